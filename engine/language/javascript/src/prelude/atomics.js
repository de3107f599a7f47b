// Atomics.wait, waitAsync and notify (ECMA-262 25.4.3, 25.4.12, 25.4.13). A caller that waits is held by the engine; its
// thread goes on when it is woken or its time is over.

function atomicsPlace(array, index, waits) {
  const name = %IsObject(array) ? %BinaryKind(array) : undefined;
  const shown = () => %IsObject(array) ? %Call(%Object%.prototype.toString, array) : %TextForMessage(array);
  if (name !== "Int32Array" && name !== "BigInt64Array") throw new %TypeError%(shown() + " is not an int32 or BigInt64 typed array.");
  if (waits && %BufferState(array.buffer) !== "shared") throw new %TypeError%(shown() + " is not a shared typed array.");
  const place = index === undefined ? 0 : %ToInteger(index);
  if (place < 0 || place >= array.length) throw new %RangeError%("Invalid atomic access index");
  return place;
}

// {place, milliseconds}, or what the call gives at once.
function atomicsWaitArguments(array, index, value, timeout) {
  const place = %AtomicsPlace(array, index, true);
  const expected = %BinaryKind(array) === "BigInt64Array" ? %BigInt%.asIntN(64, value) : value | 0;
  const number = +timeout;
  const milliseconds = number !== number ? 1 / 0 : number < 0 ? 0 : number;
  if (array[place] !== expected) return {answer: "not-equal", place, milliseconds};
  return {answer: undefined, place, milliseconds};
}

function atomicsWait(array, index, value, timeout) {
  const {answer, place, milliseconds} = %AtomicsWaitArguments(array, index, value, timeout);
  if (answer !== undefined) return answer;
  %WaitBegin(array, place, milliseconds);
  while (%IsWaiting());
  return %WaitTimedOut() ? "timed-out" : "ok";
}

function atomicsWaitAsync(array, index, value, timeout) {
  const {answer, place, milliseconds} = %AtomicsWaitArguments(array, index, value, timeout);
  if (answer !== undefined) return {async: false, value: answer};
  if (milliseconds === 0) return {async: false, value: "timed-out"};
  const capability = %NewPromiseCapability(%Promise%);
  const resolve = capability[1];
  const [buffer, offset] = %SharedPlace(array, place);
  const waiter = {buffer, offset, thread: %ThreadNumber(), isWaiting: true, wake: undefined, timer: undefined};
  waiter.wake = outcome => {
    if (waiter.timer !== undefined) %BuiltinModule("timers").clearTimeout(waiter.timer);
    resolve(outcome);
  };
  %ArrayAppend(%ThreadShared().waiters, waiter);
  if (milliseconds < 1 / 0) {
    waiter.timer = %BuiltinModule("timers").setTimeout(() => {
      if (waiter.isWaiting) resolve("timed-out");
      waiter.isWaiting = false;
    }, milliseconds).unref();
  }
  return {async: true, value: capability[0]};
}

function atomicsNotify(array, index, count) {
  const place = %AtomicsPlace(array, index, false);
  let most = 1 / 0;
  if (count !== undefined) {
    most = %ToInteger(count);
    if (most < 0) most = 0;
  }
  if (%BufferState(array.buffer) !== "shared") return 0;
  let woken = %WakeWaiting(array, place, most);
  const shared = %ThreadShared();
  const [buffer, offset] = %SharedPlace(array, place);
  const kept = [];
  for (let i = 0; i < shared.waiters.length; i++) {
    const waiter = shared.waiters[i];
    if (!waiter.isWaiting) continue;
    if (waiter.buffer !== buffer || waiter.offset !== offset || woken >= most) {
      %ArrayAppend(kept, waiter);
      continue;
    }
    woken++;
    waiter.isWaiting = false;
    %QueueMessage(1, waiter.wake, ["ok"], waiter.thread, 20000);
  }
  shared.waiters = kept;
  return woken;
}
