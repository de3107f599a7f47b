console.log('waiting');
process.on('exit', code => console.log('exit with', code));
await new Promise(() => {});
