// origin: interview task, cache with expiry and statistics, tested with a fake clock
class TTLCache {
  #map = new Map(); #hits = 0; #misses = 0;
  constructor({ max = 3, ttl = 100, clock = Date.now } = {}) { this.max = max; this.ttl = ttl; this.clock = clock }
  set(k, v, ttl = this.ttl) {
    this.#map.delete(k);
    if (this.#map.size >= this.max) this.#evict();
    this.#map.set(k, { v, until: this.clock() + ttl });
    return this;
  }
  #evict() {
    for (const [k, e] of this.#map) if (e.until <= this.clock()) { this.#map.delete(k); return k }
    const [oldest] = this.#map.keys();
    this.#map.delete(oldest);
    return oldest;
  }
  get(k) {
    const e = this.#map.get(k);
    if (!e || e.until <= this.clock()) { this.#misses++; this.#map.delete(k); return undefined }
    this.#hits++; this.#map.delete(k); this.#map.set(k, e);
    return e.v;
  }
  get stats() { const total = this.#hits + this.#misses; return { hits: this.#hits, misses: this.#misses, ratio: total ? `${(100 * this.#hits / total).toFixed(1)}%` : 'n/a' } }
  *[Symbol.iterator]() { for (const [k, { v }] of this.#map) yield [k, v] }
  get size() { return this.#map.size }
}
let t = 0; const cache = new TTLCache({ clock: () => t });
console.log(cache.stats, cache);
cache.set('a', 1).set('b', { x: 2 }).set('c', [3]);
console.log([...cache]); cache.get('a'); cache.set('d', 4); console.log([...cache.keys?.() ?? cache].map(String), cache.get('b'));
t = 50; cache.set('short', 'x', 10); t = 61; console.log(cache.get('short'), cache.get('a'), cache.size); t = 101; console.log(cache.get('a'), cache.get('d'), cache.get('nope'), [...cache], cache.stats);
console.log(Object.fromEntries(cache), new Map(cache), JSON.stringify(cache)); const [first = 'empty'] = cache; console.log(first);
