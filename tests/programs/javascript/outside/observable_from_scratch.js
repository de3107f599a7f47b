// origin: blog post, observables with map, filter, merge and unsubscribe
class Observable {
  constructor(subscribe) { this._sub = subscribe }
  subscribe(next, error = (e) => { throw e }, complete = () => { }) {
    let closed = false, teardown;
    const end = () => { closed = true; teardown?.() };
    const obs = { next: v => { if (!closed) try { next(v) } catch (e) { obs.error(e) } }, error: e => { if (!closed) { end(); error(e) } }, complete: () => { if (!closed) { end(); complete() } }, get closed() { return closed } };
    try { teardown = this._sub(obs) } catch (e) { obs.error(e) }
    if (closed) teardown?.();
    return { unsubscribe: end };
  }
  pipe(...ops) { return ops.reduce((o, op) => op(o), this) }
  static of(...xs) { return new Observable(o => { for (const x of xs) o.next(x); o.complete() }) }
  static interval(ms) { return new Observable(o => { let i = 0; const t = setInterval(() => o.next(i++), ms); return () => { clearInterval(t); console.log('interval cleared') } }) }
  static merge(...os) { return new Observable(o => { let n = os.length; const subs = os.map(x => x.subscribe(o.next, o.error, () => --n || o.complete())); return () => subs.forEach(s => s.unsubscribe()) }) }
}
const map = f => src => new Observable(o => { const s = src.subscribe(v => o.next(f(v)), o.error, o.complete); return () => s.unsubscribe() });
const filter = p => src => new Observable(o => { const s = src.subscribe(v => p(v) && o.next(v), o.error, o.complete); return () => s.unsubscribe() });
const take = n => src => new Observable(o => { let k = 0; const s = src.subscribe(v => { o.next(v); if (++k === n) { o.complete(); s?.unsubscribe() } }, o.error, o.complete); return () => s?.unsubscribe() });
Observable.of(1, 2, 3, 4).pipe(filter(x => x % 2 === 0), map(x => x * 10)).subscribe(v => console.log('got', v), null, () => console.log('complete'));
Observable.of(1, 0, 2).pipe(map(x => { if (!x) throw new RangeError('zero'); return 6 / x })).subscribe(v => console.log('div', v), e => console.log('error', e.message), () => console.log('not called'));
Observable.interval(10).pipe(take(3), map(x => `tick ${x}`)).subscribe(console.log.bind(console), console.error, () => console.log('took three'));
const s = Observable.merge(Observable.of('a', 'b'), Observable.of('c')).subscribe(v => console.log('merged', v), console.error, () => console.log('all merged')); s.unsubscribe(); s.unsubscribe();
class Subject extends Observable { constructor() { super(o => { this.os.add(o); return () => this.os.delete(o) }); this.os = new Set() } next(v) { this.os.forEach(o => o.next(v)) } } const subj = new Subject(); const u1 = subj.subscribe(v => console.log('one', v)), u2 = subj.subscribe(v => { if (v === 2) throw new Error('observer failed'); console.log('two', v) }, e => console.log('handled', e.message)); subj.next(1); subj.next(2); subj.next(3); u1.unsubscribe(); subj.next(4); console.log(subj.os.size, subj);
