// origin: docs retold, the parts of EventEmitter people forget
const { EventEmitter, once, on, errorMonitor, captureRejectionSymbol } = require('events');
const e = new EventEmitter();
e.on('newListener', (name, fn) => console.log('new', name, fn.name || '(anon)'));
e.on('removeListener', (name) => console.log('removed', name));
function a(x) { console.log('a', x, this === e) }
e.on('x', a); e.once('x', function b(x) { console.log('b', x) }); e.prependListener('x', () => console.log('first'));
console.log(e.emit('x', 1), e.emit('x', 2), e.emit('y'), e.listenerCount('x'), e.eventNames(), e.listeners('x'), e.rawListeners('x').length);
e.off('x', a); e.off('x', () => {}); e.removeAllListeners('x'); console.log(e.eventNames(), EventEmitter.defaultMaxListeners, e.getMaxListeners());
e.on(errorMonitor, err => console.log('monitor saw', err.message));
e.on('error', err => console.log('handled', err.message)); e.emit('error', new Error('bad'));
const removing = new EventEmitter(); removing.on('z', function self() { console.log('self'); removing.off('z', other) }); function other() { console.log('other still runs this time') } removing.on('z', other); removing.emit('z'); removing.emit('z');
const leak = new EventEmitter(); for (let i = 0; i < 11; i++) leak.on('leaky', () => {});
try { e.on('x', 'not a function') } catch (er) { console.log(er.code, er.message) }
try { e.setMaxListeners(-1) } catch (er) { console.log(er.code, er.message) }
for (const bad of [new Error('real'), 'text', { code: 7 }, undefined, null]) { const q = new EventEmitter(); try { q.emit('error', bad) } catch (er) { console.log(er.name, er.code, er.message, er.context) } }
const cap = new EventEmitter({ captureRejections: true }); cap.on('job', async () => { throw new Error('async listener') }); cap.on('error', er => console.log('captured', er.message)); cap.emit('job');
class Chat extends EventEmitter { #users = new Set(); join(u) { this.#users.add(u); return this.emit('join', u, this.#users.size) } } const chat = new Chat(); chat.on('join', (u, n) => console.log(u, 'is number', n)); console.log(chat.join('ann'), chat.join('bob'));
(async () => {
  setTimeout(() => e.emit('ready', 1, 2), 5); console.log(await once(e, 'ready'));
  setTimeout(() => e.emit('error', new Error('instead')), 5); try { await once(e, 'never') } catch (er) { console.log('once rejected', er.message) }
  const ac = new AbortController(); setTimeout(() => { e.emit('tick', 1); e.emit('tick', 2); setTimeout(() => ac.abort(), 5) }, 5);
  try { for await (const [n] of on(e, 'tick', { signal: ac.signal })) console.log('tick', n) } catch (er) { console.log(er.name, er.code, er.message) }
  console.log(e.listenerCount('tick'), String(chat), typeof chat._events);
})();
