spawn(function* () {
  const got = [];
  for (const value of [1, 'text', null, undefined, {ms: 5}, [sleep(1000)], Promise.resolve(9), () => {}, {task: null}]) {
    got.push(yield value);
  }
  console.log(got);
}, 'A');
spawn(function* () {
  for (let i = 0; i < 4; i++) {
    console.log('B', i);
    yield i;
  }
}, 'B');
