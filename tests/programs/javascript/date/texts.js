// The texts of dates, and their fields.
const times = [0, 1, -1, 999, 1e12, 1704067199999, 951782400000, 4107542400000, -62135596800000, -62167219200000, -62167219200001, -62198755200000, 253402300799999, 253402300800000,
  -1e14, 1e14, 8.64e15, -8.64e15, 8.64e15 - 1, -8.64e15 + 1, NaN];
for (const time of times) {
  const date = new Date(time);
  console.log('---', time);
  console.log(date.toString());
  console.log(date.toDateString(), '|', date.toTimeString());
  console.log(date.toUTCString(), '|', date.toGMTString === date.toUTCString);
  try {
    console.log(date.toISOString());
  } catch (error) {
    console.log(error.name + ': ' + error.message);
  }
  console.log(date.toJSON(), String(date), date + '', `${date}`);
  console.log(['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'].map(name => [date['get' + name](), date['getUTC' + name]()].join('=')).join(' '),
    date.getYear(), date.getTime(), date.valueOf(), date.getTimezoneOffset());
}

console.log('--- every day of some years');
let seed = 7;
const random = n => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
for (let i = 0; i < 120; i++) {
  const time = (random(1000000) - 500000) * 17280000 * (1 + random(900)) + random(86400000);
  const date = new Date(time);
  console.log(time, date.toISOString(), date.toUTCString(), date.getDay());
}

console.log('--- arithmetic');
const a = new Date(2024, 0, 31), b = new Date(2024, 1, 29);
console.log(b - a, (b - a) / 864e5, a < b, a > b, a <= new Date(a), a == new Date(a), a === a, +a, a * 1, a + 1, -a, a - '5', [b, a].sort((x, y) => x - y).map(d => d.getMonth()));
console.log(Math.max(a, b), Math.min(a, b), isNaN(new Date(NaN)), Number(a), parseInt(a), a == String(a), a == +a);
console.log([a, b].includes(a), [a, b].indexOf(new Date(a)), new Set([+a, +new Date(a)]).size, typeof a, Object.prototype.toString.call(a));
