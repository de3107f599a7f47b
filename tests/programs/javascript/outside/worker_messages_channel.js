// origin: docs retold, MessageChannel and structured clone in one thread
const { port1, port2 } = new MessageChannel();
port2.on('message', (m) => { console.log('port2 got', m); if (m.n < 2) port2.postMessage({ reply: m.n }); else port2.close() });
port1.onmessage = ({ data }) => { console.log('port1 got', data); port1.postMessage({ n: data.reply + 1, map: new Map([[1, new Date(0)]]) }) };
port1.on('close', () => console.log('port1 closed')); port2.on('close', () => console.log('port2 closed'));
try { port1.postMessage(() => { }) } catch (e) { console.log(e.name, e.message) }
port1.postMessage({ n: 0, arr: [1, , 3], u: undefined });
console.log('sync end'); Promise.resolve().then(() => console.log('micro')); setImmediate(() => console.log('some immediate'));
