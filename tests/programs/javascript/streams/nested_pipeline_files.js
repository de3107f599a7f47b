const { pipeline, Readable, PassThrough } = require('stream');
const inner = new PassThrough();
pipeline(Readable.from(['in', 'ner']), inner, e => console.log('inner', e));
pipeline(inner, new PassThrough(), async function (source) { let t = ''; for await (const c of source) t += c; console.log('text', t); return t; }, (e, v) => console.log('outer', e, v));
try { pipeline(Readable.from([]), e => {}); } catch (e) { console.log(e.code, e.message); }
try { pipeline(Readable.from([]), new PassThrough()); } catch (e) { console.log(e.code, e.message); }
