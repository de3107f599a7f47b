// origin: beginner exercise collection, numbers
for (let i = 1; i <= 15; i++) {
  let out = '';
  if (i % 3 === 0) out += 'Fizz';
  if (i % 5 === 0) out += 'Buzz';
  console.log(out || i);
}
const isPrime = n => { if (n < 2) return false; for (let i = 2; i * i <= n; i++) if (n % i === 0) return false; return true; };
console.log([...Array(30).keys()].filter(isPrime));

function sieve(max) {
  const marks = new Array(max + 1).fill(true);
  marks[0] = marks[1] = false;
  for (let p = 2; p * p <= max; p++) if (marks[p]) for (let m = p * p; m <= max; m += p) marks[m] = false;
  return marks.reduce((acc, ok, i) => (ok && acc.push(i), acc), []);
}
console.log(sieve(50));
const gcd = (a, b) => b ? gcd(b, a % b) : a;
console.log(gcd(48, 18), gcd(17, 5), 48 * 18 / gcd(48, 18));
console.log([5, 12, 0, 20].map(n => { let f = 1n; for (let i = 2n; i <= n; i++) f *= i; return f; }));
const fib = [0, 1];
while (fib.length < 12) fib.push(fib.at(-1) + fib.at(-2));
console.log(fib);
console.log((255).toString(2), (255).toString(16).toUpperCase(), parseInt('11111111', 2), Number('0xff'), (0.1).toFixed(3));
const collatz = n => { const s = [n]; while (n !== 1) s.push(n = n % 2 ? 3 * n + 1 : n / 2); return s; };
console.log(collatz(7));
const roman = n => [[1000, 'M'], [900, 'CM'], [500, 'D'], [400, 'CD'], [100, 'C'], [90, 'XC'], [50, 'L'], [40, 'XL'], [10, 'X'], [9, 'IX'], [5, 'V'], [4, 'IV'], [1, 'I']].reduce((r, [v, s]) => { while (n >= v) { r += s; n -= v; } return r; }, '');
console.log([1994, 2024, 49].map(roman));
const matrix = [[1, 2, 3], [4, 5, 6], [7, 8, 9]];
console.log(matrix[0].map((_, c) => matrix.map(r => r[c])), matrix.map(r => [...r].reverse()), matrix.flat().reduce((a, b) => a + b));
console.log('sum of digits', String(98765).split('').map(Number).reduce((a, b) => a + b), 1e3, 123456789 * 1000, 1 / 3, 100 / 3);
