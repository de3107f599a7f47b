// Which calls node can read back from the file, and which it cannot: it parses them on their own.
const assert=require('assert'); const m=e=>console.log(e.message); const g=x=>x;
try{if(1)assert(0)}catch(e){m(e)}
try { if (1) assert(0) } catch (e) { m(e) }
try {
  while(1)assert(0) } catch (e) { m(e) }
const list = [
  g(() => assert(0)),
  () => g(assert(0)),
  () => { assert(0); },
  function () { assert(0); },
  () => { const s = 1; assert(!s); },
];
for (const f of list) try { f() } catch (e) { m(e) }
try { list[0]()(); } catch (e) { m(e) }
const o = {
  a: () => assert(0),
  b() { assert(0) },
  c: g(() => assert(0)),
};
for (const k in o) try { o[k]() } catch (e) { m(e) }
g(
  (() => { try { assert(0) } catch (e) { m(e) } })(),
  1,
);
g([
  (() => { try { assert(0) } catch (e) { m(e) } })(),
]);
const f = async () => { try { assert(await 0) } catch (e) { m(e) } }; f();
const f2 = async () => {
  try { assert(await 0) } catch (e) { m(e) } }; f2();
const f3 = async () => {
  try { assert.equal(await 0, 1) } catch (e) { m(e) }
  try { assert(0, await undefined) } catch (e) { m(e) }
  await null; try { assert(0) } catch (e) { m(e) }
  const v = await 0; try { assert(v) } catch (e) { m(e) }
  try { assert(0); await 1; } catch (e) { m(e) }
  try { assert(0), await 1; } catch (e) { m(e) }
  try { assert(g(0)) && await 1; } catch (e) { m(e) }
}; f3();
class P { #v = 0; static #s = 0;
  t() { try { assert(this.#v) } catch (e) { m(e) } }
}
new P().t();
class Q { #v = 0; t() { try { assert(this.#v) } catch (e) { m(e) } } } new Q().t();
function* gen() { try { assert(yield 0) } catch (e) { m(e) } } { const i = gen(); i.next(); i.next(); }
function* gen2() {
  try { assert(yield) } catch (e) { m(e) } } { const i = gen2(); i.next(); i.next(); }
