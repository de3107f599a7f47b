// origin: tutorial, error causes printed when the program dies
function parse(t) {
  try { return JSON.parse(t) }
  catch (e) { throw new SyntaxError('config is broken', { cause: e }) }
}
function load() {
  try { return parse('{"port": 80,}') }
  catch (e) { throw new Error('cannot start', { cause: e }) }
}
console.log('starting');
load();
