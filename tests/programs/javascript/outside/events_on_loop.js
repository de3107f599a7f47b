// origin: docs retold, consuming events as an async iterator
const { EventEmitter, on, once } = require('events');
const ee = new EventEmitter();
(async () => {
  process.nextTick(() => { ee.emit('foo', 'bar'); ee.emit('foo', 42, { x: 1 }); });
  let n = 0;
  for await (const event of on(ee, 'foo')) { console.log(event); if (++n === 2) break; }
  console.log(ee.listenerCount('foo'), ee.listenerCount('error'));
  process.nextTick(() => { ee.emit('foo', 1); ee.emit('error', new Error('kaboom')); ee.emit('foo', 2) });
  try { for await (const v of on(ee, 'foo')) console.log(v) } catch (e) { console.log('caught', e.message) }
  const ac = new AbortController(); process.nextTick(() => ac.abort()); try { await once(ee, 'x', { signal: ac.signal }) } catch (e) { console.log(e.name, e.message) }
  try { await once(ee, 'y', { signal: AbortSignal.abort() }) } catch (e) { console.log(e.name, e.code) } process.nextTick(() => ee.emit('two', 'a', 'b')); const [a, b] = await once(ee, 'two'); console.log(a, b);
  const results = Promise.all([once(ee, 'p'), once(ee, 'q')]); ee.emit('p', 1); ee.emit('q', 2); console.log(await results);
  process.nextTick(() => ee.emit('error', 'as value')); console.log(await once(ee, 'error')); const it = on(ee, 'z'); ee.emit('z', 'buffered 1'); ee.emit('z', 'buffered 2'); console.log(await it.next(), await it.next()); const waiting = it.next(); console.log(await it.return(), await waiting, await it.next()); try { on(null, 'x') } catch (e) { console.log(e.code, e.message) } await once({}, 'x').catch(e => console.log(e.code, e.message));
  console.log(ee.eventNames(), EventEmitter.listenerCount(ee, 'foo'), ee.emit('error', new RangeError('last one, unhandled')));
})();
