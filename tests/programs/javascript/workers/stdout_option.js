const { Worker } = require('worker_threads');
const worker = new Worker(`
  console.log('captured line');
  console.error('captured error');
`, { eval: true, stdout: true, stderr: true });
let out = '', err = '';
worker.stdout.on('data', (chunk) => { out += chunk; });
worker.stderr.on('data', (chunk) => { err += chunk; });
worker.on('exit', () => {
  console.log('exit');
  setImmediate(() => console.log(JSON.stringify({ out, err })));
});
