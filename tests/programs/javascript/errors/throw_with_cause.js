function parse(text) {
  try {
    return JSON.parse(text);
  } catch (e) {
    throw new Error('invalid settings', { cause: e });
  }
}
parse('{ bad');
