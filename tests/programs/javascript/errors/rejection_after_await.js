const pause = () => new Promise(r => setTimeout(r, 5));
async function inner() {
  await pause();
  throw new TypeError('after a pause');
}
async function outer() {
  await inner();
}
class Service {
  async run() {
    await outer();
  }
}
new Service().run();
