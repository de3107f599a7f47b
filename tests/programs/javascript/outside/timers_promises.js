// origin: Node docs retold: timers/promises
const { setTimeout: sleep, setImmediate: soon, setInterval: every } = require('timers/promises');
(async () => {
  console.log(await sleep(3, 'slept'));
  console.log(await soon('soon'));
  let n = 0;
  for await (const v of every(2, 'beat')) {
    console.log(v, ++n);
    if (n === 3) break;
  }
  console.log('done');
})();
