// Standard input is empty here.
let text = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', c => { text += c; });
process.stdin.on('end', () => console.log('end', JSON.stringify(text)));
process.stdin.on('close', () => console.log('close'));
process.nextTick(() => console.log('tick'));
console.log(process.stdin.fd, process.stdin.isTTY, process.stdin.constructor.name);
