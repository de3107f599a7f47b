// origin: coding challenge, wrap and justify text
const text = `In the middle of the journey of our life I found myself within a dark wood where the straight way was lost.`;
function wrap(s, width) {
  return s.split(/\s+/).reduce((lines, w) => {
    const last = lines.at(-1);
    if (last.length + w.length + (last ? 1 : 0) <= width) lines[lines.length - 1] = last ? `${last} ${w}` : w;
    else lines.push(w);
    return lines;
  }, ['']);
}
function justify(line, width) {
  const ws = line.split(' ');
  if (ws.length === 1) return line.padEnd(width);
  let gaps = width - ws.join('').length;
  let out = ws[0];
  for (let i = 1; i < ws.length; i++) {
    const g = Math.ceil(gaps / (ws.length - i));
    gaps -= g;
    out += ' '.repeat(g) + ws[i];
  }
  return out;
}
const center = (l, w) => ' '.repeat((w - l.length) / 2) + l + ' '.repeat(Math.ceil((w - l.length) / 2));
const W = 28;
const lines = wrap(text, W);
console.log('+' + '-'.repeat(W + 2) + '+');
lines.forEach((l, i) => console.log('| ' + (i < lines.length - 1 ? justify(l, W) : l.padEnd(W)) + ' |'));
console.log('+' + '='.repeat(W + 2) + '+');
lines.forEach(l => console.log('| ' + center(l, W) + ' |'));
console.log('+' + '-'.repeat(W + 2) + '+');
console.log(wrap('a bb ccc dddd', 4), wrap('', 5), wrap('unbreakablewordhere ok', 5));
const freq = [...text.toLowerCase().replace(/[^a-z]/g, '')].reduce((m, c) => m.set(c, (m.get(c) || 0) + 1), new Map());
console.log([...freq].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, 6));
for (const [c, n] of [...freq].sort().slice(0, 8)) console.log(c, '*'.repeat(n), n);
const title = s => s.replace(/\b\w/g, c => c.toUpperCase()), caesar = (s, k) => s.replace(/[a-z]/gi, c => { const b = c <= 'Z' ? 65 : 97; return String.fromCharCode((c.charCodeAt(0) - b + k + 26) % 26 + b) });
console.log(title('the lost way'), caesar('Hello, World!', 3), caesar(caesar('Hello, World!', 3), -3));
