// Every setter, with numbers far out of the field's range.
let seed = 12345;
const random = n => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
const iso = date => (Number.isNaN(date.getTime()) ? 'Invalid Date' : date.toISOString());

const start = () => new Date(Date.UTC(2024, 1, 29, 23, 59, 59, 999));
const names = ['FullYear', 'Month', 'Date', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'];
const numbers = [0, -0, 1, -1, 12, -12, 13, 31, 32, 59, 60, 100, 1000, -1000, 86400, 1e6, -1e6, 1.9, -1.9, NaN, Infinity, -Infinity];
for (const name of names) {
  for (const zone of ['', 'UTC']) {
    const row = numbers.map(number => {
      const date = start();
      const returned = date['set' + zone + name](number);
      return Object.is(returned, date.getTime()) ? iso(date) : 'WRONG';
    });
    console.log('set' + zone + name, row.join(' '));
  }
}

console.log('--- several arguments');
for (let i = 0; i < 150; i++) {
  const date = new Date(Date.UTC(1900 + random(300), random(12), 1 + random(28), random(24), random(60), random(60), random(1000)));
  const before = iso(date);
  const name = ['setFullYear', 'setMonth', 'setHours', 'setMinutes', 'setSeconds'][random(5)];
  const args = Array.from({ length: 1 + random(4) }, () => random(4001) - 2000);
  date[name](...args);
  console.log(before, `${name}(${args})`, iso(date), date.getDay(), date.getTime());
}

console.log('--- no arguments, strings, other things');
for (const name of names) {
  const row = [[], [undefined], [null], ['7'], [' 7 '], ['x'], [true], [[5]], [{}]].map(args => {
    const date = start();
    date['set' + name](...args);
    return iso(date);
  });
  console.log(name, row.join(' '));
}

console.log('--- an invalid date');
for (const name of [...names, 'UTCFullYear', 'Time', 'Year']) {
  const date = new Date(NaN);
  console.log(name, date['set' + name](5), iso(date));
}
const revived = new Date(NaN);
console.log(revived.setFullYear(2024, 5, 15), iso(revived));

console.log('--- the ends of time');
const last = new Date(8.64e15), first = new Date(-8.64e15);
console.log(iso(last), iso(first));
console.log(last.setMilliseconds(1), iso(last));
console.log(first.setMilliseconds(-1), iso(first));
const far = new Date(8.64e15);
console.log(far.setFullYear(275760, 8, 13), far.setDate(14), iso(far));
console.log(new Date(8.64e15 + 1).getTime(), new Date(8.64e15 + 0.5).getTime(), new Date(-8.64e15 - 1).getTime());
console.log(Date.UTC(275760, 8, 13), Date.UTC(275760, 8, 13, 0, 0, 0, 1), Date.UTC(-271821, 3, 20), Date.UTC(-271821, 3, 19, 23, 59, 59, 999));
console.log(Date.UTC(1970, 0, 1, 0, 0, 0, 8.64e15), Date.UTC(1970, 0, 1e8 + 1), Date.UTC(1970, 0, 1e8 + 2), Date.UTC(1e6, -12e6 + 0));

console.log('--- setTime, getYear and setYear');
const date = start();
for (const time of [0, -0, 1.9, -1.9, 8.64e15, 8.64e15 + 1, NaN, '12', null, undefined]) console.log(time, Object.is(date.setTime(time), -0), date.getTime());
for (const year of [0, 99, 100, 95.9, -1, 2024, 'x', NaN]) {
  const date = start();
  console.log(year, date.setYear(year), date.getYear(), iso(date));
}
