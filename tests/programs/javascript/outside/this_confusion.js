// origin: interview puzzle about this, arrow functions and bind
var name = 'global?';
const person = {
  name: 'Maya',
  regular: function () { return this.name; },
  arrow: () => typeof this.name,
  nested() {
    const inner = () => this.name;
    function plain() { return this === globalThis || this === undefined; }
    return [inner(), plain()];
  },
  delayed() {
    setTimeout(function () { console.log('delayed function:', this.name); }, 10);
    setTimeout(() => console.log('delayed arrow:', this.name), 30);
  },
};
console.log(person.regular(), person.arrow(), person.nested());
const f = person.regular;
console.log(f(), f.call({ name: 'called' }), f.apply({ name: 'applied' }, []), f.bind({ name: 'bound' })());
console.log((false || person.regular)(), (person.regular)());
const b1 = f.bind({ name: 'one' });
console.log(b1.bind({ name: 'two' })(), b1.call({ name: 'three' }));
person.delayed();

function Dog(name) {
  this.name = name;
  this.bark = () => this.name + ' barks';
}
Dog.prototype.speak = function () { return this.name + ' speaks'; };
const rex = new Dog('Rex');
const { bark, speak } = rex;
console.log(bark(), speak.call({ name: 'Cat' }));
try { console.log(speak()); } catch (e) { console.log(e.constructor.name); }
console.log(rex);

class Button {
  label = 'ok';
  onClick() { return this ? this.label : 'lost this'; }
  onPress = () => this.label;
}
const { onClick, onPress } = new Button();
console.log(onClick(), onPress());
console.log([1, 2, 3].map(function (x) { return x * this.k; }, { k: 10 }));
