// Lines about numbers. Patterns: # the number, - its sign, % and ¤ what they stand for, {…} the compact form's or unit's own
// letters, the rest literal. Forms by plural category: `one:…~few:…~other`, the last without its name.
import { latin } from './locales.mjs';

const CURRENCIES = Intl.supportedValuesOf('currency');
const SAMPLES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 20, 21, 100, 101, 102, 103, 0.5, 1.5, 1.2, 2.1, 10.1];
const categories = (tag) => new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
// A number of each plural category.
export function samplesOf(tag) {
  const rules = new Intl.PluralRules(tag), out = {};
  for (const category of categories(tag)) {
    const sample = SAMPLES.find((n) => rules.select(n) === category);
    if (sample !== undefined) out[category] = sample;
  }
  return out;
}
// One text for each category: those that differ from the last one's first.
export function forms(byCategory) {
  const other = byCategory.other, out = [];
  for (const [category, text] of Object.entries(byCategory)) if (category !== 'other' && text !== other) out.push(`${category}:${text}`);
  return [...out, other].join('~');
}

const NUMBER = new Set(['integer', 'group', 'decimal', 'fraction', 'exponentSeparator', 'exponentInteger', 'exponentMinusSign', 'nan', 'infinity']);
// `name`: that of the currency, where a part of that type is not it but the sign, which is a broken bar.
export function patternOf(parts, name) {
  let out = '', seen = false;
  for (const { type, value } of parts) {
    if (NUMBER.has(type)) {
      if (!seen) out += '#';
      seen = true;
    } else if (type === 'minusSign' || type === 'plusSign') out += '-';
    else if (type === 'percentSign') out += '%';
    else if (type === 'currency') out += name === undefined || value === name ? '¤' : '¦';
    else if (type === 'compact' || type === 'unit') out += `{${value}}`;
    else out += value;
  }
  return out;
}

// Texts by width; those that are as the one before them are left out at the end.
export function joined(texts) {
  const kept = [...texts];
  while (kept.length > 1 && kept.at(-1) === kept.at(-2)) kept.pop();
  return kept.join('|');
}
const partsOf = (tag, options, value) => new Intl.NumberFormat(latin(tag), options).formatToParts(value);
// Signs and symbols are those of the locale's own digits.
const ownParts = (tag, options, value) => new Intl.NumberFormat(tag, options).formatToParts(value);
const symbolOf = (tag, type, options, value) => ownParts(tag, options, value).find((part) => part.type === type)?.value ?? '';

function symbols(tag) {
  return [
    symbolOf(tag, 'decimal', {}, 1.5), symbolOf(tag, 'group', { useGrouping: 'always' }, 1234567), symbolOf(tag, 'minusSign', {}, -1),
    symbolOf(tag, 'plusSign', { signDisplay: 'always' }, 1), symbolOf(tag, 'percentSign', { style: 'percent' }, 1),
    symbolOf(tag, 'exponentSeparator', { notation: 'scientific' }, 1e5), symbolOf(tag, 'infinity', {}, Infinity), symbolOf(tag, 'nan', {}, NaN), symbolOf(tag, 'exponentMinusSign', { notation: 'scientific' }, 1e-5),
  ].join('|');
}

function grouping(tag) {
  const groups = (value, useGrouping) => partsOf(tag, { useGrouping }, value).filter((part) => part.type === 'integer').map((part) => part.value.length);
  const sizes = groups(1234567890123, 'always');
  return `${sizes.at(-1)}|${sizes.at(-2)}|${groups(1234, 'auto').length > 1 ? 1 : groups(12345, 'auto').length > 1 ? 2 : 3}`;
}

// Positive, negative, with a plus sign where it is not the negative one's.
function signed(tag, options) {
  const of = (value, more) => patternOf(ownParts(tag, { ...options, ...more }, value));
  return [of(1), of(-1), of(1, { signDisplay: 'always' })].join('|');
}

