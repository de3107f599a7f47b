// origin: blog post, finite state machine for an order
const transitions = {
  created: { pay: 'paid', cancel: 'cancelled' },
  paid: { ship: 'shipped', refund: 'cancelled' },
  shipped: { deliver: 'delivered', lose: 'lost' },
  delivered: {},
  cancelled: {},
};

class Order {
  static #next = 1000;
  #state = 'created';
  #history = [['created', null]];
  id = Order.#next++;

  get state() { return this.#state; }
  get history() { return this.#history.map(([s]) => s).join(' → '); }
  can(action) { return action in (transitions[this.#state] ?? {}); }
  async do(action) {
    await Promise.resolve();
    if (!this.can(action)) {
      throw Object.assign(new Error(`cannot ${action} an order that is ${this.#state}`), { order: this.id });
    }
    this.#state = transitions[this.#state][action];
    this.#history.push([this.#state, action]);
    return this;
  }
}

(async () => {
  const o = new Order();
  console.log(o, o.state, o.can('pay'), o.can('ship'));
  await o.do('pay').then((x) => x.do('ship'));
  console.log(o.history);
  try {
    await o.do('refund');
  } catch (err) {
    console.log(err.message, '/', err.order, '/', Object.keys(err));
  }
  await o.do('lose');
  console.log(o.state, o.can('anything'), o.history);
  const batch = await Promise.allSettled([new Order().do('pay'), new Order().do('ship'), new Order().do('cancel')]);
  console.log(batch.map((b) => b.status + ' ' + (b.value?.state ?? b.reason.message)));
  console.log(batch[0], Object.keys(transitions));
})();
