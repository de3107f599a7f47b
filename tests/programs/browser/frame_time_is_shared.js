let first;
requestAnimationFrame(time => {
  first = time;
  const start = performance.now();
  while (performance.now() - start < 5);
});
requestAnimationFrame(time => console.log(time === first, typeof time));
