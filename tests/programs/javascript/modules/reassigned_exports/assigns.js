exports.lost = 1;
module.exports = { kept: 2 };
exports.alsoLost = 3;
