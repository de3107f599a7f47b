const t=setTimeout(()=>{},10,1,2); console.log(t._idleTimeout, t._repeat, t._destroyed, t._timerArgs, t.constructor.name, t instanceof t.constructor);
const i=setInterval(()=>{},5); i[Symbol.dispose](); console.log(i._destroyed, i._repeat, i._idleTimeout, i._onTimeout);
const im=setImmediate(()=>{},7); console.log(im._argv, im._destroyed, im.hasRef()); clearImmediate(im); console.log(im._destroyed, im._onImmediate);
const show=x=>require('util').inspect(x).replace(/asyncId\)\]: \d+/, "asyncId)]: N").replace(/_idleStart: \d+/,'_idleStart: N'); console.log(show(t), show(i), show([t]), show({a:{b:t}}));

console.log(Symbol.dispose, Symbol.asyncDispose, Object.getOwnPropertyDescriptor(Symbol,'dispose').writable);
t.tag='mine'; console.log(show(t)); console.log(typeof +t, t[Symbol.toPrimitive]() === +t, show(t).includes('kHasPrimitive)]: true'));
