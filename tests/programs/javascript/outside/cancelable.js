// origin: Stack Overflow question, how to cancel a promise or an interval
function makeCancelable(promise) {
  let cancelled = false;
  const wrapped = new Promise((resolve, reject) => {
    promise.then(
      (val) => (cancelled ? reject({ isCanceled: true }) : resolve(val)),
      (err) => (cancelled ? reject({ isCanceled: true }) : reject(err)),
    );
  });
  return { promise: wrapped, cancel() { cancelled = true; } };
}

const sleep = (ms, v) => new Promise((r) => setTimeout(r, ms, v));

const job = makeCancelable(sleep(30, 'data'));
job.promise.then((v) => console.log('got', v)).catch((r) => console.log('job', r));
setTimeout(() => job.cancel(), 10);

const other = makeCancelable(sleep(50, 'other data'));
other.promise.then((v) => console.log('got', v), (r) => console.log('other', r));

class Ticker {
  #id = null;
  ticks = 0;
  start(ms, onTick) {
    if (this.#id) return this;
    this.#id = setInterval(() => onTick(++this.ticks, this), ms);
    return this;
  }
  stop() { clearInterval(this.#id); this.#id = null; return this; }
  get running() { return this.#id !== null; }
}
setTimeout(() => {
  new Ticker().start(20, (n, t) => {
    console.log('tick', n, t.running);
    if (n === 3) console.log(t.stop(), t.running);
  }).start(1, () => console.log('never'));
}, 100);

(async () => {
  const token = { cancelled: false };
  setTimeout(() => { token.cancelled = true; }, 255);
  await sleep(200);
  for (let i = 0; i < 10 && !token.cancelled; i++) {
    console.log('step', i);
    await sleep(40);
  }
  console.log('loop ended, cancelled:', token.cancelled);
})();
