exports.before = true;
if (exports.before) return;
exports.after = true;
