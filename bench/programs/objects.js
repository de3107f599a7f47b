let kept = null;
let count = 0;
for (let i = 0; i < 2500000; i++) {
  kept = { index: i, pair: [i, i + 1], before: i % 100 === 0 ? null : kept };
  count += kept.pair[1] - kept.index;
}
console.log(count);
