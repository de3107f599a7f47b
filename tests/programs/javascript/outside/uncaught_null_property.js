// origin: Stack Overflow question, cannot read properties of null
const users = new Map([['ana', { profile: null }]]);
function avatar(id) {
  const u = users.get(id);
  return u.profile.avatar.url;
}
console.log('looking up');
console.log(avatar('ana'));
