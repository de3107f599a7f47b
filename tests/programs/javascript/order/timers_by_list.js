// Timers of one duration form a list; the lists are ordered by their next expiry.
const order = [];
function at(ms, name) {
  setTimeout(() => order.push(name), ms);
}
at(60, '60 first');
at(20, '20 first');
at(40, '40 first');
at(20, '20 second');
at(60, '60 second');
at(40, '40 second');
setTimeout(() => {
  order.push('80');
  console.log(order);
}, 80);
