for (const locale of ['en', 'pt-BR', 'es', 'de', 'fr', 'ja', 'ru']) for (const numeric of ['always', 'auto']) for (const style of ['long', 'short', 'narrow']) {
  const format = new Intl.RelativeTimeFormat(locale, { numeric, style });
  console.log(locale, numeric, style, [[-1, 'day'], [1, 'day'], [0, 'day'], [-2, 'days'], [3, 'month'], [-1, 'year'], [1, 'week'], [10, 'seconds'], [-1.5, 'hour'], [5, 'quarter'], [-0, 'minute']].map(([value, unit]) => format.format(value, unit)).join(' | '));
}
console.log(new Intl.RelativeTimeFormat('en').formatToParts(-1234.5, 'days'), new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).formatToParts(1, 'day'));
