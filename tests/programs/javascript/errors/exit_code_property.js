process.exitCode = 3;
console.log(process.exitCode);
process.on('exit', code => {
  console.log('exit', code, process.exitCode);
  process.exitCode = 4;
});
setTimeout(() => console.log('timer still runs'), 1);
