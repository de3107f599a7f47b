// origin: Stack Overflow question, await is only valid in async functions
const wait = (ms) => new Promise(r => setTimeout(r, ms));
function main() {
  console.log('start');
  await wait(100);
  console.log('end');
}
main();
