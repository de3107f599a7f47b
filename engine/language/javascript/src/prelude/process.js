// process as an event emitter, and how a program ends (lib/internal/process/execution.js, promises.js of node 20).

function processAddListener(name, listener) {
  %ListenerCheck(listener);
  %ListenerAdd(name, listener, false, false);
  return this;
}

function processPrependListener(name, listener) {
  %ListenerCheck(listener);
  %ListenerAdd(name, listener, false, true);
  return this;
}

function processPrependOnceListener(name, listener) {
  %ListenerCheck(listener);
  %ListenerAdd(name, listener, true, true);
  return this;
}

function processOnce(name, listener) {
  %ListenerCheck(listener);
  %ListenerAdd(name, listener, true, false);
  return this;
}

// True when there was a listener.
function processEmitInternal(name, first, second) {
  const entries = %ListenerEntries(name);
  const count = entries.length;
  for (let i = 0; i < count; i++) {
    const entry = entries[i];
    if (entry[1]) %ListenerRemoveEntry(name, entry);
    %Call(entry[0], %Process%, first, second);
  }
  return count > 0;
}

function processEmit(name, ...args) {
  const entries = %ListenerEntries(name);
  const count = entries.length;
  for (let i = 0; i < count; i++) {
    const entry = entries[i];
    if (entry[1]) %ListenerRemoveEntry(name, entry);
    const listener = entry[0];
    %CallWithArray(listener, %Process%, args);
  }
  return count > 0;
}

// The last turn: listeners of 'exit', then the end.
function processExitNow(code) {
  if (code !== undefined && code !== null && typeof code !== "number") {
    if (typeof code !== "string" || code === "" || +code % 1 !== 0) %ThrowInvalidArgument("code", "number", code);
  }
  if (typeof code === "number" && code % 1 !== 0) %ThrowOutOfRange("code", code);
  if (code !== undefined) %SetExitCode(code);
  if (!%IsExiting()) {
    %BeginExit();
    %Process%._exiting = true;
    %ProcessEmit("exit", %ExitCode(), undefined);
  }
  %FinishProcess();
}

function processExitTurn() {
  if (%IsExiting()) return;
  %BeginExit();
  %Process%._exiting = true;
  %ProcessEmit("exit", %ExitCode(), undefined);
  %StoreExitCode();
}

function processBeforeExit(hasTasks) {
  if (hasTasks) %ReportDeadlock();
  %ProcessEmit("beforeExit", %ExitCode(), undefined);
}

// The one function that stands before the listeners of 'uncaughtException'.
function processSetCapture(callback) {
  if (callback !== null && typeof callback !== "function") throw %ArgumentTypeError("fn", "of type function or null", callback);
  const known = %KnownModule("internal/capture");
  if (known === undefined) %StoreModule("internal/capture", {callback});
  else if (callback !== null && known.callback !== null) throw %NodeError("Error", "`process.setupUncaughtExceptionCapture()` was called while a capture callback was already active", "ERR_UNCAUGHT_EXCEPTION_CAPTURE_ALREADY_SET");
  else known.callback = callback;
}

function processHasCapture() {
  const known = %KnownModule("internal/capture");
  return known !== undefined && known.callback !== null;
}

// The stack of an error that nobody caught is read, which may run the program's own getters.
function uncaughtWithStack(error) {
  error.stack;
  %UncaughtException(error);
}

// An error whose looks the program's own getters decide.
function uncaughtAsking(list, origin, step) {
  %ProcessUncaught(list[0], origin, %InspectWithAnswers(step, list));
}

// An error nobody caught: listeners of 'uncaughtException', or the end with exit code 1.
function processUncaught(error, origin, text) {
  const capture = %KnownModule("internal/capture");
  if (!%IsFatal() && capture !== undefined && capture.callback !== null) {
    const callback = capture.callback;
    return void callback(error);
  }
  if (!%IsFatal() && %HasListeners("uncaughtException")) {
    %BeginFatal();
    %ProcessEmit("uncaughtExceptionMonitor", error, origin);
    %ProcessEmit("uncaughtException", error, origin);
    %EndFatal();
    return;
  }
  if (%ThreadRecord() !== undefined) {
    %BuiltinModule("internal/worker_side").fail(error);
    return;
  }
  if (!%IsFatal()) %ProcessEmit("uncaughtExceptionMonitor", error, origin);
  %PrintFatal(text);
  const again = %IsFatal();
  %FailExitCode();
  if (!again && !%IsExiting()) {
    %BeginExit();
    %Process%._exiting = true;
    try {
      %ProcessEmit("exit", %ExitCode(), undefined);
    } catch {
      // Nothing is to be done about it at this point.
    }
  }
  %FinishProcess();
}

