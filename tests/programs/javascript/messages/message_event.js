// MessageEvent made by hand.
const e = new MessageEvent('message', { data: { a: 1 }, origin: 'here', lastEventId: '9' });
console.log(e.type, e.data, e.origin, e.lastEventId, e.source, e.ports);
console.log(new MessageEvent('x').data, e instanceof Event);
const target = new EventTarget();
target.addEventListener('message', (event) => console.log('target got', event.data));
target.dispatchEvent(e);
for (const attempt of [() => new MessagePort(), () => MessageChannel(), () => new MessageChannel().port1.postMessage()]) {
  try {
    attempt();
  } catch (err) {
    console.log(err.name, err.code, err.message);
  }
}
