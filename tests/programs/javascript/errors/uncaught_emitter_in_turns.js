// An 'error' event without a listener, out of an immediate that has its own name by then.
const EventEmitter = require('events');
class Job extends EventEmitter {
  run() { setImmediate(() => this.emit('error', new Error('inside an immediate'))); }
}
const job = new Job();
process.once('uncaughtException', error => {
  console.log(error.stack.split('\n').slice(1, 3).map(line => line.replace(/\/.*\//, '')).join());
  setImmediate(function later() { new Job().emit('error', new Error('once more')); });
});
job.run();
