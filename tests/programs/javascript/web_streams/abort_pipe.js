const controller = new AbortController();
let stopped = false;
const source = new ReadableStream({
  pull(c) { return new Promise((resolve) => setTimeout(() => { if (!stopped) c.enqueue('x'); resolve(); }, 20)); },
  cancel(reason) { stopped = true; console.log('cancel', reason.name); },
});
let count = 0;
const sink = new WritableStream({
  write() { if (++count === 3) controller.abort(); },
  abort(reason) { console.log('abort', reason.name, reason.message); },
});
source.pipeTo(sink, { signal: controller.signal }).catch((error) => {
  console.log('rejected', error.name, count);
});
