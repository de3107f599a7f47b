const {PassThrough,Readable,Writable,Transform,pipeline}=require('stream');
// tick interleaving of pipeline of three with counting ticks
let n=0; const count=()=>{ if(n<14){ n++; console.log('tick',n); process.nextTick(count);} }; 
const log=(name,s)=>{ for(const e of ['readable','end','finish','prefinish','close','drain','pause','resume','pipe','unpipe','error']) if(!(e==='readable')) s.on(e,()=>console.log(name,e)); return s;};
const a=log('a',Readable.from([1,2])), b=log('b',new Transform({objectMode:true,transform(x,e,cb){console.log('t',x);cb(null,x)}})), c=log('c',new Writable({objectMode:true,write(x,e,cb){console.log('w',x);cb()}}));
pipeline(a,b,c,e=>console.log('done',e));
process.nextTick(count);
let m=0; const mc=()=>{ if(m<10){m++; console.log('micro',m); Promise.resolve().then(mc)} }; mc();
