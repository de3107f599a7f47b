// origin: interview puzzle about hoisting
console.log(a, typeof b, typeof c);
var a = 1;
function b() {}
var c = function () {};

var foo = 1;
function bar() {
  if (!foo) {
    var foo = 10;
  }
  return foo;
}
console.log(bar());

function Foo() {
  getName = function () { console.log(1); };
  return this;
}
Foo.getName = function () { console.log(2); };
Foo.prototype.getName = function () { console.log(3); };
var getName = function () { console.log(4); };
function getName() { console.log(5); }

Foo.getName();
getName();
Foo().getName === undefined ? console.log('no global getName') : Foo().getName();
getName();
new Foo.getName();
new Foo().getName();
new new Foo().getName();

(function () {
  var x = y = 3;
})();
console.log(typeof x, typeof y, y);

try {
  console.log(z);
  let z = 'tdz';
} catch (e) {
  console.log(e.message);
}
console.log(typeof function hoisted() {}.name, (function () { return typeof arguments; })());
var d = 5;
(function () { console.log(d); var d = 6; })();
(() => { console.log(d); })();
