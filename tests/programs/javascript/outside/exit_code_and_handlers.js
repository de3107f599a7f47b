// origin: tutorial: exit events run synchronously
process.on('exit', (code) => {
  console.log('exit with', code);
  setTimeout(() => console.log('never'), 0);
});
process.on('beforeExit', () => {
  console.log('before exit');
});
process.exitCode = 3;
setTimeout(() => console.log('work'), 1);
