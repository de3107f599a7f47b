// Tutorial on error propagation: join throws what the task threw.
function* risky() { yield; throw new TypeError('no luck'); }
spawn(function* () {
  const t = spawn(risky(), 'risky');
  try {
    yield join(t);
  } catch (e) {
    console.log('caught', e.name, e.message);
  } finally {
    console.log('cleaned up');
  }
}, 'guard');
