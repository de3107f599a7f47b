// origin: design patterns article, visitor, strategy and chain of responsibility
const num = v => ({ accept: vis => vis.num(v) });
const bin = (op, l, r) => ({ accept: vis => vis.bin(op, l.accept(vis), r.accept(vis)) });
const tree = bin('*', bin('+', num(1), num(2)), bin('-', num(10), num(4)));
const evaluate = { num: v => v, bin: (op, l, r) => ({ '+': l + r, '-': l - r, '*': l * r })[op] };
const print = { num: String, bin: (op, l, r) => `(${l} ${op} ${r})` };
const depth = { num: () => 1, bin: (_, l, r) => 1 + Math.max(l, r) };
console.log(tree.accept(print), '=', tree.accept(evaluate), 'depth', tree.accept(depth));
const shipping = {
  standard: ({ weight }) => 5 + weight * .5,
  express: ({ weight }) => 15 + weight,
  free: () => 0,
  __proto__: null,
};
function quote(order, how = order.total > 100 ? 'free' : 'standard') {
  const strategy = shipping[how];
  if (!strategy) throw new RangeError(`unknown shipping: ${how} (one of ${Object.keys(shipping).join(', ')})`);
  return { how, cost: strategy(order) };
}
for (const args of [[{ weight: 4, total: 20 }], [{ weight: 4, total: 120 }], [{ weight: 4, total: 20 }, 'express'], [{ weight: 1 }, 'toString']]) try { console.log(quote(...args)) } catch (e) { console.log(e.message) }
class Handler {
  setNext(h) { this.next = h; return h }
  handle(req) { return this.next ? this.next.handle(req) : `nobody handles ${req.type}/${req.level}` }
}
class Level extends Handler { constructor(name, max) { super(); this.name = name; this.max = max } handle(req) { return req.level <= this.max ? `${this.name} handles ${req.type}` : super.handle(req) } }
const desk = new Level('desk', 1); desk.setNext(new Level('engineer', 3)).setNext(new Level('boss', 5));
for (const level of [1, 2, 5, 9]) console.log(desk.handle({ type: 'bug', level })); console.log(desk);
const builder = () => { const q = { table: null, where: [], fields: '*' }; const api = { from: t => (q.table = t, api), where: (...c) => (q.where.push(c.join(' ')), api), select: (...f) => (q.fields = f.join(', ') || '*', api), build() { if (!q.table) throw new Error('from() is missing'); return `SELECT ${q.fields} FROM ${q.table}${q.where.length ? ' WHERE ' + q.where.join(' AND ') : ''}` } }; return api };
console.log(builder().from('users').select('id', 'name').where('age', '>', 18).where('active = 1').build()); try { builder().build() } catch ({ message }) { console.log(message) }
const Singleton = (() => { let inst; return class S { constructor() { if (inst) return inst; inst = this; this.id = 'only' } } })(); console.log(new Singleton() === new Singleton(), new Singleton()); const flyweights = new Map(), fly = c => flyweights.get(c) ?? flyweights.set(c, Object.freeze({ c })).get(c); console.log(fly('red') === fly('red'), flyweights); const adapt = old => ({ get: k => old.fetchItem({ key: k }).value }); console.log(adapt({ fetchItem: ({ key }) => ({ value: key.toUpperCase() }) }).get('abc'));
