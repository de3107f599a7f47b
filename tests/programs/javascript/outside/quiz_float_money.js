// origin: quiz, adding money with floating point
console.log(0.1 + 0.2, 0.1 * 3, 0.3 - 0.1, 0.7 + 0.1, 1.1 * 1.1, 4.35 * 100, 1.005 * 1000);
console.log((0.1).toFixed(20), (0.5).toFixed(0), (1.5).toFixed(0), (2.5).toFixed(0), (1.45).toFixed(1), (-1.45).toFixed(1), (1e21).toFixed(2), (123.456).toFixed(1));
var prices = [19.99, 5.01, 0.1, 0.2];
console.log(prices.reduce((a, b) => a + b), prices.map(p => Math.round(p * 100)).reduce((a, b) => a + b) / 100);
console.log(Math.abs(0.3 - (0.1 + 0.2)) < Number.EPSILON, 9007199254740992 === 9007199254740993, 2 ** 53 + 1, 1e16 + 1, 0.1 + 0.2 == 0.3 ? 'equal' : 'not equal');
console.log(1 / 3, 2 / 3, 10 / 3, 1e300 * 1e10, 5 / 0, -5 / 0, 0 / 0, 1e-320, 123e-20, 1.7976931348623157e308 * 2, 0.000001234, 1234567890123456789, 100000000000000000000000, 4.9e-324);
console.log(split(100, 3), split(10.01, 4));
function split(total, n) { const cents = Math.round(total * 100), each = Math.floor(cents / n); return Array.from({ length: n }, (_, i) => (each + (i < cents % n ? 1 : 0)) / 100) }
console.log(parseFloat('1.10') + '', Number('1.10'), +'1,5', '1.10' * 1, String(1.0), (25).toString(36), 1.50.toString(), 5..toFixed(1), 1.23e+5, .1e1);
console.log(Math.max.apply(null, [0.1, '0.3', 0.2]), Math.min(...prices), Math.round(-0.5), Object.is(Math.round(-0.5), -0), Math.round(1.4999999999999999), Math.floor(-0.5), Math.ceil(-0.5), ~~(0.1 + 0.7) * 10, Math.round((0.1 + 0.7) * 10));
