// A stream's error without a listener ends the program with where it was emitted.
const { Writable } = require('stream');
const w = new Writable({ write(chunk, encoding, callback) { callback(new Error('cannot write ' + chunk)); } });
w.write('this');
setTimeout(() => console.log('never'), 5);
