// How far ahead of the reader a generator runs.
const { Readable } = require('stream');
function* gen() { for (let i = 1; i <= 5; i++) { console.log('yield', i); yield i; } console.log('generator done'); }
const r = Readable.from(gen());
console.log('created');
setTimeout(async () => { for await (const x of r) { console.log('consume', x); await null; } console.log('end'); }, 1);
