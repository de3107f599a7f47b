exports.first = 1;
exports.b = require('./b');
exports.second = 2;
