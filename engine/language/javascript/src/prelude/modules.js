// Node's own modules, as far as programs use them that touch neither files nor the network. One function each makes the
// exports when a program first asks.

function builtinModule(name) {
  const known = %KnownModule(name);
  if (known !== undefined) return known;
  const made = %MakeModule(name);
  %StoreModule(name, made);
  return made;
}

function makeModule(name) {
  if (name === "buffer") return %ModuleBuffer();
  if (name === "events") return %ModuleEvents();
  if (name === "timers/promises") return %ModuleTimersPromises();
  if (name === "assert" || name === "assert/strict") return %ModuleAssert();
  if (name === "internal/call_site") return %CallSiteClass();
  if (name === "internal/intl") return %ModuleIntl();
  if (%TextFind(name, "internal/intl/", 0) === 0) return %MakeIntlModule(%TextPart(name, 14, name.length));
  if (name === "internal/web") return %ModuleWeb();
  if (name === "fs") return %ModuleFs();
  if (name === "fs/promises") return %ModuleFsPromises();
  if (name === "stream") return %ModuleStream();
  if (name === "stream/promises") return %ModuleStreamPromises();
  if (name === "stream/consumers") return %ModuleStreamConsumers();
  if (name === "string_decoder") return %ModuleStringDecoder();
  if (name === "readline") return %ModuleReadline();
  if (name === "readline/promises") return %ModuleReadlinePromises();
  if (name === "internal/stdin") return %ModuleStdin();
  if (name === "path") return %ModulePath();
  if (name === "path/posix") return %BuiltinModule("path").posix;
  if (name === "path/win32") return %BuiltinModule("path").win32;
  if (name === "url") return %ModuleUrl();
  if (name === "internal/url") return %ModuleUrlClasses();
  if (name === "internal/url_search_params") return %ModuleUrlSearchParams();
  if (name === "internal/url_parser") return %ModuleUrlParser();
  if (name === "internal/url_text") return %ModuleUrlText();
  if (name === "internal/url_legacy") return %ModuleUrlLegacy();
  if (name === "querystring") return %ModuleQuerystring();
  if (name === "async_hooks") return %ModuleAsyncHooks();
  if (name === "crypto") return %ModuleCrypto();
  if (name === "internal/crypto") return %ModuleWebCrypto();
  if (name === "module") return %ModuleModule();
  if (name === "vm") return %ModuleVm();
  if (name === "util/types") return %BuiltinModule("util").types;
  if (name === "perf_hooks") return %ModulePerfHooks();
  if (name === "internal/performance") return %ModulePerformance();
  if (name === "os") return %ModuleOs();
  return %ModuleUtil();
}

function makeIntlModule(name) {
  if (name === "text") return %ModuleIntlText();
  if (name === "slots") return %ModuleIntlSlots();
  if (name === "options") return %ModuleIntlOptions();
  if (name === "locales") return %ModuleIntlLocales();
  if (name === "service") return %ModuleIntlService();
  if (name === "decimal") return %ModuleIntlDecimal();
  if (name === "plural") return %ModuleIntlPlural();
  if (name === "number") return %ModuleIntlNumber();
  if (name === "number_options") return %ModuleIntlNumberOptions();
  if (name === "number_format") return %ModuleIntlNumberFormat();
  if (name === "zones") return %ModuleIntlZones();
  if (name === "date_pattern") return %ModuleIntlDatePattern();
  if (name === "date") return %ModuleIntlDate();
  if (name === "date_format") return %ModuleIntlDateFormat();
  if (name === "words") return %ModuleIntlWords();
  if (name === "names") return %ModuleIntlNames();
  return %ModuleIntlCollator();
}

// What import() and import declarations see of a module of node's: its exports as `default` and by name.
function builtinNamespace(name) {
  const exports = %BuiltinModule(name);
  const space = %BareObject();
  const keys = %OwnKeys(exports);
  const count = keys.length;
  for (let i = 0; i < count; i++) {
    if (typeof keys[i] === "string" && keys[i] !== "default" && %IsEnumerableOwn(exports, keys[i])) space[keys[i]] = exports[keys[i]];
  }
  space.default = exports;
  return space;
}

function importBuiltin(name) {
  const space = %BuiltinNamespace(name);
  return %PromiseResolveNew(space);
}

// --- timers/promises

