const second = 2;
module.exports = { first, second, third: second };
function first() {}
