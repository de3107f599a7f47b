Error.stackTraceLimit = 1;
const count = n => count(n + 1);
try {
  count(0);
} catch (error) {
  console.log('caught', error.name);
  throw error;
}
