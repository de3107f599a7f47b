module.exports = function () { return 'called'; };
module.exports.extra = 'extra';
