// Where V8 places the error of a load, in each kind of expression and statement.
const o = { a: 1, b: 2, n: 0, f(x) { return o.f; }, g() {}, F: function () {} }; const out = [];
function f(x) { return f; } function return1(x) { return x; } let x, y, x1 = 1, await1 = 1, i = 0;
function say(n, e) { const m = /:(\d+:\d+)\)?$/.exec(e.stack.split('\n')[1]); console.log(n, m ? m[1] : e.stack.split('\n')[1], e.message); }
try { t; let t; } catch (e) { say('u;', e); }
try { t(); let t; } catch (e) { say('u();', e); }
try { t.x; let t; } catch (e) { say('u.x;', e); }
try { t.x(); let t; } catch (e) { say('u.x();', e); }
try { new t(); let t; } catch (e) { say('new u();', e); }
try { new t; let t; } catch (e) { say('new u;', e); }
try { new t.X(); let t; } catch (e) { say('new u.X();', e); }
try { (t); let t; } catch (e) { say('(u);', e); }
try { (t)(); let t; } catch (e) { say('(u)();', e); }
try { !t; let t; } catch (e) { say('!u;', e); }
try { -t; let t; } catch (e) { say('-u;', e); }
try { t++; let t; } catch (e) { say('u++;', e); }
try { ++t; let t; } catch (e) { say('++u;', e); }
try { t += 1; let t; } catch (e) { say('u += 1;', e); }
try { o.a = t; let t; } catch (e) { say('o.a = u;', e); }
try { o.a = t(); let t; } catch (e) { say('o.a = u();', e); }
try { o.a += t; let t; } catch (e) { say('o.a += u;', e); }
try { o[t]; let t; } catch (e) { say('o[u];', e); }
try { o[t] = 1; let t; } catch (e) { say('o[u] = 1;', e); }
try { o[t](); let t; } catch (e) { say('o[u]();', e); }
try { o.f(t); let t; } catch (e) { say('o.f(u);', e); }
try { o.f(t()); let t; } catch (e) { say('o.f(u());', e); }
try { o.f(t.x); let t; } catch (e) { say('o.f(u.x);', e); }
try { o.f(t.x()); let t; } catch (e) { say('o.f(u.x());', e); }
try { o.f(new t()); let t; } catch (e) { say('o.f(new u());', e); }
try { o.f(1, t); let t; } catch (e) { say('o.f(1, u);', e); }
try { o.f(1, t()); let t; } catch (e) { say('o.f(1, u());', e); }
try { o.f(o.a, t); let t; } catch (e) { say('o.f(o.a, u);', e); }
try { o.f(o.a, t()); let t; } catch (e) { say('o.f(o.a, u());', e); }
try { o.f(o.f(), t()); let t; } catch (e) { say('o.f(o.f(), u());', e); }
try { o.f(1 + t); let t; } catch (e) { say('o.f(1 + u);', e); }
try { o.f(1 + t()); let t; } catch (e) { say('o.f(1 + u());', e); }
try { o.f(`a${t}`); let t; } catch (e) { say('o.f(`a${u}`);', e); }
try { o.f(`a${t()}`); let t; } catch (e) { say('o.f(`a${u()}`);', e); }
try { o.f([t]); let t; } catch (e) { say('o.f([u]);', e); }
try { o.f([t()]); let t; } catch (e) { say('o.f([u()]);', e); }
try { o.f({ a: t }); let t; } catch (e) { say('o.f({ a: u });', e); }
try { o.f({ a: t() }); let t; } catch (e) { say('o.f({ a: u() });', e); }
try { o.f(() => 1, t()); let t; } catch (e) { say('o.f(() => 1, u());', e); }
try { o.f(...t); let t; } catch (e) { say('o.f(...u);', e); }
try { o.f(...t()); let t; } catch (e) { say('o.f(...u());', e); }
try { o.f(o.a ? t : 1); let t; } catch (e) { say('o.f(o.a ? u : 1);', e); }
try { o.f(o.a ? t() : 1); let t; } catch (e) { say('o.f(o.a ? u() : 1);', e); }
try { o.f(o.a && t()); let t; } catch (e) { say('o.f(o.a && u());', e); }
try { o.f(o.a || t() ); let t; } catch (e) { say('o.f(o.a || u() );', e); }
try { f(t); let t; } catch (e) { say('f(u);', e); }
try { f(t()); let t; } catch (e) { say('f(u());', e); }
try { f(f(), t()); let t; } catch (e) { say('f(f(), u());', e); }
try { f(1)(t()); let t; } catch (e) { say('f(1)(u());', e); }
try { f(t)(1); let t; } catch (e) { say('f(u)(1);', e); }
try { f(new t()); let t; } catch (e) { say('f(new u());', e); }
try { f(1 + t()); let t; } catch (e) { say('f(1 + u());', e); }
try { let a1 = t; let t; } catch (e) { say('let a1 = u;', e); }
try { let a2 = t(); let t; } catch (e) { say('let a2 = u();', e); }
try { let a3 = new t(); let t; } catch (e) { say('let a3 = new u();', e); }
try { let a4 = t.x; let t; } catch (e) { say('let a4 = u.x;', e); }
try { let a5 = 1 + t; let t; } catch (e) { say('let a5 = 1 + u;', e); }
try { let a6 = 1 + t(); let t; } catch (e) { say('let a6 = 1 + u();', e); }
try { let a7 = [t]; let t; } catch (e) { say('let a7 = [u];', e); }
try { let a8 = [t()]; let t; } catch (e) { say('let a8 = [u()];', e); }
try { let a9 = { a: t }; let t; } catch (e) { say('let a9 = { a: u };', e); }
try { let b1 = { a: t() }; let t; } catch (e) { say('let b1 = { a: u() };', e); }
try { let b2 = `a${t}`; let t; } catch (e) { say('let b2 = `a${u}`;', e); }
try { let b3 = `a${t()}`; let t; } catch (e) { say('let b3 = `a${u()}`;', e); }
try { let b4 = (t); let t; } catch (e) { say('let b4 = (u);', e); }
try { let b5 = !t; let t; } catch (e) { say('let b5 = !u;', e); }
try { let b6 = o.a + t; let t; } catch (e) { say('let b6 = o.a + u;', e); }
try { let b7 = o.a + t(); let t; } catch (e) { say('let b7 = o.a + u();', e); }
try { let b8 = o.f(t); let t; } catch (e) { say('let b8 = o.f(u);', e); }
try { let b9 = f(t); let t; } catch (e) { say('let b9 = f(u);', e); }
try { let c1 = o.a ? t : 1; let t; } catch (e) { say('let c1 = o.a ? u : 1;', e); }
try { let c2 = o.n ? 1 : t(); let t; } catch (e) { say('let c2 = o.n ? 1 : u();', e); }
try { let c3 = o.n || t; let t; } catch (e) { say('let c3 = o.n || u;', e); }
try { let c4 = o.n || t(); let t; } catch (e) { say('let c4 = o.n || u();', e); }
try { let c5 = o.n ?? t; let t; } catch (e) { say('let c5 = o.n ?? u;', e); }
try { let c6 = (1, t); let t; } catch (e) { say('let c6 = (1, u);', e); }
try { let c7 = (f(), t()); let t; } catch (e) { say('let c7 = (f(), u());', e); }
try { let { d1 } = t; let t; } catch (e) { say('let { d1 } = u;', e); }
try { let { d2 } = t(); let t; } catch (e) { say('let { d2 } = u();', e); }
try { let { d3 = t } = o; let t; } catch (e) { say('let { d3 = u } = o;', e); }
try { let { d4 = t() } = o; let t; } catch (e) { say('let { d4 = u() } = o;', e); }
try { let [e1] = t; let t; } catch (e) { say('let [e1] = u;', e); }
try { let [e2] = t(); let t; } catch (e) { say('let [e2] = u();', e); }
try { let [e3 = t] = []; let t; } catch (e) { say('let [e3 = u] = [];', e); }
try { let [e4 = t()] = []; let t; } catch (e) { say('let [e4 = u()] = [];', e); }
try { if (t) f(); let t; } catch (e) { say('if (u) f();', e); }
try { if (t()) f(); let t; } catch (e) { say('if (u()) f();', e); }
try { if (!t()) f(); let t; } catch (e) { say('if (!u()) f();', e); }
try { if (o.a == t) f(); let t; } catch (e) { say('if (o.a == u) f();', e); }
try { if (o.a == t()) f(); let t; } catch (e) { say('if (o.a == u()) f();', e); }
try { if (o.a && t()) f(); let t; } catch (e) { say('if (o.a && u()) f();', e); }
try { while (t) f(); let t; } catch (e) { say('while (u) f();', e); }
try { while (t()) f(); let t; } catch (e) { say('while (u()) f();', e); }
try { do { f(); } while (t()); let t; } catch (e) { say('do { f(); } while (u());', e); }
try { for (;t;) f(); let t; } catch (e) { say('for (;u;) f();', e); }
try { for (let i = t;;) f(); let t; } catch (e) { say('for (let i = u;;) f();', e); }
try { for (let i = t();;) f(); let t; } catch (e) { say('for (let i = u();;) f();', e); }
try { for (let i = 0; i < t; i++) f(); let t; } catch (e) { say('for (let i = 0; i < u; i++) f();', e); }
try { for (let i = 0; i < t(); i++) f(); let t; } catch (e) { say('for (let i = 0; i < u(); i++) f();', e); }
try { for (let i = 0; i < t.length; i++) f(); let t; } catch (e) { say('for (let i = 0; i < u.length; i++) f();', e); }
try { for (let i = 0; i < 1; t()) f(); let t; } catch (e) { say('for (let i = 0; i < 1; u()) f();', e); }
try { for (let x of t) f(); let t; } catch (e) { say('for (let x of u) f();', e); }
try { for (let x of t()) f(); let t; } catch (e) { say('for (let x of u()) f();', e); }
try { for (let x in t) f(); let t; } catch (e) { say('for (let x in u) f();', e); }
try { for (let x in t()) f(); let t; } catch (e) { say('for (let x in u()) f();', e); }
try { switch (t) { case 1: } let t; } catch (e) { say('switch (u) { case 1: }', e); }
try { switch (t()) { case 1: } let t; } catch (e) { say('switch (u()) { case 1: }', e); }
try { switch (1) { case t: } let t; } catch (e) { say('switch (1) { case u: }', e); }
try { switch (1) { case t(): } let t; } catch (e) { say('switch (1) { case u(): }', e); }
try { throw t; let t; } catch (e) { say('throw u;', e); }
try { throw t(); let t; } catch (e) { say('throw u();', e); }
try { throw new t(); let t; } catch (e) { say('throw new u();', e); }
try { (() => t)(); let t; } catch (e) { say('(() => u)();', e); }
try { (() => t())(); let t; } catch (e) { say('(() => u())();', e); }
try { (() => new t())(); let t; } catch (e) { say('(() => new u())();', e); }
try { (() => { return t; })(); let t; } catch (e) { say('(() => { return u; })();', e); }
try { (() => { return t(); })(); let t; } catch (e) { say('(() => { return u(); })();', e); }
try { (() => { return new t(); })(); let t; } catch (e) { say('(() => { return new u(); })();', e); }
try { (() => { return 1 + t(); })(); let t; } catch (e) { say('(() => { return 1 + u(); })();', e); }
try { (function (a = t) {})(); let t; } catch (e) { say('(function (a = u) {})();', e); }
try { (function (a = t()) {})(); let t; } catch (e) { say('(function (a = u()) {})();', e); }
try { (function (a = new t()) {})(); let t; } catch (e) { say('(function (a = new u()) {})();', e); }
try { (function (a, b = t()) {})(); let t; } catch (e) { say('(function (a, b = u()) {})();', e); }
try { ((a = t()) => a)(); let t; } catch (e) { say('((a = u()) => a)();', e); }
try { (({ a = t() }) => a)({}); let t; } catch (e) { say('(({ a = u() }) => a)({});', e); }
try { (function g(a = t()) { return 1; })(); let t; } catch (e) { say('(function g(a = u()) { return 1; })();', e); }
try { typeof t.x; let t; } catch (e) { say('typeof u.x;', e); }
try { typeof t(); let t; } catch (e) { say('typeof u();', e); }
try { delete t.x; let t; } catch (e) { say('delete u.x;', e); }
try { delete t().x; let t; } catch (e) { say('delete u().x;', e); }
try { void t; let t; } catch (e) { say('void u;', e); }
try { void t(); let t; } catch (e) { say('void u();', e); }
try { t ? 1 : 2; let t; } catch (e) { say('u ? 1 : 2;', e); }
try { t() ? 1 : 2; let t; } catch (e) { say('u() ? 1 : 2;', e); }
try { t && 1; let t; } catch (e) { say('u && 1;', e); }
try { t() && 1; let t; } catch (e) { say('u() && 1;', e); }
try { t + 1; let t; } catch (e) { say('u + 1;', e); }
try { t() + 1; let t; } catch (e) { say('u() + 1;', e); }
try { 1 + t; let t; } catch (e) { say('1 + u;', e); }
try { 1 + t(); let t; } catch (e) { say('1 + u();', e); }
try { o.a + t; let t; } catch (e) { say('o.a + u;', e); }
try { o.a + t(); let t; } catch (e) { say('o.a + u();', e); }
try { o.a * o.b + t(); let t; } catch (e) { say('o.a * o.b + u();', e); }
try { [t]; let t; } catch (e) { say('[u];', e); }
try { [t()]; let t; } catch (e) { say('[u()];', e); }
try { [1, t()]; let t; } catch (e) { say('[1, u()];', e); }
try { [...t]; let t; } catch (e) { say('[...u];', e); }
try { [...t()]; let t; } catch (e) { say('[...u()];', e); }
try { ({ a: t }); let t; } catch (e) { say('({ a: u });', e); }
try { ({ a: t() }); let t; } catch (e) { say('({ a: u() });', e); }
try { ({ [t]: 1 }); let t; } catch (e) { say('({ [u]: 1 });', e); }
try { ({ [t()]: 1 }); let t; } catch (e) { say('({ [u()]: 1 });', e); }
try { ({ ...t }); let t; } catch (e) { say('({ ...u });', e); }
try { ({ ...t() }); let t; } catch (e) { say('({ ...u() });', e); }
try { `${t}`; let t; } catch (e) { say('`${u}`;', e); }
try { `${t()}`; let t; } catch (e) { say('`${u()}`;', e); }
try { `a${t}b${1}`; let t; } catch (e) { say('`a${u}b${1}`;', e); }
try { t`x`; let t; } catch (e) { say('u`x`;', e); }
try { t.x`x`; let t; } catch (e) { say('u.x`x`;', e); }
try { f`${t}`; let t; } catch (e) { say('f`${u}`;', e); }
try { f`${t()}`; let t; } catch (e) { say('f`${u()}`;', e); }
try { class A1 extends t {}
let t; } catch (e) { say('class A1 extends u {}', e); }
try { class A2 extends t() {}
let t; } catch (e) { say('class A2 extends u() {}', e); }
try { class A3 { static x = t; }
let t; } catch (e) { say('class A3 { static x = u; }', e); }
try { class A4 { static x = t(); }
let t; } catch (e) { say('class A4 { static x = u(); }', e); }
try { class A5 { static { t(); } }
let t; } catch (e) { say('class A5 { static { u(); } }', e); }
try { class A6 { [t] = 1; }
let t; } catch (e) { say('class A6 { [u] = 1; }', e); }
try { class A7 { [t()]() {} }
let t; } catch (e) { say('class A7 { [u()]() {} }', e); }
try { new (class { x = t; })(); let t; } catch (e) { say('new (class { x = u; })();', e); }
try { new (class { x = t(); })(); let t; } catch (e) { say('new (class { x = u(); })();', e); }
try { new (class { constructor() { t(); } })(); let t; } catch (e) { say('new (class { constructor() { u(); } })();', e); }
try { new f(t); let t; } catch (e) { say('new f(u);', e); }
try { new f(t()); let t; } catch (e) { say('new f(u());', e); }
try { new o.F(t()); let t; } catch (e) { say('new o.F(u());', e); }
try { o?.f(t()); let t; } catch (e) { say('o?.f(u());', e); }
try { o?.a?.b(t()); let t; } catch (e) { say('o?.a?.b(u());', e); }
try { t?.x; let t; } catch (e) { say('u?.x;', e); }
try { t?.(); let t; } catch (e) { say('u?.();', e); }
try { t?.x(); let t; } catch (e) { say('u?.x();', e); }
try { o.f?.(t()); let t; } catch (e) { say('o.f?.(u());', e); }
try { x = t; let t; } catch (e) { say('x = u;', e); }
try { x = t(); let t; } catch (e) { say('x = u();', e); }
try { x = new t(); let t; } catch (e) { say('x = new u();', e); }
try { x = y = t(); let t; } catch (e) { say('x = y = u();', e); }
try { x = o.a = t(); let t; } catch (e) { say('x = o.a = u();', e); }
try { [x] = t; let t; } catch (e) { say('[x] = u;', e); }
try { [x] = t(); let t; } catch (e) { say('[x] = u();', e); }
try { ({ x } = t); let t; } catch (e) { say('({ x } = u);', e); }
try { ({ x } = t()); let t; } catch (e) { say('({ x } = u());', e); }
try { ({ x = t() } = o); let t; } catch (e) { say('({ x = u() } = o);', e); }
try { label: t(); let t; } catch (e) { say('label: u();', e); }
try { { t(); } let t; } catch (e) { say('{ u(); }', e); }
try { f(function () {}, t()); let t; } catch (e) { say('f(function () {}, u());', e); }
try { return1(t()); let t; } catch (e) { say('return1(u());', e); }
try { f(1, 2, [o.a, t()]); let t; } catch (e) { say('f(1, 2, [o.a, u()]);', e); }
try { let g1 = async () => t; g1(); let t; } catch (e) { say('let g1 = async () => u; g1();', e); }
try { let g2 = (a, b) => { f(a); f(t(), b); }; g2(); let t; } catch (e) { say('let g2 = (a, b) => { f(a); f(u(), b); }; g2();', e); }
try { f(o.a.b, t()); let t; } catch (e) { say('f(o.a.b, u());', e); }
try { f(o['a'], t()); let t; } catch (e) { say("f(o['a'], u());", e); }
try { f(o[x1], t()); let t; } catch (e) { say('f(o[x1], u());', e); }
try { f(this.x, t()); let t; } catch (e) { say('f(this.x, u());', e); }
try { f(f, t()); let t; } catch (e) { say('f(f, u());', e); }
try { let h1 = f, h2 = t(); let t; } catch (e) { say('let h1 = f, h2 = u();', e); }
try { let h3 = f(), h4 = t(); let t; } catch (e) { say('let h3 = f(), h4 = u();', e); }
try { let h5 = f(1).a + t(); let t; } catch (e) { say('let h5 = f(1).a + u();', e); }
try { o.f(t)(1); let t; } catch (e) { say('o.f(u)(1);', e); }
try { o.f(o.f(t())); let t; } catch (e) { say('o.f(o.f(u()));', e); }
try { o.f(f(t())); let t; } catch (e) { say('o.f(f(u()));', e); }
try { f(o.f(t())); let t; } catch (e) { say('f(o.f(u()));', e); }
try { f(1 < t()); let t; } catch (e) { say('f(1 < u());', e); }
try { f(1 in t()); let t; } catch (e) { say('f(1 in u());', e); }
try { f(1 in t); let t; } catch (e) { say('f(1 in u);', e); }
try { f(1 instanceof t); let t; } catch (e) { say('f(1 instanceof u);', e); }
try { f(1 instanceof t()); let t; } catch (e) { say('f(1 instanceof u());', e); }
try { 1 instanceof t; let t; } catch (e) { say('1 instanceof u;', e); }
try { f(!t()); let t; } catch (e) { say('f(!u());', e); }
try { f(-t()); let t; } catch (e) { say('f(-u());', e); }
try { f(typeof t()); let t; } catch (e) { say('f(typeof u());', e); }
try { f(x1 = t()); let t; } catch (e) { say('f(x1 = u());', e); }
try { f(x1 = t); let t; } catch (e) { say('f(x1 = u);', e); }
try { f(x1 += t()); let t; } catch (e) { say('f(x1 += u());', e); }
try { f(t() ? 1 : 2); let t; } catch (e) { say('f(u() ? 1 : 2);', e); }
try { f(t() && 2); let t; } catch (e) { say('f(u() && 2);', e); }
try { f(x1 && t()); let t; } catch (e) { say('f(x1 && u());', e); }
try { f(x1 || t()); let t; } catch (e) { say('f(x1 || u());', e); }
try { f((1, t())); let t; } catch (e) { say('f((1, u()));', e); }
try { f(o.g`${t()}`); let t; } catch (e) { say('f(o.g`${u()}`);', e); }
try { f(f`${t()}`); let t; } catch (e) { say('f(f`${u()}`);', e); }
try { f(await1, t()); let t; } catch (e) { say('f(await1, u());', e); }
try { f(i++, t()); let t; } catch (e) { say('f(i++, u());', e); }
try { f(i--, t()); let t; } catch (e) { say('f(i--, u());', e); }
try { o.i++, t(); let t; } catch (e) { say('o.i++, u();', e); }
try { f(), t(); let t; } catch (e) { say('f(), u();', e); }
try { x1, t(); let t; } catch (e) { say('x1, u();', e); }
try { f(new f(), t()); let t; } catch (e) { say('f(new f(), u());', e); }
try { f(new f, t); let t; } catch (e) { say('f(new f, u);', e); }
try { f(/a/, t()); let t; } catch (e) { say('f(/a/, u());', e); }
try { f(null, t()); let t; } catch (e) { say('f(null, u());', e); }
try { f([], t()); let t; } catch (e) { say('f([], u());', e); }
try { f({}, t()); let t; } catch (e) { say('f({}, u());', e); }
try { f('a' + 1, t()); let t; } catch (e) { say("f('a' + 1, u());", e); }
try { f(function () { return t(); }()); let t; } catch (e) { say('f(function () { return u(); }());', e); }
try { JSON.stringify(t()); let t; } catch (e) { say('JSON.stringify(u());', e); }
try { Math.max(1, t()); let t; } catch (e) { say('Math.max(1, u());', e); }
try { console.assert(t()); let t; } catch (e) { say('console.assert(u());', e); }
try { Object.keys(t); let t; } catch (e) { say('Object.keys(u);', e); }
try { Object.keys(t()); let t; } catch (e) { say('Object.keys(u());', e); }
try { Promise.resolve(t()); let t; } catch (e) { say('Promise.resolve(u());', e); }
try { new Promise(t()); let t; } catch (e) { say('new Promise(u());', e); }
try { new Promise(t); let t; } catch (e) { say('new Promise(u);', e); }
try { [1].map(t); let t; } catch (e) { say('[1].map(u);', e); }
try { [1].map(t()); let t; } catch (e) { say('[1].map(u());', e); }
try { [1].map(x => t); let t; } catch (e) { say('[1].map(x => u);', e); }
try { [1].map(x => t(x)); let t; } catch (e) { say('[1].map(x => u(x));', e); }
try { [1].map(x => { t(x); }); let t; } catch (e) { say('[1].map(x => { u(x); });', e); }
try { [1].map(x => x + t(x)); let t; } catch (e) { say('[1].map(x => x + u(x));', e); }
try { 'a'.split(t()); let t; } catch (e) { say("'a'.split(u());", e); }
try { setTimeout(t, 1); let t; } catch (e) { say('setTimeout(u, 1);', e); }
try { setTimeout(t(), 1); let t; } catch (e) { say('setTimeout(u(), 1);', e); }
