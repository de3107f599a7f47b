const attempts = [
  () => new Intl.NumberFormat('en_US'), () => new Intl.NumberFormat(null), () => new Intl.NumberFormat([1]), () => new Intl.NumberFormat('en', null), () => new Intl.NumberFormat('en', { style: 'currency' }), () => new Intl.NumberFormat('en', { style: 'money' }),
  () => new Intl.NumberFormat('en', { style: 'currency', currency: 'US' }), () => new Intl.NumberFormat('en', { style: 'unit', unit: 'furlong' }), () => new Intl.NumberFormat('en', { minimumFractionDigits: 101 }), () => new Intl.NumberFormat('en', { minimumFractionDigits: 3, maximumFractionDigits: 1 }),
  () => new Intl.DateTimeFormat('en', { timeZone: 'Mars/Base' }), () => new Intl.DateTimeFormat('en', { month: 'big' }), () => new Intl.DateTimeFormat('en').format(NaN), () => new Intl.DateTimeFormat('en', { dateStyle: 'full', month: 'long' }), () => new Date().toLocaleDateString('en', { timeStyle: 'short' }),
  () => new Date().toLocaleString('en', { hourCycle: 'h1' }), () => Intl.PluralRules(), () => new Intl.Locale(), () => new Intl.RelativeTimeFormat('en').format(1, 'fortnight'), () => new Intl.RelativeTimeFormat('en').format(Infinity, 'day'), () => new Intl.DisplayNames('en', {}), () => new Intl.DisplayNames('en', { type: 'region' }).of('xyz9'),
  () => Intl.supportedValuesOf('colour'), () => new Intl.Collator('en', { sensitivity: 'x' }), () => Intl.NumberFormat.prototype.formatToParts.call({}, 1), () => 'a'.normalize('NFX'), () => 'a'.localeCompare('b', 'x_y'), () => (5).toLocaleString('en', { style: 'currency' }), () => new Intl.Segmenter('en', { granularity: 'line' }), () => Intl.getCanonicalLocales('a'),
];
for (const attempt of attempts) {
  try {
    console.log(String(attempt), '=>', attempt());
  } catch (error) {
    console.log(`${error.name}: ${error.message}`);
  }
}
