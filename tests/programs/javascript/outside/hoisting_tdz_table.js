// origin: tutorial on hoisting and the temporal dead zone
function attempt(label, fn) {
  try { console.log(label, '->', fn()) }
  catch (err) { console.log(label, '!!', `${err.name}: ${err.message}`) }
}
attempt('var before', () => { const r = v; var v = 1; return r });
attempt('let before', () => { const r = l; let l = 1; return r });
attempt('const before', () => { return c; const c = 1 });
attempt('class before', () => { return new K(); class K {} });
attempt('function before', () => { return f(); function f() { return 'hoisted' } });
attempt('function expression before', () => { return g(); var g = function () {} });
attempt('typeof undeclared', () => typeof nope);
attempt('typeof in tdz', () => { typeof t; let t; });
attempt('undeclared', () => nope);
attempt('default param sees later one', () => (function (a = b, b = 2) { return a + b })());
attempt('default param sees earlier one', () => (function (a = 1, b = a) { return a + b })());
attempt('self reference', () => { let x = x + 1; return x });
attempt('const assign', () => { const k = 1; k = 2; return k });
attempt('switch share scope', () => {
  switch (1) {
    case 0: let z = 'zero';
    case 1: return z;
  }
});
attempt('for head', () => { for (let i = 0, n = i + 1; i < n; i++) return [i, n]; });
attempt('for-of tdz', () => { for (let q of [q]) return q; });
attempt('block function', () => {
  const before = typeof inner;
  { function inner() {} }
  return before + ' then ' + typeof inner;
});
attempt('class self', () => { class A { static x = A.name + '!'; } return A.x });
attempt('extends tdz', () => { class B extends B {} });
