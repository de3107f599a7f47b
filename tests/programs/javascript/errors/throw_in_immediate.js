setImmediate(() => {
  throw new Error('thrown in an immediate');
});
setImmediate(() => console.log('never'));
