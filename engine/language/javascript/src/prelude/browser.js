// A page: its window, made before its script begins. What belongs together shares a kit, which is
// %BuiltinModule("internal/page").

function page() {
  const kit = {Proxy};
  %StoreModule("internal/page", kit);
  const {log, ...others} = %PageConsole((text, toError) => %WriteLine(text, toError));
  for (const key of %OwnKeys(console)) if (typeof key === "string") delete console[key];
  %Object%.assign(console, {log}, others);
  %PageErrors(kit);
  %PageEvents(kit);
  %PageDispatch(kit);
  %PageSignals(kit);
  const {AbortController, AbortSignal, CustomEvent, DOMException, Event, EventTarget} = kit;
  kit.web = {AbortController, AbortSignal, CustomEvent, DOMException, Event, EventTarget, placeHead() {}, targets: {}};
  %StoreModule("timers", {setImmediate: fn => %QueuePageTask("background", fn, fn, 0)});
  %PageMessaging(kit);
  %PageScheduler(kit);
  %PageNodes(kit);
  %PageSelectors(kit);
  %PageMarkup(kit);
  %PageElementParts(kit);
  %PageElement(kit);
  %PageObservers(kit);
  %PageDocument(kit);
  %PageStorage(kit);
  %PageWindow(kit);
}

