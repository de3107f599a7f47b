// origin: forum question, exit code 13 and nothing printed
console.log('waiting for a promise that nobody resolves');
process.on('exit', (c) => console.log('exit code', c));
await new Promise(() => {});
console.log('unreachable');
