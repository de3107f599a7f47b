// An exit listener that throws after an uncaught error: the second error is lost, as are the listeners after it.
process.on('exit', code => { console.log('one', code); });
process.on('exit', code => { console.log('two'); null.property; });
process.on('exit', () => console.log('three'));
function start() { throw new TypeError('first fault'); }
Promise.resolve().then(start);
