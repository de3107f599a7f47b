// origin: exercise, print a month as a calendar
function calendar(year, month, firstDay = 0) {
  const names = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
  const title = new Date(Date.UTC(year, month, 1)).toLocaleString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const head = [...names.slice(firstDay), ...names.slice(0, firstDay)].join(' ');
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  let offset = (new Date(Date.UTC(year, month, 1)).getUTCDay() - firstDay + 7) % 7;
  let cells = [...Array(offset).fill('  '), ...Array.from({ length: days }, (_, i) => String(i + 1).padStart(2))];
  const lines = [];
  while (cells.length) lines.push(cells.splice(0, 7).join(' '));
  const pad = Math.floor((head.length - title.length) / 2);
  return [' '.repeat(Math.max(0, pad)) + title, head, ...lines].join('\n');
}
console.log(calendar(2024, 1));
console.log();
console.log(calendar(2023, 9, 1));
const isLeap = y => (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
console.log([1900, 2000, 2023, 2024, 2100].map(y => `${y}:${isLeap(y)}`).join(' '));
const fridays13 = [];
for (let m = 0; m < 12; m++) if (new Date(Date.UTC(2026, m, 13)).getUTCDay() === 5) fridays13.push(m + 1);
console.log('friday 13th in 2026, months', fridays13);
function isoWeek(date) {
  const d = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));
  d.setUTCDate(d.getUTCDate() + 4 - (d.getUTCDay() || 7));
  const start = Date.UTC(d.getUTCFullYear(), 0, 1);
  return [d.getUTCFullYear(), Math.ceil(((d - start) / 86400000 + 1) / 7)];
}
for (const s of ['2021-01-03', '2021-01-04', '2020-12-31', '2024-12-30']) console.log(s, isoWeek(new Date(s)));
