const { MIMEType, MIMEParams } = require('util');
const html = new MIMEType('Text/HTML; charset="utf-8"; q=0.9; name="a b"');
console.log(`${html}`, html.type, html.subtype, html.essence);
for (const [name, value] of html.params) console.log(name, '=', value);
html.subtype = 'plain';
html.params.set('charset', 'us-ascii');
html.params.delete('q');
console.log(html.toString(), JSON.stringify({ html }), html.params.get('name'), html.params.has('q'), html.params.get('q'));
const params = new MIMEParams();
params.set('a', '1');
params.set('b', 'two words');
console.log(`${params}`, [...params.keys()], [...params.values()], [...params.entries()]);
for (const text of ['', 'text', 'text/', '/html', 'te xt/html', 'text/ht ml', 'text/html;=x', 'text/html;a', 'text/html;a=', 'text/html;a=1;a=2', '  text/css  ']) {
  try {
    console.log(JSON.stringify(text), '->', String(new MIMEType(text)));
  } catch (error) {
    console.log(JSON.stringify(text), '->', error.code, error.message);
  }
}
