// origin: coding katas in one file, the way people keep them
// 1. string calculator
function add(s) { if (!s) return 0; let sep = /[,\n]/; const m = s.match(/^\/\/(.)\n/); if (m) { sep = m[1]; s = s.slice(4) } const ns = s.split(sep).map(Number); const neg = ns.filter(n => n < 0); if (neg.length) throw new Error('negatives not allowed: ' + neg); return ns.filter(n => n <= 1000).reduce((a, b) => a + b) }
console.log(add(''), add('1'), add('1,2\n3'), add('//;\n1;2'), add('2,1001')); try { add('1,-2,-3') } catch (e) { console.log(e.message) }
// 2. bowling
const bowling = r => { let s = 0, i = 0; for (let f = 0; f < 10; f++) { if (r[i] === 10) s += 10 + r[i + 1] + r[++i + 1]; else if (r[i] + r[i + 1] === 10) s += 10 + r[i += 2]; else s += r[i++] + r[i++] } return s }
console.log(bowling(Array(12).fill(10)), bowling(Array(21).fill(5)), bowling(Array(20).fill(1)), bowling([10, 3, 6, ...Array(16).fill(0)]))
// 3. luhn, isbn and cpf
const luhn = n => [...n.replace(/\D/g, '')].reverse().map((d, i) => i % 2 ? (d * 2 > 9 ? d * 2 - 9 : d * 2) : +d).reduce((a, b) => a + b) % 10 === 0
console.log(luhn('4539 1488 0343 6467'), luhn('8273 1232 7352 0569'))
function cpf(v) { v = v.replace(/\D/g, ''); if (v.length !== 11 || /^(\d)\1+$/.test(v)) return false; const dig = n => { let s = 0; for (let i = 0; i < n; i++) s += v[i] * (n + 1 - i); return (s * 10) % 11 % 10 }; return dig(9) == v[9] && dig(10) == v[10] }
console.log(cpf('529.982.247-25'), cpf('111.111.111-11'), cpf('123'))
// 4. anagram, pangram, isogram
var norm = s => [...s.toLowerCase()].sort().join(''); console.log(norm('Listen') === norm('Silent'), new Set('the quick brown fox jumps over the lazy dog'.replace(/\s/g, '')).size === 26, !/(.).*\1/.test('isogram'))
// 5. run length
const rle = s => s.replace(/(.)\1*/g, (m, c) => (m.length > 1 ? m.length : '') + c), unrle = s => s.replace(/(\d+)(.)/g, (_, n, c) => c.repeat(n)); console.log(rle('wwwbbbbac'), unrle(rle('wwwbbbbac')))
// 6. likes
const likes = ns => ({ 0: 'no one likes this', 1: `${ns[0]} likes this`, 2: `${ns[0]} and ${ns[1]} like this`, 3: `${ns[0]}, ${ns[1]} and ${ns[2]} like this` }[ns.length] || `${ns[0]}, ${ns[1]} and ${ns.length - 2} others like this`); [[], ['A'], ['A', 'B'], ['A', 'B', 'C'], [...'ABCDE']].forEach(x => console.log(likes(x)))
// 7. snail, diamond, stairs
for (let i = 1; i <= 4; i++) console.log(' '.repeat(4 - i) + '*'.repeat(2 * i - 1)); console.log([...'CBA'].map((c, i) => ' '.repeat(i) + c).join('\n'))
// 8. binary search and missing number
const bs = (a, x) => { let lo = 0, hi = a.length - 1, steps = []; while (lo <= hi) { const mid = lo + hi >>> 1; steps.push(a[mid]); if (a[mid] === x) return { index: mid, steps }; a[mid] < x ? lo = mid + 1 : hi = mid - 1 } return { index: -1, steps } }; console.log(bs([1, 3, 5, 7, 9, 11], 7), bs([1, 3, 5], 4)); console.log([3, 7, 1, 2, 8, 4, 5].reduce((a, b) => a - b, 36))
// 9. max subarray, buy and sell stock, two pointers
console.log([-2, 1, -3, 4, -1, 2, 1, -5, 4].reduce(([b, c], x) => { c = Math.max(x, c + x); return [Math.max(b, c), c] }, [-Infinity, 0])[0], [7, 1, 5, 3, 6, 4].reduce(({ min, best }, p) => ({ min: Math.min(min, p), best: Math.max(best, p - min) }), { min: Infinity, best: 0 }))
// 10. clocks, time conversion, phone keypad, morse
const to24 = t => t.replace(/(\d+):(\d+)(am|pm)/i, (_, h, m, ap) => String(+h % 12 + (ap.toLowerCase() === 'pm' ? 12 : 0)).padStart(2, 0) + ':' + m); console.log(['12:05am', '1:30PM', '12:00pm'].map(to24)); const MORSE = { a: '.-', b: '-...', s: '...', o: '---' }; console.log([...'sos'].map(c => MORSE[c]).join(' '), Object.entries(MORSE).map(([k, v]) => `${k}${v}`).join(), '23'.split('').map(d => ({ 2: 'abc', 3: 'def' })[d]).reduce((acc, l) => acc.flatMap(a => [...l].map(x => a + x)), ['']))
