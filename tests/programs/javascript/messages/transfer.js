// Handing over memory and ports.
const { port1, port2 } = new MessageChannel();
const buffer = new ArrayBuffer(8);
const view = new Uint8Array(buffer);
view[0] = 42;
const inner = new MessageChannel();
port2.on('message', ({ buffer: got, port }) => {
  console.log('got', new Uint8Array(got)[0], got.byteLength, port.constructor.name);
  port.postMessage('through the inner channel');
  port2.close();
});
inner.port2.on('message', (m) => {
  console.log('inner', m);
  inner.port2.close();
});
port1.postMessage({ buffer, port: inner.port1 }, [buffer, inner.port1]);
console.log(buffer.byteLength, view.length);
for (const [value, list] of [
  [1, [port1]],
  [1, [{}]],
  [inner.port2, []],
  [new ArrayBuffer(2), undefined],
]) {
  try {
    port1.postMessage(value, list);
    console.log('posted');
  } catch (e) {
    console.log(e.name, '|', e.message);
  }
}
port2.once('message', () => console.log('once'));
