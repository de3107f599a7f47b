exports.name = 'first';
