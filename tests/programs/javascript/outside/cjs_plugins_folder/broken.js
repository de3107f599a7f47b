console.log('broken runs');
exports.half = true;
undefinedFunction();
