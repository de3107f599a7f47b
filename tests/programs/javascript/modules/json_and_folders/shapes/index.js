const { square } = require('./square');
exports.area = square;
exports.kinds = require('./kinds.json');
