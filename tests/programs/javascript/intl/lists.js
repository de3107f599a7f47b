const friends = ['Ana', 'Bruno', 'Igor'];
for (const locale of ['en', 'en-GB', 'pt-BR', 'es', 'de', 'fr', 'ja', 'zh', 'he']) for (const type of ['conjunction', 'disjunction', 'unit']) console.log(locale, type, ['long', 'short', 'narrow'].map(style => { const format = new Intl.ListFormat(locale, { type, style }); return [1, 2, 3].map(n => format.format(friends.slice(0, n))).join(' / '); }).join(' ; '));
console.log(new Intl.ListFormat('es').format(['Ana', 'Igor']), new Intl.ListFormat('es', { type: 'disjunction' }).format(['siete', 'ocho']), new Intl.ListFormat('en').format(new Set(['x', 'y'])), new Intl.ListFormat('en').format('abc'));
console.log(new Intl.ListFormat('en').formatToParts(['a', 'b', 'c']));
try { new Intl.ListFormat('en').format([1, 2]); } catch (error) { console.log(error.name, error.message); }
