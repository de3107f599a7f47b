exports.name = 'second';
