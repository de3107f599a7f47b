// Nothing can ever settle this promise: node leaves with code 13.
process.on('exit', code => console.log('exit', code));
console.log('waiting');
await new Promise(() => {});
console.log('never');
