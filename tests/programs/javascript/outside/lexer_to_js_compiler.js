// origin: course project, compile a tiny language to JavaScript and run it
const KEY = new Set(['let', 'if', 'else', 'while', 'print', 'fn', 'return']);
function lex(src) {
  const re = /\s+|#.*|(\d+(?:\.\d+)?)|("(?:[^"\\]|\\.)*")|([A-Za-z_]\w*)|(==|!=|<=|>=|&&|\|\||[-+*/%<>=!(){},;])|(.)/g, out = [];
  for (const m of src.matchAll(re)) {
    if (m[1]) out.push({ k: 'num', v: +m[1] }); else if (m[2]) out.push({ k: 'str', v: JSON.parse(m[2]) });
    else if (m[3]) out.push({ k: KEY.has(m[3]) ? m[3] : 'id', v: m[3] }); else if (m[4]) out.push({ k: m[4] });
    else if (m[5]) throw new SyntaxError(`line ${src.slice(0, m.index).split('\n').length}: unexpected ${JSON.stringify(m[5])}`);
  }
  return out.concat({ k: 'eof' });
}
function compile(src) {
  const ts = lex(src); let p = 0;
  const peek = () => ts[p].k, eat = (k) => { if (k && peek() !== k) throw new SyntaxError(`expected ${k}, found ${peek()}`); return ts[p++] }, maybe = k => peek() === k && eat();
  const PREC = { '||': 1, '&&': 2, '==': 3, '!=': 3, '<': 4, '>': 4, '<=': 4, '>=': 4, '+': 5, '-': 5, '*': 6, '/': 6, '%': 6 };
  const expr = (min = 0) => { let l = unary(); while (PREC[peek()] > min) { const o = eat().k; l = `(${l} ${({ '==': '===', '!=': '!==' })[o] ?? o} ${expr(PREC[o])})` } return l };
  const unary = () => maybe('-') ? `-${unary()}` : maybe('!') ? `!${unary()}` : call();
  const call = () => { let e = atom(); while (maybe('(')) { const args = []; while (peek() !== ')') { args.push(expr()); if (!maybe(',')) break } eat(')'); e += `(${args.join(', ')})` } return e };
  const atom = () => { const t = eat(); switch (t.k) { case 'num': case 'str': return JSON.stringify(t.v); case 'id': return t.v; case '(': { const e = expr(); eat(')'); return `(${e})` } case 'fn': { eat('('); const ps = []; while (peek() === 'id') { ps.push(eat().v); maybe(',') } eat(')'); return `function (${ps}) ${block()}` } default: throw new SyntaxError('unexpected ' + t.k) } };
  const block = () => { eat('{'); const b = []; while (peek() !== '}') { if (peek() === 'eof') throw new SyntaxError('missing }'); b.push(stmt()) } eat('}'); return `{ ${b.join(' ')} }` };
  const stmt = () => { switch (peek()) { case 'let': { eat(); const n = eat('id').v; eat('='); const e = expr(); eat(';'); return `let ${n} = ${e};` } case 'print': { eat(); const e = expr(); eat(';'); return `print(${e});` } case 'if': { eat(); const c = expr(), t = block(); return `if (${c}) ${t}${maybe('else') ? ' else ' + (peek() === 'if' ? stmt() : block()) : ''}` } case 'while': { eat(); return `while (${expr()}) ${block()}` } case 'return': { eat(); const e = peek() === ';' ? '' : expr(); eat(';'); return `return ${e};` } default: { const e = expr(); if (maybe('=')) { const r = expr(); eat(';'); return `${e} = ${r};` } eat(';'); return e + ';' } } };
  const out = []; while (peek() !== 'eof') out.push(stmt()); return out.join('\n');
}
const run = src => { const lines = []; new Function('print', '"use strict";' + compile(src))(x => lines.push(String(x))); return lines };
const program = `
let fib = fn(n) { if n < 2 { return n; } return fib(n - 1) + fib(n - 2); };
let i = 0;
while i < 8 { print fib(i); i = i + 1; }   # loop
print "say \\"hi\\" " + (1 + 2 * 3 == 7 && !(2 > 3));
let make = fn(x) { return fn() { x = x + 1; return x; }; };
let c = make(10); c(); print c();
if i == 8 { print "eight"; } else if i > 100 { print "big"; } else { print "other"; }
`;
console.log(compile(program)); console.log(run(program).join(' '));
for (const bad of ['let x 5;', 'print 1 +;', 'if x { ', 'print $;', 'print missing;', 'let a = 1; let a = 2;', 'print 5();']) try { console.log(run(bad)) } catch (e) { console.log(`${e.name}: ${e.message}`) }
