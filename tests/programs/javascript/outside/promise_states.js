// origin: tutorial, printing promises in their three states
const pending = new Promise(() => {});
const fulfilled = Promise.resolve({ data: [1, 2, 3] });
const rejected = Promise.reject(new Error('nope'));
rejected.catch(() => {});
console.log(pending);
console.log(fulfilled);
console.log(Promise.resolve(42), Promise.resolve('str'), Promise.resolve());
const states = { pending, fulfilled };
console.log(states);

async function f() { return 1; }
console.log(f(), f);
const p = f().then(x => { console.log('inside then', x); return x + 1; });
console.log(p);
setTimeout(() => {
  console.log(p);
  rejected.catch(e => console.log('caught', e.message));
}, 10);

(async () => {
  const result = await Promise.allSettled([fulfilled, Promise.reject('why'), 7]);
  console.log(result);
  const [a, b] = await Promise.all([f(), p]);
  console.log({ a, b });
})();
