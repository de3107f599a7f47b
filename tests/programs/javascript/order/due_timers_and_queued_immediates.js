const log = [];
const note = (what) => () => log.push(what);

setImmediate(note('immediate 1'));
setImmediate(note('immediate 2'));
setTimeout(note('timer 1'), 1);
setTimeout(() => {
  log.push('timer 2');
  setImmediate(note('immediate of timer 2'));
}, 1);

for (const end = performance.now() + 15; performance.now() < end; );
log.push('script ends');

setTimeout(() => console.log(log.join('\n')), 100);
