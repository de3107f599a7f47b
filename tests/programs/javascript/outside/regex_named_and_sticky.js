// origin: tutorial on regular expressions, named groups, sticky flag, matchAll
const re = /(?<year>\d{4})-(?<month>\d{2})(?:-(?<day>\d{2}))?/;
const m = '2024-05'.match(re);
console.log(m);
console.log(m.groups, m.index, { ...m.groups });
console.log('due 2024-05-17'.replace(re, '$<day>/$<month>/$<year>'), 'x'.match(re));
console.log([...'a1b22c333'.matchAll(/[a-z](\d+)/g)].map(x => [x[0], x[1], x.index]));
try { 'x'.matchAll(/x/) } catch (e) { console.log(e.name + ': ' + e.message) }
try { 'x'.replaceAll(/x/, '') } catch (e) { console.log(e.name + ': ' + e.message) }
const sticky = /foo/y;
console.log(sticky.test('foofoo bar'), sticky.lastIndex, sticky.test('foofoo bar'), sticky.lastIndex, sticky.test('foofoo bar'), sticky.lastIndex);
const g = /a/g;
console.log(g.test('a'), g.test('a'), g.test('a'), g.lastIndex);
console.log('aBC'.replace(/[A-Z]/g, c => '_' + c.toLowerCase()), 'snake_case_here'.replace(/_(\w)/g, (_, c) => c.toUpperCase()));
console.log('x'.replace('x', '$& $$ $` $\' $1'), 'abc'.replace(/(b)/, '[$1|$2|$01|$`|$\']'));
console.log('1,2;3 4'.split(/[,; ]/), 'a1b2c'.split(/(\d)/), ''.split(''), ''.split(','), 'abc'.split('', 2));
console.log(/(?<=\$)\d+(\.\d\d)?/.exec('costs $42.50')[0], '12 34'.match(/\d+/g), 'foobar'.match(/foo(?!baz)/)[0], /(?<!a)b/.exec('ab cb').index);
console.log(/(a+)+b/.test('aaaaaaaaaaaaaaaac'), /^(?:(\w)(?!.*\1))+$/.test('abcd'), /(['"]).*?\1/.exec(`say "it's" ok`)[0]);
console.log(/x/gimsuyd.flags, /[/]\/\n/.source, new RegExp('/').source, new RegExp('').toString(), String(new RegExp('a', 'gi')));
const d = /(?<w>b+)/d.exec('aabbb');
console.log(d.indices[0], d.indices.groups);
for (const src of ['(', '[a', 'a**', '(?<n>a)(?<n>b)', '\\', '*', '(?<=a', 'a{2,1}', '[b-a]']) {
  try { new RegExp(src); console.log(src, 'ok') } catch (e) { console.log(e.message) }
}
try { new RegExp('a', 'gg') } catch (e) { console.log(e.message) }
try { new RegExp('\\p{Nope}', 'u') } catch (e) { console.log(e.message) }
console.log([/a/g, { r: /b/ }], typeof /x/, RegExp.prototype.toString.call(/y/), Object.keys(/z/));
