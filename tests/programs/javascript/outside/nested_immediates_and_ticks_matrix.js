// origin: interview puzzle, six ways to defer nested two deep
const ways = {
  tick: f => process.nextTick(f),
  micro: f => queueMicrotask(f),
  promise: f => Promise.resolve().then(f),
  immediate: f => setImmediate(f),
  timer: f => setTimeout(f, 5),
  awaited: async f => { await null; await null; f(); },
};
const names = Object.keys(ways);
const order = [];
let pending = names.length ** 2;
for (const a of names) {
  ways[a](() => {
    order.push(a);
    for (const b of names) {
      ways[b](() => {
        order.push(`${a}>${b}`);
        if (--pending === 0) finish();
      });
    }
  });
}
order.push('sync');
function finish() {
  let line = [];
  for (const o of order) {
    if (!o.includes('>')) { if (line.length) console.log(line.join(' ')); line = []; }
    line.push(o);
  }
  console.log(line.join(' '));
  console.log(order.length, new Set(order).size);
  process.on('exit', () => {
    const where = names.map(n => [n, order.indexOf(n)]);
    console.log(where);
  });
}
