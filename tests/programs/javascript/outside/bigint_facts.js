// origin: blog post on BigInt, factorials and mixing errors
const fact = n => n <= 1n ? 1n : n * fact(n - 1n);
console.log(fact(25n), fact(50n).toString().length, 2n ** 100n, -(2n ** 64n));
console.log(7n / 2n, -7n / 2n, -7n % 3n, 5n & 3n, 5n | 8n, ~5n, 1n << 70n, -1n >> 3n, BigInt.asUintN(8, 257n), BigInt.asIntN(8, 255n));
console.log(1n == 1, 1n === 1, 2n > 1, '3' > 2n, [3n, 1, 2n].sort(), 0n ? 'truthy' : 'falsy', typeof 1n, 1n + '1', `${10n}`);
const errs = [() => 1n + 1, () => Math.max(1n), () => BigInt(1.5), () => BigInt('1.5'), () => BigInt('abc'), () => +1n, () => 1n / 0n, () => 2n ** -1n, () => JSON.stringify({ a: 1n }), () => BigInt(undefined), () => new BigInt(1), () => 5n >>> 0n, () => BigInt(NaN), () => Number.parseInt(1n) + 1n];
for (const f of errs) try { console.log(f()) } catch (e) { console.log(e.name + ': ' + e.message, '<-', f.toString().slice(6)) }
console.log(BigInt('0xff'), BigInt(' 42 '), BigInt(true), BigInt(''), BigInt(Number.MAX_SAFE_INTEGER) + 2n, Number(2n ** 64n), parseInt('9007199254740993'), 9007199254740993n);
console.log(123456789012345678901234567890n.toLocaleString('en-US'), 255n.toString(16), (1234567n).toLocaleString('pt-BR'));
console.log([1n, 2n], { big: 10n }, new Map([[1n, 'one']]).get(1n), new Set([1n, 1n, 1]).size, Object(1n), BigInt64Array.of(1n, -1n));
function fib(n) { let [a, b] = [0n, 1n]; for (let i = 0n; i < n; i++) [a, b] = [b, a + b]; return a }
console.log(fib(10n), fib(200n));
function powmod(b, e, m) { let r = 1n; b %= m; while (e > 0n) { if (e & 1n) r = r * b % m; b = b * b % m; e >>= 1n } return r }
console.log(powmod(3n, 1000n, 1000007n), powmod(2n, 127n - 1n, 127n));
function gcd(a, b) { return b ? gcd(b, a % b) : a }
console.log(gcd(1071n, 462n), gcd(2n ** 60n, 6n ** 20n));
let c = 5n; c++; c **= 2n; c -= 1n; console.log(c, -c, c--, --c, c);
console.log(JSON.stringify({ n: 12n }, (k, v) => typeof v === 'bigint' ? `${v}n` : v), Number.isInteger(1n), isNaN(Number('1n')));
