const measure = (value, unit, unitDisplay, locale = 'en-US') => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(value);
for (const unit of ['kilometer', 'liter', 'celsius', 'byte', 'megabyte', 'hour', 'day', 'percent', 'kilometer-per-hour', 'mile-per-gallon', 'liter-per-kilometer', 'meter-per-second', 'gram-per-liter']) {
  console.log(unit, ['long', 'short', 'narrow'].map(width => measure(1, unit, width) + ' / ' + measure(2.5, unit, width)).join(' ; '));
}
for (const locale of ['pt-BR', 'de-DE', 'fr-FR', 'ja-JP', 'en-GB']) console.log(locale, measure(16, 'liter', 'long', locale), measure(50, 'kilometer-per-hour', 'short', locale), measure(3, 'day', 'long', locale));
