// spawn, sleep and join: cooperative tasks, as assets/standins/round-robin.cjs gives them to the real node, whose lines
// stand beside the calls. The queues and whose turn it is are the model's; what a turn does is here.

// recordOf: task -> {work, value, throws, ended, serial}; the last three say how it ended.
function tasksMade() {
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
  return {Task, Sleep, Join, recordOf: new %WeakMap%(), count: 0, reported: false};
}

function tasksKnown() {
  const known = %KnownModule("internal/tasks");
  if (known !== undefined) return known;
  const made = %TasksMade();
  %StoreModule("internal/tasks", made);
  return made;
}

function isTaskIterator(value) {
  if (!%IsObject(value) || typeof value === "function" || typeof value.next !== "function") return false;
  if (typeof value[%SymbolAsyncIterator%] === "function") throw new %TypeError%("an async generator cannot be a task");
  return true;
}

function spawnTask(work, name) {
  if (typeof work !== "function" && !%IsTaskIterator(work)) throw new %TypeError%("spawn() needs a generator or a function");
  const known = %TasksKnown();
  known.count++;
  if (name !== undefined) name = %String%(name);
  else name = typeof work === "function" && work.name ? %String%(work.name) : "task " + known.count;
  const task = new known.Task(name);
  const serial = %SpawnTask(task, work);
  known.recordOf.set(task, {work, value: undefined, throws: false, ended: false, serial});
  return task;
}

function sleepOfTask(ms) {
  const time = %ToInteger(%Number%(ms));
  const {Sleep} = %TasksKnown();
  return new Sleep(time > 0 ? (time < 2147483647 ? time : 2147483647) : 0);
}

function joinOfTask(task) {
  const {Join, recordOf} = %TasksKnown();
  if (!recordOf.has(task)) throw new %TypeError%("join() needs a task");
  return new Join(task);
}

// One turn; its yield gives `value` or throws it.
function taskTurn(task, value, throws) {
  const {Sleep, Join, recordOf} = %TasksKnown();
  const record = recordOf.get(task);
  let ended, yielded;
  try {
    const step = %ResumeTask(record, value, throws); //@ takeTurn (node:round-robin:73:20)
    if (!%IsObject(step) || typeof step === "function") throw new %TypeError%("Iterator result " + %String%(step) + " is not an object"); //@ takeTurn (node:round-robin:74:60)
    ended = step.done; //@ takeTurn (node:round-robin:75:20)
    yielded = step.value; //@ takeTurn (node:round-robin:76:22)
  } catch (error) {
    return %FailTask(task, record, error);
  }
  if (ended) return %EndTask(task, record, yielded, false);
  if (yielded instanceof Sleep) return %TaskSleeps(task, record.work, record.serial, yielded.ms);
  if (!(yielded instanceof Join)) return %TaskYields(task, record.work, record.serial, undefined, false);
  const other = recordOf.get(yielded.task);
  if (other.ended) %TaskYields(task, record.work, record.serial, other.value, other.throws);
  else %TaskJoins(task, record.work, record.serial, yielded.task);
}

function resumeTask(record, value, throws) {
  if (typeof record.work === "function") {
    const work = record.work;
    record.work = undefined;
    const made = work(); //@ resume (node:round-robin:92:20)
    if (!%IsTaskIterator(made)) return {done: true, value: made}; //@ isIterator (node:round-robin:103:66);;resume (node:round-robin:93:12)
    record.work = made;
  }
  if (!throws) return record.work.next(value); //@ resume (node:round-robin:96:37)
  if (typeof record.work.throw !== "function") throw value;
  return record.work.throw(value); //@ resume (node:round-robin:98:24)
}

function endTask(task, record, value, throws) {
  record.ended = true;
  record.work = undefined;
  record.value = value;
  record.throws = throws;
  %TaskEnds(task, record.serial, value, throws);
}

function failTask(task, record, error) {
  const shown = typeof error === "string" ? error : %UtilBase().inspect(error);
  %PrintFatal("task " + task.name + ":\n" + shown + "\n");
  %SetExitCode(1);
  %EndTask(task, record, error, true);
}

// When nothing keeps the loop alive any more, tasks that still wait for another wait for each other.
function reportDeadlock() {
  const known = %TasksKnown();
  const pairs = %WaitingTasks();
  if (known.reported || pairs.length === 0) return;
  known.reported = true;
  let text = "deadlock: no task can ever run again\n";
  for (let i = 0; i < pairs.length; i++) text += "  task " + pairs[i][0].name + " waits for task " + pairs[i][1].name + "\n";
  %PrintFatal(text);
  %SetExitCode(1);
}
