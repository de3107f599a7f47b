const controller = new AbortController();
controller.signal.addEventListener('abort', () => console.log('abort event', controller.signal.aborted));
controller.signal.onabort = () => console.log('onabort');
controller.abort('why');
console.log(controller.signal.reason);
try { controller.signal.throwIfAborted(); } catch (reason) { console.log('thrown', reason); }
