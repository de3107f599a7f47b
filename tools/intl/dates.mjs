// Lines about dates: names, and the patterns that the prelude's rules (intl_date_pattern.js) do not make of others.
import { preludeModule } from './prelude.mjs';
const rules = preludeModule('intl_date_pattern.js', 'moduleIntlDatePattern');

const WIDTHS = ['long', 'short', 'narrow'];
const STYLES = ['full', 'long', 'medium', 'short'];
const DIGITS = [undefined, 'numeric', '2-digit'];
const HOUR = 3600e3;
// Thai dates count Buddhist years; every other table is in the Gregorian calendar.
const calendarTag = (tag) => tag === 'th-TH' ? `${tag}-u-nu-latn` : `${tag}-u-ca-gregory-nu-latn`;
const withUtc = (options) => ({ timeZone: 'UTC', ...Object.fromEntries(Object.entries(options).filter(([, value]) => value)) });
const formats = new Map();
function partsOf(tag, options, time) {
  const key = tag + JSON.stringify(options);
  if (!formats.has(key)) formats.set(key, new Intl.DateTimeFormat(calendarTag(tag), withUtc(options)));
  return formats.get(key).formatToParts(time);
}
const partOf = (tag, type, options, time) => partsOf(tag, options, time).find((part) => part.type === type)?.value ?? '';

// --- names

function namesOf(tag) {
  const months = (month, more) => [...Array(12).keys()].map((i) => partOf(tag, 'month', { month, ...more }, Date.UTC(2024, i, 5)));
  const weekdays = (weekday, more) => [...Array(7).keys()].map((i) => partOf(tag, 'weekday', { weekday, ...more }, Date.UTC(2024, 0, 7 + i)));
  // Alone some languages name months as they do beside a year.
  const alone = (width) => {
    const within = months(width, { day: 'numeric' }), single = months(width);
    return single.join() === within.join() ? months(width, { year: 'numeric' }) : single;
  };
  const by = (make) => Object.fromEntries(WIDTHS.map((width) => [width, make(width)]));
  return {
    months: by((width) => months(width, { day: 'numeric' })), monthsAlone: by(alone),
    weekdays: by((width) => weekdays(width, { month: 'numeric', day: 'numeric' })), weekdaysAlone: by((width) => weekdays(width)),
    eras: by((era) => [-100, 2024].map((year) => partOf(tag, 'era', { era, year: 'numeric' }, Date.UTC(year, 0, 5)))),
    halves: [3, 15].map((hour) => partOf(tag, 'dayPeriod', { hour: 'numeric', hourCycle: 'h12' }, Date.UTC(2024, 0, 5, hour))),
  };
}

// The part of the day by hour where it changes, then noon and midnight if they have names of their own.
function dayPeriods(tag, dayPeriod) {
  const at = (hour, minute) => partOf(tag, 'dayPeriod', { hour: 'numeric', minute: 'numeric', hourCycle: 'h12', dayPeriod }, Date.UTC(2024, 0, 5, hour, minute));
  const out = [];
  for (let hour = 0, last; hour < 24; hour++) {
    const name = at(hour, 30);
    if (name !== last) out.push(`${hour}:${name}`);
    last = name;
  }
  if (at(12, 0) !== at(12, 30)) out.push(`n:${at(12, 0)}`);
  if (at(0, 0) !== at(0, 30)) out.push(`m:${at(0, 0)}`);
  return out.join('|');
}

// --- patterns

const letters = { long: 4, short: 3, narrow: 5 };
function nameRun(letter, alone, lists, listsAlone, place, value, asked) {
  for (const width of [asked, ...WIDTHS]) {
    if (!width || !lists[width]) continue;
    if (lists[width][place] === value) return letter.repeat(letters[width] === 3 && letter === 'E' ? 1 : letters[width]);
    if (listsAlone[width][place] === value) return alone.repeat(letters[width] === 3 && alone === 'c' ? 1 : letters[width]);
  }
}
const numberRun = (letter, value) => letter.repeat(letter === 'y' ? (value.length === 2 ? 2 : 1) : Math.min(value.length, 2));
const eraRun = { short: 'G', long: 'GGGG', narrow: 'GGGGG' };

