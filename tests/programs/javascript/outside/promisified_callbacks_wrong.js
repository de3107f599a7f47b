// origin: Stack Overflow question, mixing callbacks, promises and forgotten returns
function getData(cb) { setTimeout(() => cb(null, { v: 1 }), 1) }
function broken() { let result; getData((e, d) => { result = d }); return result }
console.log('sync result', broken());
const asPromise = () => new Promise((res, rej) => getData((e, d) => e ? rej(e) : res(d)));
asPromise().then(d => { d.v++; }).then(d => console.log('forgot return', d));
asPromise().then(d => d.v).then(console.log.bind(console, 'with return'));
asPromise().then(asPromise).then(d => console.log('nested', d)).then(asPromise()).then(x => console.log('passing a promise', x));
asPromise().then('not a function').then(d => console.log('passed through', d));
asPromise().then(d => { throw d }).catch(d => console.log('caught data', d)).then(() => console.log('after catch goes on'));
asPromise().then(d => { nope(d) }, () => console.log('this handler does not see it')).catch(e => console.log(e.name, e.message));
new Promise(async (res, rej) => { const d = await asPromise(); if (d.v === 1) return rej(new Error('from async executor')); res(d) }).catch(e => console.log(e.message));
const log = async () => { const d = asPromise(); console.log(d, d.v, typeof d.then, d instanceof Promise) }; log();
(async () => { const [a, b] = [await asPromise(), asPromise()]; console.log(a, b, await b); return a.v + (await b).v })().then(s => console.log('sum', s));
if (asPromise()) console.log('a promise is always truthy');
console.log(`${asPromise()}`, JSON.stringify({ p: asPromise() }), asPromise() + 1, { ...asPromise() }, [asPromise()].length);
process.on('exit', () => console.log('bye', typeof broken()));
const once = (fn) => { let p; return () => p ??= fn() }; const cached = once(() => { console.log('fetching'); return asPromise() }); cached(); cached().then(d => console.log('cached', d, cached() === cached()));
Promise.resolve(asPromise()).then(d => console.log('adopted', d)); const same = asPromise(); console.log(Promise.resolve(same) === same, new Promise(r => r(same)) === same);
let resolveLater; const deferred = new Promise(r => resolveLater = r); deferred.then(v => console.log('deferred', v)); resolveLater(new Promise(r => setTimeout(r, 30, 'late value'))); resolveLater('ignored'); console.log(deferred); const self = new Promise(r => setTimeout(() => r(self), 1)); self.catch(e => console.log(e.name + ': ' + e.message));
