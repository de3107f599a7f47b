// Requests to an async generator form a queue.
async function* g() {
  console.log('started');
  try {
    const got = yield 'one';
    console.log('got', got);
    yield Promise.resolve('two');
    yield 'three';
  } catch (e) {
    console.log('caught inside', e);
    yield 'from catch';
  } finally {
    console.log('cleanup');
    yield 'from finally';
  }
  return 'unreached?';
}
const show = name => r => console.log(name, JSON.stringify(r));
const it = g();
it.next('ignored').then(show('n1'));
it.next('value').then(show('n2'));
it.next().then(show('n3'));
it.throw('boom').then(show('t'));
it.return('ret').then(show('r'));
it.next().then(show('n4'));
it.next().then(show('n5'));
const fresh = g();
fresh.return(Promise.resolve('never started')).then(show('fresh'));
fresh.next().then(show('fresh next'));
const failing = g();
failing.throw(new Error('before start')).catch(e => console.log('rejected', e.message));
failing.next().then(show('failing next'));
console.log(Object.prototype.toString.call(it), it[Symbol.asyncIterator]() === it);
