// origin: Stack Overflow question, Unhandled 'error' event
const EventEmitter = require('events');
class Downloader extends EventEmitter {
  start(url) {
    this.emit('start', url);
    setImmediate(() => this.emit('error', Object.assign(new Error('connection refused'), { code: 'ECONN', url })));
  }
}
const d = new Downloader();
d.on('start', (u) => console.log('downloading', u));
d.start('http://example.test/file');
