// origin: small utility, next occurrences of repeating events, everything in UTC
const DAY = 86_400_000;
const d = (...a) => new Date(Date.UTC(...a));
const iso = x => x.toISOString().slice(0, 10);
function* repeat(rule, from) {
  const at = new Date(from);
  for (let n = 0; ; n++) {
    switch (rule.every) {
      case 'day': yield new Date(+from + n * DAY * (rule.step ?? 1)); break;
      case 'week': for (const wd of rule.on) { const x = new Date(+from + n * 7 * DAY); x.setUTCDate(x.getUTCDate() - ((x.getUTCDay() + 6) % 7) + wd); if (x >= from) yield x; } break;
      case 'month': { const x = d(at.getUTCFullYear(), at.getUTCMonth() + n, 1); const days = d(x.getUTCFullYear(), x.getUTCMonth() + 1, 0).getUTCDate(); if (rule.last) x.setUTCDate(days); else if (rule.day > days) { if (rule.skip) continue; x.setUTCDate(days); } else x.setUTCDate(rule.day); if (x >= from) yield x; break; }
      case 'leap': { const y = at.getUTCFullYear() + n; if (new Date(Date.UTC(y, 1, 29)).getUTCMonth() === 1) yield d(y, 1, 29); break; }
      default: throw new RangeError(`unknown rule ${JSON.stringify(rule)}`);
    }
  }
}
const take = (n, g) => { const out = []; for (const x of g) { if (out.push(x) >= n) break; } return out; };
const start = d(2023, 11, 30);
for (const rule of [{ every: 'day', step: 3 }, { every: 'week', on: [0, 4] }, { every: 'month', day: 31 }, { every: 'month', day: 31, skip: true }, { every: 'month', last: true }, { every: 'leap' }]) console.log(JSON.stringify(rule).padEnd(40), take(4, repeat(rule, start)).map(iso).join(' '));
try { take(1, repeat({ every: 'century' }, start)); } catch (e) { console.log(e.message); }
const week = x => { const t = d(x.getUTCFullYear(), x.getUTCMonth(), x.getUTCDate()); t.setUTCDate(t.getUTCDate() + 4 - (t.getUTCDay() || 7)); return [t.getUTCFullYear(), Math.ceil(((t - d(t.getUTCFullYear(), 0, 1)) / DAY + 1) / 7)]; };
console.log(['2020-12-31', '2021-01-03', '2021-01-04', '2024-12-30', '2016-01-01'].map(s => week(new Date(s)).join('-W')));
const f = (o, l = 'en-GB') => new Intl.DateTimeFormat(l, { timeZone: 'UTC', ...o }).format(start);
console.log(f({ dateStyle: 'full' }), '|', f({ dateStyle: 'medium', timeStyle: 'short' }), '|', f({ weekday: 'long' }, 'pt-BR'), '|', f({ month: 'long', year: 'numeric' }, 'pt-BR'), '|', f({ dateStyle: 'short' }, 'en-US'), '|', f({}, 'de-DE'), '|', f({ hour: 'numeric', minute: '2-digit', hour12: true }, 'en-US'));
console.log(new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'short', day: '2-digit' }).formatToParts(start).map(p => `${p.type}:${p.value}`).join('|'));
console.log(start.toLocaleDateString('en-US', { timeZone: 'America/New_York', timeZoneName: 'short' }), start.toLocaleTimeString('en-US', { timeZone: 'Asia/Tokyo' }), start.toLocaleString('sv-SE', { timeZone: 'UTC' }), start.toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' }));
console.log(new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-1, 'day'), new Intl.RelativeTimeFormat('pt').format(3, 'week'), new Intl.RelativeTimeFormat('en').formatToParts(-2, 'month').length);
console.log(start, [start], { when: start, bad: new Date('x') }, JSON.stringify({ start, bad: new Date(NaN) }), +start, start.getTimezoneOffset() * 0, start.toUTCString(), start.valueOf() === start.getTime());
console.log(new Date('2024-02-30').getTime(), new Date(2024, 1, 30) > 0, new Date('2024-02-29T25:00Z').getTime(), Date.UTC(2024), Date.UTC(), Date.UTC(70, 0), new Date(8.64e15).toISOString(), new Date(8.64e15 + 1).getTime(), new Date(-1).toISOString(), d(-1, 0).toISOString(), d(12345, 0).toISOString());
console.log(new Date(0).setUTCMonth(13), new Date(0).setUTCHours(25, 61, 61, 1001), new Date(0).setUTCFullYear(2024, 1, 29), Date.parse('2020-01-01T00:00:00+05:30'), Date.parse('Thu, 01 Jan 1970 00:00:00 GMT'), Date.parse('2020-1-1Z') , Date.parse('Jan 5 2020 10:00 UTC'), Date.parse('2020-01-01T00:00:00.123456Z'));
