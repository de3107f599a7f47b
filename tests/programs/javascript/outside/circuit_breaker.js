// origin: blog post, a circuit breaker with fake time
class CircuitBreaker {
  static STATES = Object.freeze({ CLOSED: Symbol('closed'), OPEN: Symbol('open'), HALF: Symbol('half-open') });
  #state = CircuitBreaker.STATES.CLOSED; #failures = 0; #openedAt = 0;
  constructor(fn, { limit = 3, coolDown = 50, clock } = {}) { Object.assign(this, { fn, limit, coolDown, clock }) }
  get state() { return this.#state.description }
  async call(...args) {
    if (this.#state === CircuitBreaker.STATES.OPEN) {
      if (this.clock() - this.#openedAt < this.coolDown) throw new Error('circuit is open');
      this.#state = CircuitBreaker.STATES.HALF;
    }
    try {
      const r = await this.fn(...args);
      this.#failures = 0; this.#state = CircuitBreaker.STATES.CLOSED;
      return r;
    } catch (e) {
      if (++this.#failures >= this.limit || this.state === 'half-open') { this.#state = CircuitBreaker.STATES.OPEN; this.#openedAt = this.clock() }
      throw e;
    }
  }
}
let now = 0;
const outcomes = ['ok', 'fail', 'fail', 'fail', 'fail', 'ok', 'ok'];
const service = async () => { const o = outcomes.shift(); if (o === 'fail') throw new Error('service failed'); return o };
const cb = new CircuitBreaker(service, { clock: () => now });
(async () => {
  for (const at of [0, 1, 2, 3, 10, 40, 60, 70, 120, 121]) {
    now = at;
    const before = cb.state;
    const res = await cb.call().then(v => 'value ' + v, e => 'error ' + e.message);
    console.log(String(at).padStart(3), before.padEnd(9), '->', cb.state.padEnd(9), res);
  }
  console.log(cb, CircuitBreaker.STATES, Object.keys(CircuitBreaker));
})();
