// origin: exercises, roman numerals and numbers in words
var R = [['M', 1000], ['CM', 900], ['D', 500], ['CD', 400], ['C', 100], ['XC', 90], ['L', 50], ['XL', 40], ['X', 10], ['IX', 9], ['V', 5], ['IV', 4], ['I', 1]];
function toRoman(n) {
  if (!(n > 0 && n < 4000)) throw new RangeError('cannot write ' + n + ' in roman');
  var s = '';
  for (var [sym, val] of R) while (n >= val) { s += sym; n -= val }
  return s;
}
function fromRoman(s) {
  var v = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }, t = 0;
  for (var i = 0; i < s.length; i++) t += v[s[i]] < v[s[i + 1]] ? -v[s[i]] : v[s[i]];
  return t;
}
[1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999].forEach(n => console.log(String(n).padStart(5), toRoman(n), fromRoman(toRoman(n)) === n));
try { toRoman(0) } catch (e) { console.log(e.message) }
try { toRoman('abc') } catch (e) { console.log(e.message) }
var ones = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
var tens = ',,twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety'.split(',');
function words(n) {
  if (n < 0) return 'minus ' + words(-n);
  if (n < 20) return ones[n];
  if (n < 100) return tens[n / 10 | 0] + (n % 10 ? '-' + ones[n % 10] : '');
  if (n < 1000) return ones[n / 100 | 0] + ' hundred' + (n % 100 ? ' and ' + words(n % 100) : '');
  for (var [size, name] of [[1e9, 'billion'], [1e6, 'million'], [1e3, 'thousand']])
    if (n >= size) return words(Math.floor(n / size)) + ' ' + name + (n % size ? ' ' + words(n % size) : '');
}
for (var n of [0, 7, 13, 21, 100, 115, 999, 1000, 12345, 1000001, -42]) console.log(n, words(n));
var ordinal = n => { var s = ['th', 'st', 'nd', 'rd'], v = n % 100; return n + (s[(v - 20) % 10] || s[v] || s[0]) };
console.log([1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111].map(ordinal).join(' '));
console.log(Array.from(new Set('tattarrattat')).sort(), [...'hello'].map((c, i, a) => a.indexOf(c) === i ? c : '-').join(''));
