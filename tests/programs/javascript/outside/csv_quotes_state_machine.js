// origin: code review thread, a CSV reader that survives quotes, with a summary per column
const raw = 'id,name,"amount, USD",joined\r\n1,"Ann ""Annie"" Lee",10.50,2020-01-31\r\n2,"line\nbreak",,2021-02-28\n3,plain,-7,not a date\n4,"unclosed,1,2';
function* cells(text, sep = ',') {
  let field = '', row = [], state = 'start', line = 1;
  for (let i = 0; i <= text.length; i++) {
    const c = text[i];
    switch (state) {
      case 'start': if (c === '"') { state = 'quoted'; break; } state = 'plain'; // falls through
      case 'plain':
        if (c === sep || c === '\n' || c === undefined) {
          row.push(field.replace(/\r$/, '')); field = ''; state = 'start';
          if (c !== sep) { if (row.length > 1 || row[0]) yield { line, row }; row = []; line++; }
        } else field += c;
        break;
      case 'quoted':
        if (c === undefined) throw Object.assign(new SyntaxError(`unclosed quote in row ${line}`), { row: [...row, field], offset: i });
        if (c === '"') state = 'maybe end'; else field += c;
        break;
      case 'maybe end':
        if (c === '"') { field += '"'; state = 'quoted'; } else { state = 'plain'; i--; }
        break;
      default: throw new Error('unreachable ' + state);
    }
  }
}
const rows = [];
let header;
try {
  for (const { line, row } of cells(raw)) {
    if (!header) { header = row; continue; }
    rows.push(Object.fromEntries(header.map((h, i) => [h, row[i]])));
    console.log(line, row);
  }
} catch (e) { console.log('%s: %s (%o) at %i', e.name, e.message, e.row, e.offset); }
console.table(rows);
const typed = rows.map(r => ({ ...r, id: parseInt(r.id, 10), 'amount, USD': r['amount, USD'] === '' ? null : parseFloat(r['amount, USD']), joined: new Date(r.joined) }));
console.log(typed);
console.log(typed.reduce((s, r) => s + r['amount, USD'], 0), Math.min(...typed.map(r => r['amount, USD'])), typed.map(r => Number.isNaN(r.joined.getTime())));
try { typed[2].joined.toISOString(); } catch (e) { console.log(e.name, e.message); }
console.log(typed.toSorted((a, b) => a['amount, USD'] - b['amount, USD']).map(r => r.id), JSON.stringify(typed));
const out = [header, ...typed.map(r => header.map(h => r[h] instanceof Date ? (isNaN(r[h]) ? '' : r[h].toISOString().slice(0, 10)) : r[h] ?? ''))].map(r => r.map(v => /[",\n]/.test(v) ? `"${String(v).replace(/"/g, '""')}"` : v).join(',')).join('\n');
console.log(out);
console.log([...cells('a;b\n;\n\n"";c', ';')], [...cells('')], [...cells('\n\n')]);
