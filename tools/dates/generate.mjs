// Writes engine/language/javascript/src/builtins/date_locale_tables.inc from what node 20 (and the ICU inside it) prints
// for every choice of date and time fields.
//   node tools/dates/generate.mjs > engine/language/javascript/src/builtins/date_locale_tables.inc
if (!process.version.startsWith('v20.')) throw new Error(`the reference is node 20, this is ${process.version}`);

// The first of a language stands for its other countries.
const LOCALES = ['en-US', 'en-GB', 'en-CA', 'pt-BR', 'pt-PT', 'es-ES', 'fr-FR', 'de-DE', 'it-IT', 'sv-SE'];
const NAMES = ['narrow', 'short', 'long'];
const DIGITS = [undefined, '2-digit', 'numeric'];
const MONTHS = [undefined, '2-digit', 'numeric', 'narrow', 'short', 'long'];
const STYLES = ['full', 'long', 'medium', 'short'];
const SAMPLE = new Date(Date.UTC(2024, 0, 5, 3, 4, 9)); // a Friday, every field of one digit

const withUtc = (options) => ({ timeZone: 'UTC', ...Object.fromEntries(Object.entries(options).filter(([, value]) => value)) });
// V8 writes a plain space where ICU has a narrow one.
const partsOf = (tag, options, date = SAMPLE) =>
  new Intl.DateTimeFormat(tag, withUtc(options)).formatToParts(date).map(({ type, value }) => ({ type, value: value.replaceAll('\u202f', ' ') }));
const partOf = (tag, type, options, date) => partsOf(tag, options, date).find((part) => part.type === type)?.value;

// --- names

function namesOf(tag) {
  const months = (width, more) => [...Array(12).keys()].map((month) => partOf(tag, 'month', { month: width, ...more }, new Date(Date.UTC(2024, month, 5))));
  const weekdays = (width, more) => [...Array(7).keys()].map((day) => partOf(tag, 'weekday', { weekday: width, ...more }, new Date(Date.UTC(2024, 0, 7 + day))));
  return {
    months: NAMES.map((width) => months(width)),
    monthsInDates: NAMES.map((width) => months(width, { day: 'numeric' })),
    weekdays: NAMES.map((width) => weekdays(width)),
    weekdaysInDates: NAMES.map((width) => weekdays(width, { month: 'numeric', day: 'numeric' })),
    halfDays: [3, 15].map((hour) => partOf(tag, 'dayPeriod', { hour: 'numeric', hourCycle: 'h12' }, new Date(Date.UTC(2024, 0, 5, hour)))),
    eras: NAMES.map((width) => [-100, 2024].map((year) => partOf(tag, 'era', { era: width, year: 'numeric' }, new Date(Date.UTC(year, 0, 5))))),
    zones: ['short', 'long'].map((width) => partOf(tag, 'timeZoneName', { timeZoneName: width })),
  };
}

// --- patterns: letters are fields, anything else stands for itself, in quotes where it has letters.
// E weekday in a date, e alone, N month's name in a date, L alone, M y d h m s numbers, a half of the day, z zone. A name's letter
// once: as wide as asked for; twice or more: narrow, short, long (a zone has no narrow name).

const LETTERS = { year: 'y', day: 'd', hour: 'h', minute: 'm', second: 's' };

function nameLetters(letter, lists, index, value, explicit) {
  const width = lists.findIndex((list) => list[index] === value);
  return width < 0 ? undefined : explicit ? letter.repeat(2 + width) : letter;
}

function patternOf(tag, names, options, explicit = false) {
  return partsOf(tag, options).map(({ type, value }) => {
    if (type === 'literal') return /\p{L}|'/u.test(value) ? `'${value.replaceAll("'", "''")}'` : value;
    if (type === 'weekday') return nameLetters('E', names.weekdaysInDates, 5, value, explicit) ?? nameLetters('e', names.weekdays, 5, value, explicit);
    if (type === 'dayPeriod') return 'a';
    if (type === 'timeZoneName') return !explicit ? 'z' : value === names.zones[0] ? 'zz' : 'zzz';
    if (type === 'month') return /^\d+$/.test(value) ? 'M'.repeat(value.length) : nameLetters('N', names.monthsInDates, 0, value, explicit) ?? nameLetters('L', names.months, 0, value, explicit);
    if (type === 'year') return value.length === 4 ? 'y' : 'yy';
    return LETTERS[type].repeat(value.length);
  }).join('');
}

