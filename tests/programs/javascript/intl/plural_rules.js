for (const locale of ['en', 'pt', 'fr', 'pl', 'ru', 'ar', 'cs', 'ja', 'he', 'ro']) {
  const rules = new Intl.PluralRules(locale);
  console.log(locale, [0, 1, 2, 3, 5, 11, 21, 22, 100, 101, 1.5, 1e6].map(n => `${n}:${rules.select(n)}`).join(' '));
}
const suffixes = { one: 'st', two: 'nd', few: 'rd', other: 'th' }, ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
console.log([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 101, 111].map(n => n + suffixes[ordinals.select(n)]).join(' '));
console.log(new Intl.PluralRules('en', { minimumFractionDigits: 1 }).select(1), new Intl.PluralRules('en').selectRange(1, 2), new Intl.PluralRules('it', { type: 'ordinal' }).select(8));
