// origin: tutorial, custom errors with extra fields that crash the program
class HttpError extends Error {
  constructor(status, message, options) {
    super(message, options);
    this.name = 'HttpError';
    this.status = status;
    this.details = { retry: false, headers: { 'x-id': '42' } };
  }
}
function load(path) {
  try {
    JSON.parse('{ bad');
  } catch (err) {
    throw new HttpError(500, `could not load ${path}`, { cause: err });
  }
}
console.log('before');
load('/settings.json');
