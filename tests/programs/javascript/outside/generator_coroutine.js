// origin: blog post, how async/await is generators plus promises
function asyncToGen(genFn) {
  return function (...args) {
    const gen = genFn.apply(this, args);
    return new Promise((resolve, reject) => {
      function step(key, arg) {
        let info;
        try {
          info = gen[key](arg);
        } catch (error) {
          reject(error);
          return;
        }
        const { value, done } = info;
        if (done) resolve(value);
        else Promise.resolve(value).then(v => step('next', v), e => step('throw', e));
      }
      step('next');
    });
  };
}

const delay = (ms, value, fail) => new Promise((res, rej) => setTimeout(() => fail ? rej(new Error(value)) : res(value), ms));

const getUser = asyncToGen(function* (id) {
  console.log('loading user', id);
  const user = yield delay(20, { id, name: 'User' + id });
  console.log('loading posts of', user.name);
  const posts = yield delay(20, ['p1', 'p2']);
  try {
    yield delay(10, 'comments are down', true);
  } catch (e) {
    console.log('ignored:', e.message);
  }
  return { ...user, posts };
});

getUser(1).then(u => console.log(u));
console.log('called');
asyncToGen(function* () { yield 1; throw new SyntaxError('late'); })().catch(e => console.log(e.name));
