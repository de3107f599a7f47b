// The long interview puzzle: script, timers, frames, promises, async functions, observers in one page.
const node = document.querySelector('#n');
new MutationObserver(() => console.log('7 observer')).observe(node, {attributes: true});
console.log('1 script start');
setTimeout(() => {
  console.log('9 timeout');
  Promise.resolve().then(() => console.log('10 promise in timeout'));
}, 0);
async function main() {
  console.log('2 main start');
  await other();
  console.log('6 main end');
}
async function other() { console.log('3 other'); }
main();
node.setAttribute('x', '1');
new Promise(resolve => { console.log('4 executor'); resolve(); })
  .then(() => console.log('8 then 1'))
  .then(() => console.log('8b then 2'));
console.log('5 script end');
