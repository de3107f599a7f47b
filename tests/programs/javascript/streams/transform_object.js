const { Transform, Readable } = require('stream');
const filter = f => new Transform({ objectMode: true, transform(x, e, cb) { if (f(x)) this.push(x); cb(); } });
const map = f => new Transform({ objectMode: true, transform(x, e, cb) { cb(null, f(x)); } });
const users = [{ name: 'Ann', age: 17 }, { name: 'Bob', age: 30 }, { name: 'Cid', age: 45 }];
Readable.from(users).pipe(filter(u => u.age >= 18)).pipe(map(u => u.name.toUpperCase())).on('data', n => console.log(n)).on('end', () => console.log('end'));
