// A port that moves takes its waiting messages along.
const outer = new MessageChannel();
const inner = new MessageChannel();
inner.port1.postMessage('early 1');
inner.port1.postMessage('early 2');
outer.port2.addEventListener('message', (event) => {
  console.log(event.ports.length, event.ports[0] === event.data);
  event.data.on('message', (m) => {
    console.log('moved port:', m);
    if (m === 'late') {
      event.data.close();
      outer.port2.close();
    }
  });
  inner.port1.postMessage('late');
});
outer.port1.postMessage(inner.port2, [inner.port2]);
try {
  outer.port1.postMessage(inner.port2, [inner.port2]);
} catch (e) {
  console.log(e.name, e.message);
}
