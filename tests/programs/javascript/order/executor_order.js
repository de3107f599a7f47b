const log = console.log;
log(1);
const p1 = new Promise((resolve) => {
  log(2);
  setTimeout(() => { log('timer'); resolve('from timer'); log('after resolve'); }, 0);
  Promise.resolve().then(() => log('inner then'));
  log(3);
});
p1.then(v => log('p1', v));
const p2 = new Promise((resolve, reject) => {
  resolve(p1);
  log(4);
});
p2.then(v => log('p2', v));
async function f() { log(5); const v = await p2; log('f', v); return v; }
f().then(v => log('f returned', v));
(async function () { log(6); await f(); log('second f'); })();
log(7);
