const web = require('stream/web');
console.log(Object.keys(web).filter((name) => !name.includes('ompression')).sort().join('\n'));
console.log(web.ReadableStream === ReadableStream, typeof web.TransformStream);
console.log(Object.prototype.toString.call(new ReadableStream()), String(new WritableStream()));
console.log(new ReadableStream().getReader());
console.log(new TransformStream());
console.log(new WritableStream().getWriter());
