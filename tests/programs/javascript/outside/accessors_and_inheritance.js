// origin: exercise, temperature class with getters, setters and validation
class Temperature {
  #celsius;
  constructor(c) { this.celsius = c; }
  get celsius() { return this.#celsius; }
  set celsius(v) {
    if (typeof v !== 'number' || Number.isNaN(v)) throw new TypeError(`not a number: ${v}`);
    if (v < -273.15) throw new RangeError('below absolute zero');
    this.#celsius = v;
  }
  get fahrenheit() { return this.#celsius * 9 / 5 + 32; }
  set fahrenheit(f) { this.celsius = (f - 32) * 5 / 9; }
  static from({ f, c = (f - 32) * 5 / 9 }) { return new this(c); }
  toString() { return `${this.#celsius.toFixed(1)}°C`; }
  valueOf() { return this.#celsius; }
  [Symbol.toPrimitive](hint) { return hint === 'string' ? this.toString() : this.valueOf(); }
  toJSON() { return { c: this.#celsius } }
}
const t = new Temperature(100);
console.log(t.fahrenheit, `${t}`, t + 1, t > 50, t == 100, JSON.stringify({ t }), t);
t.fahrenheit = 32; console.log(t.celsius, String(t), [t] + '', t ? 'truthy' : '');
for (const bad of ['hot', NaN, -300, undefined]) try { t.celsius = bad } catch (e) { console.log(e.name, e.message) }
console.log(Temperature.from({ f: 212 }).celsius, Temperature.from({ c: 5 }).fahrenheit);
const ages = [new Temperature(3), new Temperature(-1), new Temperature(2)]; console.log(ages.sort((a, b) => a - b).join(), Math.max(...ages), ages.map(Number));
class Getters { get only() { return 1 } set justSet(v) { this._v = v } static get cfg() { return Object.freeze({ a: 1 }) } }
class Half extends Getters { set only(v) { console.log('setting', v) } }
const h = new Half(); h.only = 5; console.log(h.only, new Getters().justSet); try { (() => { 'use strict'; new Getters().only = 2 })() } catch (e) { console.log(e.message) }
class Full extends Getters { get only() { return super.only + 10 } set only(v) { super.justSet = v } } const fu = new Full(); fu.only = 8; console.log(fu.only, fu, Object.keys(fu));
const lazy = { get data() { console.log('computing'); const value = [1, 2, 3]; Object.defineProperty(this, 'data', { value, enumerable: true }); return value } }; console.log(lazy, lazy.data, lazy.data, lazy);
const counter = { n: 0, get next() { return this.n++ } }; console.log(counter.next, counter.next, { ...counter }, Object.create(counter, { n: { value: 50, writable: true } }).next, counter.n);
console.log(Object.entries({ get a() { return 'ga' }, b: 2 }), Object.assign({}, { get a() { return 'copied as value' } }), 'celsius' in t, t.hasOwnProperty('celsius'), Object.keys(t), Reflect.get(Temperature.prototype, 'fahrenheit', t));
const withThis = { name: 'w', get self() { return this.name } }; console.log(Reflect.get(withThis, 'self', { name: 'other' }), Object.create(withThis, { name: { value: 'child' } }).self); console.log([{ get x() { throw new Error('getter threw') } }], { get y() { return { z: 1 } }, set y(v) {} });
