// origin: tutorial, two-way generators: a dialog engine, running averages, trees with yield*, and early return
function* dialog() {
  const name = (yield 'What is your name?')?.trim() || 'stranger';
  let age;
  for (let tries = 1; ; tries++) {
    try { age = Number(yield `How old are you, ${name}?`); if (!Number.isInteger(age)) throw new TypeError(`"${age}" is no age`); break; }
    catch (e) { const go = yield `${e.name}: ${e.message} (try ${tries})`; if (!go) return { name, gaveUp: tries }; }
  }
  try { return { name, age }; } finally { yield 'One last thing before you go...'; console.log('(cleanup)'); }
}
function play(g, answers) {
  let { value, done } = g.next();
  for (const a of answers) { if (done) break; console.log('Q', value); console.log('A', a); ({ value, done } = a instanceof Error ? g.throw(a) : g.next(a)); }
  console.log(done, value);
  return g;
}
play(dialog(), [' Ana ', '3x', true, '42', null]);
play(dialog(), ['', new RangeError('interrupted'), false]);
const half = play(dialog(), ['Bo']); console.log(half.return('bye'), half.next(), half[Symbol.toStringTag], half);
const late = dialog(); console.log(late.return(5), late.next()); try { dialog().throw(new Error('at start')); } catch (e) { console.log(e.message); }
function* average() { let n = 0, sum = 0, x; while ((x = yield n && sum / n) !== undefined) { sum += x; n++; } return { n, sum }; }
const avg = average(); avg.next(); console.log([10, 20, 60].map(x => avg.next(x).value), avg.next());
const tree = { v: 1, kids: [{ v: 2, kids: [{ v: 4 }] }, { v: 3 }] };
function* walk({ v, kids = [] }, depth = 0) { const sent = yield '  '.repeat(depth) + v; if (sent === 'skip') return 0; let n = 1; for (const k of kids) n += yield* walk(k, depth + 1); return n; }
const w = walk(tree); for (let r = w.next(); ; r = w.next(r.value.trim() === '2' ? 'skip' : 0)) { if (r.done) { console.log('visited', r.value); break; } console.log(r.value); }
function* delegating() { const r = yield* { [Symbol.iterator]: () => ({ next: v => (console.log('inner next', v), { value: 'v', done: v === 'stop' }), return: v => (console.log('inner return', v), { value: 'r' + v, done: true }), throw: e => (console.log('inner throw', e), { value: 't', done: false }) }) }; return 'got ' + r; }
let d = delegating(); console.log(d.next('a'), d.next('b'), d.throw('err'), d.next('stop')); d = delegating(); d.next(); console.log(d.return(7)); d = (function* () { yield* [1, 2]; yield* 'hi'; return yield* (function* () { return 'ret'; })(); })(); console.log([...d]);
const busy = (function* () { try { busy.next(); } catch (e) { yield e.message; } })(); console.log(busy.next());
for (const bad of [() => new dialog(), () => { function* g() { yield* 5; } g().next(); }, () => { function* g() { yield* { [Symbol.iterator]: () => ({ next: () => 1 }) }; } g().next(); }, () => { const [x] = {}; }, () => { const g = walk(tree); g.next.call({}); }, () => { function* g() { yield* undefined; } g().next(); }, () => [...{ *[Symbol.iterator]() { yield 1; throw new Error('half way'); } }], () => Math.max(...5), () => new Map([1]), () => new Set(5), () => Array.from({ [Symbol.iterator]: 1 }), () => { for (const x of { [Symbol.iterator]: () => 1 }); }]) try { console.log(bad()); } catch (e) { console.log(e.name, e.message); }
const objGen = { *[Symbol.iterator]() { yield* Object.entries(this); }, a: 1, *gen() { return this; } }; console.log([...objGen], objGen, objGen.gen().next().value === objGen, Object.getPrototypeOf(function* () {}).constructor.name, walk.prototype, (function* () {}).constructor('yield 1; yield 2')().next());
