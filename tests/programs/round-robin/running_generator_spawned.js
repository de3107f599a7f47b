let me;
me = (function* () {
  spawn(me, 'myself');
  yield;
  console.log('after');
})();
spawn(me, 'first');
spawn(function* () {
  const again = running;
  try {
    again.next();
  } catch (error) {
    console.log(String(error));
  }
  yield;
}, 'other');
const running = (function* () { running.next(); })();
spawn(running, 'running');
