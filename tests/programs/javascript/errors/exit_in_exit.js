process.on('exit', code => {
  console.log('first handler', code);
  process.exit(9);
});
process.on('exit', code => console.log('second handler', code));
console.log('main');
