// origin: tutorial, from callback hell to promisify
function getUser(id, cb) {
  setTimeout(() => {
    if (id < 0) return cb(new Error('bad id ' + id));
    cb(null, { id, name: 'user' + id });
  }, 10);
}
function getOrders(user, cb) {
  setTimeout(() => cb(null, [{ no: 100 + user.id }, { no: 200 + user.id }]), 10);
}
function getPrice(order, cb) {
  setTimeout(() => cb(null, order.no / 4), 10);
}

getUser(1, (err, user) => {
  if (err) return console.error(err);
  getOrders(user, (err, orders) => {
    if (err) return console.error(err);
    getPrice(orders[0], (err, price) => {
      if (err) return console.error(err);
      console.log('callbacks:', user, orders, price);
      next();
    });
  });
});

function promisify(fn) {
  return function (...args) {
    return new Promise((resolve, reject) => {
      fn.call(this, ...args, (err, value) => (err ? reject(err) : resolve(value)));
    });
  };
}

async function next() {
  const [user_, orders_, price_] = [getUser, getOrders, getPrice].map(promisify);
  const user = await user_(2);
  const orders = await orders_(user);
  const prices = await Promise.all(orders.map((o) => price_(o)));
  console.log('await:', { user, orders, prices });
  await user_(-1).catch((e) => console.log('failed:', e.message));
  user_(3)
    .then(orders_)
    .then((o) => Promise.all(o.map(price_)))
    .then((p) => console.log('then:', p), console.error);
}
console.log('waiting...');
