// origin: Stack Overflow question, how to cancel a promise or an interval
class Cancelled extends Error {
  constructor() { super('cancelled'); this.name = 'Cancelled'; }
}
function abortable(start) {
  let stop;
  const result = new Promise((ok, fail) => {
    const undo = start(ok, fail);
    stop = () => { undo?.(); fail(new Cancelled()); };
  });
  return { result, stop };
}

const sleep = (ms, v) => new Promise((r) => setTimeout(r, ms, v));
const alarm = (ms, v) => abortable((ok) => {
  const id = setTimeout(() => { console.log('alarm rings', v); ok(v); }, ms);
  return () => clearTimeout(id);
});

const first = alarm(60, 'first');
first.result.then((v) => console.log('got', v), (e) => console.log(`${e}`, e instanceof Cancelled));
setTimeout(first.stop, 10);
const second = alarm(90, 'second');
second.result.then((v) => console.log('got', v)).then(() => second.stop());

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
}, 200);

(async () => {
  const token = { cancelled: false };
  setTimeout(() => { token.cancelled = true; }, 460);
  await sleep(400);
  for (let i = 0; i < 10 && !token.cancelled; i++) {
    console.log('step', i);
    await sleep(40);
  }
  console.log('loop ended, cancelled:', token.cancelled);
})();
