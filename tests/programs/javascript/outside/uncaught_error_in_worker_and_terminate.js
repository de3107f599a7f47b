// origin: docs retold, worker threads: data, messages, errors, exit codes, transfer and terminate
const { Worker, isMainThread, parentPort, workerData, threadId, MessageChannel, receiveMessageOnPort, markAsUntransferable, resourceLimits } = require('worker_threads');
if (isMainThread) {
  const start = (mode, extra) => new Promise(resolve => {
    const w = new Worker(__filename, { workerData: { mode, extra } });
    const got = [];
    w.on('message', m => { got.push(m); if (m === 'ready') w.postMessage({ list: [1, 2n, new Map([['k', new Set([1])]])], when: new Date(0), re: /x/g, err: new RangeError('sent') }); });
    w.on('messageerror', e => got.push('messageerror'));
    w.on('error', e => got.push(['error', e instanceof Error ? `${e.name}: ${e.message}` : e]));
    w.on('exit', code => resolve([mode, code, ...got]));
    if (mode === 'forever') w.once('message', () => w.terminate());
  });
  (async () => {
    for (const mode of ['echo', 'throw', 'reject', 'exit', 'throwValue', 'forever', 'transfer', 'clone']) console.log(await start(mode, mode === 'transfer' ? new Uint8Array([1, 2, 3]) : undefined));
    const { port1, port2 } = new MessageChannel();
    port2.postMessage({ a: 1 }); port2.postMessage('second');
    console.log(receiveMessageOnPort(port1), receiveMessageOnPort(port1), receiveMessageOnPort(port1));
    const buf = new ArrayBuffer(8); port1.postMessage(buf, [buf]); console.log(buf.byteLength, receiveMessageOnPort(port2).message);
    try { port1.postMessage(() => {}); } catch (e) { console.log(e.name, e.code, e.message); }
    try { port1.postMessage({ s: Symbol('x') }); } catch (e) { console.log(e.message); }
    try { port1.postMessage(buf, [buf]); } catch (e) { console.log(e.name, e.message); }
    try { new Worker('relative.js'); } catch (e) { console.log(e.name, e.code); }
    try { new Worker(5); } catch (e) { console.log(e.name, e.code, e.message); }
    port1.on('message', m => { console.log('async', m); }); port1.on('close', () => console.log('port closed'));
    port2.postMessage('x'); port2.postMessage('y'); setTimeout(() => port2.close(), 5);
  })();
} else {
  const { mode, extra } = workerData;
  if (mode === 'echo') { parentPort.once('message', m => { parentPort.postMessage([m.list, m.when, m.re.source, m.err.message, m.err instanceof RangeError]); }); parentPort.postMessage('ready'); }
  if (mode === 'throw') { setTimeout(() => { throw new TypeError('in worker'); }, 1); }
  if (mode === 'reject') Promise.reject(new Error('rejected in worker'));
  if (mode === 'exit') { process.on('exit', c => parentPort.postMessage('exit handler ' + c)); process.exit(7); }
  if (mode === 'throwValue') throw { plain: 'object' };
  if (mode === 'forever') { setInterval(() => {}, 1000); parentPort.postMessage('running'); }
  if (mode === 'transfer') { parentPort.postMessage(extra, [extra.buffer]); parentPort.postMessage(extra.length); }
  if (mode === 'clone') { class P { x = 1; #y = 2; get z() { return 3; } } parentPort.postMessage(new P()); parentPort.postMessage([, 1, undefined, NaN, -0]); }
}
