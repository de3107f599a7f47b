// origin: interview task, LRU cache built on Map
class LRUCache {
  #capacity;
  #map = new Map();

  constructor(capacity) {
    this.#capacity = capacity;
  }

  get(key) {
    if (!this.#map.has(key)) return -1;
    const v = this.#map.get(key);
    this.#map.delete(key);
    this.#map.set(key, v);
    return v;
  }

  put(key, value) {
    if (this.#map.has(key)) this.#map.delete(key);
    this.#map.set(key, value);
    if (this.#map.size > this.#capacity) {
      const oldest = this.#map.keys().next().value;
      console.log('evict', oldest);
      this.#map.delete(oldest);
    }
    return this;
  }

  get size() { return this.#map.size; }

  *[Symbol.iterator]() {
    yield* this.#map;
  }

  toJSON() {
    return Object.fromEntries(this.#map);
  }
}

const cache = new LRUCache(2);
cache.put('a', 1).put('b', 2);
console.log(cache.get('a'));
cache.put('c', 3);
console.log(cache.get('b'), cache.get('c'), cache.size);
cache.put('a', { nested: [1, 2, { deep: true }] });
console.log([...cache]);
console.log(JSON.stringify(cache, null, 2));
console.log(cache);
