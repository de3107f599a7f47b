const tick = (n, i = 1) => { if (i <= n) Promise.resolve().then(() => { console.log('microtask', i); tick(n, i + 1); }); };
const source = new ReadableStream({ start(c) { c.enqueue(1); c.enqueue(2); c.close(); } });
const target = new WritableStream({ write(chunk) { console.log('write', chunk); }, close() { console.log('close'); } });
tick(30);
source.pipeTo(target).then(() => console.log('piped', source, target));
console.log(source.locked, target.locked);
