// origin: hobby project, a tiny markdown renderer with regexes and a stack for lists
const md = `# Title with \`code\` & <tags>

Some *emph*, **strong _both_** and a [link](https://example.com/a_b?x=1&y=2 "T").
Second line  
after break.

- one
- two
  - nested **a**
  - nested b
- three

1. first
2. second

| Name | Qty | Price |
|:-----|:---:|------:|
| Tea  | 2   | 3.50  |
| Café | 10  | 12    |

\`\`\`js
if (a < b && c) { return "x"; }
\`\`\`
> quoted
> again

---
Snake_case_word and 2 * 3 * 4 and \\*escaped\\*
`;
const esc = s => s.replace(/[&<>"]/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]);
function inline(s) {
  const keep = [];
  const hold = h => `\0${keep.push(h) - 1}\0`;
  s = s.replace(/\\([*_`\\])/g, (_, c) => hold(c)).replace(/`([^`]+)`/g, (_, c) => hold(`<code>${esc(c)}</code>`));
  s = esc(s)
    .replace(/\[([^\]]+)\]\((\S+?)(?:\s+&quot;(.*?)&quot;)?\)/g, (_, t, u, title) => `${hold(`<a href="${u}"${title ? ` title="${title}"` : ''}>`)}${t}</a>`)
    .replace(/\*\*(?=\S)(.+?)(?<=\S)\*\*/g, '<b>$1</b>')
    .replace(/(?<![\w*])([*_])(?=\S)(.+?)(?<=\S)\1(?![\w*])/gu, '<i>$2</i>')
    .replace(/ {2,}\n/g, '<br>\n');
  return s.replace(/\0(\d+)\0/g, (_, i) => keep[i]);
}
function* blocks(src) {
  const lines = src.split('\n');
  for (let i = 0; i < lines.length;) {
    const take = re => { const out = []; while (i < lines.length && re.test(lines[i])) out.push(lines[i++]); return out; };
    let m;
    if (!lines[i].trim()) { i++; continue; }
    if ((m = /^(#{1,6})\s+(.*?)\s*#*$/.exec(lines[i]))) { i++; yield `<h${m[1].length}>${inline(m[2])}</h${m[1].length}>`; }
    else if (/^```/.test(lines[i])) { const lang = lines[i++].slice(3); const body = []; while (i < lines.length && lines[i] !== '```') body.push(lines[i++]); i++; yield `<pre class="${lang || 'plain'}">${esc(body.join('\n'))}</pre>`; }
    else if (/^(-{3,}|\*{3,})$/.test(lines[i])) { i++; yield '<hr>'; }
    else if (/^\|/.test(lines[i])) {
      const [head, rule, ...rows] = take(/^\|/).map(l => l.replace(/^\||\|\s*$/g, '').split('|').map(s => s.trim()));
      const align = rule.map(r => (/^:-+:$/.test(r) ? 'center' : r.endsWith(':') ? 'right' : 'left'));
      yield [head, ...rows].map((r, k) => '<tr>' + r.map((c, j) => `<t${k ? 'd' : 'h'} ${align[j]}>${inline(c)}`).join('')).join('\n');
    } else if (/^>/.test(lines[i])) yield `<q>${take(/^>/).map(l => inline(l.replace(/^>\s?/, ''))).join(' ')}</q>`;
    else if (/^(\d+\.|[-*]) /.test(lines[i])) yield list(take(/^\s*(\d+\.|[-*]) /));
    else yield `<p>${inline(take(/^(?![#>|]|```|---|[-*] |\d+\. ).*\S/).join('\n'))}</p>`;
  }
}
function list(lines) {
  const stack = []; let out = '';
  for (const l of lines) {
    const [, sp, mark, text] = /^(\s*)(\d+\.|[-*]) (.*)$/.exec(l);
    while (stack.length && stack.at(-1).indent > sp.length) out += `</${stack.pop().tag}>`;
    if (!stack.length || stack.at(-1).indent < sp.length) { const tag = /\d/.test(mark) ? 'ol' : 'ul'; stack.push({ indent: sp.length, tag }); out += `<${tag}>`; }
    out += `<li>${inline(text)}`;
  }
  while (stack.length) out += `</${stack.pop().tag}>`;
  return out;
}
for (const b of blocks(md)) console.log(b);
console.log([...blocks('')], inline('a*b*c **x y** _under_ __dunder__'), [inline('\\*\\_')]);
