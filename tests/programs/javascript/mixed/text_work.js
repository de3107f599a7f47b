const csv = `name,age,city\n"Doe, Jane",32,NYC\nBob,41,"San ""Fran"""`;
const parse = (t) => t.split('\n').map(l => [...l.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(m => m[1].replace(/^"|"$/g, '').replace(/""/g, '"')).slice(0, 3));
const [head, ...rows] = parse(csv); console.log(head, rows); console.log(rows.map(r => Object.fromEntries(head.map((h, i) => [h, r[i]]))));
const tpl = (s, d) => s.replace(/\{\{\s*(\w+(?:\.\w+)*)\s*\}\}/g, (_, p) => p.split('.').reduce((o, k) => o?.[k], d) ?? '');
console.log(tpl('Hi {{ user.name }}, {{missing}}! {{ n }}', { user: { name: 'Al' }, n: 3 }));
console.log('snake_case_to_camel'.replace(/_(\w)/g, (m, c) => c.toUpperCase()), 'XMLHttpRequest'.split(/(?=[A-Z][a-z])/), '1234567.891'.replace(/\B(?=(\d{3})+(?!\d))/g, ','));
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/; console.log(['a@b.co', 'bad@', 'x y@z.com'].map(e => email.test(e)));
console.log('2020-01-15 and 2021-12-31'.match(/\d{4}-\d{2}-\d{2}/g), 'aXbXc'.split('X', 2), 'tel: 555-1234'.replace(/(\d{3})-(\d{4})/, '$2-$1'));
const url = /^(?<proto>https?):\/\/(?<host>[^/:]+)(?::(?<port>\d+))?(?<path>\/.*)?$/.exec('https://ex.com:8080/a/b?x=1'); console.log({ ...url.groups });
