// origin: tutorial, why setTimeout zero does not run immediately
console.log('1 - sync');

setTimeout(function cb1() {
  console.log('5 - timeout 0');
}, 0);

setTimeout(function cb2() {
  console.log('6 - timeout 0 again');
  queueMicrotask(() => console.log('7 - microtask inside timeout'));
}, 0);

setTimeout(() => console.log('8 - timeout 50'), 50);

Promise.resolve('3 - microtask').then(console.log).then(() => console.log('4 - microtask again'));

(function blocking() {
  let total = 0;
  for (let i = 0; i < 1000; i++) total += i;
  console.log('2 - blocking loop', total);
})();
