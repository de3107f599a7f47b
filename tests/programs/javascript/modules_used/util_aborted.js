const util = require('util');
const controller = new AbortController();
const resource = { name: 'connection' };
util.aborted(controller.signal, resource).then(() => console.log('aborted', controller.signal.reason.name));
util.aborted(AbortSignal.abort(), resource).then(value => console.log('at once', value));
util.aborted('no signal', resource).catch(error => console.log(error.code, error.message));
util.aborted(controller.signal).catch(error => console.log(error.code, error.message));
setTimeout(() => {
  console.log('aborting');
  controller.abort();
}, 5);
const encoder = new util.TextEncoder();
const bytes = encoder.encode('h\u00e9llo');
console.log(bytes, new util.TextDecoder().decode(bytes), util.TextEncoder === TextEncoder);
console.log(util.parseEnv('PORT=3000\n# comment\nNAME="my app"\nEMPTY=\nQUOTED=\'single\'\n'));
