// origin: interview: write Promise by hand
class MyPromise {
  constructor(executor) {
    this.state = 'pending';
    this.callbacks = [];
    const settle = (state) => (value) => {
      if (this.state !== 'pending') return;
      this.state = state;
      this.value = value;
      this.callbacks.forEach((cb) => cb[state](value));
    };
    try { executor(settle('fulfilled'), settle('rejected')); } catch (e) { settle('rejected')(e); }
  }
  then(onFulfilled, onRejected) {
    return new MyPromise((resolve, reject) => {
      const run = (fn, fallback) => (v) => queueMicrotask(() => {
        try {
          if (typeof fn !== 'function') return fallback(v);
          const out = fn(v);
          out instanceof MyPromise ? out.then(resolve, reject) : resolve(out);
        } catch (e) { reject(e); }
      });
      const handlers = { fulfilled: run(onFulfilled, resolve), rejected: run(onRejected, reject) };
      if (this.state === 'pending') this.callbacks.push(handlers);
      else handlers[this.state](this.value);
    });
  }
  catch(fn) { return this.then(undefined, fn); }
}
new MyPromise((r) => setTimeout(r, 2, 1)).then((x) => x + 1).then((x) => { throw x * 10; }).catch((e) => console.log('caught', e));
new MyPromise((r) => r('now')).then(console.log);
console.log('sync first');
