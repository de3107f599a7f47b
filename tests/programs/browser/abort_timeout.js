const signal = AbortSignal.timeout(20);
signal.onabort = () => console.log(signal.reason.name);
setTimeout(() => console.log('timer 5', signal.aborted), 5);
