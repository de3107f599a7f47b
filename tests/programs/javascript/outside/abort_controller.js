// origin: tutorial: cancel with AbortController
function sleep(ms, { signal } = {}) {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const id = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => { clearTimeout(id); reject(signal.reason); }, { once: true });
  });
}
const ac = new AbortController();
setTimeout(() => ac.abort(), 5);
sleep(50, { signal: ac.signal }).then(() => console.log('slept'), (e) => console.log(e.name, e.message));
sleep(1).then(() => console.log('short sleep'));
