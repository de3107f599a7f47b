// toLocaleString and its friends, as people call them.
const dates = [new Date(Date.UTC(2024, 0, 5, 15, 4, 9, 7)), new Date(Date.UTC(1999, 11, 31, 0, 0, 0)), new Date(Date.UTC(2025, 8, 30, 12, 30, 45, 678)), new Date(-62198755200000)];
const options = [
  undefined, {}, { dateStyle: 'full' }, { dateStyle: 'long' }, { dateStyle: 'medium' }, { dateStyle: 'short' }, { timeStyle: 'full' }, { timeStyle: 'long' }, { timeStyle: 'medium' },
  { timeStyle: 'short' }, { dateStyle: 'full', timeStyle: 'long' }, { dateStyle: 'long', timeStyle: 'short' }, { dateStyle: 'medium', timeStyle: 'medium' }, { dateStyle: 'short', timeStyle: 'short' },
  { dateStyle: 'short', timeStyle: 'short', hour12: true }, { timeStyle: 'short', hour12: false }, { timeStyle: 'medium', hourCycle: 'h23' },
  { weekday: 'long' }, { weekday: 'short' }, { weekday: 'narrow' }, { month: 'long' }, { month: 'short' }, { month: 'narrow' }, { month: '2-digit' }, { year: '2-digit' }, { day: '2-digit' },
  { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }, { year: 'numeric', month: 'short', day: 'numeric' }, { year: 'numeric', month: '2-digit', day: '2-digit' },
  { month: 'long', day: 'numeric' }, { month: 'short', day: '2-digit' }, { month: 'numeric', day: 'numeric' }, { year: 'numeric', month: 'long' }, { year: '2-digit', month: 'short' },
  { weekday: 'short', day: '2-digit', month: 'short' }, { weekday: 'long', hour: 'numeric' }, { weekday: 'short', hour: '2-digit', minute: '2-digit' },
  { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' }, { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false },
  { month: 'short', day: 'numeric', hour: 'numeric' }, { hour: 'numeric' }, { hour: '2-digit', minute: '2-digit' }, { hour: 'numeric', minute: '2-digit' }, { hour: '2-digit', minute: '2-digit', second: '2-digit' },
  { hour: '2-digit', minute: '2-digit', hour12: true }, { hour: '2-digit', minute: '2-digit', hour12: false }, { hour: 'numeric', hourCycle: 'h11' }, { hour: 'numeric', hourCycle: 'h24' }, { minute: '2-digit', second: '2-digit' },
  { minute: 'numeric' }, { second: 'numeric' }, { fractionalSecondDigits: 3 }, { minute: '2-digit', second: '2-digit', fractionalSecondDigits: 2 }, { hour12: false }, { hour12: true }, { hourCycle: 'h23' },
  { timeZone: 'UTC' }, { timeZone: 'utc', timeZoneName: 'short' }, { timeZone: 'GMT', hour: '2-digit', minute: '2-digit', timeZoneName: 'long' }, { timeZoneName: 'short' }, { era: 'short' },
];
for (const locale of ['en-US', 'pt-BR']) {
  for (const option of options) {
    console.log(locale, JSON.stringify(option));
    for (const date of dates) {
      const texts = ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map(name => {
        try {
          return date[name](locale, option);
        } catch (error) {
          return error.name + ': ' + error.message;
        }
      });
      console.log('  ' + texts.join(' | '));
    }
  }
}
console.log('--- the default, and other names of the same');
const date = dates[0];
console.log(date.toLocaleString(), date.toLocaleDateString(), date.toLocaleTimeString(), date.toLocaleString(undefined, { month: 'long' }), date.toLocaleString([]), date.toLocaleDateString('pt'), date.toLocaleDateString('en'));
console.log(date.toLocaleDateString('PT-br'), date.toLocaleDateString(['xx', 'pt-BR', 'en-US']), date.toLocaleDateString('xx'), date.toLocaleTimeString('en-US-u-hc-h23'), date.toLocaleString({ length: 1, 0: 'pt-BR' }));
console.log([date, dates[1]].toLocaleString(), [date].toLocaleString(), new Date(NaN).toLocaleString('not a locale', null), new Date(NaN).toLocaleDateString());
console.log('--- months and days by name');
for (const locale of ['en-US', 'pt-BR']) {
  for (const width of ['long', 'short', 'narrow']) {
    console.log(Array.from({ length: 12 }, (_, month) => new Date(2024, month, 1).toLocaleString(locale, { month: width })).join(' '));
    console.log(Array.from({ length: 7 }, (_, day) => new Date(2024, 0, 7 + day).toLocaleDateString(locale, { weekday: width })).join(' '));
  }
}
console.log('--- languages beside these');
for (const locale of ['en-GB', 'en-CA', 'pt-PT', 'es-ES', 'fr-FR', 'de-DE', 'it-IT', 'sv-SE', 'es', 'fr', 'de', 'it', 'sv']) {
  console.log(locale, date.toLocaleString(locale), '|', date.toLocaleDateString(locale), '|', date.toLocaleTimeString(locale), '|', date.toLocaleDateString(locale, { dateStyle: 'full' }), '|',
    date.toLocaleDateString(locale, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }), '|', date.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' }));
}
