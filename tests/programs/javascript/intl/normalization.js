const hex = text => [...text].map(c => c.codePointAt(0).toString(16)).join(' ');
for (const text of ['é', 'e\u0301', 'Å', '\u212b', 'ﬁ', '①', '한글', 'ṩ', 's\u0323\u0307', 's\u0307\u0323', '½', 'Ω', 'が', 'ｱ', '\ufb2b', '²', '…', 'ǅ']) console.log(text, ['NFC', 'NFD', 'NFKC', 'NFKD'].map(form => hex(text.normalize(form))).join(' | '));
const strip = text => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
console.log(strip('Crème Brûlée à São Paulo, Ångström, Łódź'), 'é' === 'e\u0301', 'é' === 'e\u0301'.normalize(), 'abc'.normalize() === 'abc');
console.log(hex('a\u0315\u0300\u05ae\u0062'.normalize('NFD')), '\ud800'.normalize('NFC').length, ''.normalize());
