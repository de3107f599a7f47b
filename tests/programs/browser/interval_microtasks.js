let n = 0;
const id = setInterval(() => {
  Promise.resolve().then(() => console.log('micro', n));
  console.log('interval', ++n);
  if (n === 2) clearInterval(id);
}, 5);
