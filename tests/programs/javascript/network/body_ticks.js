// How many microtasks it takes to read a body that is there.
let ticks = 0;
let counting = true;
const count = () => {
  ticks++;
  if (counting && ticks < 40) Promise.resolve().then(count);
};
new Response('x').text().then(() => console.log('text after', ticks));
new Response(null).text().then(() => console.log('nothing after', ticks));
new Blob(['y']).text().then(() => console.log('blob after', ticks));
fetch('data:,z').then(() => console.log('data: after', ticks));
fetch('not an address').catch(() => console.log('refused after', ticks));
Promise.resolve().then(count);
setImmediate(() => {
  counting = false;
  console.log('immediate');
});
