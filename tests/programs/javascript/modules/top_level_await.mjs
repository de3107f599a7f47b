console.log('start', this, typeof require, typeof module, import.meta.url.split('/').pop());
const a = await Promise.resolve('a');
console.log(a);
const slow = new Promise(r => setTimeout(r, 20, 'slow'));
console.log(await slow);
for await (const x of [1, Promise.resolve(2)]) console.log(x);
const { value = await Promise.resolve('default') } = {};
console.log(value);
if (await true) console.log('in if');
export const exported = 1;
export default function () {}
console.log(await Promise.all([1, 2].map(async x => x * 2)));
try { await Promise.reject(new Error('caught')); } catch (e) { console.log(e.message); }
function sloppy() { return this; }
console.log(sloppy());
