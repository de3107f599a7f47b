// An abortable call of timers/promises settles five microtasks after what it waits for, and forgets its signal.
const {setTimeout: sleep, setImmediate: immediate, scheduler} = require('timers/promises');
const {getEventListeners} = require('events');
const {then, finally: last} = Promise.prototype;
let seen = [];
Promise.prototype.then = function (...handlers) { seen.push('patched then'); return then.apply(this, handlers); };
Promise.prototype.finally = function (f) { seen.push('patched finally'); return last.call(this, f); };
const after = (promise, yes, no) => then.call(promise, yes, no);
const pause = ms => ({then(go) { setTimeout(go, ms); }});
function microtasks(count) {
  let i = 0;
  const next = () => { seen.push(`m${++i}`); if (i < count) queueMicrotask(next); };
  queueMicrotask(next);
}
const calls = {
  setTimeout: signal => sleep(5, 'value', {signal}),
  setImmediate: signal => immediate('value', {signal}),
  'scheduler.wait': signal => scheduler.wait(5, {signal}),
};
const when = {
  'aborted before': controller => controller.abort(),
  aborted: controller => queueMicrotask(() => controller.abort()),
  'aborted with a reason': controller => queueMicrotask(() => controller.abort(new Error('mine'))),
  'not aborted': () => {},
};
(async () => {
  for (const [name, call] of Object.entries(calls)) {
    for (const [title, act] of Object.entries(when)) {
      seen = [];
      const controller = new AbortController();
      const {signal} = controller;
      if (title === 'aborted before') act(controller);
      const promise = call(signal);
      if (title !== 'aborted before') act(controller);
      const listening = getEventListeners(signal, 'abort').length;
      after(promise, value => seen.push(`value ${value}`), error => seen.push(`${error.code} ${error.cause && error.cause.message}`));
      microtasks(9);
      await pause(20);
      console.log(name, title, '|', seen.join(' '), '|', promise.constructor === Promise, listening, getEventListeners(signal, 'abort').length);
    }
  }
  seen = [];
  immediate('signal', {signal: new AbortController().signal}).then(value => seen.push(value));
  immediate('plain').then(value => { seen.push(value); microtasks(7); });
  await pause(10);
  console.log(seen.join(' '));
  seen = [];
  const timed = new AbortController();
  setTimeout(() => microtasks(7), 4);
  sleep(4, 'late', {signal: timed.signal}).then(value => seen.push(value));
  await pause(30);
  console.log(seen.join(' '));
})();
