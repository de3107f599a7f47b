// origin: conference talk demo, event loop in a module with top-level await
const log = (...args) => console.log(...args);
log('module start');
setTimeout(() => log('timeout'), 0);
process.nextTick(() => log('nextTick'));
Promise.resolve().then(() => log('microtask'));
queueMicrotask(() => log('queueMicrotask'));
const value = await new Promise((resolve) => setTimeout(() => resolve('awaited value'), 20));
log(value);
for await (const x of (async function* () { yield 1; yield 2; })()) log('streamed', x);
process.nextTick(() => log('nextTick after await'));
Promise.resolve().then(() => log('microtask after await'));
await null;
log('this is', this);
try {
  await Promise.reject(new Error('rejected at top level'));
} catch (e) {
  log('caught', e.message);
}
const results = await Promise.all([1, 2, 3].map(async (n) => n * 2));
log(results);
export default results;
log('module end');
