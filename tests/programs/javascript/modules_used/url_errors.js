// What URL and URLSearchParams throw.
const url = require('node:url');
const attempts = {
  relative: () => new URL('/path/only'),
  base: () => new URL('x', 'not a base'),
  port: () => new URL('http://host:port/'),
  none: () => new URL(),
  assign: () => { new URL('http://a').href = 'zz'; },
  receiver: () => URLSearchParams.prototype.get.call({}),
  missing: () => new URLSearchParams().append('a'),
  pairs: () => new URLSearchParams([['a', 'b', 'c']]),
  iterable: () => new URLSearchParams({ [Symbol.iterator]: 5 }),
  scheme: () => url.fileURLToPath('http://a'),
  host: () => url.fileURLToPath('file://host/a'),
  slash: () => url.fileURLToPath('file:///a%2Fb'),
  type: () => url.fileURLToPath(5),
  parse: () => url.parse(undefined),
  format: () => url.format(5),
  callback: () => new URLSearchParams('a').forEach(1),
  canParse: () => URL.canParse(),
};
for (const [name, attempt] of Object.entries(attempts)) {
  try {
    console.log(name, attempt());
  } catch (error) {
    console.log(name, String(error), { ...error }, error instanceof TypeError, error.stack.split('\n')[0]);
  }
}
console.log(typeof URL, typeof URLSearchParams, typeof globalThis.URL, URL.name, URL.length, Object.keys(URL));
const { URL: Address } = url;
globalThis.URL = class Mine {};
console.log(new URL());
new Address('no scheme');
