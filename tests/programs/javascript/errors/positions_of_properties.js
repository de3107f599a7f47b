// Where V8 places the error of a load, in each kind of expression and statement.
const o = { a: 1, b: 2, n: 0, f(x) { return o.f; }, g() {}, F: function () {} }; const out = [];
function f(x) { return f; } function return1(x) { return x; } let x, y, x1 = 1, await1 = 1, i = 0;
function say(n, e) { const m = /:(\d+:\d+)\)?$/.exec(e.stack.split('\n')[1]); console.log(n, m ? m[1] : e.stack.split('\n')[1], e.message); }
try { let z = null; z.q; } catch (e) { say('u;', e); }
try { let z = null; z.q(); } catch (e) { say('u();', e); }
try { let z = null; z.q.x; } catch (e) { say('u.x;', e); }
try { let z = null; z.q.x(); } catch (e) { say('u.x();', e); }
try { let z = null; new z.q(); } catch (e) { say('new u();', e); }
try { let z = null; new z.q; } catch (e) { say('new u;', e); }
try { let z = null; new z.q.X(); } catch (e) { say('new u.X();', e); }
try { let z = null; (z.q); } catch (e) { say('(u);', e); }
try { let z = null; (z.q)(); } catch (e) { say('(u)();', e); }
try { let z = null; !z.q; } catch (e) { say('!u;', e); }
try { let z = null; -z.q; } catch (e) { say('-u;', e); }
try { let z = null; z.q++; } catch (e) { say('u++;', e); }
try { let z = null; ++z.q; } catch (e) { say('++u;', e); }
try { let z = null; z.q += 1; } catch (e) { say('u += 1;', e); }
try { let z = null; o.a = z.q; } catch (e) { say('o.a = u;', e); }
try { let z = null; o.a = z.q(); } catch (e) { say('o.a = u();', e); }
try { let z = null; o.a += z.q; } catch (e) { say('o.a += u;', e); }
try { let z = null; o[z.q]; } catch (e) { say('o[u];', e); }
try { let z = null; o[z.q] = 1; } catch (e) { say('o[u] = 1;', e); }
try { let z = null; o[z.q](); } catch (e) { say('o[u]();', e); }
try { let z = null; o.f(z.q); } catch (e) { say('o.f(u);', e); }
try { let z = null; o.f(z.q()); } catch (e) { say('o.f(u());', e); }
try { let z = null; o.f(z.q.x); } catch (e) { say('o.f(u.x);', e); }
try { let z = null; o.f(z.q.x()); } catch (e) { say('o.f(u.x());', e); }
try { let z = null; o.f(new z.q()); } catch (e) { say('o.f(new u());', e); }
try { let z = null; o.f(1, z.q); } catch (e) { say('o.f(1, u);', e); }
try { let z = null; o.f(1, z.q()); } catch (e) { say('o.f(1, u());', e); }
try { let z = null; o.f(o.a, z.q); } catch (e) { say('o.f(o.a, u);', e); }
try { let z = null; o.f(o.a, z.q()); } catch (e) { say('o.f(o.a, u());', e); }
try { let z = null; o.f(o.f(), z.q()); } catch (e) { say('o.f(o.f(), u());', e); }
try { let z = null; o.f(1 + z.q); } catch (e) { say('o.f(1 + u);', e); }
try { let z = null; o.f(1 + z.q()); } catch (e) { say('o.f(1 + u());', e); }
try { let z = null; o.f(`a${z.q}`); } catch (e) { say('o.f(`a${u}`);', e); }
try { let z = null; o.f(`a${z.q()}`); } catch (e) { say('o.f(`a${u()}`);', e); }
try { let z = null; o.f([z.q]); } catch (e) { say('o.f([u]);', e); }
try { let z = null; o.f([z.q()]); } catch (e) { say('o.f([u()]);', e); }
try { let z = null; o.f({ a: z.q }); } catch (e) { say('o.f({ a: u });', e); }
try { let z = null; o.f({ a: z.q() }); } catch (e) { say('o.f({ a: u() });', e); }
try { let z = null; o.f(() => 1, z.q()); } catch (e) { say('o.f(() => 1, u());', e); }
try { let z = null; o.f(...z.q); } catch (e) { say('o.f(...u);', e); }
try { let z = null; o.f(...z.q()); } catch (e) { say('o.f(...u());', e); }
try { let z = null; o.f(o.a ? z.q : 1); } catch (e) { say('o.f(o.a ? u : 1);', e); }
try { let z = null; o.f(o.a ? z.q() : 1); } catch (e) { say('o.f(o.a ? u() : 1);', e); }
try { let z = null; o.f(o.a && z.q()); } catch (e) { say('o.f(o.a && u());', e); }
try { let z = null; o.f(o.a || z.q() ); } catch (e) { say('o.f(o.a || u() );', e); }
try { let z = null; f(z.q); } catch (e) { say('f(u);', e); }
try { let z = null; f(z.q()); } catch (e) { say('f(u());', e); }
try { let z = null; f(f(), z.q()); } catch (e) { say('f(f(), u());', e); }
try { let z = null; f(1)(z.q()); } catch (e) { say('f(1)(u());', e); }
try { let z = null; f(z.q)(1); } catch (e) { say('f(u)(1);', e); }
try { let z = null; f(new z.q()); } catch (e) { say('f(new u());', e); }
try { let z = null; f(1 + z.q()); } catch (e) { say('f(1 + u());', e); }
try { let z = null; let a1 = z.q; } catch (e) { say('let a1 = u;', e); }
try { let z = null; let a2 = z.q(); } catch (e) { say('let a2 = u();', e); }
try { let z = null; let a3 = new z.q(); } catch (e) { say('let a3 = new u();', e); }
try { let z = null; let a4 = z.q.x; } catch (e) { say('let a4 = u.x;', e); }
try { let z = null; let a5 = 1 + z.q; } catch (e) { say('let a5 = 1 + u;', e); }
try { let z = null; let a6 = 1 + z.q(); } catch (e) { say('let a6 = 1 + u();', e); }
try { let z = null; let a7 = [z.q]; } catch (e) { say('let a7 = [u];', e); }
try { let z = null; let a8 = [z.q()]; } catch (e) { say('let a8 = [u()];', e); }
try { let z = null; let a9 = { a: z.q }; } catch (e) { say('let a9 = { a: u };', e); }
try { let z = null; let b1 = { a: z.q() }; } catch (e) { say('let b1 = { a: u() };', e); }
try { let z = null; let b2 = `a${z.q}`; } catch (e) { say('let b2 = `a${u}`;', e); }
try { let z = null; let b3 = `a${z.q()}`; } catch (e) { say('let b3 = `a${u()}`;', e); }
try { let z = null; let b4 = (z.q); } catch (e) { say('let b4 = (u);', e); }
try { let z = null; let b5 = !z.q; } catch (e) { say('let b5 = !u;', e); }
try { let z = null; let b6 = o.a + z.q; } catch (e) { say('let b6 = o.a + u;', e); }
try { let z = null; let b7 = o.a + z.q(); } catch (e) { say('let b7 = o.a + u();', e); }
try { let z = null; let b8 = o.f(z.q); } catch (e) { say('let b8 = o.f(u);', e); }
try { let z = null; let b9 = f(z.q); } catch (e) { say('let b9 = f(u);', e); }
try { let z = null; let c1 = o.a ? z.q : 1; } catch (e) { say('let c1 = o.a ? u : 1;', e); }
try { let z = null; let c2 = o.n ? 1 : z.q(); } catch (e) { say('let c2 = o.n ? 1 : u();', e); }
try { let z = null; let c3 = o.n || z.q; } catch (e) { say('let c3 = o.n || u;', e); }
try { let z = null; let c4 = o.n || z.q(); } catch (e) { say('let c4 = o.n || u();', e); }
try { let z = null; let c5 = o.n ?? z.q; } catch (e) { say('let c5 = o.n ?? u;', e); }
try { let z = null; let c6 = (1, z.q); } catch (e) { say('let c6 = (1, u);', e); }
try { let z = null; let c7 = (f(), z.q()); } catch (e) { say('let c7 = (f(), u());', e); }
try { let z = null; let { d1 } = z.q; } catch (e) { say('let { d1 } = u;', e); }
try { let z = null; let { d2 } = z.q(); } catch (e) { say('let { d2 } = u();', e); }
try { let z = null; let { d3 = z.q } = o; } catch (e) { say('let { d3 = u } = o;', e); }
try { let z = null; let { d4 = z.q() } = o; } catch (e) { say('let { d4 = u() } = o;', e); }
try { let z = null; let [e1] = z.q; } catch (e) { say('let [e1] = u;', e); }
try { let z = null; let [e2] = z.q(); } catch (e) { say('let [e2] = u();', e); }
try { let z = null; let [e3 = z.q] = []; } catch (e) { say('let [e3 = u] = [];', e); }
try { let z = null; let [e4 = z.q()] = []; } catch (e) { say('let [e4 = u()] = [];', e); }
try { let z = null; if (z.q) f(); } catch (e) { say('if (u) f();', e); }
try { let z = null; if (z.q()) f(); } catch (e) { say('if (u()) f();', e); }
try { let z = null; if (!z.q()) f(); } catch (e) { say('if (!u()) f();', e); }
try { let z = null; if (o.a == z.q) f(); } catch (e) { say('if (o.a == u) f();', e); }
try { let z = null; if (o.a == z.q()) f(); } catch (e) { say('if (o.a == u()) f();', e); }
try { let z = null; if (o.a && z.q()) f(); } catch (e) { say('if (o.a && u()) f();', e); }
try { let z = null; while (z.q) f(); } catch (e) { say('while (u) f();', e); }
try { let z = null; while (z.q()) f(); } catch (e) { say('while (u()) f();', e); }
try { let z = null; do { f(); } while (z.q()); } catch (e) { say('do { f(); } while (u());', e); }
try { let z = null; for (;z.q;) f(); } catch (e) { say('for (;u;) f();', e); }
try { let z = null; for (let i = z.q;;) f(); } catch (e) { say('for (let i = u;;) f();', e); }
try { let z = null; for (let i = z.q();;) f(); } catch (e) { say('for (let i = u();;) f();', e); }
try { let z = null; for (let i = 0; i < z.q; i++) f(); } catch (e) { say('for (let i = 0; i < u; i++) f();', e); }
try { let z = null; for (let i = 0; i < z.q(); i++) f(); } catch (e) { say('for (let i = 0; i < u(); i++) f();', e); }
try { let z = null; for (let i = 0; i < z.q.length; i++) f(); } catch (e) { say('for (let i = 0; i < u.length; i++) f();', e); }
try { let z = null; for (let i = 0; i < 1; z.q()) f(); } catch (e) { say('for (let i = 0; i < 1; u()) f();', e); }
try { let z = null; for (let x of z.q) f(); } catch (e) { say('for (let x of u) f();', e); }
try { let z = null; for (let x of z.q()) f(); } catch (e) { say('for (let x of u()) f();', e); }
try { let z = null; for (let x in z.q) f(); } catch (e) { say('for (let x in u) f();', e); }
try { let z = null; for (let x in z.q()) f(); } catch (e) { say('for (let x in u()) f();', e); }
try { let z = null; switch (z.q) { case 1: } } catch (e) { say('switch (u) { case 1: }', e); }
try { let z = null; switch (z.q()) { case 1: } } catch (e) { say('switch (u()) { case 1: }', e); }
try { let z = null; switch (1) { case z.q: } } catch (e) { say('switch (1) { case u: }', e); }
try { let z = null; switch (1) { case z.q(): } } catch (e) { say('switch (1) { case u(): }', e); }
try { let z = null; throw z.q; } catch (e) { say('throw u;', e); }
try { let z = null; throw z.q(); } catch (e) { say('throw u();', e); }
try { let z = null; throw new z.q(); } catch (e) { say('throw new u();', e); }
try { let z = null; (() => z.q)(); } catch (e) { say('(() => u)();', e); }
try { let z = null; (() => z.q())(); } catch (e) { say('(() => u())();', e); }
try { let z = null; (() => new z.q())(); } catch (e) { say('(() => new u())();', e); }
try { let z = null; (() => { return z.q; })(); } catch (e) { say('(() => { return u; })();', e); }
try { let z = null; (() => { return z.q(); })(); } catch (e) { say('(() => { return u(); })();', e); }
try { let z = null; (() => { return new z.q(); })(); } catch (e) { say('(() => { return new u(); })();', e); }
try { let z = null; (() => { return 1 + z.q(); })(); } catch (e) { say('(() => { return 1 + u(); })();', e); }
try { let z = null; (function (a = z.q) {})(); } catch (e) { say('(function (a = u) {})();', e); }
try { let z = null; (function (a = z.q()) {})(); } catch (e) { say('(function (a = u()) {})();', e); }
try { let z = null; (function (a = new z.q()) {})(); } catch (e) { say('(function (a = new u()) {})();', e); }
try { let z = null; (function (a, b = z.q()) {})(); } catch (e) { say('(function (a, b = u()) {})();', e); }
try { let z = null; ((a = z.q()) => a)(); } catch (e) { say('((a = u()) => a)();', e); }
try { let z = null; (({ a = z.q() }) => a)({}); } catch (e) { say('(({ a = u() }) => a)({});', e); }
try { let z = null; (function g(a = z.q()) { return 1; })(); } catch (e) { say('(function g(a = u()) { return 1; })();', e); }
try { let z = null; typeof z.q.x; } catch (e) { say('typeof u.x;', e); }
try { let z = null; typeof z.q(); } catch (e) { say('typeof u();', e); }
try { let z = null; delete z.q.x; } catch (e) { say('delete u.x;', e); }
try { let z = null; delete z.q().x; } catch (e) { say('delete u().x;', e); }
try { let z = null; void z.q; } catch (e) { say('void u;', e); }
try { let z = null; void z.q(); } catch (e) { say('void u();', e); }
try { let z = null; z.q ? 1 : 2; } catch (e) { say('u ? 1 : 2;', e); }
try { let z = null; z.q() ? 1 : 2; } catch (e) { say('u() ? 1 : 2;', e); }
try { let z = null; z.q && 1; } catch (e) { say('u && 1;', e); }
try { let z = null; z.q() && 1; } catch (e) { say('u() && 1;', e); }
try { let z = null; z.q + 1; } catch (e) { say('u + 1;', e); }
try { let z = null; z.q() + 1; } catch (e) { say('u() + 1;', e); }
try { let z = null; 1 + z.q; } catch (e) { say('1 + u;', e); }
try { let z = null; 1 + z.q(); } catch (e) { say('1 + u();', e); }
try { let z = null; o.a + z.q; } catch (e) { say('o.a + u;', e); }
try { let z = null; o.a + z.q(); } catch (e) { say('o.a + u();', e); }
try { let z = null; o.a * o.b + z.q(); } catch (e) { say('o.a * o.b + u();', e); }
try { let z = null; [z.q]; } catch (e) { say('[u];', e); }
try { let z = null; [z.q()]; } catch (e) { say('[u()];', e); }
try { let z = null; [1, z.q()]; } catch (e) { say('[1, u()];', e); }
try { let z = null; [...z.q]; } catch (e) { say('[...u];', e); }
try { let z = null; [...z.q()]; } catch (e) { say('[...u()];', e); }
try { let z = null; ({ a: z.q }); } catch (e) { say('({ a: u });', e); }
try { let z = null; ({ a: z.q() }); } catch (e) { say('({ a: u() });', e); }
try { let z = null; ({ [z.q]: 1 }); } catch (e) { say('({ [u]: 1 });', e); }
try { let z = null; ({ [z.q()]: 1 }); } catch (e) { say('({ [u()]: 1 });', e); }
try { let z = null; ({ ...z.q }); } catch (e) { say('({ ...u });', e); }
try { let z = null; ({ ...z.q() }); } catch (e) { say('({ ...u() });', e); }
try { let z = null; `${z.q}`; } catch (e) { say('`${u}`;', e); }
try { let z = null; `${z.q()}`; } catch (e) { say('`${u()}`;', e); }
try { let z = null; `a${z.q}b${1}`; } catch (e) { say('`a${u}b${1}`;', e); }
try { let z = null; z.q`x`; } catch (e) { say('u`x`;', e); }
try { let z = null; z.q.x`x`; } catch (e) { say('u.x`x`;', e); }
try { let z = null; f`${z.q}`; } catch (e) { say('f`${u}`;', e); }
try { let z = null; f`${z.q()}`; } catch (e) { say('f`${u()}`;', e); }
try { let z = null; class A1 extends z.q {} } catch (e) { say('class A1 extends u {}', e); }
try { let z = null; class A2 extends z.q() {} } catch (e) { say('class A2 extends u() {}', e); }
try { let z = null; class A3 { static x = z.q; } } catch (e) { say('class A3 { static x = u; }', e); }
try { let z = null; class A4 { static x = z.q(); } } catch (e) { say('class A4 { static x = u(); }', e); }
try { let z = null; class A5 { static { z.q(); } } } catch (e) { say('class A5 { static { u(); } }', e); }
try { let z = null; class A6 { [z.q] = 1; } } catch (e) { say('class A6 { [u] = 1; }', e); }
try { let z = null; class A7 { [z.q()]() {} } } catch (e) { say('class A7 { [u()]() {} }', e); }
try { let z = null; new (class { x = z.q; })(); } catch (e) { say('new (class { x = u; })();', e); }
try { let z = null; new (class { x = z.q(); })(); } catch (e) { say('new (class { x = u(); })();', e); }
try { let z = null; new (class { constructor() { z.q(); } })(); } catch (e) { say('new (class { constructor() { u(); } })();', e); }
try { let z = null; new f(z.q); } catch (e) { say('new f(u);', e); }
try { let z = null; new f(z.q()); } catch (e) { say('new f(u());', e); }
try { let z = null; new o.F(z.q()); } catch (e) { say('new o.F(u());', e); }
try { let z = null; o?.f(z.q()); } catch (e) { say('o?.f(u());', e); }
try { let z = null; o?.a?.b(z.q()); } catch (e) { say('o?.a?.b(u());', e); }
try { let z = null; z.q?.x; } catch (e) { say('u?.x;', e); }
try { let z = null; z.q?.(); } catch (e) { say('u?.();', e); }
try { let z = null; z.q?.x(); } catch (e) { say('u?.x();', e); }
try { let z = null; o.f?.(z.q()); } catch (e) { say('o.f?.(u());', e); }
try { let z = null; x = z.q; } catch (e) { say('x = u;', e); }
try { let z = null; x = z.q(); } catch (e) { say('x = u();', e); }
try { let z = null; x = new z.q(); } catch (e) { say('x = new u();', e); }
try { let z = null; x = y = z.q(); } catch (e) { say('x = y = u();', e); }
try { let z = null; x = o.a = z.q(); } catch (e) { say('x = o.a = u();', e); }
try { let z = null; [x] = z.q; } catch (e) { say('[x] = u;', e); }
try { let z = null; [x] = z.q(); } catch (e) { say('[x] = u();', e); }
try { let z = null; ({ x } = z.q); } catch (e) { say('({ x } = u);', e); }
try { let z = null; ({ x } = z.q()); } catch (e) { say('({ x } = u());', e); }
try { let z = null; ({ x = z.q() } = o); } catch (e) { say('({ x = u() } = o);', e); }
try { let z = null; label: z.q(); } catch (e) { say('label: u();', e); }
try { let z = null; { z.q(); } } catch (e) { say('{ u(); }', e); }
try { let z = null; f(function () {}, z.q()); } catch (e) { say('f(function () {}, u());', e); }
try { let z = null; return1(z.q()); } catch (e) { say('return1(u());', e); }
try { let z = null; f(1, 2, [o.a, z.q()]); } catch (e) { say('f(1, 2, [o.a, u()]);', e); }
try { let z = null; let g1 = async () => z.q; g1(); } catch (e) { say('let g1 = async () => u; g1();', e); }
try { let z = null; let g2 = (a, b) => { f(a); f(z.q(), b); }; g2(); } catch (e) { say('let g2 = (a, b) => { f(a); f(u(), b); }; g2();', e); }
try { let z = null; f(o.a.b, z.q()); } catch (e) { say('f(o.a.b, u());', e); }
try { let z = null; f(o['a'], z.q()); } catch (e) { say("f(o['a'], u());", e); }
try { let z = null; f(o[x1], z.q()); } catch (e) { say('f(o[x1], u());', e); }
try { let z = null; f(this.x, z.q()); } catch (e) { say('f(this.x, u());', e); }
try { let z = null; f(f, z.q()); } catch (e) { say('f(f, u());', e); }
try { let z = null; let h1 = f, h2 = z.q(); } catch (e) { say('let h1 = f, h2 = u();', e); }
try { let z = null; let h3 = f(), h4 = z.q(); } catch (e) { say('let h3 = f(), h4 = u();', e); }
try { let z = null; let h5 = f(1).a + z.q(); } catch (e) { say('let h5 = f(1).a + u();', e); }
try { let z = null; o.f(z.q)(1); } catch (e) { say('o.f(u)(1);', e); }
try { let z = null; o.f(o.f(z.q())); } catch (e) { say('o.f(o.f(u()));', e); }
try { let z = null; o.f(f(z.q())); } catch (e) { say('o.f(f(u()));', e); }
try { let z = null; f(o.f(z.q())); } catch (e) { say('f(o.f(u()));', e); }
try { let z = null; f(1 < z.q()); } catch (e) { say('f(1 < u());', e); }
try { let z = null; f(1 in z.q()); } catch (e) { say('f(1 in u());', e); }
try { let z = null; f(1 in z.q); } catch (e) { say('f(1 in u);', e); }
try { let z = null; f(1 instanceof z.q); } catch (e) { say('f(1 instanceof u);', e); }
try { let z = null; f(1 instanceof z.q()); } catch (e) { say('f(1 instanceof u());', e); }
try { let z = null; 1 instanceof z.q; } catch (e) { say('1 instanceof u;', e); }
try { let z = null; f(!z.q()); } catch (e) { say('f(!u());', e); }
try { let z = null; f(-z.q()); } catch (e) { say('f(-u());', e); }
try { let z = null; f(typeof z.q()); } catch (e) { say('f(typeof u());', e); }
try { let z = null; f(x1 = z.q()); } catch (e) { say('f(x1 = u());', e); }
try { let z = null; f(x1 = z.q); } catch (e) { say('f(x1 = u);', e); }
try { let z = null; f(x1 += z.q()); } catch (e) { say('f(x1 += u());', e); }
try { let z = null; f(z.q() ? 1 : 2); } catch (e) { say('f(u() ? 1 : 2);', e); }
try { let z = null; f(z.q() && 2); } catch (e) { say('f(u() && 2);', e); }
try { let z = null; f(x1 && z.q()); } catch (e) { say('f(x1 && u());', e); }
try { let z = null; f(x1 || z.q()); } catch (e) { say('f(x1 || u());', e); }
try { let z = null; f((1, z.q())); } catch (e) { say('f((1, u()));', e); }
try { let z = null; f(o.g`${z.q()}`); } catch (e) { say('f(o.g`${u()}`);', e); }
try { let z = null; f(f`${z.q()}`); } catch (e) { say('f(f`${u()}`);', e); }
try { let z = null; f(await1, z.q()); } catch (e) { say('f(await1, u());', e); }
try { let z = null; f(i++, z.q()); } catch (e) { say('f(i++, u());', e); }
try { let z = null; f(i--, z.q()); } catch (e) { say('f(i--, u());', e); }
try { let z = null; o.i++, z.q(); } catch (e) { say('o.i++, u();', e); }
try { let z = null; f(), z.q(); } catch (e) { say('f(), u();', e); }
try { let z = null; x1, z.q(); } catch (e) { say('x1, u();', e); }
try { let z = null; f(new f(), z.q()); } catch (e) { say('f(new f(), u());', e); }
try { let z = null; f(new f, z.q); } catch (e) { say('f(new f, u);', e); }
try { let z = null; f(/a/, z.q()); } catch (e) { say('f(/a/, u());', e); }
try { let z = null; f(null, z.q()); } catch (e) { say('f(null, u());', e); }
try { let z = null; f([], z.q()); } catch (e) { say('f([], u());', e); }
try { let z = null; f({}, z.q()); } catch (e) { say('f({}, u());', e); }
try { let z = null; f('a' + 1, z.q()); } catch (e) { say("f('a' + 1, u());", e); }
try { let z = null; f(function () { return z.q(); }()); } catch (e) { say('f(function () { return u(); }());', e); }
try { let z = null; JSON.stringify(z.q()); } catch (e) { say('JSON.stringify(u());', e); }
try { let z = null; Math.max(1, z.q()); } catch (e) { say('Math.max(1, u());', e); }
try { let z = null; console.assert(z.q()); } catch (e) { say('console.assert(u());', e); }
try { let z = null; Object.keys(z.q); } catch (e) { say('Object.keys(u);', e); }
try { let z = null; Object.keys(z.q()); } catch (e) { say('Object.keys(u());', e); }
try { let z = null; Promise.resolve(z.q()); } catch (e) { say('Promise.resolve(u());', e); }
try { let z = null; new Promise(z.q()); } catch (e) { say('new Promise(u());', e); }
try { let z = null; new Promise(z.q); } catch (e) { say('new Promise(u);', e); }
try { let z = null; [1].map(z.q); } catch (e) { say('[1].map(u);', e); }
try { let z = null; [1].map(z.q()); } catch (e) { say('[1].map(u());', e); }
try { let z = null; [1].map(x => z.q); } catch (e) { say('[1].map(x => u);', e); }
try { let z = null; [1].map(x => z.q(x)); } catch (e) { say('[1].map(x => u(x));', e); }
try { let z = null; [1].map(x => { z.q(x); }); } catch (e) { say('[1].map(x => { u(x); });', e); }
try { let z = null; [1].map(x => x + z.q(x)); } catch (e) { say('[1].map(x => x + u(x));', e); }
try { let z = null; 'a'.split(z.q()); } catch (e) { say("'a'.split(u());", e); }
try { let z = null; setTimeout(z.q, 1); } catch (e) { say('setTimeout(u, 1);', e); }
try { let z = null; setTimeout(z.q(), 1); } catch (e) { say('setTimeout(u(), 1);', e); }
