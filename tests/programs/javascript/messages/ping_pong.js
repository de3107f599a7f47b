// Two ports answer each other; the walk over the ports goes one way.
const { port1: left, port2: right } = new MessageChannel();
left.on('message', (n) => {
  console.log('left', n);
  left.postMessage(n + 1);
});
right.on('message', (n) => {
  console.log('right', n);
  if (n >= 7) {
    console.log('enough');
    right.close();
    return;
  }
  right.postMessage(n + 1);
});
let pass = 0;
setImmediate(function next() {
  console.log('pass', ++pass);
  if (pass < 5) setImmediate(next);
});
left.on('close', () => console.log('left closed'));
right.on('close', () => console.log('right closed'));
right.postMessage(0);
