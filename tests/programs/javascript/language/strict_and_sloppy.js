const attempt = f => { try { return f(); } catch (e) { return e.name + ': ' + e.message; } };
console.log(attempt(() => { 'use strict'; return (function () { return this; })(); }));
console.log(attempt(() => { 'use strict'; undefined = 1; }), attempt(() => { undefined = 1; return undefined; }), attempt(() => { NaN = 1; return NaN; }));
console.log(attempt(() => { 'use strict'; delete Object.prototype; }), attempt(() => delete Object.prototype));
console.log(attempt(() => { 'use strict'; arguments.callee; }) === undefined, attempt(function () { 'use strict'; return arguments.callee; }));
const sources = [
  "'use strict'; with ({}) {}", "'use strict'; 010", "'use strict'; delete x",
  "'use strict'; let static", "'use strict'; function f(a, a) {}", "'use strict'; eval = 1",
  "let let = 1", "const c", "var v; let v", "let l; let l", "break", "continue", "return 1; }",
  "x => {} ()", "a ?? b || c", "for (let x of a, b);", "({a: 1} = 1",
  "class A { constructor(){} constructor(){} }", "class A { #x; #x }", "class A { m() { this.#y } }",
  "async () => { await }", "function* g() { yield\n* 1 }", "new.target", "super.x", "super()",
  "import x from 'y'", "1 = 2", "f() = 1", "++1", "`${", "'abc", "{a:1, b:2}", "if (1) let x",
  "label: label: 1", "({ get a(b) {} })", "({ __proto__: 1, __proto__: 2 })", "a?.b = 1", "await 1",
  "let [a, a] = []", "-1 ** 2", "1..", "3in []", "\"\\u{110000}\"", "@", "#x in y",
  "function f(a = 1) { 'use strict' }", "try {}", "switch (1) { case 1: let a; case 2: let a }",
  "for (const x;;) {}", "var x = ;", "if (", "foo bar", "}", ")", "x = {,}", "enum",
  "(a, b) => { let a; }", "let undefined", "0b12", "08n", "1_", "yield = 1; 'x'",
];
for (const src of sources) console.log(JSON.stringify(src), '->', attempt(() => { new Function(src); return 'fine'; }));
