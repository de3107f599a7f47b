// origin: forum question, parentheses break an optional chain
var o = { a: { b: null } };
console.log(o.a?.b?.c.d.e);
console.log(o?.a?.b?.c());
let n = 0;
o.x?.[n++]; o.x?.y(n++); console.log('n stays', n);
const cfg = { depth: 0, title: '', opts: null };
cfg.depth ||= 5; cfg.title ??= 'untitled'; cfg.opts ??= {}; cfg.opts.on &&= false; cfg.extra ??= [1];
console.log(cfg);
let calls = 0; const side = () => (calls++, 'side'); let w = 'set'; w ||= side(); w ??= side(); w &&= w + '!'; console.log(w, calls);
const frozen = Object.freeze({ k: 1 }); frozen.k ||= 2; frozen.k ??= 3; console.log(frozen);
const fn = null; console.log(fn?.(), fn?.call(null), o.a.b?.().x);
try { o.notFn?.x.y; o.a?.(); } catch (e) { console.log(e.message) }
try { o.a.b.c } catch (e) { console.log(e.message) }
try { o?.a.b.c.d } catch (e) { console.log(e.message) }
try { o.a.run() } catch (e) { console.log(e.message) }
try { o.a['r' + 'un']() } catch (e) { console.log(e.message) }
try { o.q.run() } catch (e) { console.log(e.message) }
try { o[Symbol('s')]() } catch (e) { console.log(e.message) }
try { new o.a() } catch (e) { console.log(e.message) }
try { new (o.nope)() } catch (e) { console.log(e.message) }
try { (o.a?.b).c } catch (e) { console.log(e.message) }
(o?.x).y;
