// require('assert'): AssertionError and the functions that throw it. Messages are made in module_assert_message.js,
// objects compared in module_deep_equal.js; what functions are given to catch is in assertThrowing below.

function moduleAssertError() {
  const {inspect} = %UtilBase();
  const {captureStackTrace} = %Error%; // taken now: a program may replace it later
  const {messageOf} = %BuiltinModule("internal/assert_message");

  // Long texts are cut when the error is shown, after 512 characters by showing only what follows them.
  function cut(value) {
    if (typeof value !== "string") return value;
    const lines = value.split("\n", 11);
    if (lines.length > 10) return lines.slice(0, 10).join("\n") + "\n...";
    return value.length > 512 ? value.slice(512) + "..." : value;
  }

  class AssertionError extends %Error% {
    constructor(options) {
      if (options === null || typeof options !== "object" || %IsArray(options)) %ThrowInvalidArgument("options", "object", options);
      const {message, operator, stackStartFn, details, stackStartFunction, actual, expected} = options;
      const limit = %Error%.stackTraceLimit;
      %Error%.stackTraceLimit = 0; // a conversion that throws leaves it so, as in node
      super(messageOf(actual, expected, operator, message));
      %Error%.stackTraceLimit = limit;
      this.generatedMessage = !message;
      %DefineHidden(this, "name", "AssertionError [ERR_ASSERTION]");
      this.code = "ERR_ASSERTION";
      if (details) {
        this.actual = undefined;
        this.expected = undefined;
        this.operator = undefined;
        for (let i = 0; i < details.length; i++) {
          this["message " + i] = details[i].message;
          this["actual " + i] = details[i].actual;
          this["expected " + i] = details[i].expected;
          this["operator " + i] = details[i].operator;
          this["stack trace " + i] = details[i].stack;
        }
      } else {
        this.actual = actual;
        this.expected = expected;
        this.operator = operator;
      }
      captureStackTrace(this, stackStartFn || stackStartFunction);
      %ForgetCreation(this);
      this.stack; // its first line has the code
      this.name = "AssertionError";
    }
    toString() {
      return `${this.name} [${this.code}]: ${this.message}`;
    }
    [%Symbol%.for("nodejs.util.inspect.custom")](depth, options) {
      const {actual, expected} = this;
      this.actual = cut(actual);
      this.expected = cut(expected);
      const shown = inspect(this, {...options, customInspect: false, depth: 0});
      this.actual = actual;
      this.expected = expected;
      return shown;
    }
  }
  return {AssertionError};
}

