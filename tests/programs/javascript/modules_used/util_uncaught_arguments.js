const { parseArgs } = require('util');
const { values } = parseArgs({ args: ['--size', 'big'], options: { size: { type: 'string' } } });
console.log(values.size);
setTimeout(() => {
  parseArgs({ args: ['--sise', 'big'], options: { size: { type: 'string' } } });
});