function patternOf(parts, names, options, time, hourLetter) {
  const date = new Date(time);
  return parts.map(({ type, value }, i) => {
    switch (type) {
      case 'weekday': return nameRun('E', 'c', names.weekdays, names.weekdaysAlone, date.getUTCDay(), value, options.weekday) ?? 'E';
      case 'month': return /^\d+$/.test(value) ? numberRun('M', value) : nameRun('M', 'L', names.months, names.monthsAlone, date.getUTCMonth(), value, options.month) ?? rules.quoted(value);
      case 'era': return eraRun[options.era] ?? 'G';
      case 'year': return numberRun('y', value);
      case 'day': return numberRun('d', value);
      case 'hour': return numberRun(hourLetter, value);
      case 'minute': return numberRun('m', value);
      case 'second': return numberRun('s', value);
      case 'fractionalSecond': return 'S'.repeat(value.length);
      case 'dayPeriod': return options.dayPeriod || !names.halves.includes(value) ? 'B' : 'a';
      case 'timeZoneName': return 'z';
      default: return rules.quoted(value);
    }
  }).join('');
}

const SKELETON = {
  weekday: { long: 'EEEE', short: 'E', narrow: 'EEEEE' }, era: { long: 'GGGG', short: 'G', narrow: 'GGGGG' }, year: { numeric: 'y', '2-digit': 'yy' },
  month: { numeric: 'M', '2-digit': 'MM', short: 'MMM', long: 'MMMM', narrow: 'MMMMM' }, day: { numeric: 'd', '2-digit': 'dd' }, minute: { numeric: 'm', '2-digit': 'mm' }, second: { numeric: 's', '2-digit': 'ss' },
};
function wantOf(options, hourLetter) {
  const want = rules.nothing();
  for (const field of Object.keys(SKELETON)) if (options[field]) want[field] = SKELETON[field][options[field]];
  if (options.hour) want.hour = hourLetter.repeat(options.hour === '2-digit' ? 2 : 1);
  if (options.dayPeriod) want.period = 'B';
  if (options.timeZoneName) want.zone = 'z';
  return want;
}
const dateKey = (want) => want.era + want.weekday + want.year + want.month + want.day;
const timeKey = (want) => want.period + want.hour + want.minute + want.second + want.zone;

// What of `whole` is neither of the two patterns in it: `{1}, {0}`.
function glueOf(tag, whole, date, time) {
  const flat = (pattern) => {
    const tokens = rules.tokens(pattern);
    return tokens.map((token, i) => i % 2 === 0 ? '' : tokens[i - 1] ? `\u0001${token}` : token).join('');
  };
  const glue = flat(whole).replace(flat(date), '{1}').replace(flat(time), '{0}');
  if (!/^[^\u0001]*\{[01]\}[^\u0001]*\{[01]\}[^\u0001]*$/.test(glue)) {
    if (tag === '') return undefined;
    process.stderr.write(`(${tag}: ${whole} is not ${date} and ${time}) `);
    return '{1}, {0}';
  }
  return glue.split(/(\{[01]\})/).map((piece, i) => i % 2 ? piece : rules.quoted(piece)).join('');
}

// Options in order of how much they ask for: plain ones first, so that tables begin with what others derive from.
function* dateOptions() {
  for (const rank of [0, 1]) {
    for (const era of [undefined, 'short', 'long', 'narrow']) for (const weekday of [undefined, 'short', 'long', 'narrow']) for (const year of DIGITS)
      for (const month of [undefined, 'numeric', 'short', 'long', '2-digit', 'narrow']) for (const day of DIGITS) {
        const isPlain = ![era, weekday].includes('long') && ![era, weekday].includes('narrow') && ![year, month, day].includes('2-digit') && month !== 'long' && month !== 'narrow';
        // Eras without a year are as good as never asked for (and node dies of some of them).
        if (era && (year !== 'numeric' || month === '2-digit' || month === 'narrow' || day === '2-digit' || weekday)) continue;
        if (isPlain === (rank === 0) && (era || weekday || year || month || day)) yield { era, weekday, year, month, day };
      }
  }
}
function* timeOptions() {
  for (const hour of DIGITS) for (const minute of DIGITS) for (const second of DIGITS) for (const timeZoneName of [undefined, 'short']) for (const dayPeriod of [undefined, 'short'])
    if ((hour || minute || second) && !(dayPeriod && (!hour || timeZoneName)) && !(hour && second && !minute && (hour === '2-digit' || second === '2-digit'))) yield { hour, minute, second, timeZoneName, dayPeriod };
}

