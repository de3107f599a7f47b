setTimeout(() => { throw 'a string'; }, 0);
setTimeout(() => { throw 42; }, 0);
setTimeout(() => { throw null; }, 0);
setTimeout(() => { throw undefined; }, 0);
setTimeout(() => { throw {a: 1}; }, 0);
