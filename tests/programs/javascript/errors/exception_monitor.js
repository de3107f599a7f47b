process.on('uncaughtExceptionMonitor', (e, origin) => console.log('monitor', origin, e.message));
process.on('uncaughtException', (e, origin) => console.log('handled', origin, e.message));
Promise.reject(new Error('boom')); setTimeout(()=>{ throw new Error('two') },1);
