module.exports = require('./plain.cjs');
