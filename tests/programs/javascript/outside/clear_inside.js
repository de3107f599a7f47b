// origin: interview quiz: timers that clear each other
const a = setTimeout(() => { console.log('a'); clearTimeout(b); }, 2);
const b = setTimeout(() => console.log('b'), 2);
const c = setImmediate(() => { console.log('c'); clearImmediate(d); });
const d = setImmediate(() => console.log('d'));
const e = setInterval(() => { console.log('e'); clearInterval(e); clearTimeout(a); }, 3);
clearTimeout(undefined);
clearTimeout(12345);
console.log(typeof a, typeof a.ref, a.hasRef());
