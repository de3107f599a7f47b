// origin: blog em inglês e português, formatting for Brazil with Intl
const valor = 1234567.891;
const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
console.log(brl.format(valor), usd.format(valor), brl.format(-5.5), usd.format(-5.5), usd.format(0), usd.format(1e9));
console.log(new Intl.NumberFormat('pt-BR').format(valor), new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }).format(valor), new Intl.NumberFormat('en-US', { minimumFractionDigits: 3 }).format(1.5), new Intl.NumberFormat('pt-BR', { style: 'percent' }).format(0.1234));
console.log(new Intl.NumberFormat('en-US', { notation: 'compact' }).format(valor), new Intl.NumberFormat('en-US', { notation: 'compact', compactDisplay: 'long' }).format(98765), new Intl.NumberFormat('en-US', { style: 'unit', unit: 'kilometer-per-hour' }).format(50), new Intl.NumberFormat('en-US', { minimumIntegerDigits: 3 }).format(7), new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 }).format(123456));
console.log(brl.formatToParts(1234.5).map(p => p.type + ':' + p.value).join(' '));
const d = new Date(Date.UTC(2024, 2, 5, 14, 7, 9)); const utc = { timeZone: 'UTC' };
for (const loc of ['en-US', 'pt-BR']) {
  console.log(loc, d.toLocaleDateString(loc, utc), d.toLocaleTimeString(loc, utc), d.toLocaleString(loc, utc));
  for (const dateStyle of ['full', 'long', 'medium', 'short']) console.log('  ', dateStyle, new Intl.DateTimeFormat(loc, { dateStyle, ...utc }).format(d));
  console.log('  ', new Intl.DateTimeFormat(loc, { timeStyle: 'short', ...utc }).format(d), new Intl.DateTimeFormat(loc, { dateStyle: 'short', timeStyle: 'medium', ...utc }).format(d));
  console.log('  ', d.toLocaleDateString(loc, { month: 'short', day: '2-digit', ...utc }), d.toLocaleDateString(loc, { weekday: 'short', ...utc }), d.toLocaleDateString(loc, { year: 'numeric', month: '2-digit', day: '2-digit', ...utc }), d.toLocaleDateString(loc, { month: 'long', year: 'numeric', ...utc }), d.toLocaleTimeString(loc, { hour: '2-digit', minute: '2-digit', ...utc }));
}
console.log(d.toLocaleString('en-US', { timeZone: 'America/Sao_Paulo' }), d.toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' }), d.toLocaleTimeString('en-US', { hour12: false, ...utc }), d.toLocaleString('en-GB', utc));
console.log(new Intl.ListFormat('en', { type: 'conjunction' }).format(['a', 'b', 'c']), new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(['a', 'b', 'c']), new Intl.ListFormat('en').format(['x', 'y']));
const pl = new Intl.PluralRules('en-US', { type: 'ordinal' }); console.log([1, 2, 3, 4, 11, 21].map(n => n + { one: 'st', two: 'nd', few: 'rd', other: 'th' }[pl.select(n)]).join(), new Intl.PluralRules('pt-BR').select(1), new Intl.PluralRules('en').select(0));
const rtf = new Intl.RelativeTimeFormat('en', { numeric: 'auto' }), rt2 = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' }); console.log(rtf.format(-1, 'day'), rtf.format(3, 'week'), rtf.format(0, 'year'), rt2.format(-1, 'day'), rt2.format(2, 'month'), rt2.format(-5, 'hour'));
console.log((0).toLocaleString('en-US', { style: 'currency', currency: 'EUR' }), (12).toLocaleString('pt-BR', { style: 'currency', currency: 'USD' }), (0.5).toLocaleString(), NaN.toLocaleString(), Infinity.toLocaleString('en-US'), (-0).toLocaleString(), (1e21).toLocaleString('en-US'), [1234.5, new Date(0)].toLocaleString('en-US', utc));
console.log(Intl.getCanonicalLocales('PT-br'), new Intl.NumberFormat().resolvedOptions().locale, Intl.NumberFormat.supportedLocalesOf(['en-US', 'pt-BR']), new Intl.DateTimeFormat('en-US', utc).formatToParts(d).map(p => p.value).join('|'));
