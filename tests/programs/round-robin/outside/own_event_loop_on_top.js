// origin: blog post, a tiny event loop with its own queue of callbacks living in one task
const queue = []; let open = true;
const later = (f, ...a) => queue.push({ f, a });
const loop = spawn(function* eventLoop() { let ticks = 0; while (open || queue.length) { const job = queue.shift(); if (job) { try { job.f(...job.a); } catch (e) { console.log('loop survived', e.message); } } ticks++; yield; } return ticks > 3; }, 'loop');
spawn(function* () { later(console.log, 'first', { a: 1 }); yield; later(() => { throw new Error('bad callback'); }); later(() => later(console.log, 'queued inside')); yield; yield; later(() => { open = false; }); }, 'user');
Promise.resolve().then(() => console.log('promise before any turn'));
process.nextTick(() => console.log('tick before any turn'));
spawn(function* () { console.log('loop ended', yield join(loop)); queueMicrotask(() => console.log('micro after turn')); yield; console.log('next turn'); }, 'end');
console.log('main', loop.name, loop);
