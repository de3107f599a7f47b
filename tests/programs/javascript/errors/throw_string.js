console.log('a');
function f() {
  throw 'just a string';
}
f();
