const user = require('./user');
console.log('name so far:', user.name);
const { role } = user;
exports.greet = () => `hello ${user.name}, ${role}`;
