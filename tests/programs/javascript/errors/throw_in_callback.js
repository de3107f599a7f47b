const numbers = [3, 1, 2];
numbers.map(n => n * 2).forEach(function each(n, i) {
  console.log(n);
  if (i === 1) {
    [n].map(x => x.toUpperCase());
  }
});