export function dateLines(tag, lines) {
  const names = namesOf(tag);
  for (const width of WIDTHS) {
    lines[`m.${width}`] = names.months[width].join('|');
    lines[`m.${width}.alone`] = names.monthsAlone[width].join('|') === lines[`m.${width}`] ? '' : names.monthsAlone[width].join('|');
    lines[`e.${width}`] = names.weekdays[width].join('|');
    lines[`e.${width}.alone`] = names.weekdaysAlone[width].join('|') === lines[`e.${width}`] ? '' : names.weekdaysAlone[width].join('|');
    lines[`era.${width}`] = names.eras[width].join('|');
    lines[`b.${width}`] = dayPeriods(tag, width);
  }
  lines['a'] = names.halves.join('|');
  lines['d.calendar'] = new Intl.DateTimeFormat(tag).resolvedOptions().calendar;
  lines['d.cycle'] = new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions().hourCycle;
  lines['n.point'] = new Intl.DateTimeFormat(tag, { second: 'numeric', fractionalSecondDigits: 1 }).formatToParts(0).find((part) => part.type === 'literal').value;

  // A day whose month tells as many of its forms apart as any.
  const distinct = (month) => new Set(WIDTHS.flatMap((width) => [names.months[width][month], names.monthsAlone[width][month]])).size
    + 100 * Number(names.months.short[month] !== names.months.long[month]) + 10 * WIDTHS.filter((width) => names.months[width][month] !== names.monthsAlone[width][month]).length;
  const month = [...Array(9).keys()].reduce((best, i) => distinct(i) > distinct(best) ? i : best, 0);
  const sample = Date.UTC(2024, month, 5, 3, 4, 9);
  const actual = (options, hourLetter) => patternOf(partsOf(tag, options, sample), names, options, sample, hourLetter);
  const find = (key) => lines[key] ?? '';
  const learn = (key, want, options, hourLetter) => {
    const wanted = actual(options, hourLetter);
    let made;
    try { made = rules.pattern(find, want); } catch { made = undefined; }
    if (made !== wanted) lines[`p.${key}`] = wanted;
  };

  for (const options of dateOptions()) {
    const want = wantOf(options);
    learn(dateKey(want), want, options);
  }
  for (const [hourCycle, letter] of [['h12', 'h'], ['h23', 'H']]) for (const options of timeOptions()) {
    if (!options.hour && letter === 'H') continue;
    const want = wantOf(options, letter);
    learn(timeKey(want), want, { ...options, hourCycle }, letter);
  }
  lines['p.z'] = 'z';
  lines['p.B'] = 'B';
  const glue = (options) => {
    const date = actual(options), time = actual({ minute: 'numeric', second: 'numeric' });
    const whole = actual({ ...options, minute: 'numeric', second: 'numeric' });
    return glueOf(tag, whole, date, time);
  };
  lines['p.glue'] = [{ weekday: 'long', month: 'long', day: 'numeric' }, { month: 'long', day: 'numeric' }, { month: 'short', day: 'numeric' }, { month: 'numeric', day: 'numeric' }].map(glue).join('|');
  for (const [hourCycle, letter] of [['h12', 'h'], ['h23', 'H']]) for (const weekday of ['short', 'long', 'narrow']) for (const options of timeOptions()) {
    if (!options.hour || options.dayPeriod || (options.second && !options.minute)) continue;
    const want = wantOf({ ...options, weekday }, letter);
    learn(`${want.weekday},${timeKey(want)}`, want, { ...options, weekday, hourCycle }, letter);
  }

  const styled = (options, letter) => patternOf(partsOf(tag, options, sample), names, options, sample, letter);
  const dates = STYLES.map((dateStyle) => styled({ dateStyle }));
  lines['p.dates'] = dates.join('|');
  const zoned = (timeStyle, hourCycle, letter) => styled({ timeStyle, hourCycle }, letter);
  lines['p.times12'] = STYLES.map((style) => zoned(style, 'h12', 'h')).join('|');
  lines['p.times24'] = STYLES.map((style) => zoned(style, 'h23', 'H')).join('|');
  const time = styled({ timeStyle: 'short' }, 'H');
  lines['p.styleglue'] = STYLES.map((dateStyle, i) => {
    const whole = styled({ dateStyle, timeStyle: 'short' }, 'H');
    return glueOf(tag, whole, dates[i], time);
  }).join('|');
  intervalLines(tag, lines, names, find);
}

// --- ranges: by the field that differs; {…} is written of the start, […] of the end

