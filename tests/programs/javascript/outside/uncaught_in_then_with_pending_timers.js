// origin: Stack Overflow question, "why do my timers not run after the promise rejects?"
const fs = require('fs');
process.on('exit', code => { console.log('exit with', code); fs.writeSync(1, 'written in exit\n'); });
setTimeout(() => console.log('timer 0'), 0);
setImmediate(() => console.log('immediate'));
process.nextTick(() => console.log('tick before'));
function loadUser(id) {
  return new Promise((resolve, reject) => {
    process.nextTick(() => (id > 1 ? reject(new UserError(id, 'not found')) : resolve({ id })));
  });
}
class UserError extends Error {
  constructor(id, why) {
    super(`user ${id}: ${why}`);
    this.name = 'UserError';
    this.id = id;
    this.details = { tried: ['cache', 'db'], at: new Date(Date.UTC(2020, 1, 29)), retry: false };
  }
}
loadUser(1)
  .then(u => { console.log('got', u); return loadUser(u.id + 1); })
  .then(u => console.log('never', u))
  .finally(() => { console.log('finally'); process.nextTick(() => console.log('tick in finally')); });
