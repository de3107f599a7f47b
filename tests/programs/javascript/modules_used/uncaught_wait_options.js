const timers = require('timers/promises');
(async () => {
  for (const options of [{ ref: 1 }, { signal: {} }]) await timers.setTimeout(1, 0, options).catch(error => console.log(error.stack.split('\n').slice(0, 2).join(' ').replace(/\/.*\//, '')));
  await timers.setImmediate(0, 'options');
})();
