// assert's functions about errors that are thrown, and promises that are rejected.

// Adds them to `assert`.
function assertThrowing(assert, innerFail) {
  const nothing = %Symbol%("nothing was thrown");
  const isExpected = %AssertExpectation(assert, innerFail);
  const isRegExp = value => %KindName(value) === "regexp";

  // --- what happened

  function thrownFrom(fn) {
    if (typeof fn !== "function") %ThrowInvalidArgument("fn", "function", fn);
    try {
      fn();
    } catch (error) {
      return error;
    }
    return nothing;
  }
  const isThenable = value => %IsPromise(value) || value !== null && typeof value === "object" && typeof value.then === "function" && typeof value.catch === "function";
  function promiseFrom(promiseFn) {
    if (typeof promiseFn === "function") {
      const promise = promiseFn();
      if (isThenable(promise)) return promise;
      const error = %NodeError("TypeError", `Expected instance of Promise to be returned from the "promiseFn" function but got ${%ReceivedText(promise)}.`, "ERR_INVALID_RETURN_VALUE");
      throw %LibraryError(error, "assert:522", "      throw new ERR_INVALID_RETURN_VALUE('instance of Promise',", 12);
    }
    if (isThenable(promiseFn)) return promiseFn;
    throw %LibraryError(%ArgumentTypeError("promiseFn", "of type function or an instance of Promise", promiseFn), "assert:528", "    throw new ERR_INVALID_ARG_TYPE(", 10);
  }
  async function rejectionOf(promiseFn) {
    const promise = promiseFrom(promiseFn);
    try {
      await promise;
    } catch (error) {
      return error;
    }
    return nothing;
  }

  // --- errors that should be there

  function wrongExpectation(error) {
    const [line, margin] = typeof error === "string" ? ["assert:543", "      "] : ["assert:565", "    "];
    return %LibraryError(%ArgumentTypeError("error", "of type function or an instance of Error, RegExp, or Object", error), line, margin + "throw new ERR_INVALID_ARG_TYPE('error',");
  }
  function checkAmbiguity(actual, message) {
    const isObject = typeof actual === "object" && actual !== null;
    if ((isObject ? actual.message : actual) !== message) return;
    const what = isObject ? `error message "${message}"` : `error "${message}"`;
    throw %LibraryError(%NodeError("TypeError", `The "error/message" argument is ambiguous. The ${what} is identical to the message.`, "ERR_AMBIGUOUS_ARGUMENT"), isObject ? "assert:549" : "assert:555", isObject ? "        throw new ERR_AMBIGUOUS_ARGUMENT(" : "      throw new ERR_AMBIGUOUS_ARGUMENT(");
  }
  function expectError(start, actual, args) {
    let error = args[0];
    let message = args[1];
    if (typeof error === "string") {
      if (args.length === 2) throw wrongExpectation(error);
      checkAmbiguity(actual, error);
      message = error;
      error = undefined;
    } else if (error !== undefined && error !== null && typeof error !== "object" && typeof error !== "function") {
      throw wrongExpectation(error);
    }
    if (actual === nothing) {
      const what = start === assert.rejects ? "rejection" : "exception";
      const which = error?.name ? ` (${error.name})` : "";
      innerFail({actual: undefined, expected: error, operator: start.name, message: `Missing expected ${what}${which}${message ? `: ${message}` : "."}`, stackStartFn: start});
    }
    if (error) isExpected(error, actual, message, start);
  }

  // --- errors that should not

  function isUnwanted(actual, expected) {
    if (typeof expected !== "function") {
      if (isRegExp(expected)) return %Call(%RegExpExec%, expected, `${actual}`) !== null;
      throw %LibraryError(%ArgumentTypeError("expected", "of type function or an instance of RegExp", expected), "assert:598", "    throw new ERR_INVALID_ARG_TYPE(");
    }
    if (expected.prototype !== undefined && actual instanceof expected) return true;
    if (%HasInChain(%Error%, expected)) return false;
    return %Call(expected, {}, actual) === true;
  }
  function expectNoError(start, actual, args) {
    if (actual === nothing) return;
    let error = args[0];
    let message = args[1];
    if (typeof error === "string") {
      message = error;
      error = undefined;
    }
    if (error && !isUnwanted(actual, error)) throw %LibraryError(actual, "assert:634", "  throw actual;");
    const what = start === assert.doesNotReject ? "rejection" : "exception";
    innerFail({actual, expected: error, operator: start.name, message: `Got unwanted ${what}${message ? `: ${message}` : "."}\nActual message: "${actual && actual.message}"`, stackStartFn: start});
  }

  assert.throws = function throws(fn, ...args) {
    expectError(throws, thrownFrom(fn), args);
  };
  assert.rejects = async function rejects(promiseFn, ...args) {
    expectError(rejects, await rejectionOf(promiseFn), args);
  };
  assert.doesNotThrow = function doesNotThrow(fn, ...args) {
    expectNoError(doesNotThrow, thrownFrom(fn), args);
  };
  assert.doesNotReject = async function doesNotReject(fn, ...args) {
    expectNoError(doesNotReject, await rejectionOf(fn), args);
  };
}

