// A crawler's helpers: normalising links, grouping them by origin, and building a query.
function normalise(link, base) {
  const url = URL.parse(link, base);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  url.hash = '';
  url.searchParams.sort();
  for (const name of [...url.searchParams.keys()]) if (name.startsWith('utm_')) url.searchParams.delete(name);
  return url.href;
}
const links = ['/about', '../up?b=2&a=1&utm_source=x', '//cdn.example.org/lib.js#v2', 'mailto:me@example.org', 'HTTP://EXAMPLE.org:80/A%20b',
  'javascript:void 0', '?q=caf%C3%A9+au+lait', 'https://münchen.example/straße', 'http://[::1]:3000/x', 'ht!tp://bad'];
const base = 'https://example.org/docs/guide/';
const byOrigin = new Map();
for (const link of links) {
  const href = normalise(link, base);
  console.log(link.padEnd(30), href);
  if (href === null) continue;
  const { origin } = new URL(href);
  byOrigin.set(origin, [...(byOrigin.get(origin) ?? []), href]);
}
console.log(byOrigin);
const api = new URL('https://api.example.org/v1/search');
api.search = new URLSearchParams({ q: 'node & deno', page: 2, tags: ['a', 'b'] });
console.log(api.href, api.searchParams.get('q'));
api.username = 'key';
api.searchParams.append('emoji', '\u{1F600}');
console.log(`${api}`, JSON.stringify({ api }));
console.log(api);
