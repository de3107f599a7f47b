// The URL parser against what node's does with odd inputs, alone and against a base.
const bases = [undefined, 'http://u:p@example.org:8080/foo/bar?q#f', 'file:///C:/a/b', 'mailto:a@b.c', 'foo:/x/y'];
const inputs = [
  '', '/', '//', '///', '.', '..', './', '../', '../..', 'a', 'a/b', '/a/../b/./c', '?', '?a', '#', '#x', 'http:',
  'http:a', 'http:/a', 'http://a', 'http:///a', 'https:a', 'HTTP://EXAMPLE.com:80/', 'http://a:443/',
  'https://a:443/', 'http://a:00080', 'http://a:99999', 'http://a:', 'http://a:x', 'http://@a', 'http://u@a',
  'http://u:@a', 'http://:p@a', 'http://u:p@', 'http://u@v@w/', '\\a\\b', '\\\\h\\p', 'http:\\\\x\\y', 'http://a b/',
  'http://a%20b/', 'http://a%41/', 'http://%zz/', 'http://1.2.3.4', 'http://1.2.3', 'http://0x7f.1', 'http://256',
  'http://4294967296', 'http://1.2.3.4.5', 'http://1.2.3.', 'http://0177.0.0.1', 'http://09.1', 'http://a.1',
  'http://a.0x', 'http://[::]', 'http://[1:2:3:4:5:6:7:8]', 'http://[1::8]', 'http://[::1.2.3.4]',
  'http://[1:2:3:4:5:6:1.2.3.4]', 'http://[::1', 'http://[:1]', 'http://[1::2::3]', 'http://[12345::]',
  'http://[::ffff:1.2.3.256]', 'http://[0:0:1:0:0:0:1:0]', 'file:', 'file:a', 'file:/a', 'file://a', 'file:///a',
  'file:///c|/x', 'file:c|/x', '/c:/x', 'C|/foo', 'file://localhost/x', 'file:..', 'file:///C:/../..',
  'file:\\\\x\\y', 'javascript:alert(1)', 'mailto:x@y', 'data:,a b', 'data:,a  ', 'data: ?x', 'blob:https://a.b/c',
  'blob:x', 'foo:', 'foo:/', 'foo://', 'foo:///', 'foo://h', 'foo://h:80/', 'foo://h:/', 'foo://H/%41?x#y',
  'foo://a b', 'foo://a|b', 'foo://[::1]/', 'foo:a/../b', 'foo:/a/../b', 'foo:/..//b', 'foo:/.//b', 'web+x:/..//p',
  'foo://u:p@h', 'foo://:80', 'foo://u@/', 'a:b:c', ':a', '1a:b', 'a+b-c.d:e', ' http://a ', 'ht\ntp://a/\tb',
  'http://ä.com/ü?ö#é', 'http://☃.net', '/\u{1F600}', '/%', '/%2e%2E/x', '/a/%2e', '/a/.%2e/b', '/;=,@:',
  '/"<>`{}|^[]\'', '?"<>`{}|^[]\'', '#"<>`{}|^[]\'', 'http://x\'"<>`{}|^[];=@h/', 'http://h/\x00\x7f', 'ws://a:80',
  'wss://a:443', 'ftp://a:21', 'ftp://a:80', 'http://a/b\\c?d\\e#f\\g', 'http://foo.0XFfFfFfFfFfFfFfFfFfAcE123',
  'http://a%b', 'http://a%00b', 'http://a^b', 'http://ho%2fst', 'http://xn--/', 'http://..', 'http://.',
  'http://a..b', '///test', '//x:y@z:1?q', 'http://user name:pa ss@h',
];
for (const base of bases) {
  console.log('--', base);
  for (const input of inputs) {
    let shown;
    try {
      const url = new URL(input, base);
      shown = base === undefined ? [url.href, url.origin, url.host, url.pathname, url.search, url.hash].join(' ') : url.href;
    } catch (error) {
      shown = error.code;
    }
    console.log([input], shown);
  }
}
