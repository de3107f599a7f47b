// origin: course project, write a JSON parser with good error messages
class ParseError extends Error {
  constructor(msg, src, pos) {
    const line = src.slice(0, pos).split('\n').length, col = pos - src.lastIndexOf('\n', pos - 1);
    super(`${msg} at ${line}:${col}`);
    this.name = this.constructor.name;
    Object.assign(this, { line, col });
  }
}
function parse(src) {
  let i = 0;
  const fail = (m) => { throw new ParseError(m, src, i) };
  const ws = () => { while (/\s/.test(src[i] ?? '')) i++ };
  const expect = (c) => { ws(); if (src[i] !== c) fail(`expected '${c}' but found ${src[i] === undefined ? 'end' : `'${src[i]}'`}`); i++ };
  const value = () => {
    ws();
    const c = src[i];
    switch (true) {
      case c === '{': return object();
      case c === '[': return array();
      case c === '"': return string();
      case c === '-' || (c >= '0' && c <= '9'): return number();
      default:
        for (const [word, v] of [['true', true], ['false', false], ['null', null]])
          if (src.startsWith(word, i)) { i += word.length; return v }
        fail(c === undefined ? 'unexpected end' : `unexpected '${c}'`);
    }
  };
  const object = () => {
    const o = {}; expect('{'); ws();
    if (src[i] === '}') { i++; return o }
    for (;;) { ws(); const k = src[i] === '"' ? string() : fail('property names are strings'); expect(':'); o[k] = value(); ws(); if (src[i] === ',') { i++; continue } expect('}'); return o }
  };
  const array = () => { const a = []; expect('['); ws(); if (src[i] === ']') { i++; return a } while (true) { a.push(value()); ws(); if (src[i] !== ',') break; i++ } expect(']'); return a };
  const string = () => {
    let s = ''; i++;
    while (src[i] !== '"') {
      if (src[i] === undefined) fail('unterminated string');
      if (src[i] === '\\') { const e = src[++i]; s += e === 'u' ? String.fromCharCode(parseInt(src.slice(i + 1, (i += 4) + 1), 16)) : { n: '\n', t: '\t', '"': '"', '\\': '\\', '/': '/' }[e] ?? fail(`bad escape \\${e}`); i++ }
      else s += src[i++];
    }
    i++; return s;
  };
  const number = () => { const m = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/.exec(src.slice(i)) ?? fail('bad number'); i += m[0].length; return +m[0] };
  const v = value(); ws();
  if (i < src.length) fail(`extra '${src[i]}'`);
  return v;
}
const good = ['{"a": [1, -2.5e3, {"b": null}], "c": "x\\ny \\u00e9 \\"q\\""}', '[]', '{}', ' true ', '"s"', '[[[[]]]]', '0', '{"__proto__": 1, "x": {}}'];
for (const g of good) console.log(parse(g), JSON.stringify(parse(g)) === JSON.stringify(JSON.parse(g)));
const bad = ['', '{', '[1,', '{"a" 1}', "{'a':1}", '[1 2]', 'nul', '01', '"abc', '{"a":\n  [1,\n   @]}', '-', '"\\q"', '[],'];
for (const b of bad) try { console.log(parse(b)) } catch (e) { console.log(e.name, e.message, e.line === undefined ? '' : [e.line, e.col]) }
