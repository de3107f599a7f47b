const {win32} = require('path');
const {pathToFileURL} = require('url');
for (const [a, b] of [['./up', '/../C:/Windows'], ['up/', '../C:name'], ['test/..', '??/D:/x'], ['x', '..', ], ['C:', 'a:b'], ['a/../b:', 'c'], ['q', '..\\E:']]) console.log(win32.join(a, b), win32.normalize(a + '\\' + b));
for (const path of ['C:\\a\\33\\\\x', 'C:\\\\x', 'a\\\\\\b', '\\\\s\\sh\\\\f', 'C:a\\b', '\\a\\\\b\\']) console.log(win32.dirname(path), win32.parse(path), win32.format(win32.parse(path)));
for (const path of ['C:\\foo bar\\#1', 'C:\\dir\\', '\\\\nas\\My Docs\\File.doc', '\\\\?\\C:\\x y', '\\\\?\\UNC\\srv\\share\\f', 'C:/a?b', '\\\\host', '\\\\\\none']) {
  try { console.log(pathToFileURL(path, {windows: true}).href); } catch (error) { console.log(error.code, error.message); }
}
console.log(pathToFileURL('/a\\b c/', {windows: false}).href);
for (const paths of [[1], [null], [{}]]) try { require.resolve('.', {paths}); } catch (error) { console.log(error.name, error.code, error.message); }
console.log(typeof process.config.variables.node_module_version);
