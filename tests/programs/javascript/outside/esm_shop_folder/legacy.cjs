console.log('legacy evaluated', typeof require, typeof exports, this === module.exports);
exports.loaded = () => module.loaded;
exports.size = 3;
module.exports.default = 'a default inside';
