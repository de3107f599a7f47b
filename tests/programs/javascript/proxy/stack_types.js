const s = e => console.log(e.stack.split('\n')[1]);
const m = function () { throw new Error('x'); };
for (const t of [{ m }, Object.assign(function foo() { }, { m }), Object.assign(class Bar { }, { m }), Object.assign([], { m }), Object.assign(new (class Q { })(), { m }), Object.assign(new Map(), { m })]) {
  try { new Proxy(t, {}).m(); } catch (e) { s(e); }
  try { Object.create(new Proxy(t, {})).m(); } catch (e) { s(e); }
}
class K { run() { throw new Error('k'); } static st() { throw new Error('k'); } get acc() { throw new Error('z'); } }
try { new Proxy(new K, {}).run(); } catch (e) { s(e); }
try { new Proxy(K, {}).st(); } catch (e) { s(e); }
try { new Proxy(new K, {}).acc; } catch (e) { s(e); }
class L extends (new Proxy(K, {})) { }
try { new L().run(); } catch (e) { s(e); }
try { L.st(); } catch (e) { s(e); }
const arr = new Proxy([1], {});
try { arr.forEach(() => { throw new Error('q') }); } catch (e) { console.log(e.stack.split('\n').slice(0, 4).join('\n')); }
try { arr.forEach(1); } catch (e) { console.log(e.stack.split('\n').slice(0, 3).join('\n')); }
