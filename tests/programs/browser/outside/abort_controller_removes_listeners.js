// Modern tip: one AbortController removes many listeners.
const ac = new AbortController();
const bus = new EventTarget();
for (const name of ['open', 'close']) bus.addEventListener(name, e => console.log('heard', e.type), {signal: ac.signal});
bus.dispatchEvent(new Event('open'));
ac.signal.addEventListener('abort', () => console.log('abort event', ac.signal.reason.name));
ac.abort();
bus.dispatchEvent(new Event('open'));
bus.dispatchEvent(new Event('close'));
console.log('end');
