// origin: docs retold, the methods of timer objects: ref, unref, refresh, close, primitive ids
const log = (...a) => console.log(...a);
let fired = 0;
const t = setTimeout(() => { log('t fires', ++fired); if (fired < 3) t.refresh(); }, 10);
const moved = setTimeout(() => log('moved fires after t the first time?', fired), 12);
setTimeout(() => { moved.refresh(); log('refreshed at 5', fired); }, 5);
const never = setTimeout(() => log('never: closed'), 8); never.close();
const byId = setTimeout(() => log('never: cleared by id'), 8); clearTimeout(+byId); clearTimeout(String(+byId));
const asString = setTimeout(() => log('cleared by string?'), 9); clearTimeout(`${+asString}`);
const i = setInterval(() => { log('interval'); clearTimeout(i); }, 15);
setTimeout(() => log('unref, but others keep us alive'), 20).unref();
setTimeout(() => log('never: unref and too late'), 5000).unref();
setInterval(() => log('unref interval'), 13).unref();
clearTimeout(null); clearTimeout(undefined); clearTimeout({}); clearTimeout('x'); clearTimeout(-1); clearInterval(9999); clearImmediate(5);
const im = setImmediate(() => log('never: cleared immediate')); clearImmediate(im); log(im.hasRef(), im._destroyed, im.constructor.name);
const im2 = setImmediate((...a) => log('immediate', a), 1, [2]); im2.unref(); im2.ref();
for (const bad of [() => setTimeout(), () => setTimeout('code', 1), () => setInterval(null, 5), () => setImmediate({}), () => queueMicrotask(1), () => process.nextTick('x'), () => setTimeout(() => {}, 1n), () => setTimeout(() => {}, Symbol()), () => setTimeout(() => {}, { valueOf: () => 3 })]) try { const r = bad(); log('ok', typeof r); } catch (e) { log(e.name, e.code, e.message); }
const order = []; setTimeout(() => order.push('b'), 2); setTimeout(() => order.push('a'), 1); setTimeout(() => order.push('c'), '2'); setTimeout(() => order.push('d'), 2.9); setTimeout(() => order.push('e'), -5); setTimeout(() => order.push('f'), NaN); setTimeout(() => order.push('g'), null);
setTimeout(() => log(order.join('')), 40);
process.on('exit', () => log('fired', fired, t.hasRef(), t._destroyed));
const { promisify } = require('util'); promisify(setTimeout)(3, 'promisified').then(log); promisify(setImmediate)('imm').then(log); log(promisify(setTimeout) === require('timers/promises').setTimeout, require('timers').setTimeout === setTimeout);
log(Object.keys(t), typeof t._onTimeout, t._idleTimeout, t._repeat, i._repeat);
setTimeout(function () { log(this === byThis, this.constructor.name); }, 30); var byThis; setTimeout(() => {}, 0).refresh(); const self = setTimeout(function () { log(this === self); clearTimeout(this); this.refresh(); log('refresh after clear'); }, 6);
