// A thenable's then is called in a job of its own.
const noisy = name => ({
  get then() {
    console.log('get then of', name);
    return (resolve, reject) => {
      console.log('call then of', name);
      resolve(name);
      reject(new Error('ignored'));
      resolve('ignored');
    };
  },
});
console.log('start');
Promise.resolve(noisy('a')).then(v => console.log('resolved', v));
new Promise(resolve => {
  resolve(noisy('b'));
  console.log('after resolve b');
}).then(v => console.log('resolved', v));
Promise.resolve().then(() => noisy('c')).then(v => console.log('resolved', v));
const bad = { get then() { throw new Error('bad getter'); } };
Promise.resolve(bad).catch(e => console.log('caught', e.message));
const throwsLate = { then(resolve) { resolve('first'); throw new Error('too late'); } };
Promise.resolve(throwsLate).then(v => console.log('resolved', v));
const throwsEarly = { then() { throw new Error('early'); } };
Promise.resolve(throwsEarly).catch(e => console.log('caught', e.message));
let self;
self = new Promise(r => setImmediate(() => r(self)));
self.catch(e => console.log(e.name + ': ' + e.message));
console.log('end');