// --- a locale's row

const utf16 = (text) => 'u"' + text.replace(/["\\]/g, '\\$&').replace(/[^ -~]/g, (c) => '\\u' + c.charCodeAt(0).toString(16).padStart(4, '0')) + '"';
const list = (items) => '{' + items.join(', ') + '}';
const texts = (items) => list(items.map(utf16));

function localeRow(tag) {
  const names = namesOf(tag);
  const patterns = [];
  const place = (pattern) => {
    if (!patterns.includes(pattern)) patterns.push(pattern);
    return patterns.indexOf(pattern);
  };
  const dates = [];
  for (const weekday of [undefined, ...NAMES]) for (const year of DIGITS) for (const month of MONTHS) for (const day of DIGITS)
    dates.push(weekday || year || month || day ? place(patternOf(tag, names, { weekday, year, month, day })) : place(''));
  const times = (hourCycle, timeZoneName, weekday) => {
    const out = [];
    for (const hour of DIGITS) for (const minute of DIGITS) for (const second of DIGITS)
      out.push(hour || minute || second ? place(patternOf(tag, names, { weekday, hour, minute, second, timeZoneName, hourCycle })) : place(''));
    return list(out);
  };
  const glue = (options) => {
    const date = patternOf(tag, names, options), time = patternOf(tag, names, { minute: 'numeric', second: 'numeric' });
    const whole = patternOf(tag, names, { ...options, minute: 'numeric', second: 'numeric' });
    if (!whole.startsWith(date) || !whole.endsWith(time)) throw new Error(`${tag}: ${whole}`);
    return whole.slice(date.length, whole.length - time.length);
  };
  const styleGlue = (style) => {
    const date = patternOf(tag, names, { dateStyle: style }), time = patternOf(tag, names, { timeStyle: 'short' });
    return patternOf(tag, names, { dateStyle: style, timeStyle: 'short' }).slice(date.length).slice(0, -time.length);
  };
  const cycles = ['h12', 'h23'];
  const timeTables = (weekday) => cycles.map((cycle) => list([undefined, 'short'].map((zone) => times(cycle, zone, weekday))));
  const row = [
    utf16(tag),
    utf16(partOf(tag, 'literal', { second: 'numeric', fractionalSecondDigits: 1 })),
    String(new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions().hour12),
    list(names.months.map(texts)), list(names.monthsInDates.map(texts)), list(names.weekdays.map(texts)), list(names.weekdaysInDates.map(texts)),
    texts(names.halfDays), list(names.eras.map(texts)), texts(names.zones),
    list(dates),
    list(timeTables()), list(timeTables('long')),
    texts(STYLES.map((style) => patternOf(tag, names, { dateStyle: style }, true))),
    list(cycles.map((hourCycle) => texts(STYLES.map((style) => patternOf(tag, names, { timeStyle: style, hourCycle }, true))))),
    texts([glue({ weekday: 'long', month: 'long', day: 'numeric' }), glue({ month: 'long', day: 'numeric' }), glue({ month: 'short', day: 'numeric' }), glue({ month: 'numeric', day: 'numeric' })]),
    texts(STYLES.map(styleGlue)),
    texts(patterns),
  ];
  return `    {${row.join(',\n     ')}},\n`;
}

process.stdout.write(`// Generated by tools/dates/generate.mjs from node ${process.version.slice(1)} (ICU ${process.versions.icu}). Do not edit.
constexpr LocaleTables locale_tables[] = {
${LOCALES.map(localeRow).join('')}};
`);