// A rejection that has no handler when ticks and microtasks are done.
function processUnhandledRejection(promise, reason) {
  if (%ProcessEmit("unhandledRejection", reason, promise)) return;
  if (%RejectionsWarn()) return %WarnOfRejection(reason);
  if (!%RejectionsAreFatal()) return;
  if (%HasUnreadStack(reason)) reason.stack;
  %UncaughtRejection(reason);
}

// lib/internal/process/promises.js of node 10.
function warnOfRejection(reason) {
  let state = %KnownModule("internal/rejection_warnings");
  if (state === undefined) %StoreModule("internal/rejection_warnings", state = {count: 0});
  state.count++;
  const begin = "(node:" + %Process%.pid + ") ";
  const shown = reason instanceof %Error% ? reason.stack : %String%(reason);
  %PrintFatal(begin + "UnhandledPromiseRejectionWarning: " + shown + "\n");
  %PrintFatal(begin + "UnhandledPromiseRejectionWarning: Unhandled promise rejection. This error originated either by throwing inside of an async function without a catch block, or by rejecting a promise which was not handled with .catch(). (rejection id: " + state.count + ")\n");
  if (state.count === 1) %PrintFatal(begin + "[DEP0018] DeprecationWarning: Unhandled promise rejections are deprecated. In the future, promise rejections that are not handled will terminate the Node.js process with a non-zero exit code.\n");
}

function processRejectionHandled(promise) {
  if (!%ProcessEmit("rejectionHandled", promise, undefined)) %WarnHandledLate(promise);
}

// --- warnings (lib/internal/process/warning.js)

function processEmitWarning(warning, type, code) {
  let detail;
  if (%IsObject(type) && typeof type !== "function" && !%IsArray(type)) {
    code = type.code;
    if (typeof type.detail === "string") detail = type.detail;
    type = type.type || "Warning";
  } else if (typeof type === "function") {
    type = "Warning";
    code = undefined;
  }
  if (type !== undefined && typeof type !== "string") %ThrowInvalidArgument("type", "string", type);
  if (typeof code === "function") code = undefined;
  else if (code !== undefined && typeof code !== "string") %ThrowInvalidArgument("code", "string", code);
  if (typeof warning === "string") warning = %MakeWarning(warning, type || "Warning", code, detail);
  else if (!(warning instanceof %Error%)) %ThrowInvalidArgument("warning", "string or an instance of Error", warning);
  if (warning.name === "DeprecationWarning" && %Process%.noDeprecation) return;
  %QueueWarning(warning);
}

function makeWarning(message, name, code, detail) {
  const warning = new %Error%(message);
  warning.name = name;
  if (code !== undefined) warning.code = code;
  if (detail !== undefined) warning.detail = detail;
  return warning;
}

// The turn that prints a warning and tells the listeners; the engine's own warnings come as "Name: message" or
// "[CODE] Name: message".
function processWarn(warning) {
  if (typeof warning === "string") {
    const colon = %TextFind(warning, ": ", 0);
    const end = warning[0] === "[" ? %TextFind(warning, "] ", 0) : -1;
    const code = end < 0 ? undefined : %TextPart(warning, 1, end);
    warning = %MakeWarning(%TextPart(warning, colon + 2, warning.length), %TextPart(warning, end < 0 ? 0 : end + 2, colon), code, undefined);
  }
  let text = "(node:" + %Process%.pid + ") " + (warning.code ? "[" + warning.code + "] " : "") + warning.toString();
  if (typeof warning.detail === "string") text += "\n" + warning.detail;
  if (%KnownModule("internal/warned") === undefined) {
    %StoreModule("internal/warned", {});
    const flag = warning.name === "DeprecationWarning" ? "deprecation" : "warnings";
    text += "\n(Use `node --trace-" + flag + " ...` to show where the warning was created)";
  }
  const request = %PrintConsoleLine(text);
  if (request !== undefined) %ConsoleDeliver(request);
  %ProcessEmit("warning", warning, undefined);
}

// --- process.env

function environmentSet(target, name, value) {
  if (typeof name === "symbol" || typeof value === "symbol") %ThrowTypeError("Cannot convert a Symbol value to a string");
  target[name] = `${value}`;
  return true;
}

function environmentDefine(target, name, descriptor) {
  if (descriptor.get !== undefined || descriptor.set !== undefined) throw %NodeError("TypeError", "'process.env' does not accept an accessor(getter/setter) descriptor", "ERR_INVALID_OBJECT_DEFINE_PROPERTY");
  if (!descriptor.configurable || !descriptor.writable || !descriptor.enumerable) throw %NodeError("TypeError", "'process.env' only accepts a configurable, writable, and enumerable data descriptor", "ERR_INVALID_OBJECT_DEFINE_PROPERTY");
  target[name] = `${descriptor.value}`;
  return true;
}
