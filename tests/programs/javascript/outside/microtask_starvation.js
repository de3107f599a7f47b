// origin: blog post on starving the loop with microtasks
let n = 0;
const LIMIT = 500;
function spin() {
  if (n++ < LIMIT) Promise.resolve().then(spin);
  else console.log('microtasks finally done', n);
}
setTimeout(() => console.log('timeout had to wait, n =', n), 0);
spin();
console.log('sync done, n =', n);

let m = 0;
function polite() {
  if (m++ < 5) {
    console.log('polite turn', m);
    setImmediate(polite);
  }
}
setTimeout(() => {
  setTimeout(() => console.log('timer between immediates is fine'), 50);
  polite();
}, 20);

function chunked(items, size, work, done) {
  let i = 0;
  (function next() {
    const end = Math.min(i + size, items.length);
    for (; i < end; i++) work(items[i]);
    console.log('chunk up to', i);
    i < items.length ? setImmediate(next) : done();
  })();
}
setTimeout(() => {
  let sum = 0;
  chunked([...Array(10).keys()], 4, (x) => { sum += x; }, () => console.log('sum', sum));
  Promise.resolve().then(() => console.log('not blocked'));
}, 150);
