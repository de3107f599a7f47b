// Every setter of URL with values that change something, are cut short or are refused.
const urls = ['http://u:p@h:81/a/b?c#d', 'https://h/', 'file:///x/y', 'foo:opaque?q#h', 'foo://h:8/p'];
const parts = ['href', 'protocol', 'username', 'password', 'host', 'hostname', 'port', 'pathname', 'search', 'hash'];
const values = ['', 'a', 'http', 'https:', 'file', 'x:y', '80', '443', '8080', '99999', '0x1', 'a8', '8a', 'a/b', 'a?b', 'a#b',
  '?x=1', '#frag', '/p/q/../r', 'ä', '%41', '[::1]', '[::1]:8', 'h:81', 'h:', 'localhost', '..', '"<>`\'{}|^', 'a\tb', 'u:p@h'];
for (const text of urls) {
  for (const part of parts) {
    const results = [];
    for (const value of values) {
      const url = new URL(text);
      try {
        url[part] = value;
        results.push(url.href === text ? '=' : url.href);
      } catch (error) {
        results.push(error.code);
      }
    }
    console.log(text, part, results.join('  '));
  }
}
