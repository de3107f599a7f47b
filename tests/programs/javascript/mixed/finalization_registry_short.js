// Callbacks of a FinalizationRegistry do not run when a program ends.
const registry = new FinalizationRegistry((held) => console.log('collected', held));
(function () {
  const temporary = { data: new Array(100).fill(0) };
  registry.register(temporary, 'temporary');
  const token = {};
  registry.register({}, 'with token', token);
  console.log(registry.unregister(token), registry.unregister(token));
})();
console.log(typeof globalThis.gc);
try {
  registry.register(5, 'x');
} catch (error) {
  console.log(error.name, error.message);
}
try {
  const same = {};
  registry.register(same, same);
} catch (error) {
  console.log(error.name, error.message);
}
try {
  new FinalizationRegistry();
} catch (error) {
  console.log(error.name, error.message);
}
console.log(registry, Object.prototype.toString.call(registry));
setTimeout(() => console.log('end'), 10);
