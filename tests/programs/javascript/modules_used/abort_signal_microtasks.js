// After how many microtasks each call that takes an AbortSignal settles when the signal aborts.
const {setTimeout: sleep, setImmediate: imm, setInterval: iv, scheduler} = require('timers/promises');
const events = require('events'); const fsp = require('fs/promises'); const {Readable, Writable} = require('stream'); const sp = require('stream/promises');
const readline = require('readline'); const rlp = require('readline/promises'); const util = require('util');
const ticks = [];
function chain(name, n = 16) { let i = 0; const f = () => { ticks.push(name + ++i); if (i < n) Promise.resolve().then(f); }; Promise.resolve().then(f); }
const log = (...a) => ticks.push('[' + a.join(' ') + ']');
const tests = {};
for (const [n, f] of Object.entries({sleep: s => sleep(8, 'v', {signal: s}), imm: s => imm('v', {signal: s}), wait: s => scheduler.wait(8, {signal: s})})) {
  tests[n + '-abort'] = () => { const c = new AbortController(); f(c.signal).then(v => log('ok', v), e => log(e.code)); c.abort(); chain('m'); };
  tests[n + '-already'] = () => { const c = new AbortController(); c.abort(); f(c.signal).then(v => log('ok', v), e => log(e.code)); chain('m'); };
  tests[n + '-await-abort'] = async () => { const c = new AbortController(); queueMicrotask(() => { c.abort(); chain('m'); }); try { await f(c.signal); } catch (e) { log(e.code, e.cause && e.cause.name); } };
  tests[n + '-noabort'] = () => { f(undefined).then(v => log('ok', v)); };
}
tests['imm-resolve'] = () => { const c = new AbortController(); imm('v', {signal: c.signal}).then(v => log('ok', v)); imm('w').then(v => { log('plain'); chain('p'); }); };
tests['imm-resolve2'] = () => { const c = new AbortController(); setImmediate(() => chain('m'));  imm('v', {signal: c.signal}).then(v => log('ok', v));};
tests['interval-already'] = async () => { const c = new AbortController(); c.abort(); chain('m'); try { for await (const v of iv(5, 'v', {signal: c.signal})) log(v); } catch (e) { log(e.code); } };
tests['interval-in-body'] = async () => { const c = new AbortController(); try { for await (const v of iv(5, 'v', {signal: c.signal})) { log(v); c.abort(); chain('m'); } } catch (e) { log(e.code); } };
tests['once-abort'] = () => { const c = new AbortController(); events.once(new events(), 'x', {signal: c.signal}).then(v => log('ok'), e => log(e.code)); c.abort(); chain('m'); };
tests['once-resolve'] = () => { const c = new AbortController(); const e = new events(); events.once(e, 'x', {signal: c.signal}).then(v => log('ok'), e => log(e.code)); e.emit('x'); chain('m'); };
tests['once-error'] = () => { const c = new AbortController(); const e = new events(); events.once(e, 'x', {signal: c.signal}).then(v => log('ok'), e => log(e.message)); e.emit('error', new Error('bad')); chain('m'); };
tests['once-already'] = () => { const c = new AbortController(); c.abort(); events.once(new events(), 'x', {signal: c.signal}).then(v => log('ok'), e => log(e.code)); chain('m'); };
tests['on-abort'] = async () => { const c = new AbortController(); const e = new events(); queueMicrotask(() => { e.emit('x', 1); queueMicrotask(() => { c.abort(); chain('m'); }); }); try { for await (const v of events.on(e, 'x', {signal: c.signal})) log(v); } catch (e) { log(e.code); } };
tests['on-already'] = async () => { const c = new AbortController(); c.abort(); chain('m'); try { for await (const v of events.on(new events(), 'x', {signal: c.signal})) log(v); } catch (e) { log(e.code); } };
tests['read-already'] = () => { const c = new AbortController(); c.abort(); fsp.readFile(__filename, {signal: c.signal}).then(() => log('ok'), e => log(e.code)); chain('m'); };
tests['read-abort'] = () => { const c = new AbortController(); fsp.readFile(__filename, {signal: c.signal}).then(() => log('ok'), e => { log(e.code);}); c.abort(); chain('m'); };
tests['pipeline-abort'] = () => { const c = new AbortController(); sp.pipeline(new Readable({read() {}}), new Writable({write(a, b, c) { c(); }}), {signal: c.signal}).then(() => log('ok'), e => log(e.code)); c.abort(); process.nextTick(() => log('tick')); chain('m'); };
tests['pipeline-already'] = () => { const c = new AbortController(); c.abort(); sp.pipeline(new Readable({read() {}}), new Writable({write(a, b, c) { c(); }}), {signal: c.signal}).then(() => log('ok'), e => log(e.code)); process.nextTick(() => log('tick')); chain('m'); };
tests['finished-abort'] = () => { const c = new AbortController(); const r = new Readable({read() {}}); sp.finished(r, {signal: c.signal}).then(() => log('ok'), e => log(e.code)); c.abort(); process.nextTick(() => log('tick')); chain('m'); };
tests['finished-already'] = () => { const c = new AbortController(); c.abort(); const r = new Readable({read() {}}); sp.finished(r, {signal: c.signal}).then(() => log('ok'), e => log(e.code)); process.nextTick(() => log('tick')); chain('m'); };
tests['finished-resolve'] = () => { const c = new AbortController(); const r = Readable.from(['a']); r.resume(); sp.finished(r, {signal: c.signal}).then(() => log('ok'), e => log(e.code)); r.on('close', () => { log('close'); chain('m'); }); };
tests['finished-cleanup'] = () => { const r = Readable.from(['a']); r.resume(); sp.finished(r, {cleanup: true}).then(() => log('ok'), e => log(e.code)); r.on('close', () => { log('close'); chain('m'); }); };
tests['addAbort'] = () => { const c = new AbortController(); const r = require('stream').addAbortSignal(c.signal, new Readable({read() {}})); (async () => { for await (const x of r); })().catch(e => log(e.code)); setImmediate(() => { c.abort(); process.nextTick(() => log('tick')); chain('m'); }); };
tests['util-aborted'] = () => { const c = new AbortController(); util.aborted(c.signal, {}).then(() => log('ok')); c.abort(); chain('m'); };
tests['util-aborted-already'] = () => { const c = new AbortController(); c.abort(); util.aborted(c.signal, {}).then(() => log('ok')); chain('m'); };
for (const already of [0, 1]) tests['rlp' + already] = () => { const c = new AbortController(); if (already) c.abort(); const rl = rlp.createInterface({input: new Readable({read() {}}), output: new Writable({write(a, b, c) { c(); }})}); rl.question('?', {signal: c.signal}).then(() => log('ok'), e => { log(e.code); rl.close(); }); if (!already) c.abort(); chain('m'); };
for (const already of [0, 1]) tests['rl' + already] = () => { const c = new AbortController(); if (already) c.abort(); const rl = readline.createInterface({input: new Readable({read() {}}), output: new Writable({write(a, b, c) { c(); }})}); util.promisify(rl.question).call(rl, '?', {signal: c.signal}).then(() => log('ok'), e => { log(e.code); }); if (!already) c.abort(); chain('m'); setTimeout(()=>rl.close(),3)};
tests['rlp-answer'] = () => { const c = new AbortController(); const input = new Readable({read() {}}); const rl = rlp.createInterface({input, output: new Writable({write(a, b, c) { c(); }})}); rl.question('?', {signal: c.signal}).then(a => { log('ok', a); rl.close(); }); rl.on('line', () => log('line')); setImmediate(() => { input.push('yes\n'); setImmediate(() => log('imm')); chain('m'); }); };
(async () => { for (const n in tests) { ticks.length = 0; tests[n](); await new Promise(r => setTimeout(r, 12)); console.log(n, ticks.join(' ')); } })();
