const counts = new Map();
let text = '';
for (let i = 0; i < 1000000; i++) {
  const key = 'k' + (i % 5000);
  counts.set(key, (counts.get(key) || 0) + 1);
  text += key;
}
console.log(counts.size, text.length);