// DOMException and how what nobody catches is reported.
function pageErrors(kit) {
  const codes = {IndexSizeError: 1, HierarchyRequestError: 3, WrongDocumentError: 4, InvalidCharacterError: 5, NoModificationAllowedError: 7, NotFoundError: 8, NotSupportedError: 9, InUseAttributeError: 10, InvalidStateError: 11, SyntaxError: 12, InvalidModificationError: 13, NamespaceError: 14, InvalidAccessError: 15, TypeMismatchError: 17, SecurityError: 18, NetworkError: 19, AbortError: 20, URLMismatchError: 21, QuotaExceededError: 22, TimeoutError: 23, InvalidNodeTypeError: 24, DataCloneError: 25};
  kit.DOMException = class DOMException extends %Error% {
    #name;
    constructor(message = "", name = "Error") {
      super(`${message}`);
      this.#name = typeof name === "object" && name !== null ? `${name.name}` : `${name}`;
    }
    get name() {
      return this.#name;
    }
    get code() {
      return codes[this.#name] || 0;
    }
    get [%SymbolToStringTag%]() {
      return "DOMException";
    }
  };
  kit.describe = function (error) {
    if (typeof error === "string") return error;
    if (error instanceof %Error%) return %Call(%Error%.prototype.toString, error);
    return %TextForMessage(error);
  };
  let isReporting = false;
  // HTML 8.1.4.6 report an exception.
  kit.report = function (error) {
    const message = "Uncaught " + kit.describe(error);
    let handled = false;
    if (!isReporting) {
      isReporting = true;
      const event = new kit.ErrorEvent("error", {message, error, cancelable: true});
      handled = !kit.dispatch(globalThis, event, true);
      isReporting = false;
    }
    if (handled) return;
    %EmitUncaught(error);
    for (const line of message.split("\n")) %WriteLine(line, true);
  };
}

function pageUncaught(error) {
  %BuiltinModule("internal/page").report(error);
}
function pageReportError(error) {
  %BuiltinModule("internal/page").report(error);
}
function pageUnhandledRejection(promise, reason) {
  const kit = %BuiltinModule("internal/page");
  const event = new kit.PromiseRejectionEvent("unhandledrejection", {promise, reason, cancelable: true});
  if (!kit.dispatch(globalThis, event, true)) return;
  for (const line of ("Uncaught (in promise) " + kit.describe(reason)).split("\n")) %WriteLine(line, true);
}
function pageRejectionHandled(promise) {
  const kit = %BuiltinModule("internal/page");
  kit.dispatch(globalThis, new kit.PromiseRejectionEvent("rejectionhandled", {promise, reason: %ReasonOf(promise)}), true);
}

// --- timers, frames, idle time

function pageNumber() {
  const kit = %BuiltinModule("internal/page");
  kit.lastTimer = (kit.lastTimer || 0) + 1;
  return kit.lastTimer;
}
function pageSetTimer(handler, wanted, args, repeats) {
  let callback = handler;
  if (typeof handler !== "function") {
    const text = `${handler}`;
    callback = () => %Function%(text)();
  }
  const id = %PageNumber();
  const wait = +wanted;
  const delay = wait >= 0 && wait < 2147483648 ? %Math%.trunc(wait) : 0;
  %SetPageTimer(callback, repeats && delay === 0 ? 1 : delay, args, repeats, id);
  return id;
}
function pageSetTimeout(handler, delay = 0, ...args) {
  %NeedArguments();
  return %PageSetTimer(handler, delay, args, false);
}
function pageSetInterval(handler, delay = 0, ...args) {
  %NeedArguments();
  return %PageSetTimer(handler, delay, args, true);
}
function pageClearTimer(id) {
  const number = +id;
  if (number > 0) %ClearPageTimer(number);
}
function pageCallback(name, callback) {
  if (typeof callback !== "function") throw new %TypeError%("Failed to execute '" + name + "' on 'Window': parameter 1 is not of type 'Function'.");
}
function pageQueueMicrotask(callback) {
  %PageCallback("queueMicrotask", callback);
  %PageMicrotask(callback);
}
function pageRequestFrame(callback) {
  %PageCallback("requestAnimationFrame", callback);
  const kit = %BuiltinModule("internal/page");
  kit.lastFrame = (kit.lastFrame || 0) + 1;
  %QueuePageTask("frames", callback, undefined, kit.lastFrame);
  return kit.lastFrame;
}
function pageCancelFrame(id) {
  %DropPageTask("frames", +id);
}
function pageRequestIdle(callback, options = {}) {
  %PageCallback("requestIdleCallback", callback);
  const kit = %BuiltinModule("internal/page");
  const id = kit.lastIdle = (kit.lastIdle || 0) + 1;
  const timeout = options === null || options === undefined ? undefined : options.timeout;
  if (timeout > 0) {
    const timer = %PageNumber();
    const onTimeout = () => {
      if (%DropPageTask("idle", id)) callback(new kit.IdleDeadline(0, true));
    };
    kit.idleTimers.set(id, timer);
    %SetPageTimer(onTimeout, %Math%.trunc(timeout), [], false, timer);
  }
  %QueuePageTask("idle", callback, undefined, id);
  return id;
}
function pageCancelIdle(id) {
  %DropPageTask("idle", +id);
}
function pageRunIdle(callback, until) {
  const {IdleDeadline} = %BuiltinModule("internal/page");
  callback(new IdleDeadline(until, false));
}

function pageScheduler(kit) {
  kit.idleTimers = new %Map%();
  kit.IdleDeadline = class IdleDeadline {
    #until;
    #didTimeout;
    constructor(until, didTimeout) {
      this.#until = until;
      this.#didTimeout = didTimeout;
    }
    get didTimeout() {
      return this.#didTimeout;
    }
    timeRemaining() {
      return this.#didTimeout ? 0 : %PageTimeLeft(this.#until);
    }
  };
  const priorities = ["user-blocking", "user-visible", "background"];
  let lastTask = 0;
  function enqueue(priority, shown, run, delay) {
    const id = ++lastTask;
    const queue = () => %QueuePageTask(priority, shown, run, id);
    if (delay > 0) %SetPageTimer(queue, delay, [], false, %PageNumber());
    else queue();
    return id;
  }
  class TaskSignal extends kit.AbortSignal {
    get priority() {
      return kit.priorityOf(this);
    }
  }
  const signalPriorities = new %WeakMap%();
  kit.priorityOf = signal => signalPriorities.get(signal);
  class TaskController extends kit.AbortController {
    constructor(options = {}) {
      super();
      signalPriorities.set(this.signal, options.priority || "user-visible");
    }
    setPriority(priority) {
      if (!priorities.includes(priority)) throw new %TypeError%("Failed to execute 'setPriority' on 'TaskController': The provided value '" + priority + "' is not a valid enum value of type TaskPriority.");
      const previousPriority = this.signal.priority;
      if (previousPriority === priority) return;
      signalPriorities.set(this.signal, priority);
      this.signal.dispatchEvent(new kit.TaskPriorityChangeEvent("prioritychange", {previousPriority}));
    }
  }
  class Scheduler {
    postTask(callback, options = {}) {
      const {signal, delay = 0} = options;
      let {priority} = options;
      if (priority === undefined) priority = signal instanceof TaskSignal ? signal.priority : "user-visible";
      if (!priorities.includes(priority)) return %Promise%.reject(new %TypeError%("Failed to execute 'postTask' on 'Scheduler': Failed to read the 'priority' property from 'SchedulerPostTaskOptions': The provided value '" + priority + "' is not a valid enum value of type TaskPriority."));
      if (signal !== undefined && signal.aborted) return %Promise%.reject(signal.reason);
      return new %Promise%((resolve, reject) => {
        function run() {
          if (signal !== undefined) signal.removeEventListener("abort", onAbort);
          try {
            resolve(callback());
          } catch (error) {
            reject(error);
          }
        }
        let id = enqueue(priority, callback, run, +delay);
        function onAbort() {
          %DropPageTask(priority, id);
          reject(signal.reason);
        }
        if (signal === undefined) return;
        signal.addEventListener("abort", onAbort, {once: true});
        signal.addEventListener("prioritychange", () => {
          if (!%DropPageTask(priority, id)) return;
          priority = signal.priority;
          id = enqueue(priority, callback, run, 0);
        });
      });
    }
    yield() {
      return new %Promise%(resolve => %QueuePageTask("user-visible", resolve, resolve, ++lastTask));
    }
  }
  kit.scheduler = new Scheduler();
  kit.TaskController = TaskController;
  kit.TaskSignal = TaskSignal;
  kit.Scheduler = Scheduler;
}

// --- dialogs

function pageAlert() {
  %WriteLine("loopscope: " + %NotSimulated("alert()"), true);
}
function pageConfirm() {
  %WriteLine("loopscope: " + %NotSimulated("confirm()"), true);
  return false;
}
function pagePrompt() {
  %WriteLine("loopscope: " + %NotSimulated("prompt()"), true);
  return null;
}
