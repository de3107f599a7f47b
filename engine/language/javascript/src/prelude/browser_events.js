// Events, their targets and how one is dispatched (DOM 2), and abort signals (DOM 3).

function pageEvents(kit) {
  let stateOf;
  // Of an event: what dispatching changes.
  kit.stateOf = event => stateOf(event);
  kit.Event = class Event {
    #state;
    constructor(type, init = {}) {
      %NeedArguments();
      const {bubbles = false, cancelable = false, composed = false} = init === null ? {} : init;
      this.#state = {type: `${type}`, bubbles: !!bubbles, cancelable: !!cancelable, composed: !!composed, target: null, current: null, phase: 0, prevented: false, stopped: false, stoppedAtOnce: false, passive: false, path: [], trusted: false, time: %PageNow()};
    }
    static {
      stateOf = event => event.#state;
    }
    get type() {
      return this.#state.type;
    }
    get target() {
      return this.#state.target;
    }
    get srcElement() {
      return this.#state.target;
    }
    get currentTarget() {
      return this.#state.current;
    }
    get eventPhase() {
      return this.#state.phase;
    }
    get bubbles() {
      return this.#state.bubbles;
    }
    get cancelable() {
      return this.#state.cancelable;
    }
    get composed() {
      return this.#state.composed;
    }
    get defaultPrevented() {
      return this.#state.prevented;
    }
    get returnValue() {
      return !this.#state.prevented;
    }
    get cancelBubble() {
      return this.#state.stopped;
    }
    set cancelBubble(value) {
      if (value) this.#state.stopped = true;
    }
    get isTrusted() {
      return this.#state.trusted;
    }
    get timeStamp() {
      return this.#state.time;
    }
    preventDefault() {
      if (this.#state.cancelable && !this.#state.passive) this.#state.prevented = true;
    }
    stopPropagation() {
      this.#state.stopped = true;
    }
    stopImmediatePropagation() {
      this.#state.stopped = true;
      this.#state.stoppedAtOnce = true;
    }
    composedPath() {
      return this.#state.current === null ? [] : [...this.#state.path];
    }
    get [%SymbolToStringTag%]() {
      return this.constructor.name;
    }
  };
  for (const [name, value] of %Object%.entries({NONE: 0, CAPTURING_PHASE: 1, AT_TARGET: 2, BUBBLING_PHASE: 3})) {
    %Object%.defineProperty(kit.Event, name, {value, enumerable: true});
    %Object%.defineProperty(kit.Event.prototype, name, {value, enumerable: true});
  }

  function kind(name, Base, fields) {
    let valuesOf;
    const made = {
      [name]: class extends Base {
        #values = {};
        constructor(type, init = {}) {
          %NeedArguments();
          super(type, init);
          for (const key of %Object%.keys(fields)) this.#values[key] = init === null || init[key] === undefined ? fields[key] : init[key];
        }
        static {
          valuesOf = event => event.#values;
        }
      },
    }[name];
    for (const key of %Object%.keys(fields)) {
      const accessor = {
        get() {
          return valuesOf(this)[key];
        },
      };
      %Object%.defineProperty(made.prototype, key, {get: accessor.get, configurable: true, enumerable: true});
    }
    kit[name] = made;
    return made;
  }
  const keys = {ctrlKey: false, shiftKey: false, altKey: false, metaKey: false};
  kind("CustomEvent", kit.Event, {detail: null});
  kind("ErrorEvent", kit.Event, {message: "", filename: "", lineno: 0, colno: 0, error: undefined});
  kind("PromiseRejectionEvent", kit.Event, {promise: undefined, reason: undefined});
  kind("MessageEvent", kit.Event, {data: null, origin: "", lastEventId: "", source: null, ports: []});
  kind("ProgressEvent", kit.Event, {lengthComputable: false, loaded: 0, total: 0});
  kind("StorageEvent", kit.Event, {key: null, oldValue: null, newValue: null, url: ""});
  kind("UIEvent", kit.Event, {view: null, detail: 0});
  kind("FocusEvent", kit.UIEvent, {relatedTarget: null});
  kind("InputEvent", kit.UIEvent, {data: null, inputType: "", isComposing: false});
  kind("KeyboardEvent", kit.UIEvent, {key: "", code: "", location: 0, repeat: false, isComposing: false, ...keys});
  kind("MouseEvent", kit.UIEvent, {screenX: 0, screenY: 0, clientX: 0, clientY: 0, button: 0, buttons: 0, relatedTarget: null, ...keys});
  kind("WheelEvent", kit.MouseEvent, {deltaX: 0, deltaY: 0});
  kind("PointerEvent", kit.MouseEvent, {pointerId: 0, pointerType: "", isPrimary: false, width: 1, height: 1, pressure: 0});
  kind("SubmitEvent", kit.Event, {submitter: null});
  kind("TaskPriorityChangeEvent", kit.Event, {previousPriority: "user-visible"});
  kit.classes = ["TaskPriorityChangeEvent", "Event", "CustomEvent", "ErrorEvent", "PromiseRejectionEvent", "MessageEvent", "ProgressEvent", "StorageEvent", "UIEvent", "FocusEvent", "InputEvent", "KeyboardEvent", "MouseEvent", "WheelEvent", "PointerEvent", "SubmitEvent"];
}

// Who listens: kit.listen, kit.unlisten, kit.EventTarget, and `onNAME` attributes.
function pageListeners(kit) {
  const lists = new %WeakMap%();
  const isPassiveByDefault = (target, type) => ["touchstart", "touchmove", "wheel", "mousewheel"].includes(type) && (target === globalThis || target === kit.document || target === kit.document.body);
  kit.listFor = target => lists.get(target) || [];
  kit.listensFor = (target, type) => kit.listFor(target).some(entry => entry.type === type && !entry.removed);
  const captures = options => (typeof options === "boolean" ? options : options !== undefined && options !== null && !!options.capture);
  kit.listen = function (target, type, callback, options) {
    if (callback === null || callback === undefined) return;
    if (typeof callback !== "function" && !%IsObject(callback)) throw new %TypeError%("Failed to execute 'addEventListener' on 'EventTarget': parameter 2 is not of type 'Object'.");
    const {once = false, passive, signal} = %IsObject(options) ? options : {};
    const name = `${type}`;
    if (signal !== undefined && signal.aborted) return;
    const entry = {type: name, callback, capture: captures(options), once: !!once, passive: passive === undefined ? isPassiveByDefault(target, name) : !!passive, removed: false};
    let list = lists.get(target);
    if (list === undefined) lists.set(target, list = []);
    if (list.some(other => other.type === name && other.callback === callback && other.capture === entry.capture)) return;
    list.push(entry);
    if (kit.listens !== undefined) kit.listens(target, name);
    if (signal !== undefined) kit.listen(signal, "abort", () => kit.drop(target, entry), {once: true});
  };
  kit.drop = function (target, entry) {
    entry.removed = true;
    const list = lists.get(target);
    const place = list.indexOf(entry);
    if (place >= 0) list.splice(place, 1);
  };
  kit.unlisten = function (target, type, callback, options) {
    const found = kit.listFor(target).find(entry => entry.type === `${type}` && entry.callback === callback && entry.capture === captures(options));
    if (found !== undefined) kit.drop(target, found);
  };
  // The program's own function behind a listener.
  const shown = new %WeakMap%();
  kit.handlerOf = listener => (shown.has(listener) ? shown.get(listener).handler : listener);
  // The attribute onNAME: one listener that keeps its place while the function in it changes.
  kit.attribute = function (prototype, type) {
    const handlers = new %WeakMap%();
    const accessors = {
      get() {
        const entry = handlers.get(this === undefined ? globalThis : this);
        return entry === undefined ? null : entry.handler;
      },
      set(handler) {
        const target = this === undefined ? globalThis : this;
        const value = typeof handler === "function" ? handler : null;
        let entry = handlers.get(target);
        if (entry === undefined) {
          entry = {handler: null, listener: undefined};
          handlers.set(target, entry);
        }
        if (value !== null && entry.handler === null) {
          entry.listener = function (event) {
            const isError = type === "error" && target === globalThis;
            const result = isError ? entry.handler.call(this, event.message, event.filename, event.lineno, event.colno, event.error) : entry.handler.call(this, event);
            if (isError ? result === true : result === false) event.preventDefault();
          };
          shown.set(entry.listener, entry);
          kit.listen(target, type, entry.listener, false);
        }
        if (value === null && entry.handler !== null) kit.unlisten(target, type, entry.listener, false);
        entry.handler = value;
      },
    };
    %Object%.defineProperty(prototype, "on" + type, {get: accessors.get, set: accessors.set, configurable: true, enumerable: true});
  };
  const here = target => (target === undefined || target === null ? globalThis : target);
  kit.EventTarget = class EventTarget {
    addEventListener(type, callback, options = undefined) {
      %NeedArguments();
      kit.listen(here(this), type, callback, options);
    }
    removeEventListener(type, callback, options = undefined) {
      %NeedArguments();
      kit.unlisten(here(this), type, callback, options);
    }
    dispatchEvent(event) {
      %NeedArguments();
      if (!(event instanceof kit.Event)) throw new %TypeError%("Failed to execute 'dispatchEvent' on 'EventTarget': parameter 1 is not of type 'Event'.");
      if (kit.stateOf(event).phase !== 0) throw new kit.DOMException("Failed to execute 'dispatchEvent' on 'EventTarget': The event is already being dispatched.", "InvalidStateError");
      return kit.dispatch(here(this), event, false);
    }
  };
}

// DOM 2.9. A walk is an event on its way: {event, stops: [[target, phase, capture]], at, list, index}.
function pageDispatch(kit) {
  %PageListeners(kit);
  function pathOf(target, event) {
    const path = [target];
    if (kit.parentOf === undefined) return path;
    for (let at = kit.parentOf(target); at; at = kit.parentOf(at)) path.push(at);
    if (path.at(-1) === kit.document && event.type !== "load") path.push(globalThis);
    return path;
  }
  function begin(target, event, trusted) {
    const state = kit.stateOf(event);
    const path = pathOf(target, event);
    state.target = target;
    state.path = path;
    state.trusted = trusted;
    const stops = [];
    for (let i = path.length - 1; i >= 0; i--) stops.push([path[i], i === 0 ? 2 : 1, true]);
    stops.push([target, 2, false]);
    if (state.bubbles) for (let i = 1; i < path.length; i++) stops.push([path[i], 3, false]);
    return {event, state, stops, at: -1, list: [], index: 0};
  }
  // The next listener that is to run, or undefined.
  function advance(walk) {
    const {state, stops} = walk;
    for (;;) {
      while (walk.index < walk.list.length) {
        const entry = walk.list[walk.index++];
        if (state.stoppedAtOnce) return undefined;
        if (entry.removed) continue;
        if (entry.once) kit.drop(state.current, entry);
        return entry;
      }
      if (state.stopped || ++walk.at >= stops.length) return undefined;
      const [target, phase, capture] = stops[walk.at];
      state.current = target;
      state.phase = phase;
      walk.index = 0;
      walk.list = kit.listFor(target).filter(entry => entry.type === state.type && entry.capture === capture);
    }
  }
  function invoke(walk, entry) {
    const {event, state} = walk;
    const {callback} = entry;
    state.passive = entry.passive;
    try {
      if (typeof callback === "function") %Call(callback, state.current, event);
      else callback.handleEvent(event);
    } catch (error) {
      kit.report(error);
    }
    state.passive = false;
  }
  function end(walk) {
    const {state} = walk;
    state.phase = 0;
    state.current = null;
    state.stopped = false;
    state.stoppedAtOnce = false;
    return !state.prevented;
  }
  // Synchronously: no checkpoint between listeners, for the stack is not empty.
  kit.dispatch = function (target, event, trusted) {
    const walk = begin(target, event, trusted);
    for (let entry = advance(walk); entry !== undefined; entry = advance(walk)) invoke(walk, entry);
    return end(walk);
  };
  // From the loop: each listener is a turn of its own, with a checkpoint after it. `then` is called at the end.
  kit.dispatchInTurns = function (target, event, then) {
    turn(begin(target, event, true), then);
  };
  function turn(walk, then) {
    const entry = advance(walk);
    if (entry === undefined) {
      then(end(walk));
      return;
    }
    %QueuePageTask("steps", afterListener, [walk, then], walk.state.type);
    invoke(walk, entry);
  }
  function afterListener(walk, then) {
    turn(walk, then);
  }
}

function pageSignals(kit) {
  const token = {};
  let finish;
  let make;
  kit.AbortSignal = class AbortSignal extends kit.EventTarget {
    #aborted = false;
    #reason = undefined;
    constructor(given) {
      if (given !== token) throw new %TypeError%("Failed to construct 'AbortSignal': Illegal constructor");
      super();
    }
    get aborted() {
      return this.#aborted;
    }
    get reason() {
      return this.#reason;
    }
    throwIfAborted() {
      if (this.#aborted) throw this.#reason;
    }
    static abort(reason = new kit.DOMException("signal is aborted without reason", "AbortError")) {
      const signal = new AbortSignal(token);
      finish(signal, reason);
      return signal;
    }
    static timeout(delay) {
      %NeedArguments();
      const signal = new AbortSignal(token);
      %SetPageTimer(() => finish(signal, new kit.DOMException("signal timed out", "TimeoutError")), %Math%.trunc(+delay), [], false, %PageNumber());
      return signal;
    }
    static any(signals) {
      %NeedArguments();
      const made = new AbortSignal(token);
      for (const signal of signals) {
        if (!signal.aborted) continue;
        finish(made, signal.reason);
        return made;
      }
      for (const signal of signals) kit.listen(signal, "abort", () => finish(made, signal.reason), {once: true});
      return made;
    }
    static {
      make = Signal => new Signal(token);
      finish = (signal, reason) => {
        if (signal.#aborted) return;
        signal.#aborted = true;
        signal.#reason = reason;
        kit.dispatch(signal, new kit.Event("abort"), true);
      };
    }
    get [%SymbolToStringTag%]() {
      return "AbortSignal";
    }
  };
  kit.attribute(kit.AbortSignal.prototype, "abort");
  kit.AbortController = class AbortController {
    #signal = make(signalClass(this));
    get signal() {
      return this.#signal;
    }
    abort(reason = new kit.DOMException("signal is aborted without reason", "AbortError")) {
      finish(this.#signal, reason);
    }
  };
  function signalClass(controller) {
    return kit.TaskController !== undefined && controller instanceof kit.TaskController ? kit.TaskSignal : kit.AbortSignal;
  }
}
