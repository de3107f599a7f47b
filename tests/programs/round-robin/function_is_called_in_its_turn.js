spawn(function* late() {
  console.log('late begins');
  yield;
  console.log('late ends');
});
const made = (function* early() {
  console.log('early begins');
  yield;
  console.log('early ends');
})();
spawn(made, 'early');
console.log('nothing has begun');
