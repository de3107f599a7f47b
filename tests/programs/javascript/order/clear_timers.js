const a = setTimeout(() => console.log('a: never'), 50);
const b = setTimeout(() => console.log('b'), 50);
clearTimeout(a);
clearTimeout(a);
clearTimeout(undefined);
clearTimeout(null);
clearTimeout({});
clearTimeout('nothing');

setTimeout(() => {
  console.log('c clears d');
  clearTimeout(d);
}, 80);
const d = setTimeout(() => console.log('d: never'), 80);

let n = 0;
const interval = setInterval((label) => {
  n++;
  console.log(label, n);
  if (n === 3) {
    clearInterval(interval);
    console.log('interval cleared');
  }
}, 110, 'interval');

const immediate = setImmediate(() => console.log('immediate: never'));
clearImmediate(immediate);
setImmediate(v => console.log('immediate', v), 'kept');
console.log(typeof a, typeof interval, typeof immediate, a.hasRef(), b.ref() === b);
