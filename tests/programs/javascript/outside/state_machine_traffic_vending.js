// origin: course project, vending machine as a table-driven state machine
const machine = {
  initial: 'idle',
  states: {
    idle: { on: { COIN: { to: 'ready', action: 'addMoney' } } },
    ready: { entry: (c) => console.log(`  balance ${c.money}`), on: { COIN: { to: 'ready', action: 'addMoney' }, SELECT: [{ to: 'dispensing', guard: (c, e) => c.money >= c.prices[e.item] && c.stock[e.item] > 0, action: 'pay' }, { to: 'ready', action: 'complain' }], REFUND: { to: 'idle', action: 'giveBack' } } },
    dispensing: { entry: (c) => console.log('  here is your', c.last), on: { TAKE: [{ to: 'ready', guard: c => c.money > 0 }, { to: 'idle' }] }, exit: () => console.log('  thank you') },
  },
  actions: {
    addMoney: (c, e) => { c.money += e.value },
    pay: (c, { item }) => { c.money -= c.prices[item]; c.stock[item]--; c.last = item },
    complain: (c, { item }) => console.log(`  cannot sell ${item}: ${c.stock[item] ? 'not enough money' : 'sold out'}`),
    giveBack: (c) => { console.log('  returned', c.money); c.money = 0 },
  },
};
function interpret({ initial, states, actions }, context) {
  let state = initial; const history = [state];
  return {
    send(type, payload = {}) {
      const candidates = [states[state].on?.[type] ?? []].flat();
      const t = candidates.find(t => !t.guard || t.guard(context, payload));
      console.log(`${state} --${type}--> ${t ? t.to : '(ignored)'}`);
      if (!t) return false;
      states[state].exit?.(context); actions[t.action]?.(context, payload); state = t.to; history.push(state); states[state].entry?.(context);
      return true;
    },
    get state() { return state }, get history() { return history.join(' > ') }, matches: (...s) => s.includes(state),
  };
}
const ctx = { money: 0, prices: { cola: 3, chips: 2 }, stock: { cola: 1, chips: 5 }, last: null };
const s = interpret(machine, ctx);
for (const [type, p] of [['SELECT', { item: 'cola' }], ['COIN', { value: 2 }], ['SELECT', { item: 'cola' }], ['COIN', { value: 2 }], ['SELECT', { item: 'cola' }], ['COIN', { value: 9 }], ['TAKE'], ['SELECT', { item: 'cola' }], ['REFUND'], ['TAKE']]) s.send(type, p);
console.log(s.state, s.matches('idle', 'ready'), ctx); console.log(s.history); console.log(s, machine.states.ready);