function moduleAssert() {
  const {AssertionError} = %BuiltinModule("internal/assert_error");
  const {isDeepEqual, isDeepStrictEqual} = %BuiltinModule("internal/deep_equal");
  const {inspect} = %UtilBase();
  const same = (a, b) => a === b ? a !== 0 || 1 / a === 1 / b : a !== a && b !== b;

  function innerFail(options) {
    if (options.message instanceof %Error%) throw %LibraryError(options.message, "assert:88", "  if (obj.message instanceof Error) throw obj.message;", 36);
    throw %LibraryError(new AssertionError(options), "assert:90", "  throw new AssertionError(obj);");
  }
  // The program's own message, which may be an error to throw.
  function throwIfError(message, line, statement, at) {
    if (message instanceof %Error%) throw %LibraryError(message, line, statement, at);
  }
  function requireBoth(count, line) {
    if (count < 2) throw %LibraryError(%NodeError("TypeError", 'The "actual" and "expected" arguments must be specified', "ERR_MISSING_ARGS"), `assert:${line}`, "    throw new ERR_MISSING_ARGS('actual', 'expected');");
  }

  // --- truth

  const controls = /[\x00-\x08\x0b\x0c\x0e-\x1f]/g;
  const names = {"\b": "\\b", "\f": "\\f", "\u000b": "\\u000b", __proto__: null};

  // The call's own text, its further lines moved left as far as its first one stands from the margin.
  function falsyMessage(start) {
    const call = %CallText(start);
    if (call === undefined) return undefined;
    const column = call[1];
    const lines = call[0].replace(controls, unit => names[unit] ?? "\\u" + unit.charCodeAt(0).toString(16).padStart(4, "0")).replace(/\r\n/g, "\n").split("\n");
    let shown = lines[0];
    for (let i = 1; i < lines.length; i++) {
      let at = 0;
      while (at < column && (lines[i][at] === " " || lines[i][at] === "\t")) at++;
      shown += "\n  " + lines[i].slice(at);
    }
    return `The expression evaluated to a falsy value:\n\n  ${shown}\n`;
  }
  function checkTruth(start, args) {
    const value = args[0];
    if (value) return;
    let message = args[1];
    let generated = false;
    if (args.length === 0) {
      generated = true;
      message = "No value argument passed to `assert.ok()`";
    } else if (message === undefined || message === null) {
      generated = true;
      message = falsyMessage(start);
    } else {
      throwIfError(message, "internal/assert/utils:270", "      throw message;");
    }
    const error = new AssertionError({actual: value, expected: true, message, operator: "==", stackStartFn: start});
    error.generatedMessage = generated;
    throw %LibraryError(error, "internal/assert/utils:281", "    throw err;");
  }

  function assert(...args) {
    checkTruth(assert, args);
  }
  %Object%.defineProperty(assert, "name", {value: "ok"});
  function strict(...args) {
    checkTruth(strict, args);
  }

  let hasWarned = false;
  assert.fail = function fail(actual, expected, message, operator, stackStartFn) {
    const count = arguments.length;
    let generated = false;
    let text = message;
    let left = actual;
    let relation = operator;
    if ((actual === undefined || actual === null) && count <= 1) {
      generated = true;
      text = "Failed";
    } else if (count === 1) {
      text = actual;
      left = undefined;
    } else {
      if (!hasWarned) {
        hasWarned = true;
        %Process%.emitWarning("assert.fail() with more than one argument is deprecated. Please use assert.strictEqual() instead or only pass a message.", "DeprecationWarning", "DEP0094");
      }
      if (count === 2) relation = "!=";
    }
    throwIfError(text, "assert:124", "  if (message instanceof Error) throw message;", 32);
    const options = {actual: left, expected, operator: relation === undefined ? "fail" : relation, stackStartFn: stackStartFn || fail, message: text};
    const error = new AssertionError(options);
    if (generated) error.generatedMessage = true;
    throw %LibraryError(error, "assert:137", "  throw err;");
  };
  assert.AssertionError = AssertionError;
  assert.ok = assert;

  // --- equality

  const compare = (name, operator, passes, wanted, line) => ({
    [name](actual, expected, message) {
      requireBoth(arguments.length, line);
      if (passes(actual, expected) !== wanted) innerFail({actual, expected, message, operator, stackStartFn: assert[name]});
    },
  })[name];
  function equals(a, b) {
    return a == b || a !== a && b !== b;
  }
  assert.equal = compare("equal", "==", equals, true, 166);
  assert.notEqual = compare("notEqual", "!=", equals, false, 190);
  assert.deepEqual = compare("deepEqual", "deepEqual", isDeepEqual, true, 213);
  assert.notDeepEqual = compare("notDeepEqual", "notDeepEqual", isDeepEqual, false, 236);
  assert.deepStrictEqual = compare("deepStrictEqual", "deepStrictEqual", isDeepStrictEqual, true, 261);
  assert.notDeepStrictEqual = compare("notDeepStrictEqual", "notDeepStrictEqual", isDeepStrictEqual, false, 286);
  assert.strictEqual = compare("strictEqual", "strictEqual", same, true, 309);
  assert.notStrictEqual = compare("notStrictEqual", "notStrictEqual", same, false, 331);

  %AssertThrowing(assert, innerFail);

  // --- errors handed to callbacks, texts

  assert.ifError = function ifError(err) {
    if (err === null || err === undefined) return;
    let message = "ifError got unwanted exception: ";
    if (typeof err === "object" && typeof err.message === "string") message += err.message.length === 0 && err.constructor ? err.constructor.name : err.message;
    else message += inspect(err);
    const error = new AssertionError({actual: err, expected: null, operator: "ifError", message, stackStartFn: ifError});
    error.generatedMessage = false;
    const origin = err.stack;
    if (typeof origin === "string") error.stack = joinStacks(error.stack, origin);
    throw %LibraryError(error, "assert:733", "    throw newErr;");
  };
  // The frames of where an error was refused, without those it shares with where it was made, and these below them.
  function joinStacks(refused, made) {
    const at = made.indexOf("\n    at");
    if (at < 0) return refused;
    const makers = made.slice(at + 1).split("\n");
    let frames = refused.split("\n");
    for (const line of makers) {
      const place = frames.indexOf(line);
      if (place < 0) continue;
      frames = frames.slice(0, place);
      break;
    }
    return `${frames.join("\n")}\n${makers.join("\n")}`;
  }

  function checkMatch(text, expression, message, start, wanted) {
    if (%KindName(expression) !== "regexp") throw %LibraryError(%ArgumentTypeError("regexp", "an instance of RegExp", expression), "assert:739", "    throw new ERR_INVALID_ARG_TYPE(");
    if (typeof text === "string" && (%Call(%RegExpExec%, expression, text) !== null) === wanted) return;
    throwIfError(message, "assert:747", "      throw message;");
    const reason = typeof text !== "string" ? `The "string" argument must be of type string. Received type ${typeof text} (${inspect(text)})` :
      (wanted ? "The input did not match the regular expression " : "The input was expected to not match the regular expression ") + `${inspect(expression)}. Input:\n\n${inspect(text)}\n`;
    const error = new AssertionError({actual: text, expected: expression, message: message || reason, operator: start.name, stackStartFn: start});
    error.generatedMessage = !message;
    throw %LibraryError(error, "assert:768", "    throw err;");
  }
  assert.match = function match(string, regexp, message) {
    checkMatch(string, regexp, message, match, true);
  };
  assert.doesNotMatch = function doesNotMatch(string, regexp, message) {
    checkMatch(string, regexp, message, doesNotMatch, false);
  };
  assert.CallTracker = %BuiltinModule("util").deprecate(%AssertCallTracker(), "assert.CallTracker is deprecated.", "DEP0173");

  %Object%.assign(strict, assert);
  strict.equal = assert.strictEqual;
  strict.deepEqual = assert.deepStrictEqual;
  strict.notEqual = assert.notStrictEqual;
  strict.notDeepEqual = assert.notDeepStrictEqual;
  strict.strict = strict;
  assert.strict = strict;
  return assert;
}
