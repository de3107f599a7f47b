// origin: blog post, mixins with subclass factories and Object.assign
const Serializable = (Base) => class extends Base {
  serialize() { return JSON.stringify(this) }
};
const Eventful = (Base = Object) => class Eventful extends Base {
  #handlers = new Map();
  on(t, f) { (this.#handlers.get(t) ?? this.#handlers.set(t, []).get(t)).push(f); return this }
  emit(t, ...a) { for (const f of this.#handlers.get(t) ?? []) f.apply(this, a); return this }
};
class Shape { constructor(x, y) { this.x = x; this.y = y } area() { return 0 } }
class Square extends Eventful(Serializable(Shape)) {
  constructor(x, y, s) { super(x, y); this.s = s }
  area() { return this.s ** 2 + super.area() }
  get [Symbol.toStringTag]() { return 'Sq' }
}
const sq = new Square(1, 2, 3);
sq.on('grow', function (by) { this.s += by; console.log('grown to', this.area()) }).emit('grow', 2);
console.log(sq.serialize(), String(sq));
console.log(sq);
let chain = [], o = sq;
while ((o = Object.getPrototypeOf(o))) chain.push(o.constructor.name || '(anonymous)');
console.log(chain.join(' > '));

const canFly = { fly() { return this.name + ' flies' }, get altitude() { return 100 } };
const canSwim = { swim() { return this.name + ' swims' }, depth: 3 };
function Duck(name) { this.name = name }
Object.assign(Duck.prototype, canFly, canSwim);
const d = new Duck('Donald');
console.log(d.fly(), '/', d.swim(), d.altitude, d.depth);
console.log(Object.getOwnPropertyDescriptor(Duck.prototype, 'altitude'));
console.log(d, Duck.prototype);
console.log(d instanceof Duck, 'fly' in d, d.hasOwnProperty('fly'), Object.hasOwn(d, 'name'));
