// A month on paper, ages, working days, weeks: programs people write with dates.
function calendar(year, month) {
  const first = new Date(year, month, 1);
  const days = new Date(year, month + 1, 0).getDate();
  const title = first.toLocaleDateString('en-US', { month: 'long', year: 'numeric' });
  const lines = [title.padStart((20 + title.length) / 2), 'Su Mo Tu We Th Fr Sa'];
  let line = '   '.repeat(first.getDay());
  for (let day = 1; day <= days; day++) {
    line += String(day).padStart(2) + ' ';
    if (new Date(year, month, day).getDay() === 6 || day === days) {
      lines.push(line.trimEnd());
      line = '';
    }
  }
  return lines.join('\n');
}
console.log(calendar(2024, 1));
console.log(calendar(2023, 9));
console.log(calendar(2000, 0));

function age(born, on) {
  let years = on.getFullYear() - born.getFullYear();
  const months = on.getMonth() - born.getMonth();
  if (months < 0 || (months === 0 && on.getDate() < born.getDate())) years--;
  return years;
}
console.log(age(new Date(1990, 5, 15), new Date(2024, 5, 14)), age(new Date(1990, 5, 15), new Date(2024, 5, 15)), age(new Date('2000-02-29'), new Date('2023-02-28')));

function addWorkingDays(date, count) {
  const result = new Date(date);
  while (count > 0) {
    result.setDate(result.getDate() + 1);
    if (result.getDay() !== 0 && result.getDay() !== 6) count--;
  }
  return result;
}
console.log(addWorkingDays(new Date('2024-03-28'), 3).toDateString());

function isoWeek(date) {
  const day = new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()));
  day.setUTCDate(day.getUTCDate() + 4 - (day.getUTCDay() || 7));
  const start = new Date(Date.UTC(day.getUTCFullYear(), 0, 1));
  return Math.ceil(((day - start) / 86400000 + 1) / 7);
}
console.log(['2020-12-31', '2021-01-01', '2021-01-04', '2024-12-30', '2026-01-01'].map(text => isoWeek(new Date(text))));

const isLeap = year => new Date(year, 1, 29).getMonth() === 1;
console.log([1900, 2000, 2023, 2024, 2100].map(isLeap));

const events = [
  { name: 'launch', at: '2024-07-20T20:17:40Z' },
  { name: 'review', at: '2024-07-01' },
  { name: 'party', at: 'July 4, 2024 18:00' },
].map(event => ({ ...event, at: new Date(event.at) })).sort((a, b) => a.at - b.at);
for (const { name, at } of events) console.log(name.padEnd(8), at.toISOString(), at.toLocaleDateString('pt-BR', { weekday: 'short', day: '2-digit', month: 'short' }));

function ago(from, to) {
  const seconds = Math.round((to - from) / 1000);
  for (const [name, size] of [['day', 86400], ['hour', 3600], ['minute', 60]]) {
    const count = Math.floor(seconds / size);
    if (count >= 1) return `${count} ${name}${count > 1 ? 's' : ''} ago`;
  }
  return 'just now';
}
const now = new Date('2024-07-20T12:00:00Z');
console.log(ago(new Date('2024-07-18T11:00:00Z'), now), ago(new Date('2024-07-20T11:00:00Z'), now), ago(new Date('2024-07-20T11:59:50Z'), now));
console.log(new Date(now).toISOString().slice(0, 10), now.toISOString().split('T')[1].replace('Z', ''), [now.getDate(), now.getMonth() + 1, now.getFullYear()].map(n => String(n).padStart(2, '0')).join('/'));
