(async () => {
  const failing = new ReadableStream({ start(c) { c.enqueue(1); }, pull(c) { c.error(new Error('bad source')); } });
  const sink = new WritableStream({ write(x) { console.log('write', x); }, abort(reason) { console.log('sink aborted:', reason.message); } });
  await failing.pipeTo(sink).catch((error) => console.log('pipe:', error.message));

  const source = new ReadableStream({ start(c) { c.enqueue('x'); c.enqueue('y'); }, cancel(reason) { console.log('source cancelled:', reason.message); } });
  const broken = new WritableStream({ write() { throw new Error('bad sink'); } });
  await source.pipeTo(broken).catch((error) => console.log('pipe:', error.message));

  const kept = new ReadableStream({ start(c) { c.error(new Error('kept')); } });
  const open = new WritableStream({ abort() { console.log('never'); }, close() { console.log('closed later'); } });
  await kept.pipeTo(open, { preventAbort: true }).catch((error) => console.log('pipe:', error.message));
  await open.close();
})();
