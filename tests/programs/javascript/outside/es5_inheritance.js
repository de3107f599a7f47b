// origin: course notes, inheritance before classes
function Animal(name, legs) {
	this.name = name;
	this.legs = legs;
}
Animal.prototype.describe = function () {
	return this.name + ' has ' + this.legs + ' legs';
};
function Dog(name) {
	Animal.call(this, name, 4);
	this.tricks = [];
}
Dog.prototype = Object.create(Animal.prototype);
Dog.prototype.constructor = Dog;
Dog.prototype.describe = function () {
	return Animal.prototype.describe.call(this) + ' and knows ' + (this.tricks.length || 'no') + ' tricks';
};
Dog.create = function (name) { return new this(name); };

var rex = new Dog('Rex');
var fido = Dog.create('Fido');
fido.tricks.push('roll', 'sit');
console.log(rex.describe());
console.log(fido.describe());
console.log(rex, fido);
console.log(rex.__proto__ === Dog.prototype, rex.constructor.name, Dog.prototype.__proto__ === Animal.prototype);

function Cat(name) { Animal.apply(this, [name, 4]); }
Cat.prototype = new Animal();        // the old way: forgot the constructor
var tom = new Cat('Tom');
console.log(tom, tom.constructor === Animal, Cat.prototype);
for (var key in tom) console.log(key, tom.hasOwnProperty(key));
for (var key in rex) console.log(key, rex.hasOwnProperty(key));
console.log(Object.keys(Dog.prototype), Animal.prototype.isPrototypeOf(tom), Dog.prototype.isPrototypeOf(tom));
var bare = Object.create(null); bare.x = 1;
console.log(bare, bare.toString, Object.create({ inherited: 1 }), Object.create(Dog.prototype));
function NoNew(n) { if (!(this instanceof NoNew)) return new NoNew(n); this.n = n }
console.log(NoNew(3), new NoNew(4));
function ReturnsObject() { this.a = 1; return { b: 2 } }
function ReturnsPrimitive() { this.a = 1; return 5 }
console.log(new ReturnsObject(), new ReturnsPrimitive(), new ReturnsObject() instanceof ReturnsObject);
