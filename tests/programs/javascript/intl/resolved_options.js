console.log(new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'brl', notation: 'compact' }).resolvedOptions());
console.log(new Intl.NumberFormat('de-u-nu-latn', { maximumSignificantDigits: 3 }).resolvedOptions());
console.log(new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'asia/kolkata' }).resolvedOptions());
console.log(new Intl.DateTimeFormat('en', { weekday: 'short', month: 'long', day: 'numeric', hour: 'numeric', fractionalSecondDigits: 2, second: 'numeric', timeZoneName: 'short' }).resolvedOptions());
console.log(new Intl.Collator('de-u-co-phonebk-kn', { sensitivity: 'base' }).resolvedOptions());
console.log(new Intl.PluralRules('pl').resolvedOptions(), new Intl.PluralRules('en', { type: 'ordinal' }).resolvedOptions());
console.log(new Intl.RelativeTimeFormat('es', { numeric: 'auto', style: 'short' }).resolvedOptions(), new Intl.ListFormat('fr', { type: 'disjunction' }).resolvedOptions());
console.log(new Intl.DisplayNames('en', { type: 'region' }).resolvedOptions(), new Intl.Segmenter('ja', { granularity: 'grapheme' }).resolvedOptions());
