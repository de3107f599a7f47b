// origin: beginner exercises, primes, perfect numbers, collatz, gcd
function isPrime(n) { if (n < 2) return false; for (let i = 2; i * i <= n; i++) if (n % i === 0) return false; return true }
function sieve(max) {
  const composite = new Uint8Array(max + 1), out = [];
  for (let i = 2; i <= max; i++) {
    if (composite[i]) continue;
    out.push(i);
    for (let j = i * i; j <= max; j += i) composite[j] = 1;
  }
  return out;
}
const p = sieve(200);
console.log(p, p.length, p.every(isPrime), sieve(20000).length);
const factors = n => { const f = {}; for (let d = 2; n > 1; d++) while (n % d === 0) { f[d] = (f[d] || 0) + 1; n /= d } return f };
console.log(factors(360), factors(97), factors(2 ** 20), Object.entries(factors(5040)).map(([b, e]) => e > 1 ? `${b}^${e}` : b).join(' * '));
const divisors = n => Array.from({ length: n }, (_, i) => i + 1).filter(d => n % d === 0); console.log(divisors(28), [...Array(500).keys()].slice(2).filter(n => divisors(n).slice(0, -1).reduce((a, b) => a + b, 0) === n));
function* collatz(n) { yield n; while (n !== 1) yield n = n % 2 ? 3 * n + 1 : n / 2 } console.log([...collatz(6)].join(' > '), [...collatz(27)].length, Math.max(...collatz(27)));
const gcd = (a, b) => b ? gcd(b, a % b) : a, lcm = (a, b) => a / gcd(a, b) * b; console.log(gcd(48, 36), lcm(4, 6), [2, 3, 4, 5, 6, 7, 8, 9, 10].reduce(lcm));
const armstrong = n => [...`${n}`].reduce((s, d, _, a) => s + d ** a.length, 0) === n; console.log(Array.from({ length: 9999 }, (_, i) => i).filter(armstrong));
console.log([...'123'].map(Number).reduce((a, b) => a + b), (12345 + '').split('').reverse().join(''), Number([...`${9075}`].sort((a, b) => b - a).join('')), (x => { let s = 0; while (x) { s += x % 10; x = x / 10 | 0 } return s })(98765), ((n) => { do { n = [...`${n}`].reduce((a, b) => +a + +b, 0) } while (n > 9); return n })(987654));
console.log((1234.5678).toFixed(2), Math.hypot(3, 4), Math.cbrt(27), Math.sign(-3), Math.log2(8), Math.log10(1000), Math.clz32(1), Math.fround(5.5), Math.imul(3, 4), Math.atan2(1, 1).toFixed(4), Math.trunc(-0.9), Math.max(...[]), Math.min(), Math.max(NaN, 1), Math.max('5', [7]), Math.round(-1.5), Math.round(0.49999999999999994), Math.expm1(0), Math.sqrt(-1), 0 ** 0, NaN ** 0, (-8) ** (1 / 3), Math.pow(2, 0.5));
console.log(7 % -3, -7 % 3, 5.5 % 2, -0 % 5, 5 % 0, 2 ** 31 | 0, 2 ** 32 >>> 0, -1 >>> 0, -1 >>> 28, 1 << 31, 1 << 32, ~-1, 5 & 6, 5 ^ 6, 5.9 | 0, -5.9 | 0, '12' | 0, null | 0, 1e10 | 0, 0.1 + 0.7, 3 * 1.1, 1.15.toFixed(1), 1.25.toFixed(1), 8.345.toFixed(2), 4.35 * 100, 9.95.toFixed(1), 1e21 + 1, 5e-324 / 2, Number.MAX_SAFE_INTEGER + 2, Number.EPSILON > 0, 0.1 * 0.2);
