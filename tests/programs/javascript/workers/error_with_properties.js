const { Worker } = require('worker_threads');
const worker = new Worker(`
  class HttpError extends Error {
    constructor(status, message) {
      super(message);
      this.name = 'HttpError';
      this.status = status;
      this.details = { retry: false };
    }
  }
  setTimeout(() => { throw new HttpError(503, 'unavailable'); }, 5);
`, { eval: true });
worker.on('error', (error) => {
  console.log(error.name, error.message, error.status, error.details);
  console.log(error.stack.split('\n')[0]);
  console.log(Object.keys(error));
  console.log(error.constructor === Error);
});
worker.on('exit', (code) => console.log('exit', code));
