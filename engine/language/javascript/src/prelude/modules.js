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
  if (name === "assert") return %ModuleAssert();
  if (name === "assert/strict") return %BuiltinModule("assert").strict;
  if (name === "internal/assert_error") return %ModuleAssertError();
  if (name === "internal/assert_message") return %ModuleAssertMessage();
  if (name === "internal/console") return %ModuleConsole();
  if (name === "internal/deep_equal") return %ModuleDeepEqual();
  if (name === "internal/call_site") return %CallSiteClass();
  if (name === "internal/intl") return %ModuleIntl();
  if (%TextFind(name, "internal/intl/", 0) === 0) return %MakeIntlModule(%TextPart(name, 14, name.length));
  if (name === "internal/web") return %IsPage() ? %BuiltinModule("internal/page").web : %ModuleWeb();
  if (name === "fs") return %ModuleFs();
  if (name === "fs/promises") return %ModuleFsPromises();
  if (name === "internal/messaging") return %ModuleMessaging();
  if (name === "internal/clone") return %ModuleClone();
  if (name === "internal/worker") return %ModuleWorker();
  if (name === "internal/worker_side") return %ModuleWorkerSide();
  if (name === "worker_threads") return %ModuleWorkerThreads();
  if (name === "internal/blob") return %ModuleBlob();
  if (name === "internal/fetch") return %ModuleFetch();
  if (name === "internal/fs_disk") return %ModuleFsDisk();
  if (name === "internal/fs_forms") return %ModuleFsForms();
  if (name === "internal/fs_streams") return %ModuleFsStreams();
  if (name === "stream") return %ModuleStream();
  if (%TextFind(name, "_stream_", 0) === 0) return %StreamAlias(name);
  if (name === "stream/promises") return %ModuleStreamPromises();
  if (name === "stream/consumers") return %ModuleStreamConsumers();
  if (name === "stream/web") return %WebStreamsModule();
  if (name === "internal/web_streams") return %ModuleWebStreams();
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
  if (name === "module") return %FinishedModuleClass();
  if (name === "vm") return %ModuleVm();
  if (name === "util/types") return %BuiltinModule("util").types;
  if (name === "internal/util_args") return %ModuleUtilArgs();
  if (name === "internal/util_mime") return %ModuleUtilMime();
  if (name === "internal/util_errors") return %ModuleUtilErrors();
  if (name === "perf_hooks") return %ModulePerfHooks();
  if (name === "internal/performance") return %ModulePerformance();
  if (name === "v8") return %ModuleV8();
  if (name === "os") return %ModuleOs();
  const refused = %RefusedModule(name);
  if (refused !== undefined) return refused;
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

// --- timers/promises

