// Where the static parts of a class are placed in traces, and the fault of a private name.
const where = error => error.stack.split('\n').slice(1, 4).map(line => line.trim().replace(/\/.*\//, '')).join(' < ');
function fail() { throw new Error('x'); }
function attempt(work) {
  try { work(); } catch (error) { console.log(error.message, '|', where(error)); }
}
attempt(() => { class A { static { fail(); } } });
attempt(() => { const list = [1].concat(2); class A { static value = fail(); } });
attempt(() => { console.log('before'); return class { static { fail(); } }; });
attempt(() => { class A { static ok = 1; static [String('k')] = fail(); } });
attempt(() => { class Base {} class A extends Base { static x = 1; static { fail(); } } });
attempt(function () { let a = 1; a++; class A { static #p = fail(); } });
class Counter {
  #count = 0;
  static #made = 0;
  up() { this.#count++; }
  down() { --this.#count; }
  add(n) { this.#count += n; }
  read() { return this.#count; }
  write(n) { this.#count = n; }
  call() { return this.#count(); }
  other(o) { o.#count ||= 5; }
}
const { prototype } = Counter;
attempt(() => prototype.up.call({}));
attempt(() => prototype.down.call({}));
attempt(() => prototype.add.call({}, 1));
attempt(() => prototype.read.call({}));
attempt(() => prototype.write.call({}, 1));
attempt(() => prototype.up.call(undefined));
attempt(() => prototype.add.call(null, 1));
attempt(() => new Counter().call());
attempt(() => new Counter().other({}));
attempt(() => (class {})());
attempt(() => (class Named {})());
attempt(() => { const tag = class {}; tag`x`; });
attempt(() => (class {})`x`);
attempt(() => { [1].map(class {}); });
