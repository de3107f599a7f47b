// origin: bug report, a module that rejects at the top level
const load = async (n) => { if (n > 2) throw new TypeError('too many: ' + n); return n };
console.log(await load(1));
process.on('exit', c => console.log('exit', c));
console.log(await load(3));
console.log('never');
