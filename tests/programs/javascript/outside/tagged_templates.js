// origin: tutorial on tagged template literals
function show(strings, ...values) {
  console.log(strings, strings.raw, values);
  return strings.raw.length;
}
console.log(show`a${1}b${'two'}\n`);
show``;
show`\u{41}${[1, 2]}${{ x: 1 }}`;
const html = (s, ...v) => s.reduce((acc, part, i) => acc + part + (i < v.length ? String(v[i]).replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`) : ''), '');
console.log(html`<p title="${'"quoted"'}">${'<script>'} & ${[1, 2, 3]}</p>`);
console.log(String.raw`C:\temp\new${1 + 1}\x`, `C:\temp\new`);
function same() { return (x => x)`one${0}two` }
console.log(same() === same(), Object.isFrozen(same()), (x => x)`one${0}two` === same());
const chained = (s) => (...a) => (s2) => [s.join('_'), a, s2[0]];
console.log(chained`x${0}y``done`.length);
console.log(chained`x${0}y`(1, 2)`done`);
const currency = { lang: 'pt' };
console.log(`nested ${`inner ${1 + 1} ${`deep ${currency.lang}`}`}`);
console.log(`line one
  line two ${`
    three`}`);
console.log(((s) => s.raw[0])`\unicode and \xerxes`, ((s) => s[0])`\unicode`);
const dedent = (s, ...v) => String.raw(s, ...v).replace(/^\n/, '').replace(/^[ ]{4}/gm, '');
console.log(dedent`
    SELECT *
      FROM ${'users'}
    WHERE id = ${42}
`);
const obj = { tag(s) { return this === obj && s[0] } };
console.log(obj.tag`method`, new (class { constructor(s) { this.s = s } })`x` === undefined);
