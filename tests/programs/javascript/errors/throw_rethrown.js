function inner() {
  throw new Error('original place');
}
try {
  inner();
} catch (e) {
  console.log('rethrowing', e.message);
  throw e;
} finally {
  console.log('finally runs');
}
