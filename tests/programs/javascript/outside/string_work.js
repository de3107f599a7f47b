// origin: exercise site: words and counting without libraries
const text = 'the quick brown fox jumps over the lazy dog the end';
const words = text.split(' ');
const counts = words.reduce((m, w) => m.set(w, (m.get(w) ?? 0) + 1), new Map());
console.log([...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).slice(0, 3));
console.log(words.map((w) => w[0].toUpperCase() + w.slice(1)).join(' '));
console.log([...text].reverse().join('').slice(0, 10).padEnd(12, '*'));
console.log(text.replace('quick', 'slow').indexOf('slow'), text.lastIndexOf('the'));
