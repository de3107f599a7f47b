const { EventEmitter } = require('events');
class Job extends EventEmitter {
  run() { this.emit('error', Object.assign(new Error('job failed'), { code: 'E_JOB' })); }
}
new Job().run();
