let n = 0;
process.on('beforeExit', code => {
  console.log('beforeExit', code);
  if (n++ === 0) Promise.resolve().then(() => console.log('only a microtask does not keep it alive'));
});
process.on('exit', c => console.log('exit', c));
