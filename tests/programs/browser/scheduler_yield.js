(async () => {
  console.log('before');
  await scheduler.yield();
  console.log('after yield');
})();
setTimeout(() => console.log('timer'), 0);
console.log('script');
