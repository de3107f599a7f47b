// How V8 names a generator's next in messages and traces.
function lines(error, count = 3) {
  return error.stack.split('\n').slice(1, 1 + count).map(line => line.trim().replace(/\/.*\//, '')).join(' < ');
}
function attempt(work) {
  try { work(); } catch (error) { console.log(error.message, '|', lines(error)); }
}
const proto = Object.getPrototypeOf(function* () {}).prototype;
attempt(() => proto.next.call({}));
attempt(() => proto.return.call(5));
attempt(() => proto.throw.call(null));
attempt(() => { const { next } = (function* () {})(); next(); });
let it;
function* counter() { it.next(); yield 1; }
attempt(() => { it = counter(); it.next(); });
function* stopper() { it.return(); yield 1; }
attempt(() => { it = stopper(); [...it]; });
const holder = { *steps() { it.throw(new Error('x')); } };
attempt(() => { it = holder.steps(); for (const x of it); });
attempt(() => { it = (function* () { it.next(); })(); it.next(); });
class Tree { *walk() { it.next(); } }
attempt(() => { it = new Tree().walk(); it.next(); });
const AsyncProto = Object.getPrototypeOf(async function* () {}).prototype;
AsyncProto.next.call({}).catch(error => console.log(error.message));
AsyncProto.throw.call(3).catch(error => console.log(error.message));
