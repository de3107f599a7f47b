// origin: Stack Overflow question, why does returning a promise in then cost more ticks
const out = [];
const lane = (name, n) => {
  let p = Promise.resolve();
  for (let i = 0; i < n; i++) p = p.then(() => { out.push(name + i); });
  return p;
};

// which step of the ruler does each one land next to?
lane('ruler', 7);
Promise.resolve().then(() => 'plain value').then((v) => out.push(v));
Promise.resolve().then(() => Promise.resolve('a promise')).then((v) => out.push(v));
Promise.resolve().then(() => ({ then(ok) { ok('a thenable'); } })).then((v) => out.push(v));
Promise.resolve().then(async () => 'an async function').then((v) => out.push(v));
new Promise((ok) => ok(Promise.resolve('resolved with a promise'))).then((v) => out.push(v));

setTimeout(function () {
  out.forEach((line, i) => console.log(String(i).padStart(2), line));
}, 20);
