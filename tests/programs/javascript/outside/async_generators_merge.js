// origin: blog post, merging and limiting async generators
async function* count(label, n) { try { for (let i = 1; i <= n; i++) { await null; yield `${label}${i}` } } finally { console.log('closing', label) } }
async function* take(it, n) { if (n <= 0) return; for await (const x of it) { yield x; if (--n <= 0) return } }
async function* merge(...its) {
  const pending = new Map(its.map((it, i) => [i, it.next().then(r => ({ i, r }))]));
  while (pending.size) {
    const { i, r } = await Promise.race(pending.values());
    if (r.done) pending.delete(i); else { yield r.value; pending.set(i, its[i].next().then(r => ({ i, r }))) }
  }
}
const collect = async (it) => { const out = []; for await (const x of it) out.push(x); return out };
(async () => {
  console.log(await collect(take(count('t', 10), 3)));
  console.log(await collect(merge(count('a', 2), count('b', 3))));
  const g = count('q', 5);
  console.log(await Promise.all([g.next(), g.next(), g.return('stop'), g.next()]));
  const e = count('e', 3); console.log(await e.next()); try { await e.throw(new Error('thrown in')) } catch (x) { console.log(x.message) } console.log(await e.next(), e, Object.prototype.toString.call(e));
  async function* fails() { yield 1; throw new RangeError('gen failed') } try { for await (const x of fails()) console.log(x) } catch (x) { console.log(x.message) }
  async function* delegating() { const r = yield* inner(); console.log('r', r); yield* [Promise.resolve('sync promise'), 'v']; yield Promise.resolve('awaited') } async function* inner() { yield 'i'; return 'ret' } console.log(await collect(delegating()));
  for await (const x of [Promise.resolve(1), 2, { then(f) { f('then') } }]) console.log(x); for await (const [k, v] of new Map([['k', Promise.resolve('v')]])) console.log(k, v);
  try { for await (const x of [1, Promise.reject(new Error('rejected item')), 3]) console.log(x) } catch (x) { console.log(x.message) } try { for await (const x of 5) { } } catch (x) { console.log(x.message) } try { for await (const x of { [Symbol.asyncIterator]: 1 }) { } } catch (x) { console.log(x.message) } try { for await (const x of { [Symbol.asyncIterator]() { return { next() { return 1 } } } }) { } } catch (x) { console.log(x.message) } try { for await (const x of null) { } } catch (x) { console.log(x.message) }
  const manual = { i: 0, [Symbol.asyncIterator]() { return this }, next() { return Promise.resolve({ value: this.i, done: this.i++ >= 3 }) }, return() { console.log('return called'); return Promise.resolve({}) } }; for await (const x of manual) { console.log('m', x); if (x === 1) break }
  const events = []; const queue = { push(v) { (this.w ? this.w({ value: v, done: false }) : events.push(v)); this.w = null }, [Symbol.asyncIterator]: () => ({ next: () => events.length ? Promise.resolve({ value: events.shift(), done: false }) : new Promise(r => queue.w = r) }) }; queue.push('e1'); setTimeout(() => queue.push('e2'), 5); setTimeout(() => queue.push('end'), 40); for await (const ev of queue) { console.log(ev); if (ev === 'end') break }
  const AG = Object.getPrototypeOf(async function* () {}); console.log(AG.constructor.name, Object.prototype.toString.call(AG), typeof g[Symbol.asyncIterator], g[Symbol.asyncIterator]() === g); const fin = (async function* () { try { yield 1 } finally { await null; yield 'in finally'; console.log('fin done') } })(); await fin.next(); console.log(await fin.return('R'), await fin.next(), await fin.next());
})();
