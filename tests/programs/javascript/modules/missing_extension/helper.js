exports.helper = 1;
