// assert.CallTracker: functions that count their calls.

function assertCallTracker() {
  const {inspect} = %UtilBase();
  const {AssertionError} = %BuiltinModule("internal/assert_error");
  const nothing = %FunctionPrototype%;

  function checkCount(expected) {
    if (typeof expected !== "number") %ThrowInvalidArgument("expected", "number", expected);
    if (expected % 1 !== 0) %ThrowOutOfRange("expected", expected);
    if (expected < 1 || expected > 4294967295) throw %NodeError("RangeError", `The value of "expected" is out of range. It must be >= 1 && <= 4294967295. Received ${expected}`, "ERR_OUT_OF_RANGE");
  }
  // What is known of one function, and what it says when the number is wrong.
  function record(name, expected) {
    const stack = new %Error%();
    let calls = [];
    return {
      count: (thisArg, args) => %ArrayAppend(calls, %Object%.freeze({thisArg, arguments: %Object%.freeze([...args])})),
      list: () => %Object%.freeze([...calls]),
      reset: () => {
        calls = [];
      },
      report: () => calls.length === expected ? undefined : {
        message: `Expected the ${name} function to be executed ${expected} time(s) but was executed ${calls.length} time(s).`,
        actual: calls.length, expected, operator: name, stack,
      },
    };
  }

  class CallTracker {
    #records = new %Set%();
    #byFunction = new %WeakMap%();
    #of(tracked) {
      const found = this.#byFunction.get(tracked);
      if (found === undefined) throw %NodeError("TypeError", `The argument 'tracked' is not a tracked function. Received ${inspect(tracked)}`, "ERR_INVALID_ARG_VALUE");
      return found;
    }
    reset(tracked) {
      if (tracked === undefined) this.#records.forEach(each => each.reset());
      else this.#of(tracked).reset();
    }
    getCalls(tracked) {
      return this.#of(tracked).list();
    }
    calls(fn, expected = 1) {
      const onlyCount = typeof fn === "number";
      const count = onlyCount ? fn : expected;
      const wrapped = onlyCount || fn === undefined ? nothing : fn;
      checkCount(count);
      const kept = record(wrapped.name || "calls", count);
      const tracked = new %ProxyConstructor%(wrapped, {
        __proto__: null,
        apply(target, thisArg, args) {
          kept.count(thisArg, args);
          return %CallWithArray(target, thisArg, args);
        },
      });
      this.#records.add(kept);
      this.#byFunction.set(tracked, kept);
      return tracked;
    }
    report() {
      const wrong = [];
      for (const each of this.#records) {
        const report = each.report();
        if (report !== undefined) %ArrayAppend(wrong, report);
      }
      return wrong;
    }
    verify() {
      const details = this.report();
      if (details.length === 0) return;
      throw new AssertionError({message: details.length === 1 ? details[0].message : "Functions were not called the expected number of times", details});
    }
  }
  return CallTracker;
}
