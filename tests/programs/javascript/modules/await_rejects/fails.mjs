process.on('exit', code => console.log('exit', code));
console.log('fails begins');
await null;
Promise.resolve().then(() => console.log('one')).then(() => console.log('two')).then(() => console.log('three')).then(() => console.log('four')).then(() => console.log('five')).then(() => console.log('six'));
throw new RangeError('after an await');
