const wait = (ms, v) => new Promise(r => setTimeout(r, ms, v));
async function* numbers() {
  try {
    for (let i = 0; i < 5; i++) {
      await wait(10);
      yield i;
    }
  } finally {
    console.log('numbers closed');
  }
}
const manual = {
  [Symbol.asyncIterator]() {
    let i = 0;
    return {
      next() { return wait(10, { value: 'm' + i, done: i++ > 2 }); },
      return() { console.log('manual return'); return { done: true }; },
    };
  },
};
async function main() {
  for await (const n of numbers()) {
    if (n === 1) continue;
    if (n === 3) break;
    console.log('number', n);
  }
  for await (const v of manual) console.log(v);
  for await (const v of manual) { console.log('once', v); break; }
  for await (const v of [wait(30, 'x'), 'y', wait(10, 'z')]) console.log(v);
  try {
    for await (const v of [1, Promise.reject(new Error('element'))]) console.log(v);
  } catch (e) { console.log('caught', e.message); }
  try {
    for await (const n of numbers()) { throw new Error('body'); }
  } catch (e) { console.log('caught', e.message); }
  try {
    for await (const n of 5) {}
  } catch (e) { console.log(e.message); }
}
main().then(() => console.log('end'));
