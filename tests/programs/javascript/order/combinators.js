const wait = (ms, v) => new Promise(r => setTimeout(r, ms, v));
const fail = (ms, m) => new Promise((_, r) => setTimeout(() => r(new Error(m)), ms));
async function main() {
  console.log(await Promise.all([wait(30, 'a'), 'b', wait(10, 'c')]));
  console.log(await Promise.race([wait(30, 'slow'), wait(10, 'fast')]));
  console.log(await Promise.any([fail(10, 'x'), wait(30, 'any')]));
  console.log(await Promise.allSettled([wait(10, 1), fail(20, 'settled'), 3]));
  try {
    await Promise.all([wait(40, 'late'), fail(10, 'all fails'), fail(20, 'second failure is silent')]);
  } catch (e) {
    console.log(e.message);
  }
  try {
    await Promise.any([fail(10, 'one'), fail(20, 'two')]);
  } catch (e) {
    console.log(e.constructor.name, e.message, e.errors.map(x => x.message));
  }
  try {
    await Promise.all(5);
  } catch (e) {
    console.log(e.name, e.message);
  }
  console.log(await Promise.all(new Set([1, Promise.resolve(2)])), await Promise.all('xyz'));
  const forever = Promise.race([]);
  forever.then(() => console.log('never'));
}
main();
