const { Writable } = require('stream');
class Batch extends Writable {
  constructor() { super({ objectMode: true }); this.rows = []; }
  async _write(row, e, cb) { await null; this.rows.push(row); cb(); }
  async _writev(items, cb) { await null; console.log('batch of', items.length); for (const { chunk } of items) this.rows.push(chunk); cb(); }
  async _final(cb) { await null; console.log('flush', this.rows.length); cb(); }
}
const b = new Batch();
for (let i = 0; i < 5; i++) b.write({ i }, () => console.log('row', i));
b.end(() => console.log('end'));
b.on('finish', () => console.log('finish', b.rows));
