// A source that pushes from timers.
const { Readable } = require('stream');
class Ticker extends Readable {
  constructor(max) { super({ encoding: 'utf8' }); this.max = max; this.i = 0; }
  _read() {
    this.i += 1;
    if (this.i > this.max) { this.push(null); return; }
    setTimeout(() => { this.push('tick ' + this.i + '\n'); }, 5);
  }
}
const t = new Ticker(3);
t.pipe(process.stdout);
t.on('end', () => console.log('end of ticks'));