const INTERVALS = [
  { year: 'numeric' }, { month: 'short' }, { month: 'long' }, { day: 'numeric' }, { day: '2-digit' }, { year: 'numeric', month: 'numeric' }, { year: 'numeric', month: 'short' }, { year: 'numeric', month: 'long' }, { month: 'numeric', day: 'numeric' }, { month: 'short', day: 'numeric' }, { month: 'long', day: 'numeric' },
  { year: 'numeric', month: 'numeric', day: 'numeric' }, { year: 'numeric', month: '2-digit', day: '2-digit' }, { year: 'numeric', month: 'short', day: 'numeric' }, { year: 'numeric', month: 'long', day: 'numeric' }, { year: '2-digit', month: 'numeric', day: 'numeric' }, { year: '2-digit', month: '2-digit', day: '2-digit' },
  { weekday: 'short', month: 'short', day: 'numeric' }, { weekday: 'long', month: 'long', day: 'numeric' }, { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' }, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }, { weekday: 'short', year: 'numeric', month: 'numeric', day: 'numeric' },
];
const TIMES = [{ hour: 'numeric' }, { hour: 'numeric', minute: 'numeric' }, { hour: '2-digit', minute: '2-digit' }, { hour: 'numeric', minute: 'numeric', second: 'numeric' }, { hour: 'numeric', timeZoneName: 'short' }, { hour: 'numeric', minute: 'numeric', timeZoneName: 'short' }];
// In months of one digit whose short names are not their long ones.
const ends = { y: Date.UTC(2025, 1, 7), M: Date.UTC(2024, 1, 7), d: Date.UTC(2024, 0, 7) };
const START = Date.UTC(2024, 0, 5, 3, 4, 9);
const timeEnds = { a: Date.UTC(2024, 0, 5, 15, 6, 10), h: Date.UTC(2024, 0, 5, 5, 6, 10), m: Date.UTC(2024, 0, 5, 3, 6, 10) };

function rangePattern(tag, names, options, end, letter) {
  const parts = new Intl.DateTimeFormat(calendarTag(tag), withUtc(options)).formatRangeToParts(START, end);
  let out = '', source = 'shared';
  const open = { startRange: '{', endRange: '[', shared: '' }, close = { startRange: '}', endRange: ']', shared: '' };
  for (const part of parts) {
    if (part.source !== source) out += close[source] + open[part.source];
    source = part.source;
    out += patternOf([part], names, options, source === 'endRange' ? end : START, letter);
  }
  return out + close[source];
}

function intervalLines(tag, lines, names, find) {
  // No language has a range of its own for parts of seconds.
  const between = rangePattern(tag, names, { fractionalSecondDigits: 1 }, START + 500, 'h').replace(/^.*\}(.*)\[.*$/, '$1');
  // Fields that have a range use another dash in some languages.
  const dashed = rangePattern(tag, names, { year: 'numeric' }, ends.y);
  lines['i.dash'] = rules.tokens(dashed.replace(/^.*\}(.*)\[.*$/, '$1')).filter((token, i) => i % 2).join('');
  lines['i.between'] = rules.tokens(between).filter((token, i) => i % 2).join('');
  const learn = (want, options, field, end, letter) => {
    const wanted = rangePattern(tag, names, options, end, letter);
    if (rules.interval(find, want, field) !== wanted) lines[`i.${rules.key(want)}/${field}`] = wanted;
  };
  for (const options of INTERVALS) for (const field of ['y', 'M', 'd']) {
    if (field === 'y' ? options.year : field === 'M' ? options.month : options.day) learn(wantOf(options), options, field, ends[field]);
  }
  for (const [hourCycle, letter] of [['h12', 'h'], ['h23', 'H']]) for (const options of TIMES) for (const field of ['h', 'a', 'm']) {
    if (field === 'm' && !options.minute) continue;
    learn(wantOf(options, letter), { ...options, hourCycle }, field, timeEnds[field], letter);
  }
  // A date and a range of times on it.
  const clock = rangePattern(tag, names, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, timeEnds.h, 'H');
  const glues = ['short', 'medium'].map((dateStyle) => {
    const date = patternOf(partsOf(tag, { dateStyle }, START), names, {}, START, 'H');
    return glueOf('', rangePattern(tag, names, { dateStyle, timeStyle: 'short', hourCycle: 'h23' }, timeEnds.h, 'H'), date, clock);
  });
  lines['i.glue'] = glues.find((glue) => glue !== undefined) ?? '{1}, {0}';
  for (const [i, dateStyle] of STYLES.entries()) for (const field of ['y', 'M', 'd']) {
    const wanted = rangePattern(tag, names, { dateStyle }, ends[field]);
    if (rules.styledInterval(find, i, field) !== wanted) lines[`i.style${i}/${field}`] = wanted;
  }
}
