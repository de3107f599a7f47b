async function fetchUser(id) {
  if (id > 1) throw new Error(`user ${id} missing`);
  return { id };
}
console.log('start');
fetchUser(1).then(u => console.log(u));
fetchUser(2);
setTimeout(() => console.log('never'), 10);
