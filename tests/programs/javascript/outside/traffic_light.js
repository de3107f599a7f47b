// origin: interview exercise, traffic light with promises and with generators
const log = (...a) => console.log(...a);
function light(color, ms) {
  return new Promise((resolve) => {
    log(color.padEnd(6), '■'.repeat(ms / 10));
    setTimeout(resolve, ms);
  });
}
async function cycle(times) {
  for (let i = 0; i < times; i++) {
    log(`round ${i + 1}`);
    await light('green', 30);
    await light('yellow', 10);
    await light('red', 20);
  }
}
function* machine() {
  let n = 0;
  while (true) {
    const cmd = yield ['green', 'yellow', 'red'][n++ % 3];
    if (cmd === 'reset') n = 0;
    if (cmd === 'off') return 'dark';
  }
}
cycle(2).then(() => {
  const m = machine();
  log(m.next().value, m.next().value, m.next('reset').value, m.next().value, m.next('off'), m.next());
  let count = 0;
  const id = setInterval(() => {
    log('blink', ++count);
    if (count === 3) {
      clearInterval(id);
      log('done');
    }
  }, 15);
});
