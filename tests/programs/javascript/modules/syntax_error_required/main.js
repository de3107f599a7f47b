try {
  require('./bad');
} catch (error) {
  console.log(error.name, '|', error.message);
  console.log(error.stack.split('\n').slice(1, 5));
}
require('./bad');
