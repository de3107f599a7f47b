// origin: docs retold, console.trace and process.emitWarning
function outer() { inner('x') }
function inner(label) { console.trace('traced %s', label, { n: 1 }) }
outer();
console.trace();
process.emitWarning('plain text warning');
process.emitWarning('typed', 'CustomWarning', 'CODE1');
process.emitWarning('with detail', { type: 'Det', code: 'D2', detail: 'some more\nlines' });
process.emitWarning(Object.assign(new Error('as error'), { name: 'FromError' }));
process.emitWarning('deprecated thing', 'DeprecationWarning', 'DEP0X');
process.emitWarning('deprecated thing', 'DeprecationWarning', 'DEP0X');
process.on('warning', w => console.log('listener:', w.name, '|', w.message, '|', w.code, '|', w.detail));
try { process.emitWarning(5) } catch (e) { console.log(e.code, e.message) }
console.log('sync part over');
