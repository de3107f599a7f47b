// Tutorial: every callback of one frame gets the same timestamp, the next frame a later one.
let first;
requestAnimationFrame(t => { first = t; });
requestAnimationFrame(t => {
  console.log('same', t === first);
  requestAnimationFrame(t2 => console.log('later', t2 > first));
});
