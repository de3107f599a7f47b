// A task that polls a flag that a promise sets.
let ready = false;
new Promise(resolve => setTimeout(resolve, 50)).then(() => { ready = true; });
spawn(function* () {
  let polls = 0;
  while (!ready) {
    polls++;
    yield sleep(10);
  }
  console.log('ready', polls > 2);
}, 'poller');
