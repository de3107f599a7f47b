process.on('unhandledRejection', (reason) => console.log('unhandledRejection', reason));
process.on('rejectionHandled', (p) => console.log('rejectionHandled', p === late ? 'late' : 'other'));
const late = Promise.reject('late reason');
const other = Promise.reject('other reason');
setTimeout(() => {
  late.catch(r => console.log('caught late', r));
  console.log('handler attached');
}, 50);
setImmediate(() => { other.then(null, r => console.log('caught other', r)); });