// A function that throws unless an error is what was expected: of a class, matching an expression, with certain
// properties, or accepted by a function.
function assertExpectation(assert, innerFail) {
  const {AssertionError} = assert;
  const {inspect} = %UtilBase();
  const {isDeepStrictEqual} = %BuiltinModule("internal/deep_equal");
  const {keys: ownKeys} = %Object%;
  const isRegExp = value => %KindName(value) === "regexp";
  const isError = value => value instanceof %Error% || %KindName(value) === "error";
  const matches = (expression, text) => typeof text === "string" && isRegExp(expression) && %Call(%RegExpExec%, expression, text) !== null;

  function refuse(expected, actual, message, start, reason) {
    const error = new AssertionError({actual, expected, message: message || reason(), operator: start.name, stackStartFn: start});
    error.generatedMessage = !message;
    throw %LibraryError(error, "assert:491", "    throw err;");
  }

  // The properties that are compared, of either side.
  class Comparison {
    constructor(object, keys, actual) {
      for (let i = 0; i < keys.length; i++) {
        const key = keys[i];
        if (!(key in object)) continue;
        this[key] = actual !== undefined && matches(object[key], actual[key]) ? actual[key] : object[key];
      }
    }
  }
  function compareProperty(expected, actual, key, keys, message, start) {
    if (matches(expected[key], actual[key])) return;
    if (key in actual && isDeepStrictEqual(actual[key], expected[key])) return;
    if (message) innerFail({actual, expected, message, operator: start.name, stackStartFn: start});
    const error = new AssertionError({actual: new Comparison(actual, keys), expected: new Comparison(expected, keys, actual), operator: "deepStrictEqual", stackStartFn: start});
    error.actual = actual;
    error.expected = expected;
    error.operator = start.name;
    throw %LibraryError(error, "assert:377", "      throw err;");
  }
  function compareProperties(expected, actual, message, start) {
    const keys = ownKeys(expected);
    if (expected instanceof %Error%) {
      %ArrayAppend(keys, "name");
      %ArrayAppend(keys, "message");
    } else if (keys.length === 0) {
      throw %LibraryError(%NodeError("TypeError", `The argument 'error' may not be an empty object. Received ${inspect(expected)}`, "ERR_INVALID_ARG_VALUE"), "assert:425", "        throw new ERR_INVALID_ARG_VALUE('error',");
    }
    for (let i = 0; i < keys.length; i++) compareProperty(expected, actual, keys[i], keys, message, start);
  }

  function wrongClass(expected, actual) {
    const what = `The error is expected to be an instance of "${expected.name}". Received `;
    return isError(actual) ? `${what}"${actual.name}"\n\nError message:\n\n${actual.message}` : `${what}"${inspect(actual, {depth: -1})}"`;
  }
  function refusedBy(expected, answer, actual) {
    const name = expected.name ? `"${expected.name}" ` : "";
    const what = `The ${name}validation function is expected to return "true". Received ${inspect(answer)}`;
    return isError(actual) ? `${what}\n\nCaught error:\n\n${actual}` : what;
  }
  function acceptedBy(expected, actual, message, start) {
    if (expected.prototype !== undefined && actual instanceof expected) return;
    if (%HasInChain(%Error%, expected)) refuse(expected, actual, message, start, () => wrongClass(expected, actual));
    const answer = %Call(expected, {}, actual);
    if (answer !== true) refuse(expected, actual, message, start, () => refusedBy(expected, answer, actual));
  }

  // No arrow function: those show in traces.
  function isExpected(expected, actual, message, start) {
    if (typeof expected === "function") return acceptedBy(expected, actual, message, start);
    if (isRegExp(expected)) {
      const text = `${actual}`;
      if (!matches(expected, text)) refuse(expected, actual, message, start, () => `The input did not match the regular expression ${inspect(expected)}. Input:\n\n${inspect(text)}\n`);
    } else if (typeof actual === "object" && actual !== null) {
      compareProperties(expected, actual, message, start);
    } else {
      const error = new AssertionError({actual, expected, message, operator: "deepStrictEqual", stackStartFn: start});
      error.operator = start.name;
      throw %LibraryError(error, "assert:416", "      throw err;");
    }
    return undefined;
  }
  return isExpected;
}
