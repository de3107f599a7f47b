process.on('exit', () => {
  console.log('in exit');
  throw new Error('thrown while leaving');
});
process.on('exit', () => console.log('never'));
