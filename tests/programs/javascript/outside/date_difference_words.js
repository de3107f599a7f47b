// origin: exercise, "3 days ago" and age calculators with a fixed today
const NOW = new Date('2024-03-01T12:00:00Z');
function ago(date, now = NOW) {
  const s = Math.round((now - date) / 1000), future = s < 0;
  const units = [['year', 31536000], ['month', 2592000], ['week', 604800], ['day', 86400], ['hour', 3600], ['minute', 60], ['second', 1]];
  for (const [u, n] of units) {
    const v = Math.floor(Math.abs(s) / n);
    if (v >= 1) return (future ? 'in ' : '') + `${v} ${u}${v > 1 ? 's' : ''}` + (future ? '' : ' ago');
  }
  return 'just now';
}
['2024-03-01T12:00:00Z', '2024-03-01T11:59:58Z', '2024-03-01T09:00:00Z', '2024-02-28T12:00:00Z', '2023-12-25', '2020-02-29', '2024-03-02T13:00:00Z', '2030-01-01'].forEach(s => console.log(s.padEnd(22), ago(new Date(s))));
function age(birth, on = NOW) { let a = on.getUTCFullYear() - birth.getUTCFullYear(); if (on.getUTCMonth() < birth.getUTCMonth() || (on.getUTCMonth() === birth.getUTCMonth() && on.getUTCDate() < birth.getUTCDate())) a--; return a }
console.log(age(new Date('2000-03-01')), age(new Date('2000-03-02')), age(new Date('2000-02-29')));
const diff = (a, b) => { let y = b.getUTCFullYear() - a.getUTCFullYear(), m = b.getUTCMonth() - a.getUTCMonth(), d = b.getUTCDate() - a.getUTCDate(); if (d < 0) { m--; d += new Date(Date.UTC(b.getUTCFullYear(), b.getUTCMonth(), 0)).getUTCDate() } if (m < 0) { y--; m += 12 } return { y, m, d } };
console.log(diff(new Date('2020-01-31'), NOW), diff(new Date('2023-03-01'), NOW), diff(new Date('2024-02-15'), NOW));
const workdays = (from, to) => { let n = 0; for (let d = new Date(from); d <= to; d.setUTCDate(d.getUTCDate() + 1)) if (d.getUTCDay() % 6) n++; return n };
console.log('workdays', workdays(new Date('2024-02-01'), new Date('2024-02-29')));
const hms = ms => [36e5, 6e4, 1e3].map((n, i) => String(Math.floor(ms / n) % [Infinity, 60, 60][i]).padStart(2, '0')).join(':');
console.log(hms(0), hms(3661000), hms(359999000), hms(1e9));
const byMonth = ['2024-01-15', '2024-02-01', '2024-01-30', '2023-12-31'].map(s => new Date(s)).sort((a, b) => a - b).reduce((m, d) => { const k = d.toISOString().slice(0, 7); (m[k] ??= []).push(d); return m }, {}); console.log(byMonth);
console.log(Math.ceil(new Date('2024-12-25T00:00:00Z') / 864e5) - Math.floor(NOW / 864e5), 'days to christmas;', 'quarter', Math.floor(NOW.getUTCMonth() / 3) + 1, '; day of year', (Date.UTC(2024, 2, 1) - Date.UTC(2024, 0, 0)) / 864e5);
console.log(NOW.toISOString().replace(/T.*/, '').split('-').reverse().join('/'), NOW.toJSON().slice(11, 16), new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC' }).format(NOW), Object.fromEntries(new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' }).formatToParts(NOW).filter(p => p.type !== 'literal').map(p => [p.type, p.value])));
