// origin: blog post on error handling with custom errors
class AppError extends Error {
  constructor(message, { code = 'E_APP', cause } = {}) {
    super(message, { cause });
    this.name = this.constructor.name;
    this.code = code;
  }
}
class ValidationError extends AppError {
  constructor(field, problem) {
    super(`${field}: ${problem}`, { code: 'E_VALIDATION' });
    this.field = field;
  }
}
class NotFoundError extends AppError {}

function validate(user) {
  if (!user.name) throw new ValidationError('name', 'required');
  if (!Number.isInteger(user.age)) throw new ValidationError('age', `expected integer, got ${typeof user.age}`);
  return user;
}

function process_(input) {
  try {
    console.log('valid', validate(JSON.parse(input)));
    return 'ok';
  } catch (e) {
    if (e instanceof ValidationError) {
      console.log('validation', e.field, '|', e.message, '|', e.code);
      return 'invalid';
    }
    if (e instanceof SyntaxError) {
      console.log('syntax');
      throw new AppError('could not parse', { cause: e });
    }
    throw e;
  } finally {
    console.log('processed', input.length, 'chars');
  }
}
console.log(process_('{"name":"A","age":3}'));
console.log(process_('{"age":3}'));
console.log(process_('{"name":"B","age":"x"}'));
try {
  process_('not json');
} catch (e) {
  console.log(`${e}`, e.cause instanceof SyntaxError, e.code, Object.keys(e));
}

const result = (() => { try { return 'from try'; } finally { console.log('finally first'); } })();
console.log(result);
const tryCatch = (fn) => { try { return [null, fn()]; } catch (e) { return [e.message, null]; } };
console.log(tryCatch(() => null.foo), tryCatch(() => undefinedVar), tryCatch(() => (void 0)()), tryCatch(() => 42));
throw new NotFoundError('user 7 does not exist', { code: 'E_NOT_FOUND' });
