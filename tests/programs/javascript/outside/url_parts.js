// origin: docs retold, URL and URLSearchParams
const u = new URL('https://user:pa%20ss@sub.example.com:8080/p/a/t/h/../x?query=string&a=1&a=2#hash');
console.log(u);
console.log(u.href, u.origin, u.host, u.pathname, u.search, String(u) === u.href, JSON.stringify({ u }));
u.port = '443'; u.pathname = '/new path'; u.searchParams.append('q', 'a b&c'); u.hash = '';
console.log(u.href);
u.protocol = 'http'; u.hostname = 'EXAMPLE.org'; u.searchParams.delete('a'); u.searchParams.sort();
console.log(u.toString(), u.searchParams.get('query'), u.searchParams.has('zzz'), u.searchParams.get('zzz'));
for (const bad of ['not a url', '', '//x', 'http://', 'http://a b', 'http://[::1', 'http://x:99999']) {
  try { console.log(new URL(bad).href) } catch (e) { console.log(e.name, e.code, e.message, e.input) }
}
console.log(new URL('../b?c#d', 'http://h/x/y/z').href, new URL('//other/p', 'https://h').href, new URL('?q', 'http://h/a/b').href, URL.canParse('x:y'), URL.canParse('/p'));
const p = new URLSearchParams({ a: '1', b: 'é +', c: '' });
console.log(p, p.toString(), [...p], p.size);
p.append('a', '2'); p.set('b', 'x');
console.log(p.getAll('a'), Object.fromEntries(p), [...p.keys()], p.entries());
console.log(new URLSearchParams('?x=1&y&z=%zz&&=e').toString(), new URLSearchParams([['k', 'v'], ['k', 'w']]).toString(), new URLSearchParams(new Map([['m', 1]])).toString());
try { new URLSearchParams([['one']]) } catch (e) { console.log(e.code, e.message) }
console.log(new URL('http://ex.com:80/').port === '', new URL('HTTP://EX.com/%7Efoo/%41').href, new URL('data:text/plain,hi').pathname, new URL('file:///C:/a/../b').href, new URL('mailto:a@b.c').origin);
const qs = require('querystring'), url = require('url');
console.log(qs.parse('a=1&a=2&b=%20x+y&c'), qs.stringify({ x: [1, 2], y: 'z w', n: null, u: undefined, o: {} }), qs.escape('a&b=c'), qs.unescape('%41'));
console.log(url.parse('http://u:p@host.com:80/p?q=1#h').query, url.resolve('/one/two', 'three'), url.format({ protocol: 'http', host: 'h', pathname: '/p', query: { a: 1 } }));
console.log(url.fileURLToPath('file:///tmp/a%20b'), url.pathToFileURL('/tmp/a b#c').href, url.domainToASCII('español.com'), new URL('http://münchen.de').host);
