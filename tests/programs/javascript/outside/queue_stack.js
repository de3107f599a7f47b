// origin: data structures course, stack, queue and matching brackets
class Stack {
  #items = [];
  push(x) { this.#items.push(x); return this; }
  pop() { if (this.isEmpty()) throw new Error('Stack underflow'); return this.#items.pop(); }
  peek() { return this.#items.at(-1); }
  isEmpty() { return this.#items.length === 0; }
  get size() { return this.#items.length; }
  toString() { return `Stack(${this.#items})`; }
}
class Queue {
  constructor(...items) { this.items = {}; this.head = 0; this.tail = 0; items.forEach((i) => this.enqueue(i)); }
  enqueue(x) { this.items[this.tail++] = x; }
  dequeue() { const x = this.items[this.head]; delete this.items[this.head]; if (this.head < this.tail) this.head++; return x; }
  get length() { return this.tail - this.head; }
}
function balanced(s) {
  const pairs = { ')': '(', ']': '[', '}': '{' };
  const st = new Stack();
  for (const ch of s) {
    if ('([{'.includes(ch)) st.push(ch);
    else if (ch in pairs && (st.isEmpty() || st.pop() !== pairs[ch])) return false;
  }
  return st.isEmpty();
}
for (const t of ['([]{})', '([)]', '((', '', 'f(a[0], { b: 1 })']) console.log(t || '(empty)', balanced(t));
const s = new Stack().push(1).push(2).push(3);
console.log(s.pop(), s.peek(), s.size, `${s}`, s);
const q = new Queue('a', 'b', 'c');
console.log(q.dequeue(), q.length, q);
q.enqueue('d');
console.log(q);

function rpn(expr) {
  const st = [];
  const ops = { '+': (a, b) => a + b, '-': (a, b) => a - b, '*': (a, b) => a * b, '/': (a, b) => a / b };
  for (const tok of expr.split(' ')) {
    if (tok in ops) { const b = st.pop(), a = st.pop(); st.push(ops[tok](a, b)); }
    else st.push(parseFloat(tok));
  }
  return st.pop();
}
console.log(rpn('3 4 + 2 *'), rpn('5 1 2 + 4 * + 3 -'), rpn('1 0 /'));
try { new Stack().pop(); } catch ({ name, message }) { console.log(name, message); }
