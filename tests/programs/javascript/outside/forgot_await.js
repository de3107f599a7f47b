// origin: bug report, a missing await makes a check always true
class UserStore {
  constructor() {
    this.users = new Map([['ann', { id: 1, banned: true }], ['bob', { id: 2, banned: false }]]);
  }
  async isBanned(name) {
    await null;
    const u = this.users.get(name);
    if (!u) throw new Error(`unknown user: ${name}`);
    return u.banned;
  }
}
const store = new UserStore();

async function buggyLogin(name) {
  if (store.isBanned(name)) {
    return `${name} is banned`;
  }
  return `welcome ${name}`;
}
async function fixedLogin(name) {
  if (await store.isBanned(name)) {
    return `${name} is banned`;
  }
  return `welcome ${name}`;
}

(async function run() {
  console.log(await buggyLogin('bob'));
  console.log(await fixedLogin('bob'));
  console.log(await fixedLogin('ann'));
  try {
    await fixedLogin('eve');
  } catch ({ message }) {
    console.log('error:', message);
  }
  // the try/catch below does not help without await
  try {
    store.isBanned('mallory');
    console.log('no error here');
  } catch (e) {
    console.log('never printed');
  }
})();

process.on('unhandledRejection', (err) => {
  console.log('UNHANDLED:', err.message);
});
