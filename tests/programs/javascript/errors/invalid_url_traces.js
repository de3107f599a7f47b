function a(n){ if(n) return a(n-1); try { new URL('bad') } catch(e) { console.log(e.stack) } try { new Request('bad') } catch(e) { console.log(e.stack, e.cause?.stack) } }
a(0); a(5); a(20);
(async()=>{ function b(n){ if(n) return b(n-1); return fetch('bad') } try { await b(20) } catch(e){ console.log(e.cause.stack) } try { await b(3) } catch(e){ console.log(e.cause.stack) }  })();
