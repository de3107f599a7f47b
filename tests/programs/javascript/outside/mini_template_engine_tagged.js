// origin: tutorial, html`` templates with escaping, nesting, lists, conditionals and raw strings
class Html { constructor(s) { this.s = s; } toString() { return this.s; } get length() { return this.s.length; } }
const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const render = v => v instanceof Html ? v.s : v == null || v === false ? '' : Array.isArray(v) ? v.map(render).join('') : typeof v === 'function' ? render(v()) : String(v).replace(/[&<>"']/g, c => escapes[c]);
const html = ({ raw }, ...values) => new Html(raw.reduce((out, s, i) => out + render(values[i - 1]) + s));
const dedent = (strings, ...v) => { const lines = String.raw({ raw: strings }, ...v).split('\n'); if (!lines[0].trim()) lines.shift(); const pad = Math.min(...lines.filter(l => l.trim()).map(l => l.search(/\S/))); return lines.map(l => l.slice(pad)).join('\n').trimEnd(); };
const user = { name: '<Ana & "Bob">', tags: ['a', 'b>c'], admin: true };
console.log(`${html`<h1 title="${user.name}">${user.name}</h1>`}`);
console.log(html`<ul>${user.tags.map(t => html`<li>${t}</li>`)}</ul>${user.admin && html`<b>admin</b>`}${null}${0}${''}${() => 'lazy'}`);
console.log(dedent`
    first ${1}
      second \n stays raw
    third ${[1, 2]}
`);
const seen = new Set(); function once(strings) { seen.add(strings); return strings; }
for (let i = 0; i < 3; i++) once`loop ${i}`; once`loop ${1}`; console.log(seen.size, [...seen][0], Object.isFrozen([...seen][0]), Object.isFrozen([...seen][0].raw), once`a${1}b\u0041`.raw);
console.log(((s, ...v) => [s.length, s.raw.length, v])`${1}${2}`, (s => s)`\unicode and \xerxes and ${0} ok`, String.raw`\n${'x'}\u00e9`, `a${`b${`c`}`}` + `\
continued`);
const chain = (s) => (t) => (u) => [s, t, u].map(x => x[0]).join('|'); console.log(chain`1``2``3`, new (class { constructor(s) { this.v = s; } })`tpl`.v === undefined);
try { eval('`\\u{zz}`'); } catch (e) { console.log(e.name, e.message); } try { eval('`${`'); } catch (e) { console.log(e.name, e.message); } try { eval('x?.`a`'); } catch (e) { console.log(e.name, e.message); } try { `${Symbol('s')}`; } catch (e) { console.log(e.message); } try { html`${Object.create(null)}`; } catch (e) { console.log(e.message); } try { null`x`; } catch (e) { console.log(e.message); } try { ({}).f`x`; } catch (e) { console.log(e.message); } try { 'str'`x`; } catch (e) { console.log(e.message); }
const i18n = (dict => (s, ...v) => { const key = s.join('{}'); return (dict[key] ?? key).replace(/\{(\d*)\}/g, (m, n) => v[n || 0]); })({ 'Hello {}, you have {} new': 'Olá {0}, há {1} novas' }); console.log(i18n`Hello ${'Ana'}, you have ${3} new`, '|', i18n`Unknown ${1}`);
const sql = (s, ...v) => ({ text: s.reduce((a, b, i) => `${a}$${i}${b}`), values: v }); console.log(sql`select * from t where a = ${1} and b in (${[1, 2]})`);
console.log(html`a`, [html`b`], `${html`c`.length}`, html.name, html``.s === '', JSON.stringify(html`x`));
