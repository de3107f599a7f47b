// origin: blog post, how async/await is generators plus promises
function drive(makeGenerator) {
  return (...args) => {
    const g = makeGenerator(...args);
    const advance = (turn) => {
      if (turn.done) return turn.value;
      return Promise.resolve(turn.value).then(
        (ok) => advance(g.next(ok)),
        (bad) => advance(g.throw(bad)),
      );
    };
    return Promise.resolve().then(() => advance(g.next()));
  };
}

const later = (ms, value) => new Promise((ok) => setTimeout(ok, ms, value));
const broken = (ms, why) => later(ms).then(() => { throw new Error(why); });

const recipe = drive(function* (dish) {
  console.log('looking up', dish);
  const parts = yield later(20, ['flour', 'eggs']);
  console.log('got', parts.length, 'parts');
  const sugar = yield 'no promise, just sugar';
  try {
    yield broken(10, 'oven is cold');
  } catch (e) {
    console.log('ignored:', e.message);
  } finally {
    console.log('cleaning up');
  }
  return { dish, parts: [...parts, sugar] };
});

recipe('cake').then((r) => console.log(r));
console.log('called');
drive(function* () { yield 1; throw new SyntaxError('late'); })().catch((e) => console.log(e.name));
drive(function* () { return (yield later(60, 20)) + 1; })().then(console.log);
