// node:path over the shapes that paths take, and what it refuses.
const path = require('path');
for (const f of ['resolve','normalize','isAbsolute','join','relative','dirname','basename','extname','format','parse','toNamespacedPath']) {
  for (const args of [[5], ['a', 5], [undefined], [null]]) {
    try { console.log(f, JSON.stringify(args), JSON.stringify(path[f](...args))); } catch (e) { console.log(f, JSON.stringify(args), e.message, '|', e.stack.split('\n')[1].trim()); }
  }
}
const w = path.win32;


const ins = ['', '/', '//', '.', '..', './', '../', '/a', '/a/', '/a/b', 'a/b', 'a/b/', 'a//b', '/a/../b', '/../a', 'a/..', 'a/../..', '/a/b.txt', 'b.tar.gz', '.bashrc', '/.bashrc', 'a/.b', 'a.', 'a..', '..a', 'a/b/..', '//a', '//a//b//', 'C:\\x\\y', 'x.html', 'index', '.a.b', './a.b/c', 'a.b/', '...', '.. ', 'a/./b', '/a/b/../c/./d/', './..', '..//'];
for (const i of ins) console.log(JSON.stringify(i), ['normalize', 'dirname', 'basename', 'extname', 'isAbsolute', 'parse'].map(f => JSON.stringify(path[f](i))).join(' '));
for (const a of ins.slice(0, 16)) for (const b of ins.slice(0, 12)) console.log(JSON.stringify([a, b]), path.join(a, b), path.relative(a, b), path.resolve('/x', a, b));
for (const [a, b] of [['/a/b.txt', '.txt'], ['b.txt', 'b.txt'], ['a.txt', 'txt'], ['/a/', 'a'], ['aaa', 'aa'], ['/a/b.txt/', '.txt'], ['a', ''], ['.txt', '.txt'], ['x/.txt', '.txt'], ['abc/', 'c/'], ['a/b', 'a/b']]) console.log(a, b, JSON.stringify(path.basename(a, b)));
for (const o of [{ dir: '/a', base: 'b' }, { root: '/', base: 'b' }, { root: '/', dir: '/', base: 'b' }, { name: 'n', ext: '.e' }, { name: 'n', ext: 'e' }, { dir: 'd', name: 'n' }, {}, { root: '/' }, { dir: '/' , base: 'x'}]) console.log(JSON.stringify(o), JSON.stringify(path.format(o)));
for (const i of ['', 'C:\\', 'C:', 'C:a', 'C:\\a\\..\\b', '\\\\srv\\share\\x', 'a/b\\c', '..\\a', 'C:/x/y.txt', '\\x', 'a\\b\\', 'file.txt']) console.log(JSON.stringify(i), ['normalize', 'dirname', 'basename', 'extname', 'isAbsolute', 'parse'].map(f => JSON.stringify(w[f](i))).join(' '));
console.log(w.join('a', '..', '..', 'b'), w.join('C:\\a', 'b', '../c'), w.relative('C:\\a\\b', 'C:\\a\\c\\d'), w.resolve('C:\\a', '..\\b'), w.sep, w.delimiter);
