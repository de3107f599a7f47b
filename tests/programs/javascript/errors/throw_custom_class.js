class ValidationError extends Error {
  constructor(field, message) {
    super(message);
    this.name = 'ValidationError';
    this.field = field;
  }
}
class Form {
  check(value) {
    if (!value) throw new ValidationError('email', 'email is required');
  }
  static submit(form) {
    form.check('');
  }
}
Form.submit(new Form());
