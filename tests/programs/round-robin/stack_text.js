spawn(function* worker() {
  yield;
  const stack = new Error('where').stack;
  console.log(stack.split('\n').filter(line => !line.includes('node:')).join('\n'));
}, 'worker');
