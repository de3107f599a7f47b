// origin: blog post, why is the length of an emoji 2 (or 7)
const samples = ['abc', 'é', 'e\u0301', '😀', '👨‍👩‍👧', '🇧🇷', 'ñandú', '𝒳', '日本', ''];
for (const s of samples) {
  console.log(JSON.stringify(s), s.length, [...s].length, Buffer.byteLength(s), new TextEncoder().encode(s).length);
}
console.log('😀'.charCodeAt(0).toString(16), '😀'.codePointAt(0).toString(16), '😀'.codePointAt(1).toString(16), '😀'.charAt(0) === '\ud83d');
console.log('😀'.split(''), [...'😀'], Array.from('a😀b'), 'a😀b'.split('').reverse().join(''));
console.log('\ud83d'.isWellFormed?.(), 'a\ud83db'.toWellFormed?.(), JSON.stringify('\ud83d'), encodeURIComponent('😀é &'));
try { encodeURIComponent('\ud83d') } catch (e) { console.log(e.name, e.message) }
try { decodeURIComponent('%E0%A4%A') } catch (e) { console.log(e.name, e.message) }
console.log(String.fromCharCode(72, 105), String.fromCodePoint(128512), '\u{1F600}', '\x41', '\101');
try { String.fromCodePoint(-1) } catch (e) { console.log(e.name, e.message) }
console.log('é' === 'e\u0301', 'é'.normalize('NFD').length, 'é' === 'e\u0301'.normalize(), 'ÀÉÎ'.normalize('NFD').replace(/[\u0300-\u036f]/g, ''));
console.log('ß'.toUpperCase(), 'İ'.toLowerCase().length, 'ﬁ'.toUpperCase(), 'ΑΣ'.toLowerCase(), 'straße'.localeCompare('strasse'));
console.log(/^.$/.test('😀'), /^.$/u.test('😀'), '😀x'.match(/./gu), 'x😀'.search(/\p{Emoji_Presentation}/u), 'aßc'.match(/\p{L}/gu));
console.log(['\n', '\t', '\0', '\x1b', '\u2028', "it's", 'say "hi"', `it's "both"`, '`all\'"`']);
console.log('abc' < 'abd', 'Z' < 'a', '10' < '9', 'a'.padStart(5, 'xy'), 'abc'.padEnd(2), '5'.padStart(3, 0), '-'.repeat(5) + '>');
try { 'x'.repeat(-1) } catch (e) { console.log(e.name, e.message) }
console.log('  trim\u00a0\ufeff '.trim().length, 'a-b_c d'.split(/[-_ ]/), 'abc'.at(-1), 'abc'.substring(2, 0), 'abc'.slice(2, 0), 'abcdef'.substr(-3, 2));
