const start = new Date(Date.UTC(2024, 0, 10, 9, 30)), soon = new Date(Date.UTC(2024, 0, 10, 17, 5)), later = new Date(Date.UTC(2024, 0, 12, 9)), month = new Date(Date.UTC(2024, 3, 2)), year = new Date(Date.UTC(2025, 3, 2));
console.log(new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'long', timeZone: 'UTC' }).formatToParts(start));
for (const locale of ['en-US', 'pt-BR', 'de', 'fr', 'es', 'ja']) {
  for (const options of [{}, { dateStyle: 'medium' }, { dateStyle: 'long' }, { month: 'short', day: 'numeric' }, { year: 'numeric', month: 'long' }, { hour: 'numeric', minute: 'numeric' }]) {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    console.log(locale, JSON.stringify(options), [soon, later, month, year].map(end => format.formatRange(start, end)).join(' | '));
  }
}
console.log(new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' }).formatRangeToParts(start, later));
