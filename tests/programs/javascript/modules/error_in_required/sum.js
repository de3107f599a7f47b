module.exports = function sum(list) {
  return list.reduce((a, b) => a + b, 0);
};
