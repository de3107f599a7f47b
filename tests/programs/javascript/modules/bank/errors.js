class InsufficientFunds extends Error {
  constructor(missing) {
    super(`${missing} short`);
    this.name = 'InsufficientFunds';
    this.missing = missing;
  }
}
exports.InsufficientFunds = InsufficientFunds;
