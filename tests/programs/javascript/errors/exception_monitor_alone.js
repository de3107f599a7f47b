process.on('uncaughtExceptionMonitor', (e, origin) => console.log('monitor', origin, e.message));
setTimeout(()=>{ Promise.reject(new Error('boom')) },1);
