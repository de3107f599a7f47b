// origin: bug report, throwing a plain object prints a strange block
const err = { code: 'E_LIMIT', limit: 10, nested: { a: [1, 2, { b: 3 }] } };
process.on('exit', (code) => { console.log('leaving with', code) });
throw err;
