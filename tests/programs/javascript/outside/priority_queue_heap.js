// origin: data structures course, binary heap, priority queue and top k
class MinHeap {
  #a = []; #cmp;
  constructor(cmp = (x, y) => x - y, items = []) { this.#cmp = cmp; items.forEach(i => this.push(i)) }
  get size() { return this.#a.length }
  peek() { return this.#a[0] }
  push(v) {
    const a = this.#a; let i = a.push(v) - 1;
    while (i > 0) { const p = (i - 1) >> 1; if (this.#cmp(a[i], a[p]) >= 0) break; [a[i], a[p]] = [a[p], a[i]]; i = p }
    return this;
  }
  pop() {
    const a = this.#a; if (!a.length) return undefined;
    const top = a[0], last = a.pop();
    if (a.length) { a[0] = last; for (let i = 0, c; (c = 2 * i + 1) < a.length; i = c) { if (c + 1 < a.length && this.#cmp(a[c + 1], a[c]) < 0) c++; if (this.#cmp(a[i], a[c]) <= 0) break; [a[i], a[c]] = [a[c], a[i]] } }
    return top;
  }
  *drain() { while (this.size) yield this.pop() }
  toArray() { return [...this.#a] }
  get [Symbol.toStringTag]() { return `heap of ${this.size}` }
}
const h = new MinHeap(undefined, [5, 3, 8, 1, 9, 2]);
console.log(h, h.toArray(), h.peek(), String(h)); console.log([...h.drain()], h.pop(), h.size, h);
const tasks = new MinHeap((a, b) => b.pri - a.pri || a.at - b.at); ['low:1', 'high:9', 'mid:5', 'high2:9'].forEach((s, at) => { const [name, pri] = s.split(':'); tasks.push({ name, pri: +pri, at }) }); console.log([...tasks.drain()].map(t => t.name));
const topK = (xs, k) => { const hp = new MinHeap(); for (const x of xs) { hp.push(x); if (hp.size > k) hp.pop() } return [...hp.drain()].reverse() }; console.log(topK([4, 1, 7, 3, 8, 5], 3));
function huffman(text) { const freq = {}; for (const c of text) freq[c] = (freq[c] ?? 0) + 1; const hp = new MinHeap((a, b) => a.n - b.n || (a.s < b.s ? -1 : 1)); for (const [s, n] of Object.entries(freq)) hp.push({ s, n }); while (hp.size > 1) { const l = hp.pop(), r = hp.pop(); hp.push({ s: l.s + r.s, n: l.n + r.n, l, r }) } const codes = {}; (function walk(t, p) { t.l ? (walk(t.l, p + '0'), walk(t.r, p + '1')) : codes[t.s] = p || '0' })(hp.pop(), ''); return codes }
const codes = huffman('abracadabra'); console.log(codes, [...'abracadabra'].map(c => codes[c]).join('').length); console.log(huffman('aa'));
const median = () => { const lo = new MinHeap((a, b) => b - a), hi = new MinHeap(); return x => { lo.push(x); hi.push(lo.pop()); if (hi.size > lo.size) lo.push(hi.pop()); return lo.size > hi.size ? lo.peek() : (lo.peek() + hi.peek()) / 2 } }; console.log([5, 15, 1, 3, 8].map(median()));
const mergeK = lists => { const hp = new MinHeap((a, b) => a.v - b.v), out = []; lists.forEach((l, i) => l.length && hp.push({ v: l[0], i, j: 0 })); while (hp.size) { const { v, i, j } = hp.pop(); out.push(v); if (j + 1 < lists[i].length) hp.push({ v: lists[i][j + 1], i, j: j + 1 }) } return out }; console.log(mergeK([[1, 4, 9], [2, 3], [], [0, 10]]));
class RingBuffer { constructor(n) { this.buf = new Array(n); this.head = 0; this.len = 0 } add(x) { this.buf[(this.head + this.len) % this.buf.length] = x; this.len < this.buf.length ? this.len++ : this.head = (this.head + 1) % this.buf.length; return this } *[Symbol.iterator]() { for (let i = 0; i < this.len; i++) yield this.buf[(this.head + i) % this.buf.length] } } const rb = new RingBuffer(3); console.log(rb, [...rb.add(1).add(2).add(3).add(4).add(5)], rb); class DList { constructor() { this.head = this.tail = null } add(v) { const n = { v, prev: this.tail, next: null }; this.tail ? this.tail.next = n : this.head = n; this.tail = n; return this } } console.log(new DList().add(1).add(2)); console.log(new DList().add('x'));
