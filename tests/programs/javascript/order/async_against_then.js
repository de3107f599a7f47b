async function one() {
  console.log('one start');
  await two();
  console.log('one end');
}
async function two() {
  console.log('two');
}
console.log('script start');
setTimeout(() => console.log('timeout'), 0);
one();
new Promise(resolve => {
  console.log('executor');
  resolve();
}).then(() => console.log('then 1')).then(() => console.log('then 2'));
process.nextTick(() => console.log('tick'));
console.log('script end');
