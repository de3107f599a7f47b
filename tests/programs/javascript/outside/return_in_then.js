// origin: Stack Overflow question, why does returning Promise.resolve in then delay by more ticks
Promise.resolve()
  .then(() => {
    console.log(0);
    return Promise.resolve(4);
  })
  .then((res) => {
    console.log(res);
  });

Promise.resolve()
  .then(() => { console.log(1); })
  .then(() => { console.log(2); })
  .then(() => { console.log(3); })
  .then(() => { console.log(5); })
  .then(() => { console.log(6); });

// same thing but with a hand made thenable: one tick less
const myThenable = {
  then: function (cb) { cb('thenable'); }
};
setTimeout(function () {
  console.log('---');
  Promise.resolve().then(() => { console.log('a0'); return myThenable; }).then(console.log);
  Promise.resolve().then(() => console.log('a1')).then(() => console.log('a2')).then(() => console.log('a3'));
}, 20);
