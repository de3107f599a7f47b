exports.from = require('path').basename(__filename);
exports.up = require('../../data.json').text;
