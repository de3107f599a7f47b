// Prices as shops in several countries write them.
const amounts = [0, 5, 1234.5, -99.99, 1e6, 0.005];
const shops = [['en-US', 'USD'], ['pt-BR', 'BRL'], ['de-DE', 'EUR'], ['ja-JP', 'JPY'], ['en-GB', 'GBP'], ['en-IN', 'INR'], ['fr-FR', 'EUR'], ['es-MX', 'MXN'], ['de-CH', 'CHF'], ['sv-SE', 'SEK'], ['pl-PL', 'PLN'], ['ko-KR', 'KRW']];
for (const [locale, currency] of shops) {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  console.log(locale, amounts.map(amount => format.format(amount)).join(' | '));
}
for (const currencyDisplay of ['symbol', 'narrowSymbol', 'code', 'name']) {
  console.log(currencyDisplay, (1234.5).toLocaleString('en-US', { style: 'currency', currency: 'CAD', currencyDisplay }), (1).toLocaleString('pt-BR', { style: 'currency', currency: 'USD', currencyDisplay }));
}
console.log((-5).toLocaleString('en-US', { style: 'currency', currency: 'USD', currencySign: 'accounting' }));
console.log((1234.5).toLocaleString('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 0 }));