// For 10^3 to 10^16: digits before the decimal point, and the pattern by plural category; 0: as without.
function compact(tag, options) {
  const rules = new Intl.PluralRules(tag), out = [];
  const samples = samplesOf(tag);
  for (let exponent = 3; exponent <= 16; exponent++) {
    const byCategory = {};
    let digits = 0;
    for (const [category, sample] of [...Object.entries(samples), ['other', undefined]]) {
      // What is shown must be of the category: as many digits as this power shows.
      for (const start of [1.2, sample, 1, 2, 3, 5, 6, 7, 8, 1.1, 1.5, 2.1, 2.2, 2.5, 1.01, 1.02, 1.03, 1.05, 1.11]) {
        if (start === undefined || start < 1 || start >= 10) continue;
        const value = start * 10 ** exponent;
        const parts = partsOf(tag, { notation: 'compact', ...options }, value);
        const shown = parts.filter((part) => part.type === 'integer').map((part) => part.value).join('');
        const fraction = parts.find((part) => part.type === 'fraction')?.value;
        const number = Number(shown + (fraction ? '.' + fraction : ''));
        digits = shown.length;
        if (rules.select(number) !== category) continue;
        byCategory[category] = patternOf(parts);
        break;
      }
    }
    const any = Object.values(byCategory)[0];
    byCategory.other ??= any;
    // Some languages say a thousand without a number.
    const one = patternOf(partsOf(tag, { notation: 'compact', ...options }, 10 ** exponent));
    if (!one.includes('#')) byCategory.is1 = one;
    out.push(/[{]/.test(byCategory.other) ? (digits || 1) + forms(byCategory) : '0');
  }
  return out.join(';');
}

// The short forms in the pattern of a currency.
const inMoney = (line, pattern) => line.split(';').map((row) => row === '0' ? row : row[0] + row.slice(1).split('~').map((form) => {
  const [, category, text] = /^((?:\w+:)?)(.*)$/.exec(form);
  return category + pattern.replace('#', text);
}).join('~')).join(';');

export function numberLines(tag, lines) {
  // A currency that has a sign here, not letters, which stand apart from digits.
  const currency = ['EUR', 'USD', ...CURRENCIES].find((code) => /^\p{Sc}$/u.test(symbolOf(tag, 'currency', { style: 'currency', currency: code }, 1))) ?? 'EUR';
  lines['n.system'] = new Intl.NumberFormat(tag).resolvedOptions().numberingSystem;
  lines['n.symbols'] = symbols(tag);
  lines['n.groups'] = grouping(tag);
  lines['n.decimal'] = signed(tag, {});
  lines['n.percent'] = signed(tag, { style: 'percent' });
  lines['n.currency'] = signed(tag, { style: 'currency', currency });
  lines['n.accounting'] = signed(tag, { style: 'currency', currency, currencySign: 'accounting' });
  const symbolsOnly = ownParts(tag, { style: 'currency', currency, minimumFractionDigits: 2 }, 1234567.5);
  const points = ['decimal', 'group'].map((type) => symbolsOnly.find((part) => part.type === type)?.value ?? '').join('|');
  lines['n.money'] = points;
  const moneyGroups = (value) => partsOf(tag, { style: 'currency', currency, maximumFractionDigits: 0 }, value).filter((part) => part.type === 'integer').length;
  const accounted = ownParts(tag, { style: 'currency', currency, currencySign: 'accounting' }, 1234567).filter((part) => part.type === 'integer').map((part) => part.value.length);
  lines['n.accountedgroup'] = String(accounted.at(-2) ?? 3);
  lines['n.moneyleast'] = String(moneyGroups(1234) > 1 ? 1 : moneyGroups(12345) > 1 ? 2 : 3);
  lines['n.compact.short'] = compact(tag, {});
  lines['n.compact.long'] = compact(tag, { compactDisplay: 'long' });
  const money = compact(tag, { style: 'currency', currency, minimumFractionDigits: 0, maximumFractionDigits: 1 });
  lines['n.compact.currency'] = money === inMoney(lines['n.compact.short'], lines['n.currency'].split('|')[0]) ? '' : money;
  const types = ['cardinal', 'ordinal'].map((type) => new Intl.PluralRules(tag, { type }));
  lines['n.plurals'] = types.map((rules) => rules.resolvedOptions().pluralCategories.join(' ')).join('|');
  // Of two categories the range's, where it is not the end's.
  lines['n.pluralranges'] = types.map((rules) => {
    const samples = Object.entries(Object.fromEntries(SAMPLES.map((n) => [rules.select(n), n]).reverse()));
    const out = [];
    for (const [from, start] of samples) for (const [to, end] of samples) {
      const range = rules.selectRange(start, end);
      if (range !== to) out.push(`${from}-${to}:${range}`);
    }
    return out.join(' ');
  }).join('|');
  lines['n.range'] = new Intl.NumberFormat(latin(tag)).formatRangeToParts(3, 5).filter((part) => part.source === 'shared').map((part) => part.value).join('');
  lines['n.about'] = new Intl.NumberFormat(latin(tag)).formatRangeToParts(3, 3).find((part) => part.type === 'approximatelySign')?.value ?? '';
}

// --- units

const UNITS = Intl.supportedValuesOf('unit');
const COMMON = new Set('byte celsius centimeter day degree fahrenheit gigabyte gram hour kilobyte kilogram kilometer liter megabyte meter mile minute month percent second week year'.split(' '));
const COMMON_PER = new Set('second minute hour day liter kilogram meter'.split(' '));
const COMPOUND = ['kilometer-per-hour', 'mile-per-hour', 'meter-per-second', 'mile-per-gallon', 'liter-per-kilometer'];
const WIDTHS = ['long', 'short', 'narrow'];

function unitForms(tag, unit, unitDisplay) {
  const byCategory = {};
  for (const [category, sample] of Object.entries(samplesOf(tag))) byCategory[category] = patternOf(partsOf(tag, { style: 'unit', unit, unitDisplay }, sample));
  byCategory.other ??= Object.values(byCategory)[0];
  return forms(byCategory);
}

export function unitLines(tag, lines, complete) {
  for (const unit of [...UNITS, ...COMPOUND]) {
    if (!complete && !COMMON.has(unit) && !COMPOUND.includes(unit)) continue;
    lines[`wu.${unit}`] = joined(WIDTHS.map((width) => unitForms(tag, unit, width)));
  }
  // `per` after any unit: what follows the unit's own letters.
  const perOf = (unit, width, base) => {
    const options = { style: 'unit', unitDisplay: width };
    const own = patternOf(partsOf(tag, { ...options, unit: base }, 5)), whole = patternOf(partsOf(tag, { ...options, unit: `${base}-per-${unit}` }, 5));
    const letters = /\{(.*)\}/.exec(own)?.[1], all = /\{(.*)\}/.exec(whole)?.[1];
    return letters !== undefined && all?.startsWith(letters) ? all.slice(letters.length) : '';
  };
  for (const unit of UNITS) {
    if (!complete && !COMMON_PER.has(unit)) continue;
    lines[`wp.${unit}`] = joined(WIDTHS.map((width) => perOf(unit, width, 'gram')));
  }
}

// --- currencies

const USUAL = 'USD EUR GBP JPY CNY BRL INR RUB KRW CAD AUD CHF MXN'.split(' ');

const OWN = { SE: 'SEK', NO: 'NOK', DK: 'DKK', PL: 'PLN', CZ: 'CZK', HU: 'HUF', RO: 'RON', BG: 'BGN', TR: 'TRY', IL: 'ILS', HK: 'HKD', TW: 'TWD', TH: 'THB', ID: 'IDR', VN: 'VND', EG: 'EGP', SA: 'SAR', AE: 'AED', UA: 'UAH', AR: 'ARS', CL: 'CLP', CO: 'COP', BD: 'BDT', IR: 'IRR' };
const ownCurrency = (tag) => OWN[tag.split('-')[1]];

export function currencyLines(tag, lines, complete) {
  const samples = samplesOf(tag);
  for (const currency of CURRENCIES) {
    const partOf = (currencyDisplay, value = 5) => partsOf(tag, { style: 'currency', currency, currencyDisplay, maximumFractionDigits: 20, minimumFractionDigits: 0 }, value).findLast((part) => part.type === 'currency')?.value ?? currency;
    const symbol = partOf('symbol'), narrow = partOf('narrowSymbol');
    lines[`c.${currency}`] = symbol === currency && narrow === currency ? '' : symbol === narrow ? symbol : `${symbol}|${narrow}`;
    if (!complete && !USUAL.includes(currency) && currency !== ownCurrency(tag)) continue;
    const byCategory = {};
    for (const [category, sample] of Object.entries(samples)) byCategory[category] = partOf('name', sample);
    byCategory.other ??= Object.values(byCategory)[0];
    lines[`wc.${currency}`] = forms(byCategory);
    const name = new Intl.DisplayNames(tag, { type: 'currency' }).of(currency);
    if (name !== byCategory.other) lines[`wn.${currency}`] = name;
  }
  const byCategory = {};
  for (const [category, sample] of Object.entries(samples)) {
    const parts = partsOf(tag, { style: 'currency', currency: 'EUR', currencyDisplay: 'name', maximumFractionDigits: 20, minimumFractionDigits: 0 }, sample);
    byCategory[category] = patternOf(parts, parts.findLast((part) => part.type === 'currency')?.value);
  }
  byCategory.other ??= Object.values(byCategory)[0];
  lines['n.named'] = forms(byCategory);
}

// Digits after the point that are not 2, and all codes.
export function currencyFacts(lines) {
  const digits = CURRENCIES.map((currency) => [currency, new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits]);
  lines['f.currencydigits'] = digits.filter(([, count]) => count !== 2).map(([currency, count]) => currency + count).join(' ');
  lines['f.currencies'] = CURRENCIES.join(' ');
  lines['f.units'] = UNITS.join(' ');
  // A system's digits, or its zero where the others follow it.
  lines['f.systems'] = Intl.supportedValuesOf('numberingSystem').map((system) => {
    const digits = [...new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(1234567890)];
    const zero = digits.at(-1);
    const follow = digits.length === 10 && digits.slice(0, 9).every((digit, i) => digit.codePointAt(0) === zero.codePointAt(0) + i + 1);
    return `${system}:${follow ? zero : zero + digits.slice(0, 9).join('')}`;
  }).join(' ');
  lines['f.calendars'] = Intl.supportedValuesOf('calendar').join(' ');
  lines['f.collations'] = Intl.supportedValuesOf('collation').join(' ');
}
