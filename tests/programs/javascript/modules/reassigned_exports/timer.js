setTimeout(() => { module.exports.late = 'added later'; }, 0);
exports.early = 'there at once';
