async function load(name) {
  await null;
  throw new Error('could not load ' + name);
}
console.log('loading');
await load('thing');
console.log('never');
