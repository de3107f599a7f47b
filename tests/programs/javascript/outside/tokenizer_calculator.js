// origin: blog post, a calculator with variables and functions, shunting-yard
const OPS = { '+': [1, 'L', (a, b) => a + b], '-': [1, 'L', (a, b) => a - b], '*': [2, 'L', (a, b) => a * b], '/': [2, 'L', (a, b) => { if (b === 0) throw new RangeError('division by zero'); return a / b }], '%': [2, 'L', (a, b) => a % b], '^': [4, 'R', Math.pow], 'u-': [3, 'R', a => -a] };
const FUNCS = { sqrt: Math.sqrt, max: Math.max, min: Math.min, pi: () => 3.14159, abs: Math.abs };
const TOKEN = /\s*(?:(\d+\.?\d*|\.\d+)|([a-z_]\w*)|(.))/giy;
function* tokens(src) {
  TOKEN.lastIndex = 0;
  for (let m; TOKEN.lastIndex < src.trimEnd().length && (m = TOKEN.exec(src));) {
    const [, n, id, op] = m;
    if (n !== undefined) yield { t: 'num', v: parseFloat(n) };
    else if (id) yield { t: 'id', v: id };
    else if ('+-*/%^(),='.includes(op)) yield { t: op };
    else throw new SyntaxError(`unexpected character '${op}' at ${TOKEN.lastIndex - 1}`);
  }
}
function toRPN(src) {
  const out = [], stack = []; let prev = null;
  for (const tok of tokens(src)) {
    if (tok.t === 'num') out.push(tok.v);
    else if (tok.t === 'id') (tok.v in FUNCS ? stack : out).push(tok.v in FUNCS ? { fn: tok.v, args: 0 } : tok.v);
    else if (tok.t === '(') { const f = stack.at(-1); if (f?.fn && prev?.t === 'id') f.args = 1; stack.push('(') }
    else if (tok.t === ',') { while (stack.length && stack.at(-1) !== '(') out.push(stack.pop()); stack.at(-2).args++ }
    else if (tok.t === ')') { while (stack.at(-1) !== '(') { if (!stack.length) throw new SyntaxError('unbalanced )'); out.push(stack.pop()) } stack.pop(); if (stack.at(-1)?.fn) { const f = stack.pop(); if (prev.t === '(') f.args = 0; out.push(f) } }
    else {
      const op = tok.t === '-' && (!prev || (prev.t !== 'num' && prev.t !== 'id' && prev.t !== ')')) ? 'u-' : tok.t;
      if (!OPS[op]) throw new SyntaxError('cannot use ' + op);
      while (stack.length && OPS[stack.at(-1)] && op !== 'u-' && (OPS[stack.at(-1)][0] > OPS[op][0] || (OPS[stack.at(-1)][0] === OPS[op][0] && OPS[op][1] === 'L'))) out.push(stack.pop());
      stack.push(op);
    }
    prev = tok;
  }
  while (stack.length) { const s = stack.pop(); if (s === '(') throw new SyntaxError('unbalanced ('); out.push(s) }
  return out;
}
function calc(src, env = {}) {
  const assign = /^\s*([a-z_]\w*)\s*=(.*)$/i.exec(src);
  if (assign) return env[assign[1]] = calc(assign[2], env);
  const st = [];
  for (const x of toRPN(src)) {
    if (typeof x === 'number') st.push(x);
    else if (x.fn) st.push(FUNCS[x.fn](...st.splice(st.length - x.args, x.args)));
    else if (OPS[x]) { const f = OPS[x][2], args = st.splice(-f.length || -2); if (args.length < f.length) throw new SyntaxError('missing operand'); st.push(f(...args)) }
    else st.push(env[x] ?? (() => { throw new ReferenceError(x + ' is not set') })());
  }
  if (st.length !== 1) throw new SyntaxError('bad expression');
  return st[0];
}
const env = {};
for (const line of ['1 + 2 * 3', '(1 + 2) * 3', '2 ^ 3 ^ 2', '-2 ^ 2', '10 / 4 - 1', 'x = 3 * 4', 'y = x % 5', 'sqrt(x * x + y)', 'max(1, x, y) + min(2, 3)', 'pi() * 2', '--5', '3 - -2', '1 / 0', 'z + 1', '(1', '1)', '1 $ 2', '1 +', '', '2 (3)', 'abs(-x)', '.5 + 1.']) {
  try { console.log(line.padEnd(26), '=>', calc(line, env)) } catch (e) { console.log(line.padEnd(26), '!!', `${e.name}: ${e.message}`) }
}
console.log(env, toRPN('max(1, 2) * -3'), [...tokens('a+1')]);
