// origin: small utility, an INI reader with sections, arrays and comments
const text = `
; global settings
name = Loop de Loop
debug=on
ratio = .75
big = 0x1F
path = C:\\temp\\new   ; trailing
empty =
quoted = "  keep me ; and me  "

[server]
host = 127.0.0.1
port = 8080
ports[] = 1
ports[] = 2
ports[] = two

[server.tls]
cert = 'a\\'b.pem'
enabled = off

[broken
stray line
[__proto__]
polluted = yes
`;
function parseIni(src) {
  const root = {}, problems = [];
  let at = root;
  const lines = src.split(/\r?\n/);
  for (const [i, raw] of lines.entries()) {
    const line = raw.trim();
    if (!line || line[0] === ';' || line[0] === '#') continue;
    let m;
    if ((m = /^\[([^\]]+)\]$/.exec(line))) {
      at = m[1].split('.').reduce((o, k) => (Object.hasOwn(o, k) ? o[k] : (Object.defineProperty(o, k, { value: {}, enumerable: true, writable: true, configurable: true }), o[k])), root);
    } else if ((m = /^(?<key>[\w.-]+)(?<list>\[\])?\s*=\s*(?<value>.*)$/.exec(line))) {
      const { key, list, value } = m.groups;
      const v = convert(value);
      if (list) (at[key] ??= []).push(v); else at[key] = v;
    } else problems.push({ line: i + 1, text: line, column: raw.indexOf(line) + 1 });
  }
  return { root, problems };
}
function convert(s) {
  const q = s.match(/^(["'])((?:\\.|(?!\1).)*)\1/);
  if (q) return q[2].replace(/\\(.)/g, '$1');
  s = s.replace(/\s+;.*$/, '');
  switch (s.toLowerCase()) { case 'on': case 'yes': case 'true': return true; case 'off': case 'no': case 'false': return false; case '': return null; }
  return Number.isNaN(+s) ? s : +s;
}
const { root, problems } = parseIni(text);
console.log(root);
console.table(problems);
console.log(({}).polluted, Object.keys(root), Object.getPrototypeOf(root) === Object.prototype);
console.dir(root, { depth: 0 });
const write = (o, prefix = '') => Object.entries(o).sort(([, a], [, b]) => (typeof a === 'object' && a && !Array.isArray(a)) - (typeof b === 'object' && b && !Array.isArray(b)))
  .flatMap(([k, v]) => (Array.isArray(v) ? v.map(x => `${k}[] = ${x}`) : v && typeof v === 'object' ? ['', `[${prefix}${k}]`, ...write(v, `${prefix}${k}.`)] : `${k} = ${v ?? ''}`));
console.log(write(root).join('\n'));
console.log(JSON.stringify(root, null, '--'));
