const {pipeline}=require('stream/promises'); const {Readable,Writable}=require('stream');
let m=0; const mc=()=>{ if(m<80){m++; console.log('micro',m); Promise.resolve().then(mc)} };
mc();
pipeline(Readable.from(['a','b']), async function*(s){ for await(const c of s) { console.log('g',c); yield c+c; } }, new Writable({objectMode:true,write(x,e,cb){console.log('w',x);cb()}})).then(v=>console.log('ok',v));
pipeline(async function*(){ yield 'q' }, async s=>{ for await(const c of s) console.log('sink',c); return 5; }).then(v=>console.log('ok2',v));
