// A cache of weak references with a registry that cleans it up.
class WeakCache {
  #map = new Map();
  #registry = new FinalizationRegistry((key) => {
    if (!this.#map.get(key)?.deref()) this.#map.delete(key);
  });
  get(key, make) {
    const known = this.#map.get(key)?.deref();
    if (known) return [known, 'hit'];
    const value = make(key);
    this.#map.set(key, new WeakRef(value));
    this.#registry.register(value, key);
    return [value, 'miss'];
  }
  get size() { return this.#map.size; }
}
const cache = new WeakCache();
const make = (key) => ({ key });
console.log(cache.get('a', make));
console.log(cache.get('a', make));
(async () => {
  await Promise.resolve();
  console.log(cache.get('a', make)[1], cache.get('b', make)[1], cache.size);
  setTimeout(() => console.log(cache.get('b', make)[1], cache.size), 5);
})();
