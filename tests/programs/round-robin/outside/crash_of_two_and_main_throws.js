// origin: incident retold, two tasks fail with odd values and a finally still runs
spawn(function* () { yield; throw 'just a string'; }, 'stringy');
spawn(function* () { try { yield; yield; throw { code: 7, nested: { list: [1, 2] } }; } finally { console.log('cleanup'); } }, 'object');
spawn(function* () { yield sleep(600); console.log('still runs'); const e = new TypeError('typed'); e.extra = 1; throw e; }, 'typed');
spawn(() => { null.x; }, 'plain');
spawn({ next: () => ({ done: true, value: 'by hand' }) }, 'hand made');
spawn({ next: () => 5 }, 'bad iterator');
process.on('exit', c => console.log('exit', c));
console.log('main ends');
