global.loads = (global.loads || 0) + 1;
module.exports = { id: global.loads };
