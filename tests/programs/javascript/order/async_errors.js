async function fails(where) {
  if (where === 'sync') throw new TypeError('sync part');
  await null;
  throw new RangeError('async part');
}
async function caller(where) {
  try {
    console.log('calling', where);
    await fails(where);
  } catch (e) {
    console.log('caught', where, e.name, e.message);
    return 'recovered ' + where;
  } finally {
    console.log('finally', where);
  }
}
Promise.all([caller('sync'), caller('async')]).then(r => console.log(r));
fails('sync').catch(e => console.log('catch on promise', e instanceof TypeError));
(async () => {
  try {
    return fails('async');
  } catch {
    console.log('never: not awaited');
  }
})().catch(e => console.log('outside', e.message));
(async () => {
  const results = [];
  for (const item of [1, Promise.reject(new Error('two')), 3]) {
    try {
      results.push(await item);
    } catch (e) {
      results.push(e.message);
    }
  }
  console.log(results);
})();
