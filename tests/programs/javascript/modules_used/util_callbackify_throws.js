const { callbackify } = require('util');
const greet = callbackify(async name => `hello ${name}`);
process.on('uncaughtException', error => console.log('caught:', error.message));
greet('world', (error, text) => {
  console.log(text);
  throw new Error('from the callback');
});
