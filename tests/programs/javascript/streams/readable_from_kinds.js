const { Readable } = require('stream');
const show = async (name, it, o) => { const out = []; for await (const x of Readable.from(it, o)) out.push(x); console.log(name, out); };
(async () => {
  await show('array', [1, 'two', { three: 3 }]);
  await show('string', 'whole string');
  await show('set', new Set([1, 2]));
  await show('map', new Map([['k', 'v']]));
  await show('generator', (function* () { yield 1; yield 2; })());
  await show('async generator', (async function* () { yield 'x'; })());
  await show('promises', [Promise.resolve(1), 2, Promise.resolve(3)]);
  try { Readable.from(5); } catch (e) { console.log(e.code, e.message); }
  try { Readable.from(null); } catch (e) { console.log(e.code, e.message); }
  Readable.from([1, null, 2]).on('data', x => console.log('d', x)).on('error', e => console.log(e.code, e.message));
  Readable.from([1, Promise.reject(new Error('rejected'))]).on('data', x => console.log('d', x)).on('error', e => console.log(e.message));
})();
