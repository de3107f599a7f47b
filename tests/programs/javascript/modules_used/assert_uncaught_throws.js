const assert = require('assert');
class ValidationError extends Error {
  constructor(field) {
    super(`invalid ${field}`);
    this.name = 'ValidationError';
    this.field = field;
  }
}
const validate = user => {
  if (!user.email) throw new ValidationError('email');
};
assert.throws(() => validate({}), ValidationError);
assert.throws(() => validate({}), { name: 'ValidationError', field: 'email' });
console.log('both fine');
assert.throws(() => validate({}), { name: 'ValidationError', field: 'name' });
