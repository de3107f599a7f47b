// Errors printed with their own stacks.
function thrower() { return new Error('made in a function'); }
console.log(thrower());
console.log([thrower()]);
console.log({ err: thrower(), other: 1 });
class HttpError extends Error { constructor(status) { super('status ' + status); this.status = status; } }
console.log(new HttpError(404));
class Named extends Error { name = 'NamedByField'; }
console.log(new Named('field'));
class ByCtor extends Error { constructor(m) { super(m); this.name = 'ByCtorName'; } }
console.log(new ByCtor('ctor'), { nested: { e: new ByCtor('nested') } });
console.log(new Error('outer', { cause: new TypeError('inner', { cause: 'root' }) }));
try { null.foo; } catch (e) { console.log(e); }
console.log(new AggregateError([new Error('one'), new Error('two')], 'both'));
const late = new Error('changed later'); late.message = 'new message';
console.log(late); late.name = 'NewName';
console.log(late);
Promise.reject(new Error('in promise')).catch(e => { console.log(e);
console.log(Promise.reject(e).catch(() => {}) instanceof Promise); });
const bad = Promise.reject(new RangeError('in a rejected promise')); bad.catch(() => {});
console.log(bad);
console.log([[[new Error('deep')]]]);
