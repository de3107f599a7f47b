let rounds = 0;
process.on('beforeExit', () => {
  console.log('beforeExit', rounds);
  if (rounds++ < 2) spawn(() => console.log('task', rounds));
});
