try {
  require('./slow.mjs');
} catch (error) {
  console.log(error.code, error.message.split('.')[0]);
}
import('./slow.mjs').then(space => console.log(space.value));
