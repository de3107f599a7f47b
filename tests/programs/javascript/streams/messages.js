const {Duplex}=require('stream');
try{ Duplex.from(5) }catch(e){console.log(e.code,e.message)}
const {compose,PassThrough,Readable,pipeline}=require('stream');
try{ compose(Readable.from([1]),new (require('stream').Readable)()) }catch(e){console.log(e.code,e.message.split('\n')[0].slice(0,60))}
try{ compose() }catch(e){console.log(e.code,e.message)}
try{ pipeline([1],async function*(s){return 1}, 7, ()=>{}) }catch(e){console.log(e.code,e.message)}
try{ pipeline(()=>5, new PassThrough(), ()=>{}) }catch(e){console.log(e.code,e.message)}
try{ pipeline(Readable.from([]), ()=>5, ()=>{}) }catch(e){console.log(e.code,e.message)}
try{ new Readable().pipe }catch(e){}
try{ PassThrough() instanceof PassThrough && console.log('callable') }catch(e){console.log(e.message)}
try { Readable.from([1]).read('x') } catch(e){console.log(e.code)}
try { new Readable({defaultEncoding:'zzz'}) } catch(e){console.log(e.code,e.message)}
try { new Readable({encoding:'zzz'}) } catch(e){console.log(e.code,e.message)}
console.log(new Readable().pipe===undefined);
const w=new (require('stream').Writable)({write(){}}); w.on('error',e=>console.log(e.code,e.message)); w.pipe(process.stdout);
