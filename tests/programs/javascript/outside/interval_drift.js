// origin: Q&A thread: setInterval that is cleared after n ticks
let ticks = 0;
const start = Date.now();
const id = setInterval(() => {
  ticks++;
  console.log('tick', ticks);
  if (ticks === 3) {
    clearInterval(id);
    console.log('took at least 30:', Date.now() - start >= 29);
  }
}, 10);
