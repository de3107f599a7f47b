Promise.resolve().then(() => {
  console.log('in promise');
  process.exit();
  console.log('never');
});
Promise.resolve().then(() => console.log('never'));
process.exitCode = 6;
process.on('exit', c => console.log('exit', c));
