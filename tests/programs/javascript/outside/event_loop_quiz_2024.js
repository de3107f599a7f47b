// origin: interview quiz 2024, timers, ticks, immediates and promises in one file
const print = (s) => process.stdout.write(s + '\n');
setTimeout(() => {
  print('T1');
  process.nextTick(() => print('T1 tick'));
  Promise.resolve().then(() => print('T1 micro')).then(() => { print('T1 micro 2'); process.nextTick(print, 'T1 micro tick') });
  setImmediate(() => { print('T1 immediate'); process.nextTick(print, 'immediate tick'); Promise.resolve('immediate micro').then(print) });
  setImmediate(() => print('T1 immediate 2'));
  queueMicrotask(() => print('T1 queueMicrotask'));
}, 0);
setTimeout(() => print('T2'), 0);
process.nextTick(() => { print('N1'); process.nextTick(() => print('N3')); Promise.resolve().then(() => print('P from N1')) });
process.nextTick(() => print('N2'));
const p = new Promise((res, rej) => { print('E1'); res('R'); rej('ignored'); res('ignored'); print('E2') });
p.then(v => { print('P1 ' + v); return { then(f) { print('thenable'); f('from thenable') } } }).then(print);
p.then(() => print('P2')).then(() => print('P3')).then(() => print('P4')).then(() => print('P5'));
(async () => { print('A1'); await null; print('A2'); await new Promise(r => setTimeout(r, 0)); print('A3'); try { await Promise.reject('A4') } catch (e) { print(e) } finally { print('A5') } })();
(async function f() { try { return await p } finally { print('F fin') } })().then(v => print('F ' + v));
print('S');
