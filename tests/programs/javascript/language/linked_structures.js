class Node { constructor(value, next = null) { this.value = value; this.next = next; } }
class LinkedList {
  #size = 0;
  head = null;
  add(...values) { for (const v of values) { const n = new Node(v); if (!this.head) this.head = n; else { let c = this.head; while (c.next) c = c.next; c.next = n; } this.#size++; } return this; }
  reverse() { let prev = null, cur = this.head; while (cur) [cur.next, prev, cur] = [prev, cur, cur.next]; this.head = prev; return this; }
  *[Symbol.iterator]() { for (let n = this.head; n; n = n.next) yield n.value; }
  get size() { return this.#size; }
  static from(it) { return new this().add(...it); }
}
const l = LinkedList.from('abc');
console.log(l, l.size, [...l], [...l.reverse()], Math.max(...LinkedList.from([3, 9, 2])));
class Tree {
  constructor() { this.root = null; }
  insert(key) { const go = n => n === null ? { key, left: null, right: null } : (key < n.key ? n.left = go(n.left) : n.right = go(n.right), n); this.root = go(this.root); return this; }
  *inorder(n = this.root) { if (!n) return; yield* this.inorder(n.left); yield n.key; yield* this.inorder(n.right); }
  height(n = this.root) { return n ? 1 + Math.max(this.height(n.left), this.height(n.right)) : 0; }
}
const t = [5, 2, 8, 1, 9, 3].reduce((tr, k) => tr.insert(k), new Tree());
console.log([...t.inorder()].join(), t.height(), t.root);
console.dir(t.root, { depth: 0 });
class Heap {
  #a = [];
  push(v) {
    this.#a.push(v);
    let i = this.#a.length - 1;
    while (i > 0) {
      const p = (i - 1) >> 1;
      if (this.#a[p] <= this.#a[i]) break;
      [this.#a[p], this.#a[i]] = [this.#a[i], this.#a[p]];
      i = p;
    }
  }
  pop() {
    const top = this.#a[0], last = this.#a.pop();
    if (this.#a.length) {
      this.#a[0] = last;
      for (let i = 0; ;) {
        let c = 2 * i + 1;
        if (c >= this.#a.length) break;
        if (c + 1 < this.#a.length && this.#a[c + 1] < this.#a[c]) c++;
        if (this.#a[i] <= this.#a[c]) break;
        [this.#a[i], this.#a[c]] = [this.#a[c], this.#a[i]];
        i = c;
      }
    }
    return top;
  }
  get size() { return this.#a.length; }
}
const h = new Heap(); [5, 3, 8, 1, 9, 2].forEach(v => h.push(v)); const out = []; while (h.size) out.push(h.pop()); console.log(out, h);
const graph = { A: ['B', 'C'], B: ['D'], C: ['D', 'E'], D: ['F'], E: ['F'], F: [] };
const bfs = (s, g) => { const seen = new Set([s]), q = [s]; while (q.length) for (const n of g[q.shift()]) if (!seen.has(n)) { seen.add(n); q.push(n); } return [...seen]; };
console.log(bfs('A', graph), graph);