function moduleTimersPromises() {
  const timers = %BuiltinModule("timers");
  // Errors show where node's own file makes them, below a function called with this receiver.
  const place = (error, receiver, name, line) => %WithFrames(error, `${receiver === undefined ? "" : "Object."}${name} (node:timers/promises:${line})${name === "setInterval" ? "\nsetInterval.next (<anonymous>)" : ""}`);
  const dispatch = "\n[nodejs.internal.kHybridDispatch] (node:internal/event_target:831:20)\nEventTarget.dispatchEvent (node:internal/event_target:766:26)\nabortSignal (node:internal/abort_controller:370:10)\nAbortController.abort (node:internal/abort_controller:392:5)";
  const cancelled = (signal, listener) => %WithFrames(%AbortError(signal.reason), listener + dispatch);
  const isSignal = value => value !== null && typeof value === "object" && "aborted" in value;
  // What is wrong with the arguments, or undefined; `at` are the lines of the three checks of options.
  function fault(delay, options, receiver, name, at) {
    if (delay !== undefined && typeof delay !== "number") return place(%ArgumentTypeError("delay", "of type number", delay), receiver, name, name === "setTimeout" ? "55:7" : "135:5");
    if (options === undefined) return undefined;
    if (options === null || typeof options !== "object") return place(%ArgumentTypeError("options", "of type object", options), receiver, name, at[0]);
    if (options.signal !== undefined && !isSignal(options.signal)) return place(%ArgumentTypeError("options.signal", "an instance of AbortSignal", options.signal), receiver, name, at[1]);
    if (options.ref !== undefined && typeof options.ref !== "boolean") return place(%ArgumentTypeError("options.ref", "of type boolean", options.ref), receiver, name, at[2]);
    return undefined;
  }
  function start(begin, clear, delay, options, receiver, name, at) {
    const wrong = fault(delay, options, receiver, name, at);
    if (wrong !== undefined) return %Promise%.reject(wrong);
    const signal = options === undefined ? undefined : options.signal;
    if (signal !== undefined && signal.aborted) return %Promise%.reject(place(%AbortError(signal.reason), receiver, name, at[3]));
    let onAbort;
    const done = new %Promise%((resolve, reject) => {
      const handle = begin(resolve);
      if (options !== undefined && options.ref === false) handle.unref();
      if (signal === undefined) return;
      onAbort = () => {
        clear(handle);
        reject(cancelled(signal, `${handle.constructor.name}.cancelListenerHandler (node:timers/promises:48:12)`));
      };
      signal.addEventListener("abort", onAbort, {once: true});
    });
    return signal === undefined ? done : settledAfter(done, () => signal.removeEventListener("abort", onAbort));
  }
  // Node's SafePromisePrototypeFinally: a promise around `promise.finally(onFinally)` of a promise class of its own, so
  // that five more microtasks pass and no program's `then` or `finally` is called.
  function settledAfter(promise, onFinally) {
    return new %Promise%((resolve, reject) => {
      const inner = ownPromise();
      const final = ownPromise();
      %PerformThen(promise, inner.resolve, inner.reject, undefined);
      const passOn = thunk => {
        onFinally();
        const passed = ownPromise();
        %PerformThen(%PromiseResolveNew(undefined), thunk, undefined, [passed.promise, passed.resolve, passed.reject]);
        %QueueThenable(final.promise, passed.promise, %PromiseThen%);
      };
      %PerformThen(inner.promise, value => passOn(() => value), reason => passOn(() => {
        throw reason;
      }), undefined);
      %PerformThen(final.promise, resolve, reject, undefined);
    });
  }
  function ownPromise() {
    const made = {};
    made.promise = new %Promise%((resolve, reject) => {
      made.resolve = resolve;
      made.reject = reject;
    });
    return made;
  }
  function setTimeout(delay, value, options) {
    return start(resolve => timers.setTimeout(resolve, delay, value), timers.clearTimeout, delay, options, this, "setTimeout", ["58:5", "61:7", "65:7", "74:26"]);
  }
  function setImmediate(value, options) {
    return start(resolve => timers.setImmediate(resolve, value), timers.clearImmediate, undefined, options, this, "setImmediate", ["96:5", "99:7", "103:7", "112:26"]);
  }
  async function* setInterval(delay, value, options) {
    const wrong = fault(delay, options, this, "setInterval", ["138:3", "141:5", "145:5"]);
    if (wrong !== undefined) throw wrong;
    const signal = options === undefined ? undefined : options.signal;
    if (signal !== undefined && signal.aborted) throw place(%AbortError(signal.reason), this, "setInterval", "151:11");
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
    let refusal;
    const onAbort = () => {
      timers.clearInterval(handle);
      refusal = cancelled(signal, "EventTarget.onCancel (node:timers/promises:173:15)");
      if (wake !== undefined) wake(%Promise%.reject(refusal));
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
      throw refusal;
    } finally {
      timers.clearInterval(handle);
      if (signal !== undefined) signal.removeEventListener("abort", onAbort);
    }
  }
  return {setTimeout, setImmediate, setInterval, scheduler: {wait: (delay, options) => %Call(setTimeout, undefined, delay, undefined, options), yield: () => setImmediate()}};
}
