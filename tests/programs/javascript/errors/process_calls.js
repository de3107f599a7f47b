// process as a program asks it: signals, masks, event names, what it refuses.
function attempt(work) {
  try { console.log(work()); } catch (error) { console.log(error.name, error.code, '|', error.message, '|', error.errno, error.syscall); }
}
attempt(() => process.kill(process.pid, 0));
attempt(() => process.kill('x'));
attempt(() => process.kill(process.pid, 'SIGNOPE'));
attempt(() => process.kill(process.pid, 'nope'));
attempt(() => process.kill(process.pid, {}));
attempt(() => process.kill());
attempt(() => process.umask());
attempt(() => process.umask(0o77));
attempt(() => process.umask('22'));
attempt(() => process.umask('z'));
attempt(() => process.umask(-1));
attempt(() => process.umask(1.5));
attempt(() => process.umask({}));
attempt(() => process.umask());
attempt(() => process.hrtime(5));
attempt(() => process.hrtime([0, 0]).length);
attempt(() => process.binding('no-such'));
attempt(() => process.stdout.write(null));
attempt(() => process.stdout.write(5));
attempt(() => process.stdout.write(undefined));
attempt(() => process.stdout.write(Buffer.from('bytes\n')));
attempt(() => process.stdout.write(new Uint8Array([104, 105, 10])));
attempt(() => process.eventNames());
process.on('custom', () => {}); process.once('exit', () => {}); process.on(Symbol('s'), () => {});
attempt(() => process.eventNames());
attempt(() => process.rawListeners('custom').length + process.listeners('custom').length);
attempt(() => process.getMaxListeners());
attempt(() => process instanceof require('events'));
process.prependListener('order', () => console.log('first'));
process.on('order', () => console.log('last'));
process.prependOnceListener('order', () => console.log('once, before all'));
process.emit('order'); process.emit('order');
process.env.N = 5; process.env.U = undefined; process.env.O = {}; process.env.B = false;
console.log([process.env.N, process.env.U, process.env.O, process.env.B, process.env.MISSING], 'N' in process.env, delete process.env.N, process.env.N, typeof process.env.PATH, Object.keys(process.env).includes('PATH'));
process.on('SIGUSR2', (name, number) => { console.log('caught', name, number); process.off('SIGUSR2', () => {}); });
attempt(() => process.kill(process.pid, 'SIGUSR2'));
console.log('after the call');
const held = setTimeout(() => console.log('end'), 30);
