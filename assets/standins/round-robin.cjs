'use strict';
// spawn, sleep and join for the real node: node --require assets/standins/round-robin.cjs FILE
//
// The scheduler is an immediate that is always the first of its check phase: it queues its successor before anything
// else can queue one. Each pass of the event loop it wakes the sleepers that are due and gives the task at the head of
// the ready ring one turn, so ticks and microtasks drain after each turn and timers fire between turns. While the ring
// is empty the immediate is unreferenced and keeps nothing alive. Time is real.
(() => {
  const {inspect} = require('util');
  const ring = [];     // records of tasks, the head first
  const sleeping = []; // {record, due}, in the order they fell asleep
  const joining = [];  // {record, other}, in the order they came
  const recordOf = new WeakMap();
  const longest = 2 ** 31 - 1; // ms
  let count = 0;
  let alarm;

  class Task {
    constructor(name) {
      this.name = name;
    }
  }
  class Sleep {
    constructor(ms) {
      this.ms = ms;
    }
  }
  class Join {
    constructor(task) {
      this.task = task;
    }
  }

  const now = () => Number(process.hrtime.bigint() / 1000000n); // on the clock of the event loop

  let next = setImmediate(pass);
  next.unref();

  function pass() {
    next = setImmediate(pass);
    wakeSleepers();
    if (ring.length > 0) takeTurn(ring.shift());
    if (ring.length > 0) return;
    next.unref();
    waitForSleepers();
  }

  function toTail(record, value, throws) {
    record.value = value;
    record.throws = throws;
    ring.push(record);
    next.ref();
  }

  function wakeSleepers() {
    const time = now();
    const due = sleeping.filter(sleeper => sleeper.due <= time).sort((x, y) => x.due - y.due);
    for (const sleeper of due) {
      sleeping.splice(sleeping.indexOf(sleeper), 1);
      toTail(sleeper.record, undefined, false);
    }
  }

  function waitForSleepers() {
    clearTimeout(alarm);
    if (sleeping.length === 0) return;
    alarm = setTimeout(() => next.ref(), sleeping.reduce((due, sleeper) => Math.min(due, sleeper.due), Infinity) - now());
  }

  function takeTurn(record) {
    let ended, yielded;
    try {
      const step = resume(record);
      if (typeof step !== 'object' || step === null) throw new TypeError(`Iterator result ${String(step)} is not an object`);
      ended = step.done;
      yielded = step.value;
    } catch (error) {
      return fail(record, error);
    }
    if (ended) return finish(record, yielded, false);
    if (yielded instanceof Sleep) sleeping.push({record, due: now() + yielded.ms});
    else if (yielded instanceof Join) wait(record, recordOf.get(yielded.task));
    else toTail(record, undefined, false);
  }

  function resume(record) {
    const {value, throws} = record;
    record.value = undefined;
    if (typeof record.work === 'function') {
      const {work} = record;
      record.work = undefined;
      const made = work();
      if (!isIterator(made)) return {done: true, value: made};
      record.work = made;
    }
    if (!throws) return record.work.next(value);
    if (typeof record.work.throw !== 'function') throw value;
    return record.work.throw(value);
  }

  function isIterator(value) {
    if (typeof value !== 'object' || value === null || typeof value.next !== 'function') return false;
    if (typeof value[Symbol.asyncIterator] === 'function') throw new TypeError('an async generator cannot be a task');
    return true;
  }

  function wait(record, other) {
    if (other.ended) toTail(record, other.value, other.throws);
    else joining.push({record, other});
  }

  function finish(record, value, throws) {
    record.ended = true;
    record.work = undefined;
    record.value = value;
    record.throws = throws;
    for (let i = 0; i < joining.length;) {
      if (joining[i].other === record) toTail(joining.splice(i, 1)[0].record, value, throws);
      else i++;
    }
  }

  function fail(record, error) {
    const shown = typeof error === 'string' ? error : inspect(error);
    process.stderr.write(`task ${record.task.name}:\n${shown}\n`);
    process.exitCode = 1;
    finish(record, error, true);
  }

  process.on('beforeExit', () => {
    if (joining.length === 0 || ring.length > 0) return;
    const lines = joining.map(({record, other}) => `  task ${record.task.name} waits for task ${other.task.name}\n`);
    process.stderr.write(`deadlock: no task can ever run again\n${lines.join('')}`);
    process.exitCode = 1;
    joining.length = 0;
  });

  function nameOf(work, name, number) {
    if (name !== undefined) return String(name);
    return typeof work === 'function' && work.name ? String(work.name) : `task ${number}`;
  }

  const globals = {
    spawn(work, name) {
      if (typeof work !== 'function' && !isIterator(work)) throw new TypeError('spawn() needs a generator or a function');
      count++;
      const task = new Task(nameOf(work, name, count));
      const record = {task, work, value: undefined, throws: false, ended: false};
      recordOf.set(task, record);
      toTail(record, undefined, false);
      return task;
    },
    sleep(ms) {
      const time = Math.trunc(Number(ms));
      return new Sleep(time > 0 ? Math.min(time, longest) : 0);
    },
    join(task) {
      if (!recordOf.has(task)) throw new TypeError('join() needs a task');
      return new Join(task);
    },
  };
  for (const name of Object.keys(globals)) {
    Object.defineProperty(globalThis, name, {value: globals[name], writable: true, configurable: true});
  }
})();
// Its frames are the runtime's own, which verify leaves out.
//# sourceURL=node:round-robin
