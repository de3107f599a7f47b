// process as an event emitter, and how a program ends (lib/internal/process/execution.js, promises.js of node 20).

function processAddListener(name, listener) {
  %ListenerCheck(listener);
  %ListenerAdd(name, listener, false);
  return this;
}

function processOnce(name, listener) {
  %ListenerCheck(listener);
  %ListenerAdd(name, listener, true);
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
    %ProcessEmit("exit", %ExitCode(), undefined);
  }
  %FinishProcess();
}

function processExitTurn() {
  if (%IsExiting()) return;
  %BeginExit();
  %ProcessEmit("exit", %ExitCode(), undefined);
  %StoreExitCode();
}

function processBeforeExit() {
  %ProcessEmit("beforeExit", %ExitCode(), undefined);
}

// An error nobody caught: listeners of 'uncaughtException', or the end with exit code 1.
function processUncaught(error, origin, text) {
  if (!%IsFatal() && %HasListeners("uncaughtException")) {
    %BeginFatal();
    %ProcessEmit("uncaughtExceptionMonitor", error, origin);
    %ProcessEmit("uncaughtException", error, origin);
    %EndFatal();
    return;
  }
  %PrintFatal(text);
  const again = %IsFatal();
  %FailExitCode();
  if (!again && !%IsExiting()) {
    %BeginExit();
    %ProcessEmit("exit", %ExitCode(), undefined);
  }
  %FinishProcess();
}

// A rejection that has no handler when ticks and microtasks are done.
function processUnhandledRejection(promise, reason) {
  if (%ProcessEmit("unhandledRejection", reason, promise)) return;
  if (!%RejectionsAreFatal()) return;
  %UncaughtRejection(reason);
}

function processRejectionHandled(promise) {
  if (!%ProcessEmit("rejectionHandled", promise, undefined)) %WarnHandledLate(promise);
}
