const { Worker } = require('worker_threads');
const worker = new Worker(`
  let text = '';
  process.stdin.setEncoding('utf8');
  process.stdin.on('data', (chunk) => { text += chunk; });
  process.stdin.on('end', () => console.log('worker read', JSON.stringify(text)));
`, { eval: true, stdin: true });
worker.stdin.write('first ');
worker.stdin.end('second');
worker.on('exit', (code) => console.log('exit', code));
