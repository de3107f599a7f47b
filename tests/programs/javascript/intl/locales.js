const locale = new Intl.Locale('pt-br', { hourCycle: 'h23', calendar: 'gregory', numeric: true });
console.log(locale, String(locale), locale.language, locale.region, locale.script, locale.baseName, locale.hourCycle, locale.numeric, locale.calendar);
console.log(['zh', 'en', 'pt', 'sr', 'ja', 'zh-TW', 'und-BR'].map(tag => new Intl.Locale(tag).maximize().toString()), ['zh-Hans-CN', 'en-Latn-US', 'pt-Latn-BR', 'zh-Hant-TW'].map(tag => new Intl.Locale(tag).minimize().toString()));
console.log(Intl.getCanonicalLocales(['EN-us', 'zh-hans-cn', 'iw', 'en-u-nu-latn-ca-gregory', 'EN-US']), Intl.NumberFormat.supportedLocalesOf(['en-US', 'xx', 'pt-BR', 'tlh']));
console.log(new Intl.Locale('en-US').weekInfo, new Intl.Locale('pt-BR').hourCycles, new Intl.Locale('ar').textInfo);
console.log(Intl.supportedValuesOf('calendar').length, Intl.supportedValuesOf('currency').includes('BRL'), Intl.supportedValuesOf('unit').slice(0, 5), Intl.supportedValuesOf('timeZone').includes('America/Sao_Paulo'));
console.log(['en-XX', 'de-u-co-phonebk', 'zh-HK', 'no', 'en-u-nu-arab', 'xx'].map(tag => new Intl.NumberFormat(tag).resolvedOptions().locale), new Intl.NumberFormat('ar-EG').format(1234.5), new Intl.NumberFormat('en-u-nu-deva').format(678));
