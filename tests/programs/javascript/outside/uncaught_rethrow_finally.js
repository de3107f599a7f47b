// origin: quiz, rethrow, finally and the line that is reported
function risky() {
  throw new Error('original');
}
function wrapper() {
  try {
    risky();
  } catch (err) {
    err.message += ' (seen)';
    console.log('caught once');
    throw err;
  } finally {
    console.log('cleanup');
  }
}
try { wrapper() } catch (e) { console.log('outer', e.message); throw e } finally { console.log('last') }
