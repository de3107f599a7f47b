[3, 2, 1].sort(function compare(a, b) {
  if (a === 1) throw new Error('no ones');
  return a - b;
});
