// origin: interview puzzles about resolve and reject called more than once
const p1 = new Promise((resolve, reject) => {
  reject(new Error('first'));
  resolve('second');
});
p1.then((v) => console.log('then', v)).catch((e) => console.log('catch', e.message)).then(() => console.log('then after catch'));

Promise.resolve(1).then(2).then(Promise.resolve(3)).then(console.log);

Promise.resolve()
  .then(() => new Error('returned, not thrown'))
  .then((v) => console.log('then:', v instanceof Error), () => console.log('catch'));

Promise.reject('a')
  .then((v) => console.log('1', v), (e) => { console.log('2', e); throw 'b'; })
  .catch((e) => { console.log('3', e); return 'c'; })
  .finally((x) => { console.log('4', x); return 'ignored'; })
  .then((v) => { console.log('5', v); });

new Promise((res) => { setTimeout(() => { res('resolved later'); throwLater(); }, 10); }).then(console.log);
function throwLater() { try { throw new Error('inside a timer'); } catch (e) { console.log(e.message); } }

const cached = new Promise((resolve) => { console.log('executor runs once'); resolve(Math.floor(7.7)); });
cached.then((v) => console.log('first', v));
cached.then((v) => console.log('second', v));

async function a() { throw new Error('from async'); }
async function b() { try { return a(); } catch (e) { return 'caught in b'; } }
async function c() { try { return await a(); } catch (e) { return 'caught in c'; } }
b().catch((e) => console.log('b rejected:', e.message));
c().then(console.log);

const promiseAll = (ps) => new Promise((res, rej) => { const out = []; let n = 0; ps.forEach((p, i) => Promise.resolve(p).then((v) => { out[i] = v; if (++n === ps.length) res(out); }).catch(rej)); });
promiseAll([1, Promise.resolve(2), new Promise((r) => setTimeout(r, 20, 3))]).then((v) => console.log('all', v));
promiseAll([1, Promise.reject(new Error('all rejects'))]).catch((e) => console.log(e.message));
