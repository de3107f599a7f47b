for (const locale of ['en', 'pt-BR', 'es', 'de', 'ja']) {
  const of = (type, codes, options) => codes.map(code => new Intl.DisplayNames(locale, { type, ...options }).of(code)).join(', ');
  console.log(locale, of('region', ['US', 'BR', 'DE', 'JP', '419']), '|', of('language', ['en', 'pt-BR', 'fr', 'zh-Hans', 'en-GB']), '|', of('script', ['Latn', 'Arab', 'Cyrl']), '|', of('currency', ['USD', 'EUR', 'JPY']));
}
console.log(new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' }).of('en-GB'), new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of('QX'), new Intl.DisplayNames('en', { type: 'region' }).of('qx'), new Intl.DisplayNames('en', { type: 'dateTimeField' }).of('dayPeriod'));
