const s = 'Hello, World';
console.log(s.length, s[4], s.at(-1), s.charAt(99) === '', s.charCodeAt(1), s.codePointAt(0), s[99]);
console.log(s.slice(-5, -1), s.substring(5, 2), s.substr(-3, 2), s.slice(5, 2), s.indexOf('o'), s.lastIndexOf('o'), s.indexOf('', 50));
console.log(s.toUpperCase(), s.toLowerCase(), 'ß'.toUpperCase(), 'İ'.toLowerCase().length, s.split(', '), s.split(''), s.split('l', 2), ''.split(''), ''.split(','));
console.log('  x '.trim() + '|', '  x '.trimStart() + '|', '  x '.trimEnd() + '|', 'ab'.repeat(3), 'x'.padStart(5, 'ab'), 'x'.padEnd(4) + '|', '5'.padStart(3, '0'));
console.log(s.includes('World'), s.startsWith('ello', 1), s.endsWith('Hello', 5), s.concat('!', 1), 'a-b-c'.replace('-', '+'), 'a-b-c'.replaceAll('-', '+'));
console.log('abc'.replace('b', '[$&$`$\'$$]'), 'abc'.replace('b', (m, i, str) => m + i + str), 'x'.replaceAll('', '-'));
console.log('a' < 'b', 'a'.localeCompare('b'), 'b'.localeCompare('a'), 'a'.localeCompare('a'), 'A'.localeCompare('a'));
console.log(String.fromCharCode(72, 105), String.fromCodePoint(128512), '😀'.length, '😀'.split(''), [...'😀x'], '😀'.charCodeAt(0), '😀'.codePointAt(0), '😀'.codePointAt(1));
console.log('\x41\u0042\u{43}\101'.length, 'tab\tnew\\n', "it's", 'say "hi"', 'line1\
continued', '\0'.length);
console.log('abc'.split('').reverse().join(''), [...'hello'].map(c => c.toUpperCase()).join('.'), 'abc'.localeCompare('abd'));
const attempt = f => { try { return f(); } catch (e) { return e.name + ': ' + e.message; } };
console.log(attempt(() => 'x'.repeat(-1)), attempt(() => String.fromCodePoint(-1)), attempt(() => String.prototype.trim.call(null)), attempt(() => 'x'.repeat(2 ** 30)));
let t = 'immutable'; t[0] = 'X'; t.foo = 1;
console.log(t, t.foo, typeof Object('x'), 'x' === new String('x'), new String('ab')[1], Object.keys('ab'), 'length' in Object('x'));
console.log(encodeURIComponent('a b&ç/?'), decodeURIComponent('%C3%A7%20'), encodeURI('http://x.y/ü?a=b c'), attempt(() => decodeURIComponent('%')));
console.log('abc'.at(), 'ab'.substring(NaN, 1), 'abc'.slice(), 'abcdef'.substr(2), 'a,b,,c,'.split(','), 'one two  three'.split(' '));
