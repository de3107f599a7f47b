spawn(function* () { throw 'a string'; }, 'string');
spawn(function* () { throw 42; }, 'number');
spawn(function* () { throw {code: 'E', list: [1, 2]}; }, 'object');
spawn(function* () { throw undefined; }, 'undefined');
spawn(function* () { throw null; }, 'null');
spawn(function* () {
  const error = new RangeError('with code');
  error.code = 'E_CODE';
  throw error;
}, 'error with a code');
spawn(function* () { throw new Error('outer', {cause: new Error('inner')}); }, 'cause');
