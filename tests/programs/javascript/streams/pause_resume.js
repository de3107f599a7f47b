const { Readable } = require('stream');
const r = Readable.from(['a', 'b', 'c', 'd']);
r.on('pause', () => console.log('pause event'));
r.on('resume', () => console.log('resume event'));
r.on('data', chunk => {
  console.log('data', chunk);
  if (chunk === 'b') {
    r.pause();
    console.log('paused', r.isPaused(), r.readableFlowing);
    setTimeout(() => { console.log('resuming'); r.resume(); }, 20);
  }
});
r.on('end', () => console.log('end'));
r.on('close', () => console.log('close'));
