try {
  join({name: 'no task'});
} catch (error) {
  console.log(String(error));
}
try {
  join();
} catch (error) {
  console.log(String(error));
}
spawn(function* () {
  yield join(5);
}, 'bad');
