let total = 0;
for (let round = 0; round < 20; round++) {
  const list = Array.from({ length: 60000 }, (_, i) => (i * 7919 + round) % 60013);
  const result = list.map((x) => x * 2).filter((x) => x % 3 === 0).sort((a, b) => a - b);
  total += result[round * 10];
}
console.log(total);
