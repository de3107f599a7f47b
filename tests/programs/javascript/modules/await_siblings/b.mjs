console.log('b before');
await null;
console.log('b after');
