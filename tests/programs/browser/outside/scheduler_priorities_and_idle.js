// origin: performance article, postTask priorities with delays against timers, messages and promises
const log = x => console.log(x);
scheduler.postTask(() => log('background'), { priority: 'background' });
scheduler.postTask(() => log('visible'));
scheduler.postTask(() => log('blocking'), { priority: 'user-blocking' });
scheduler.postTask(() => log('delayed blocking'), { priority: 'user-blocking', delay: 60 });
queueMicrotask(() => log('microtask'));
Promise.resolve().then(() => scheduler.postTask(() => 'value', { priority: 'user-blocking' })).then(v => log('got ' + v));
scheduler.postTask(async () => { await null; throw new Error('task failed'); }).catch(e => log(e.message));
const c = new TaskController({ priority: 'user-blocking' });
scheduler.postTask(() => log('never'), { signal: c.signal }).catch(e => log(`${e.name} ${c.signal.aborted}`));
c.abort();
try { scheduler.postTask(() => {}, { priority: 'urgent' }).catch(e => log(e.name)); } catch (e) { log('sync ' + e.name); }
log('script end');
