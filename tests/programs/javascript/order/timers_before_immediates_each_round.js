// Each round blocks long enough for its timer to be due when the loop comes round.
let round = 0;

function block(ms) {
  const end = Date.now() + ms;
  while (Date.now() < end);
}

function next() {
  if (++round > 3) return;
  setImmediate(() => {
    console.log('immediate of round', round);
    next();
  });
  setTimeout(() => console.log('timer of round', round), 1);
  process.nextTick(() => console.log('tick of round', round));
  Promise.resolve().then(() => console.log('promise of round', round));
  block(10);
}

next();
