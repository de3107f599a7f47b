// origin: incident report, the process dies of a rejected promise whose error has causes, codes and a list of errors
const { inspect } = require('util');
class ServiceError extends Error {
  static { this.prototype.name = 'ServiceError'; }
  constructor(service, message, options) { super(`[${service}] ${message}`, options); this.service = service; this.retryable = false; }
  get [Symbol.toStringTag]() { return 'Svc'; }
}
async function connect(host) {
  await new Promise(r => setTimeout(r, 2));
  const e = new Error(`connect ECONNREFUSED ${host}:5432`);
  e.code = 'ECONNREFUSED'; e.errno = -111; e.syscall = 'connect'; e.address = host;
  throw e;
}
async function query(hosts) {
  const results = await Promise.allSettled(hosts.map(connect));
  const errors = results.filter(r => r.status === 'rejected').map(r => r.reason);
  throw new AggregateError(errors, 'all hosts failed');
}
async function handler() {
  try { await query(['10.0.0.1', '10.0.0.2']); }
  catch (e) { throw new ServiceError('users', 'cannot list', { cause: e }); }
}
process.on('exit', code => console.log('leaving with', code));
process.on('uncaughtExceptionMonitor', (e, origin) => console.log('monitor', origin, e.service, inspect(e.cause.errors.map(x => x.code))));
console.log(inspect(new ServiceError('x', 'not thrown')).split('\n')[0]);
handler();
setTimeout(() => console.log('too late'), 50);
