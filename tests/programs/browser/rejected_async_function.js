async function fail() { throw new Error('async'); }
fail();
console.log('goes on');
