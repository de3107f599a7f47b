// origin: quiz, odd things one can throw
const things = [undefined, 0, '', Symbol('thrown'), [1, 2], () => 'fn', new Map([[1, 2]]), Object.create(null)];
for (const t of things) {
  try { throw t } catch (e) { console.log(typeof e, Object.is(e, t)) }
}
process.on('exit', (c) => console.log('code', c));
throw Object.assign(Object.create(null), { kind: 'bare', list: things.slice(0, 3) });
