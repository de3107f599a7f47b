// origin: bug report, the exit handler itself throws after an uncaught error
process.on('exit', (code) => {
  console.log('first exit listener', code);
  if (code === 1) throw new Error('from exit listener');
});
process.on('exit', () => console.log('second exit listener'));
setTimeout(() => {
  console.log('about to fail');
  [].at(0).name;
}, 1);
