console.log('start');
process.nextTick(() => console.log('tick'));
Promise.resolve().then(() => console.log('microtask'));
import('./module.mjs').then(space => {
  console.log('loaded', space.name);
  process.nextTick(() => console.log('tick after loading'));
});
import('./common.cjs').then(space => console.log('common', space.default));
console.log('end');
