let count = 0;
const id = setInterval(() => {
  console.log('tick', ++count);
  if (count === 3) clearInterval(id);
}, 10);
