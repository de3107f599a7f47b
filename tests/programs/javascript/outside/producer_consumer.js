// origin: blog post, channels with async iterators (producer / consumer)
function channel(capacity = 0) {
  const buffer = [], takers = [], putters = [];
  let closed = false;
  return {
    async put(v) {
      if (closed) throw new Error('channel closed');
      if (takers.length) return takers.shift()({ value: v, done: false });
      if (buffer.length < capacity) return void buffer.push(v);
      await new Promise(resolve => putters.push({ v, resolve }));
    },
    async take() {
      if (buffer.length) {
        const value = buffer.shift();
        if (putters.length) { const p = putters.shift(); buffer.push(p.v); p.resolve(); }
        return { value, done: false };
      }
      if (putters.length) { const p = putters.shift(); p.resolve(); return { value: p.v, done: false }; }
      if (closed) return { value: undefined, done: true };
      return new Promise(resolve => takers.push(resolve));
    },
    close() { closed = true; takers.splice(0).forEach(t => t({ value: undefined, done: true })); },
    [Symbol.asyncIterator]() { return { next: () => this.take() }; },
  };
}

async function producer(ch, name, n) {
  for (let i = 0; i < n; i++) {
    await ch.put(`${name}${i}`);
    console.log('put', name + i);
  }
}
async function consumer(ch, name) {
  for await (const v of ch) console.log(name, 'got', v);
  console.log(name, 'sees the end');
}

(async () => {
  const ch = channel(1);
  const consumers = [consumer(ch, 'C1'), consumer(ch, 'C2')];
  await Promise.all([producer(ch, 'x', 3), producer(ch, 'y', 2)]);
  ch.close();
  await Promise.all(consumers);
  await ch.put('late').catch(e => console.log(e.message));
})();