function moduleTimersPromises() {
  const timers = %BuiltinModule("timers");
  const aborted = signal => %AbortError(signal.reason);
  const isSignal = value => value !== null && typeof value === "object" && "aborted" in value;
  // What is wrong with the options, or undefined.
  function fault(options) {
    if (options === undefined) return undefined;
    if (options === null || typeof options !== "object") return %ArgumentTypeError("options", "of type object", options);
    if (options.signal !== undefined && !isSignal(options.signal)) return %ArgumentTypeError("options.signal", "an instance of AbortSignal", options.signal);
    if (options.ref !== undefined && typeof options.ref !== "boolean") return %ArgumentTypeError("options.ref", "of type boolean", options.ref);
    return undefined;
  }
  function start(begin, clear, options) {
    const wrong = fault(options);
    if (wrong !== undefined) return %Promise%.reject(wrong);
    const signal = options === undefined ? undefined : options.signal;
    if (signal !== undefined && signal.aborted) return %Promise%.reject(aborted(signal));
    return new %Promise%((resolve, reject) => {
      const handle = begin(resolve);
      if (options !== undefined && options.ref === false) handle.unref();
      if (signal === undefined) return;
      signal.addEventListener("abort", () => {
        clear(handle);
        reject(aborted(signal));
      }, {once: true});
    });
  }
  function setTimeout(delay, value, options) {
    return start(resolve => timers.setTimeout(resolve, delay, value), timers.clearTimeout, options);
  }
  function setImmediate(value, options) {
    return start(resolve => timers.setImmediate(resolve, value), timers.clearImmediate, options);
  }
  async function* setInterval(delay, value, options) {
    const wrong = fault(options);
    if (wrong !== undefined) throw wrong;
    const signal = options === undefined ? undefined : options.signal;
    if (signal !== undefined && signal.aborted) throw aborted(signal);
    let waiting = 0;
    let wake;
    let stop;
    const handle = timers.setInterval(() => {
      waiting++;
      if (wake === undefined) return;
      wake();
      wake = undefined;
    }, delay);
    if (options !== undefined && options.ref === false) handle.unref();
    const onAbort = () => {
      timers.clearInterval(handle);
      if (wake !== undefined) wake(%Promise%.reject(aborted(signal)));
      wake = undefined;
    };
    if (signal !== undefined) signal.addEventListener("abort", onAbort, {once: true});
    try {
      while (signal === undefined || !signal.aborted) {
        if (waiting === 0) await new %Promise%(resolve => {
          wake = resolve;
        });
        for (; waiting > 0; waiting--) yield value;
      }
      throw aborted(signal);
    } finally {
      timers.clearInterval(handle);
      if (signal !== undefined) signal.removeEventListener("abort", onAbort);
    }
  }
  return {setTimeout, setImmediate, setInterval, scheduler: {wait: (delay, options) => setTimeout(delay, undefined, options), yield: () => setImmediate()}};
}

// --- assert, without the differences that node draws for long values

function moduleAssert() {
  const util = %BuiltinModule("util");
  const show = value => util.inspect(value);
  class AssertionError extends %Error% {
    constructor(options) {
      super(options.message);
      this.generatedMessage = !!options.generated;
      this.code = "ERR_ASSERTION";
      this.actual = options.actual;
      this.expected = options.expected;
      this.operator = options.operator;
    }
  }
  %DefineHidden(AssertionError.prototype, "name", "AssertionError");
  function fail(message, generated, actual, expected, operator) {
    if (message instanceof %Error%) throw message;
    const error = new AssertionError({message: message === undefined ? generated : message, generated: message === undefined, actual, expected, operator});
    throw error;
  }
  const same = (a, b) => a === b ? a !== 0 || 1 / a === 1 / b : a !== a && b !== b;
  function ok(value, message) {
    if (!value) fail(message, arguments.length === 0 ? "No value argument passed to `assert.ok()`" : "The expression evaluated to a falsy value:\n\n  assert(" + show(value) + ")\n", value, true, "==");
  }
  function assert(...args) {
    %CallWithArray(ok, undefined, args);
  }
  assert.ok = ok;
  assert.AssertionError = AssertionError;
  assert.fail = message => fail(message, "Failed", undefined, undefined, "fail");
  assert.equal = (actual, expected, message) => {
    if (!(actual == expected) && (actual === actual || expected === expected)) fail(message, show(actual) + " == " + show(expected), actual, expected, "==");
  };
  assert.notEqual = (actual, expected, message) => {
    if (actual == expected) fail(message, show(actual) + " != " + show(expected), actual, expected, "!=");
  };
  assert.strictEqual = (actual, expected, message) => {
    if (!same(actual, expected)) fail(message, "Expected values to be strictly equal:\n\n" + show(actual) + " !== " + show(expected) + "\n", actual, expected, "strictEqual");
  };
  assert.notStrictEqual = (actual, expected, message) => {
    if (same(actual, expected)) fail(message, 'Expected "actual" to be strictly unequal to: ' + show(expected), actual, expected, "notStrictEqual");
  };
  const deep = (actual, expected, message) => {
    if (!util.isDeepStrictEqual(actual, expected)) fail(message, "Expected values to be strictly deep-equal:\n" + show(actual) + "\n\nshould loosely deep-equal\n\n" + show(expected), actual, expected, "deepStrictEqual");
  };
  assert.deepEqual = deep;
  assert.deepStrictEqual = deep;
  assert.notDeepStrictEqual = assert.notDeepEqual = (actual, expected, message) => {
    if (util.isDeepStrictEqual(actual, expected)) fail(message, 'Expected "actual" not to be strictly deep-equal to: ' + show(expected), actual, expected, "notDeepStrictEqual");
  };
  const matches = (error, expected) => {
    if (expected === undefined || typeof expected === "string") return;
    if (typeof expected === "function") {
      if (expected.prototype !== undefined && error instanceof expected) return;
      if (%Error%.isPrototypeOf(expected)) throw error;
      if (expected(error) === true) return;
      throw error;
    }
    for (const key of %Object%.keys(expected)) assert.deepStrictEqual(error[key], expected[key]);
  };
  assert.throws = (f, expected, message) => {
    let error;
    let threw = false;
    try {
      f();
    } catch (e) {
      threw = true;
      error = e;
    }
    if (!threw) fail(typeof expected === "string" ? expected : message, "Missing expected exception.", undefined, expected, "throws");
    matches(error, expected);
  };
  assert.doesNotThrow = f => {
    f();
  };
  assert.rejects = async (promise, expected, message) => {
    let error;
    let threw = false;
    try {
      await (typeof promise === "function" ? promise() : promise);
    } catch (e) {
      threw = true;
      error = e;
    }
    if (!threw) fail(message, "Missing expected rejection.", undefined, expected, "rejects");
    matches(error, expected);
  };
  assert.ifError = value => {
    if (value !== null && value !== undefined) throw value;
  };
  assert.strict = assert;
  return assert;
}
