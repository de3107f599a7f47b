module.exports = { count: 0 };
