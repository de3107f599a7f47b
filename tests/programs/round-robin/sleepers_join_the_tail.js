// All three are due when the busy one yields; they join behind the other one that is ready.
function busy(ms) {
  const end = Date.now() + ms;
  while (Date.now() < end);
}
spawn(function* () { yield sleep(40); console.log('slept 40'); }, 'X');
spawn(function* () { yield sleep(10); console.log('slept 10'); }, 'Y');
spawn(function* () { yield sleep(25); console.log('slept 25'); }, 'Z');
spawn(function* () {
  console.log('busy begins');
  busy(100);
  console.log('busy ends');
  yield;
  console.log('busy again');
}, 'busy');
spawn(function* () { yield; console.log('ready before they woke'); }, 'ready');
