// origin: interview quiz: return of a promise costs extra ticks
async function a() { return 1; }
async function b() { return Promise.resolve(2); }
async function c() { return await Promise.resolve(3); }
b().then((v) => console.log('b', v));
a().then((v) => console.log('a', v));
c().then((v) => console.log('c', v));
Promise.resolve()
  .then(() => console.log('t1'))
  .then(() => console.log('t2'))
  .then(() => console.log('t3'))
  .then(() => console.log('t4'));
