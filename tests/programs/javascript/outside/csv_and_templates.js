// origin: forum questions, parse CSV with quotes and a tiny template engine
const csv = `name,age,"full address",note
Ana,31,"Rua A, 10","said ""hi"""
Bruno,,"line one
line two",
"",5,x`;
function parseCSV(text, sep = ',') {
  const rows = [[]]; let cell = '', quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (quoted) { if (c === '"' && text[i + 1] === '"') { cell += '"'; i++ } else if (c === '"') quoted = false; else cell += c }
    else if (c === '"') quoted = true;
    else if (c === sep) { rows.at(-1).push(cell); cell = '' }
    else if (c === '\n') { rows.at(-1).push(cell); cell = ''; rows.push([]) }
    else cell += c;
  }
  rows.at(-1).push(cell);
  const [head, ...body] = rows;
  return body.map(r => Object.fromEntries(head.map((h, i) => [h, r[i] ?? null])));
}
const people = parseCSV(csv);
console.log(people);
console.table(people);
const toCSV = rows => [Object.keys(rows[0]), ...rows.map(Object.values)].map(r => r.map(v => /[",\n]/.test(v) ? `"${v.replaceAll('"', '""')}"` : v).join(',')).join('\n');
console.log(toCSV(people) === csv, toCSV(people).split('\n').length);
const render = (tpl, data) => tpl
  .replace(/{{#each (\w+)}}([\s\S]*?){{\/each}}/g, (_, k, body) => (data[k] ?? []).map((item, i) => render(body, { ...data, ...(typeof item === 'object' ? item : { this: item }), index: i })).join(''))
  .replace(/{{#if (!?)(\w+)}}([\s\S]*?)(?:{{else}}([\s\S]*?))?{{\/if}}/g, (_, not, k, yes, no = '') => !!data[k] !== !!not ? yes : no)
  .replace(/{{\s*([\w.]+)\s*(?:\|\s*(\w+))?\s*}}/g, (_, path, filter) => { const v = path.split('.').reduce((o, k) => o?.[k], data); return ({ upper: s => s.toUpperCase(), money: n => '$' + n.toFixed(2) }[filter] ?? String)(v ?? '') });
console.log(render('Dear {{ user.name | upper }},\n{{#each items}}{{index}}. {{title}} {{price | money}}\n{{/each}}{{#if vip}}Thanks, VIP!{{else}}Join us.{{/if}}{{#if !vip}} (not vip){{/if}} {{missing.deep}}|', { user: { name: 'Ana' }, items: [{ title: 'Pen', price: 1.5 }, { title: 'Ink', price: 10 }], vip: false }));
console.log(render('{{#each tags}}<{{this}}>{{/each}}', { tags: ['a', 'b'] })); const escapeHtml = s => s.replace(/[&<>"']/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c]); console.log(escapeHtml(`<a href="x">'&'</a>`)); try { render('{{x | money}}', { x: 'text' }) } catch (e) { console.log(e.message) }
const slug = s => s.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().trim().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''); console.log(slug('  Hello, World! -- 2nd  ')); const params = 'a=1&b=two%20words&b=3&flag'.split('&').reduce((o, p) => { const [k, v = true] = p.split('=').map(decodeURIComponent); k in o ? o[k] = [].concat(o[k], v) : o[k] = v; return o }, {}); console.log(params);
const md = '# Title\n\nSome *em* and **strong** `code`.\n- one\n- two\n\n[link](http://x.y)'; console.log(md.split(/\n{2,}/).map(b => /^# /.test(b) ? `<h1>${b.slice(2)}</h1>` : b.replace(/\*\*(.+?)\*\*/g, '<b>$1</b>').replace(/\*(.+?)\*/g, '<i>$1</i>').replace(/`(.+?)`/g, '<code>$1</code>').replace(/\[(.+?)\]\((.+?)\)/g, '<a href="$2">$1</a>').replace(/(^- .+$\n?)+/gm, l => '<ul>' + l.trim().split('\n').map(x => `<li>${x.slice(2)}</li>`).join('') + '</ul>')).join('\n'));
