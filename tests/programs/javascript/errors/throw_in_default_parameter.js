const required = name => { throw new TypeError(`missing argument ${name}`); };
function greet(who = required('who')) {
  return who;
}
console.log(greet('x'));
greet();
