// Blob, File, FormData.
const { Blob: FromBuffer } = require('buffer');
console.log(FromBuffer === Blob);
const blob = new Blob(['hello ', new Uint8Array([119, 111]), new Blob(['rld'])], { type: 'Text/Plain' });
console.log(blob, blob.size, blob.type);
const file = new File(['contents'], 'notes.txt', { type: 'text/plain', lastModified: 1000 });
console.log(file, file.name, file instanceof Blob, file.lastModified);
const form = new FormData();
form.append('name', 'Ana');
form.append('tag', 'a');
form.append('tag', 'b');
form.set('file', file);
console.log(form.get('name'), form.getAll('tag'), form.get('missing'), form.has('file'), [...form.keys()]);
form.delete('file');
console.log(form);
(async () => {
  console.log(await blob.text(), await blob.slice(0, 5).text(), await blob.slice(-3).text(), await file.text());
  console.log(await blob.slice(0, 2).arrayBuffer());
  console.log(await new Response(blob).text(), new Response(blob).headers.get('content-type'));
  const copy = structuredClone(blob);
  console.log(copy, await copy.text());
  const back = await new Response(form).formData();
  console.log([...back]);
  for (const make of [() => new Blob('text'), () => new File(['x'])]) {
    try {
      make();
    } catch (e) {
      console.log(e.name, e.code, e.message);
    }
  }
})();
