// What is awaited decides how many ticks it costs.
const log = [];
async function waits(name, value) {
  const got = await value;
  log.push(name + '=' + got);
}
class Sub extends Promise {}
const patched = Promise.resolve('patched');
patched.then = function (...args) {
  log.push('patched then called');
  return Promise.prototype.then.apply(this, args);
};
const sub = Sub.resolve('sub');
waits('thenable', { then(f) { log.push('thenable then called'); f('t'); } });
waits('subclass', sub);
waits('patched', patched);
waits('native', Promise.resolve('n'));
waits('value', 'v');
waits('function with then', Object.assign(() => {}, { then: f => f('fn') }));
(async () => {
  for (let i = 1; i <= 5; i++) {
    await null;
    log.push('-- tick ' + i);
  }
  console.log(log.join('\n'));
})();
