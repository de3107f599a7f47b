// origin: bug report, cannot convert a Symbol value to a string
const registry = {
  items: new Map(),
  get size() { return this.items.size },
  add(key, v) { this.items.set(key, v); return 'added ' + key; },
};
console.log(registry.add('x', 1), registry.size);
registry.size = 10;
console.log(registry.size);
console.log(registry.add(Symbol('y'), 2));
