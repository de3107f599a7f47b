const names = ['Zoë', 'äpple', 'zebra', 'Ångström', 'apple', 'Ärger', 'ar', 'Émile', 'emil', 'Oslo', 'øl', 'ñandú', 'nube', 'chico', 'cuna', 'łódź', 'lot', 'čaj', 'hora', 'resume', 'résumé', 'Resume'];
for (const locale of ['en', 'sv', 'de', 'da', 'es', 'pl', 'cs', 'fr', 'tr']) console.log(locale, [...names].sort(new Intl.Collator(locale).compare).join(' '));
for (const sensitivity of ['base', 'accent', 'case', 'variant']) console.log(sensitivity, ['a', 'A', 'á', 'b'].map(other => 'a'.localeCompare(other, 'en', { sensitivity })).join(' '));
console.log(['item10', 'item9', 'Item1', 'item 2', 'item010'].sort(new Intl.Collator('en', { numeric: true }).compare), ['10', '9', '2', '1'].sort((a, b) => a.localeCompare(b, undefined, { numeric: true })));
console.log(['b', 'A', 'a', 'B'].sort(new Intl.Collator('en', { caseFirst: 'upper' }).compare).join(''), ['b', 'A', 'a', 'B'].sort(new Intl.Collator('en').compare).join(''));
console.log('a-b'.localeCompare('ab', 'en', { ignorePunctuation: true }), 'straße'.localeCompare('strasse', 'de', { sensitivity: 'base' }), 'a'.localeCompare('b'), 'réservé'.localeCompare('RESERVE', 'en', { sensitivity: 'base' }));
console.log(['щука', 'ёж', 'ель', 'яма', 'apple'].sort(new Intl.Collator('ru').compare), ['陈', '李', '王', '张'].sort((a, b) => a.localeCompare(b, 'zh')), ['い', 'ア', 'あ', 'カ', 'が'].sort(new Intl.Collator('ja').compare));
console.log(['_', '-', ' ', '1', 'a', '$', '!', 'Z'].sort(new Intl.Collator().compare));
