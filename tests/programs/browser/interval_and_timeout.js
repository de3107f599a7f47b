let count = 0;
const id = setInterval(() => {
  count++;
  console.log('interval', count);
  if (count === 2) {
    clearInterval(id);
    setTimeout(() => console.log('after'), 5);
  }
}, 20);
setTimeout(() => console.log('between'), 30);
