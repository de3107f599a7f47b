let resolve;
const done = new Promise(r => { resolve = r; });
done.then(value => console.log('then', value));
spawn(function* () {
  console.log('working');
  yield;
  resolve('value');
  console.log('resolved');
  yield;
  console.log('after');
}, 'worker');
(async () => console.log('await', await done))();
