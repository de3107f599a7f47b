// Where the position of each kind of error points.
Error.stackTraceLimit = 1;
const at = f => { try { f(); } catch (e) { console.log(e.stack.split('\n')[1].trim(), '|', e.message); } };
const o = { a: { b: 1 } }; let u; const c = 1;
at(() => u.x);
at(() =>   u.x.y  );
at(() => o.a.zip.zap);
at(() => o.a.zip());
at(() => o.a.b());
at(() => u());
at(() => new u());
at(() => new o.a());
at(() => { throw new Error('x'); });
at(() => { throw   Error('y'); });
at(() => { c = 1 + 1; });
at(() => nothing + 1);
at(() => 1 + nothing);
at(() => o.a[u.k]);
at(() => [1, ...u]);
at(() => { const [x] = u; });
at(() => { const { x } = u; });
at(() => { const { x: { y } } = o; });
at(() => { for (const x of o) ; });
at(() => (1n + 1));
at(() => `${Symbol()}`);
at(() => 'x' in 'y');
at(() => u instanceof u);
at(() => u`t`);
at(() => o?.a.zip.q);
at(() => (o.a).zip.q());
at(() => { u.x = 1; });
at(() => { u[0]++; });
at(() => { delete u.x; });
at(() => o
  .a
  .zip
  .q);
at(() => o
  .a
  .zip());
at(() => o.a.zip(
  1,
  u.x
));
at(() => {
  const result = [1, 2]
    .map(x => x + 1)
    .map(x => x.nope.y);
});
at(() => { throw Object.assign(
  new Error('multi'), { a: 1 }); });
at(() => { let z = zz; let zz; });
at(() => ((a = b, b) => a)());
at(() => { new (class extends Object { constructor() { this.x; } })(); });
at(() => { class Q { static x = u.y; } });
at(() => { class Q { x = u.y; } new Q(); });
at(() => { (function* () { yield u.x; })().next(); });
at(() => { ({ get g() { return u.x; } }).g; });
at(() => { ((x, y = u.q) => 0)(); });
at(() => { if (u.x) { } });
at(() => { while (u.x) ; });
at(() => { switch (u.x) { } });
at(() => { return u.x; });
at(() => o.a.b.c.d);
at(() => ++o.q.r);
at(() => typeof u.t);
at(() => !u.t);
at(() => u.t ? 1 : 2);
at(() => o.a.b > u.t);
at(() => o[u.t]);
at(() => ({ k: u.t }));
at(() => [u.t]);
at(() => console.log(u.t));
at(() => u.a?.b);
