// process.emitWarning and who hears of it.
process.on('warning', warning => {
  console.log('heard', warning.name, warning.message, warning.code, warning.detail, warning instanceof Error, warning.stack.split('\n')[0]);
});
process.emitWarning('plain');
process.emitWarning('typed', 'CustomWarning', 'C001');
process.emitWarning('old', { type: 'DeprecationWarning', code: 'DEP1', detail: 'use the new one' });
process.emitWarning(new Error('an error'));
for (const attempt of [() => process.emitWarning(5), () => process.emitWarning('a', 5), () => process.emitWarning('a', 'b', 6)]) {
  try {
    attempt();
  } catch (error) {
    console.log(String(error));
  }
}
console.log('sync');
process.nextTick(() => console.log('tick'));
Promise.resolve().then(() => console.log('microtask'));
setTimeout(() => process.emitWarning('later'), 1);
