// Followers and views in short.
const counts = [0, 999, 1000, 1234, 12345, 999499, 999999, 1500000, 2e9, 3.5e12, -4321, 1e15];
for (const locale of ['en-US', 'pt-BR', 'de-DE', 'es-ES', 'fr-FR', 'ja-JP', 'hi-IN', 'ru-RU']) {
  for (const compactDisplay of ['short', 'long']) {
    const format = new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay });
    console.log(locale, compactDisplay, counts.map(count => format.format(count)).join(' | '));
  }
}
console.log(new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 }).format(987654321));
console.log(new Intl.NumberFormat('en', { notation: 'compact', style: 'currency', currency: 'USD' }).format(1234567));
