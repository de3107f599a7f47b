spawn(() => console.log('arrow'));
spawn(function named() {
  console.log('named', arguments.length);
});
spawn(async () => {
  console.log('async begins');
  await null;
  console.log('async goes on as a microtask');
});
spawn(() => console.log('last'));
