// A program's own names hide the globals.
const sleep = ms => `my own sleep of ${ms}`;
function join(...parts) {
  return parts.join('+');
}
console.log(sleep(5), join('a', 'b'));
spawn(function* () {
  console.log(yield sleep(1000));
  console.log(globalThis.sleep(3));
}, 'A');
