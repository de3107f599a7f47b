// origin: blog post, implement a promise from scratch
const PENDING = 'pending', FULFILLED = 'fulfilled', REJECTED = 'rejected';

class MyPromise {
  state = PENDING;
  value = undefined;
  callbacks = [];

  constructor(executor) {
    try {
      executor((v) => this._resolve(v), (e) => this._settle(REJECTED, e));
    } catch (e) {
      this._settle(REJECTED, e);
    }
  }
  _resolve(v) {
    if (v && typeof v.then === 'function') return v.then((x) => this._resolve(x), (e) => this._settle(REJECTED, e));
    this._settle(FULFILLED, v);
  }
  _settle(state, value) {
    if (this.state !== PENDING) return;
    this.state = state;
    this.value = value;
    this.callbacks.splice(0).forEach((cb) => this._run(cb));
  }
  _run({ onOk, onErr, resolve, reject }) {
    queueMicrotask(() => {
      const handler = this.state === FULFILLED ? onOk : onErr;
      if (typeof handler !== 'function') return (this.state === FULFILLED ? resolve : reject)(this.value);
      try { resolve(handler(this.value)); } catch (e) { reject(e); }
    });
  }
  then(onOk, onErr) {
    return new MyPromise((resolve, reject) => {
      const cb = { onOk, onErr, resolve, reject };
      if (this.state === PENDING) this.callbacks.push(cb); else this._run(cb);
    });
  }
  catch(onErr) { return this.then(null, onErr); }
  finally(fn) { return this.then((v) => { fn(); return v; }, (e) => { fn(); throw e; }); }
  static resolve(v) { return new MyPromise((r) => r(v)); }
  static all(ps) {
    return new MyPromise((resolve, reject) => {
      const out = []; let left = ps.length;
      ps.forEach((p, i) => MyPromise.resolve(p).then((v) => { out[i] = v; if (--left === 0) resolve(out); }, reject));
    });
  }
}

console.log('start');
const p = new MyPromise((res) => { setTimeout(res, 20, 'later'); res('now'); });
p.then((v) => { console.log(v); return MyPromise.resolve('chained'); })
  .then(console.log)
  .then(() => { throw new Error('oops'); })
  .catch((e) => console.log('caught', e.message))
  .finally(() => console.log('finally'));
MyPromise.all([1, MyPromise.resolve(2), Promise.resolve(3)]).then((v) => console.log('all', v));
Promise.resolve('native').then(console.log);
(async () => console.log('awaited', await MyPromise.resolve('mine')))();
console.log(p);
console.log('end');
