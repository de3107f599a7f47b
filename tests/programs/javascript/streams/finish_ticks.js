const {Writable,Readable}=require('stream');
const w=new Writable({objectMode:true,write(x,e,cb){console.log('w',x);cb();}});
w.write(1);w.write(2);w.end(3);
w.on('finish',()=>console.log('finish'));
let n=0; const count=()=>{ if(n<6){ n++; console.log('tick',n); process.nextTick(count);} }; count();
const w2=new Writable({write(x,e,cb){console.log('w2');cb();}});
w2.write('1');w2.write('2');w2.end('3');
w2.on('finish',()=>console.log('finish2'));
