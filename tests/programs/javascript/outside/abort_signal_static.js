// origin: docs retold, AbortSignal helpers and events
const s = AbortSignal.abort();
console.log(s.aborted, s.reason.name, s.reason.message, s.reason.code, s);
console.log(AbortSignal.abort('why').reason, AbortSignal.abort({ custom: 1 }).reason);
try { s.throwIfAborted() } catch (e) { console.log(e.name, e === s.reason) }
const ac = new AbortController();
ac.signal.addEventListener('abort', (e) => console.log('listener', e.type, e.target === ac.signal, e instanceof Event), { once: true });
ac.signal.onabort = () => console.log('onabort');
ac.signal.addEventListener('abort', { handleEvent(e) { console.log('object listener', this !== globalThis) } });
console.log(ac); ac.abort(new Error('stop')); ac.abort('second'); console.log(ac.signal.reason.message, ac.signal.aborted);
const any = AbortSignal.any([new AbortController().signal, AbortSignal.timeout(30)]);
any.addEventListener('abort', () => console.log('any', any.reason.name, any.reason.code, any.reason.message));
try { new AbortSignal() } catch (e) { console.log(e.code, e.message) }
try { AbortSignal.timeout(-1) } catch (e) { console.log(e.code, e.message) }
const { setTimeout: wait } = require('timers/promises');
const c2 = new AbortController(); wait(1000, 'v', { signal: c2.signal }).catch(e => console.log(e.name, e.code, e.message, e.cause)); c2.abort('reason text');
wait(10, 'value').then(console.log); wait(50).then(() => console.log('last'));
const et = new EventTarget(); let n = 0;
const f = (e) => console.log('event', e.type, e.detail, e.defaultPrevented, ++n);
et.addEventListener('hey', f); et.addEventListener('hey', f); et.addEventListener('hey', e => { e.preventDefault(); e.stopImmediatePropagation() }); et.addEventListener('hey', () => console.log('never'));
console.log(et.dispatchEvent(new Event('hey', { cancelable: true })), et.dispatchEvent(new Event('hey')), et.dispatchEvent(new CustomEvent('hey', { detail: { a: 1 } })));
et.removeEventListener('hey', f); et.dispatchEvent(new Event('hey')); try { et.dispatchEvent({ type: 'hey' }) } catch (e) { console.log(e.code, e.message) }
const sig = new AbortController(); et.addEventListener('off', () => console.log('off ran'), { signal: sig.signal }); et.dispatchEvent(new Event('off')); sig.abort(); et.dispatchEvent(new Event('off'));
