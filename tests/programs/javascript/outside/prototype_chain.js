// origin: interview questions on prototypes
function Animal(name) { this.name = name; }
Animal.prototype.eat = function () { return this.name + ' eats'; };
Animal.prototype.legs = 4;
function Bird(name, wings) { Animal.call(this, name); this.wings = wings; }
Bird.prototype = Object.create(Animal.prototype);
Bird.prototype.constructor = Bird;
Bird.prototype.fly = function () { return `${this.name} flies with ${this.wings} wings`; };
Bird.prototype.legs = 2;

var tweety = new Bird('Tweety', 2);
console.log(tweety.eat(), tweety.fly(), tweety.legs);
console.log(tweety);
console.log(tweety instanceof Bird, tweety instanceof Animal, Object.getPrototypeOf(tweety) === Bird.prototype);
for (var key in tweety) console.log(key, tweety.hasOwnProperty(key));
tweety.legs = 1;
delete tweety.legs;
console.log(tweety.legs, 'fly' in tweety, Object.keys(tweety));
console.log(Bird.prototype, Animal.prototype, Object.getOwnPropertyNames(Bird.prototype));

const base = { list: [], count: 0, add(x) { this.list.push(x); this.count++; } };
const one = Object.create(base), two = Object.create(base);
one.add('a'); two.add('b');
console.log(one, two, base, one.list === two.list);

Array.prototype.last = function () { return this[this.length - 1]; };
console.log([1, 2, 3].last());
for (const i in [7]) console.log('for in sees', i);
delete Array.prototype.last;

function f() {}
console.log(f.prototype.constructor === f, f.__proto__ === Function.prototype, Object.__proto__ === Function.prototype, Function.__proto__ === Function.prototype, Object.prototype.__proto__);
console.log(new f(), Object.create(f.prototype), Object.create(null), Object.create({ inherited: true }));
const o = new (class Foo { constructor() { this.x = 1; } })();
console.log(o, o.constructor, o.constructor.name);
