const { Readable } = require('stream');
(async () => {
  const web = Readable.toWeb(Readable.from(['a', 'b', 'c']));
  console.log(web instanceof ReadableStream);
  for await (const chunk of web) console.log(chunk);
  const bytes = Readable.toWeb(new Readable({
    read() {
      this.push('hello ');
      this.push('world');
      this.push(null);
    },
  }));
  let text = '';
  for await (const chunk of bytes) text += new TextDecoder().decode(chunk);
  console.log(text);
})();
