// origin: workshop, a little Lisp with closures, tail calls and error messages
const S = Symbol.for;
const tokenize = src => [...src.matchAll(/;[^\n]*|"(?:\\.|[^"\\])*"|[()']|[^\s()';"]+/g)].map(m => m[0]).filter(t => t[0] !== ';');
function read(tokens) {
  if (!tokens.length) throw new SyntaxError('unexpected end of program');
  const t = tokens.shift();
  if (t === '(') { const l = []; while (tokens[0] !== ')') l.push(read(tokens)); tokens.shift(); return l; }
  if (t === ')') throw new SyntaxError('unexpected )');
  if (t === "'") return [S('quote'), read(tokens)];
  if (t[0] === '"') return JSON.parse(t);
  if (t === '#t' || t === '#f') return t === '#t';
  return isNaN(t) ? S(t) : +t;
}
class Env {
  constructor(names = [], values = [], parent = null) { this.map = new Map(names.map((n, i) => [n, values[i]])); this.parent = parent; }
  find(n) { for (let e = this; e; e = e.parent) if (e.map.has(n)) return e; throw new ReferenceError(`${n.description} is unbound`); }
}
class Lambda { constructor(params, body, env) { Object.assign(this, { params, body, env }); } }
const special = {
  quote: (x) => ({ value: x[1] }),
  if: (x, env) => ({ next: evaluate(x[1], env) !== false ? x[2] : x[3] ?? [S('quote'), null], env }),
  define: (x, env) => { if (Array.isArray(x[1])) { const [n, ...ps] = x[1]; env.map.set(n, new Lambda(ps, x.slice(2), env)); return { value: n }; } env.map.set(x[1], evaluate(x[2], env)); return { value: x[1] }; },
  'set!': (x, env) => { env.find(x[1]).map.set(x[1], evaluate(x[2], env)); return { value: undefined }; },
  lambda: (x, env) => ({ value: new Lambda(x[1], x.slice(2), env) }),
  begin: (x, env) => { for (const e of x.slice(1, -1)) evaluate(e, env); return { next: x.at(-1), env }; },
  let: (x, env) => ({ next: [[S('lambda'), x[1].map(b => b[0]), ...x.slice(2)], ...x[1].map(b => b[1])], env }),
};
let steps = 0;
function evaluate(x, env) {
  for (;;) {
    steps++;
    if (typeof x === 'symbol') return env.find(x).map.get(x);
    if (!Array.isArray(x)) return x;
    const op = typeof x[0] === 'symbol' && special[Symbol.keyFor(x[0])];
    if (op) { const r = op(x, env); if (!('next' in r)) return r.value; x = r.next; env = r.env; continue; }
    const [f, ...args] = x.map(e => evaluate(e, env));
    if (f instanceof Lambda) {
      if (f.params.length !== args.length) throw new TypeError(`wants ${f.params.length} arguments, got ${args.length}`);
      env = new Env(f.params, args, f.env);
      x = f.body.length === 1 ? f.body[0] : [S('begin'), ...f.body];
    } else if (typeof f === 'function') return f(...args);
    else throw new TypeError(`${show(f)} is not a procedure`);
  }
}
const show = v => Array.isArray(v) ? `(${v.map(show).join(' ')})` : typeof v === 'symbol' ? v.description : v === true ? '#t' : v === false ? '#f' : v === null ? 'nil' : v instanceof Lambda ? `<lambda ${show(v.params)}>` : typeof v === 'string' ? JSON.stringify(v) : String(v);
const base = { '+': (...a) => a.reduce((x, y) => x + y, 0), '-': (a, ...b) => b.length ? b.reduce((x, y) => x - y, a) : -a, '*': (...a) => a.reduce((x, y) => x * y, 1), '<': (a, b) => a < b, '=': Object.is, car: a => a[0], cdr: a => a.slice(1), cons: (a, b) => [a, ...(b ?? [])], list: (...a) => a, 'null?': a => a == null || a.length === 0, print: (...a) => console.log(...a.map(show)), mod: (a, b) => a % b };
const globalEnv = new Env(Object.keys(base).map(S), Object.values(base));
const run = src => { const t = tokenize(src); let v; while (t.length) v = evaluate(read(t), globalEnv); return show(v); };
console.log(run('(define (fact n) (if (< n 2) 1 (* n (fact (- n 1))))) (fact 20)'));
console.log(run(`(define (loop i acc) ; a tail call
  (if (= i 0) acc (loop (- i 1) (+ acc i)))) (loop 20000 0)`), steps);
console.log(run("(define (map f l) (if (null? l) '() (cons (f (car l)) (map f (cdr l))))) (map (lambda (x) (* x x)) '(1 2 3))"));
console.log(run('(define counter (let ((n 0)) (lambda () (set! n (+ n 1)) n))) (counter) (counter) (print "count" (counter) counter) '));
for (const bad of ['(foo)', '(1 2)', '((lambda (x) x))', '(', ')', '(car 5)', '(car (quote x))', '"a\\q"', "'(a . b)"]) try { console.log(bad, '=>', run(bad)); } catch (e) { console.log(bad, '=>', e.name, e.message); }
console.log(globalEnv.map.get(S('fact')));
