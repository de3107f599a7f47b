const {Readable,Writable}=require('stream');
class Src extends Readable{ constructor(o){super(o); this.n=0;} _read(size){ console.log('read',size,this.readableLength); setTimeout(()=>{ this.n++; this.push(this.n>4?null:Buffer.alloc(6,this.n)); },12);} }
const s=new Src({highWaterMark:10});
setTimeout(()=>{ console.log('start'); s.on('data',c=>console.log('data',c)); },100);
s.read(0);
s.on('end',()=>console.log('end'));
