// origin: side project, small expression tokenizer and calculator
function tokenize(src) {
  const tokens = [];
  let i = 0;
  while (i < src.length) {
    const ch = src[i];
    if (ch === ' ') { i++; continue; }
    if ((ch >= '0' && ch <= '9') || ch === '.') {
      let num = '';
      while (i < src.length && ((src[i] >= '0' && src[i] <= '9') || src[i] === '.')) num += src[i++];
      tokens.push({ type: 'num', value: parseFloat(num) });
      continue;
    }
    if ('+-*/()^'.includes(ch)) { tokens.push({ type: 'op', value: ch }); i++; continue; }
    throw new SyntaxError(`Unexpected '${ch}' at ${i}`);
  }
  return tokens;
}
class Parser {
  constructor(tokens) { this.tokens = tokens; this.pos = 0; }
  peek() { return this.tokens[this.pos]?.value; }
  eat(v) { if (this.peek() !== v) throw new SyntaxError(`Expected ${v} but got ${this.peek()}`); this.pos++; }
  expr() { let n = this.term(); while (['+', '-'].includes(this.peek())) { const op = this.tokens[this.pos++].value; n = { op, l: n, r: this.term() }; } return n; }
  term() { let n = this.factor(); while (['*', '/'].includes(this.peek())) { const op = this.tokens[this.pos++].value; n = { op, l: n, r: this.factor() }; } return n; }
  factor() { const b = this.unary(); if (this.peek() === '^') { this.pos++; return { op: '^', l: b, r: this.factor() }; } return b; }
  unary() { if (this.peek() === '-') { this.pos++; return { op: 'neg', l: this.unary() }; } return this.primary(); }
  primary() {
    if (this.peek() === '(') { this.eat('('); const e = this.expr(); this.eat(')'); return e; }
    const t = this.tokens[this.pos++];
    if (!t || t.type !== 'num') throw new SyntaxError('Unexpected end');
    return t.value;
  }
}
const evaluate = (n) => typeof n === 'number' ? n : ({
  '+': () => evaluate(n.l) + evaluate(n.r), '-': () => evaluate(n.l) - evaluate(n.r), '*': () => evaluate(n.l) * evaluate(n.r),
  '/': () => evaluate(n.l) / evaluate(n.r), '^': () => evaluate(n.l) ** evaluate(n.r), neg: () => -evaluate(n.l),
})[n.op]();
for (const src of ['1 + 2 * 3', '(1 + 2) * 3', '2 ^ 3 ^ 2', '-4 + .5', '10 / 4 / 5', '1 / 0', '2 $ 3', '(1 + 2', '']) {
  try { console.log(src.padEnd(14), '=', evaluate(new Parser(tokenize(src)).expr())); } catch (e) { console.log(src.padEnd(14), '!', e.message); }
}
console.log(tokenize('12*(3+4)'));
console.log(new Parser(tokenize('1+2*(3-4)')).expr());
