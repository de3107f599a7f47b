const { Transform, Readable, Writable, pipeline } = require('stream');
const csv = 'name,age,city\nAda,36,London\nGrace,85,"New York"\nAlan,41,Wilmslow\n';
class CsvParser extends Transform {
  constructor(options) { super({ ...options, readableObjectMode: true, decodeStrings: false }); this.rest = ''; this.header = null; }
  _transform(text, encoding, done) {
    const lines = (this.rest + text).split('\n');
    this.rest = lines.pop();
    for (const line of lines) this.line(line);
    done();
  }
  _flush(done) { if (this.rest) this.line(this.rest); done(); }
  line(line) {
    const cells = line.match(/("[^"]*"|[^,]+)/g).map(c => c.replace(/^"|"$/g, ''));
    if (!this.header) { this.header = cells; return; }
    this.push(Object.fromEntries(this.header.map((key, i) => [key, cells[i]])));
  }
}
const chunks = csv.match(/[\s\S]{1,9}/g);
const rows = [];
pipeline(Readable.from(chunks), new CsvParser(), new Writable({ objectMode: true, write(row, e, cb) { rows.push(row); cb(); } }), e => { console.log(e, rows); });
