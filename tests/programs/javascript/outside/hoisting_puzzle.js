// origin: interview puzzle about hoisting
console.log(a, typeof b, typeof c);
var a = 1;
function b() {}
var c = function () {};

var lamp = 'on';
function room() {
  if (lamp !== 'on') {
    var lamp = 'fixed';
  }
  return lamp;
}
console.log(room(), lamp);

function Shop() {
  price = function () { return 'set by the constructor'; };
  return this;
}
Shop.price = () => 'static';
Shop.prototype.price = () => 'from the prototype';
console.log(price());
var price = function () { return 'from the expression'; };
function price() { return 'from the declaration'; }

console.log(Shop.price());
console.log(price());
const made = new Shop();
console.log(price());
console.log(made.price(), new Shop().price(), typeof new Shop.prototype.constructor().price);

(function () {
  var inside = leaked = 'both?';
})();
console.log(typeof inside, typeof leaked, leaked);

try {
  console.log(z);
  let z = 'tdz';
} catch (e) {
  console.log(e.message);
}
var d = 5;
(function () { console.log(d); var d = 6; console.log(d); })();
(() => { console.log(d); })();
console.log(twice(4));
function twice(n) { return once(n) * 2; function once(m) { return m + 1; } }
