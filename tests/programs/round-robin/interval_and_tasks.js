let ticks = 0;
const timer = setInterval(() => {
  console.log('tick', ++ticks);
  if (ticks === 3) clearInterval(timer);
}, 40);
spawn(function* () {
  for (let i = 0; i < 3; i++) {
    yield sleep(60);
    console.log('slept', i);
  }
}, 'sleeper');
