const tick = (n, i = 1) => { if (i <= n) Promise.resolve().then(() => { console.log('microtask', i); tick(n, i + 1); }); };
const [left, right] = new ReadableStream({ start(c) { c.enqueue('a'); c.enqueue('b'); c.close(); } }).tee();
tick(24);
const drain = async (name, stream) => {
  for await (const chunk of stream) console.log(name, chunk);
  console.log(name, 'end');
};
drain('left', left);
drain('right', right);
