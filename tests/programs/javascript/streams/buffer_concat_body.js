// Collecting a body.
const { Readable } = require('stream');
const chunks = [];
const body = Readable.from([Buffer.from('{"a":'), Buffer.from('[1,2,'), Buffer.from('3]}')]);
body.on('data', c => chunks.push(c));
body.on('end', () => { const all = Buffer.concat(chunks); console.log(all.length, JSON.parse(all.toString())); });
(async () => {
  const { text, json, buffer } = require('stream/consumers');
  console.log(await text(Readable.from(['a', 'b'])), await json(Readable.from(['{"x":', '1}'])), await buffer(Readable.from(['hi'])));
})();
