const { greet } = require('./greeter');
exports.name = 'Ana';
console.log(greet());
