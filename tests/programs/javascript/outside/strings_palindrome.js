// origin: beginner exercise collection, strings
function reverse(str) { return str.split('').reverse().join(''); }
function isPalindrome(s) {
  const clean = s.toLowerCase().replace(/[^a-z0-9]/g, '');
  return clean === reverse(clean);
}
console.log(reverse('event loop'));
['racecar', 'A man, a plan, a canal: Panama', 'node', ''].forEach(w => console.log(JSON.stringify(w), isPalindrome(w)));

function charCount(s) {
  return [...s].reduce((m, c) => { m[c] = (m[c] || 0) + 1; return m; }, {});
}
console.log(charCount('mississippi'));
console.log(Object.entries(charCount('hello world')).filter(([c]) => c !== ' ').sort((a, b) => b[1] - a[1])[0]);

const capitalize = s => s.split(' ').map(w => w.charAt(0).toUpperCase() + w.slice(1)).join(' ');
console.log(capitalize('the quick brown fox'));

const vowels = s => (s.match(/[aeiou]/gi) || []).length;
console.log(vowels('Programming Is Fun'), vowels('rhythm'));

const anagram = (a, b) => [...a].sort().join('') === [...b].sort().join('');
console.log(anagram('listen', 'silent'), anagram('abc', 'abd'));

const caesar = (s, n) => s.split('').map(c => {
  const code = c.charCodeAt(0);
  if (code >= 97 && code <= 122) return String.fromCharCode((code - 97 + n) % 26 + 97);
  return c;
}).join('');
console.log(caesar('hello, world', 3), caesar(caesar('hello, world', 3), 23));
console.log('abc'.padStart(6, '*'), 'na'.repeat(4) + ' batman', 'a,b,,c'.split(','), '  trim me '.trim() + '|');
console.log('longest:', 'a bb cccc ddd'.split(' ').reduce((l, w) => w.length > l.length ? w : l, ''));
