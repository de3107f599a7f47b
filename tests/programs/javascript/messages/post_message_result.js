const {MessageChannel}=require('worker_threads'); const {port1,port2}=new MessageChannel();
console.log(port1.postMessage(1)); port2.close(); console.log(port1.postMessage(2)); setTimeout(()=>{ console.log(port1.postMessage(3)); port1.close(); console.log(port1.postMessage(4)); setTimeout(()=>console.log(port1.postMessage(5)),5) },5);
const bc=new BroadcastChannel('x'); console.log(bc.postMessage(1)); bc.close();
