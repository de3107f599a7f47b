const {Readable}=require('stream');
let m=0; const mc=()=>{ if(m<60){m++; console.log('micro',m); Promise.resolve().then(mc)} };
(async()=>{ mc(); for await (const x of Readable.from([1,2,3]).map(x=>x*2).filter(x=>x>2)) console.log(x); console.log('done'); })();
