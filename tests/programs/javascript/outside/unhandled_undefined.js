// origin: forum question, rejection with no reason at all
process.on('exit', c => console.log('exit code will be', c));
new Promise((_, reject) => setTimeout(reject, 10));
