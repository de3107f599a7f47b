// then makes its result by the species of the receiver.
let made = 0;
class Counted extends Promise {
  constructor(f) { super(f); made++; }
}
class Plain extends Promise {
  static get [Symbol.species]() { return Promise; }
}
const c = Counted.resolve(1);
const d = c.then(x => x + 1).finally(() => {});
console.log(made, d instanceof Counted);
const q = Plain.resolve(1);
console.log(q instanceof Plain, q.then(() => {}) instanceof Plain);
Counted.all([1, c, Promise.resolve(3)]).then(v => console.log('all', v, made));
async function f() { return d; }
console.log(f() instanceof Counted, f().constructor === Promise);
