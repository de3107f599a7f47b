const p = new Promise((resolve, reject) => {
  resolve('first');
  reject(new Error('ignored'));
  throw new Error('ignored too');
});
p.then(v => console.log(v));
new Promise(() => { throw new Error('thrown in executor'); }).catch(e => console.log(e.message));
p.then('not a function').then(v => console.log('passed through', v));
p.then(null, undefined).then(v => console.log('again', v));
Promise.reject(1).then(() => console.log('no')).catch(v => console.log('caught', v)).then(v => console.log('then', v));
Promise.resolve(1).finally(() => 2).then(v => console.log('finally keeps', v));
Promise.resolve(1).finally(() => { throw 3; }).catch(v => console.log('finally throws', v));
Promise.reject(4).finally(() => {}).catch(v => console.log('finally passes', v));
console.log(Promise.resolve(p) === p, p.then() === p);
console.log(Promise.length, Promise.prototype.then.length, Promise.name, Object.prototype.toString.call(p));
for (const bad of [() => Promise(), () => new Promise(), () => new Promise(1), () => Promise.resolve.call(1)]) {
  try { bad(); } catch (e) { console.log(e.name + ': ' + e.message); }
}
class MyPromise extends Promise {
  constructor(executor) {
    console.log('MyPromise made');
    super(executor);
  }
}
const mine = new MyPromise(r => r('mine'));
const derived = mine.then(v => console.log(v));
console.log(derived instanceof MyPromise, derived.constructor.name);
