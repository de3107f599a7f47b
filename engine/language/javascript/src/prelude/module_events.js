// require('events').

function moduleEvents() {
  const kCapture = %Symbol%("kCapture");
  const kShape = %Symbol%("shapeMode");
  const kErrorMonitor = %Symbol%("events.errorMonitor");
  const kEnhanceStack = %Symbol%("kEnhanceStackBeforeInspector");
  const kRejection = %Symbol%.for("nodejs.rejection");
  let defaultMaxListeners = 10;

  function EventEmitter(options) {
    %Call(EventEmitter.init, this, options);
  }
  const prototype = EventEmitter.prototype;
  prototype._events = undefined;
  prototype._eventsCount = 0;
  prototype._maxListeners = undefined;

  EventEmitter.init = function (options) {
    if (this._events === undefined || this._events === %Object%.getPrototypeOf(this)._events) {
      this._events = %BareObject();
      this._eventsCount = 0;
      this[kShape] = false;
    } else {
      this[kShape] = true; // a stream's: the names it may have stay in their places
    }
    this._maxListeners = this._maxListeners || undefined;
    const wanted = options ? options.captureRejections : undefined;
    if (!wanted) this[kCapture] = prototype[kCapture];
    else if (typeof wanted !== "boolean") throw %ArgumentTypeError("options.captureRejections", "of type boolean", wanted);
    else this[kCapture] = true;
  };

  const check = (listener, target, method) => {
    if (typeof listener === "function") return;
    const places = {
      addListener: "_addListener (node:events:557:3)\n%.addListener (node:events:616:10)",
      prependListener: "_addListener (node:events:557:3)\n%.prependListener (node:events:630:14)",
      once: "%.once (node:events:658:3)",
      prependOnceListener: "%.prependOnceListener (node:events:673:7)",
      removeListener: "%.removeListener (node:events:687:7)",
    };
    const frames = "checkListener (node:events:275:3)\n" + places[method].replace("%", `${target.constructor ? target.constructor.name : "Object"}`);
    throw %WithFrames(%ArgumentTypeError("listener", "of type function", listener), frames);
  };

  function add(target, type, listener, prepend) {
    check(listener, target, prepend ? "prependListener" : "addListener");
    let events = target._events;
    if (events === undefined) {
      events = target._events = %BareObject();
      target._eventsCount = 0;
    } else if (events.newListener !== undefined) {
      target.emit("newListener", type, listener.listener ? listener.listener : listener);
      events = target._events;
    }
    const existing = events[type];
    if (existing === undefined) {
      events[type] = listener;
      target._eventsCount++;
      return target;
    }
    if (typeof existing === "function") events[type] = prepend ? [listener, existing] : [existing, listener];
    else if (prepend) existing.unshift(listener);
    else existing.push(listener);
    const most = maxListenersOf(target);
    const list = events[type];
    if (most > 0 && list.length > most && !list.warned) {
      list.warned = true;
      const warning = %MakeWarning(`Possible EventEmitter memory leak detected. ${list.length} ${%String%(type)} listeners added to ${%ClassName(target)}. MaxListeners is ${most}. Use emitter.setMaxListeners() to increase limit`, "MaxListenersExceededWarning", undefined, undefined);
      warning.emitter = target;
      warning.type = type;
      warning.count = list.length;
      %QueueWarning(warning);
    }
    return target;
  }

  const maxListenersOf = emitter => emitter._maxListeners === undefined ? defaultMaxListeners : emitter._maxListeners;
  const checkCount = (n, name) => {
    if (typeof n !== "number") throw %ArgumentTypeError(name, "of type number", n);
    if (!(n >= 0)) throw %NodeError("RangeError", `The value of "${name}" is out of range. It must be >= 0. Received ${n}`, "ERR_OUT_OF_RANGE");
  };
  prototype.setMaxListeners = function setMaxListeners(n) {
    checkCount(n, "setMaxListeners");
    this._maxListeners = n;
    return this;
  };
  prototype.getMaxListeners = function getMaxListeners() {
    return maxListenersOf(this);
  };

  // An inspect of the program's own may throw.
  function shownText(value) {
    try {
      return %UtilBase().inspect(value);
    } catch {
      return %String%(value);
    }
  }
  prototype.emit = function emit(type, ...args) {
    const events = this._events;
    if (type === "error") {
      if (events !== undefined && events[kErrorMonitor] !== undefined) this.emit(kErrorMonitor, ...args);
      if (events === undefined || events.error === undefined) {
        const error = args[0];
        if (error instanceof %Error%) {
          %DefineHidden(error, kEnhanceStack, %EmittedAt(this));
          throw error;
        }
        %ThrowUnhandledError(error, shownText(error));
      }
    } else if (events === undefined) {
      return false;
    }
    const handler = events[type];
    if (handler === undefined) return false;
    if (typeof handler === "function") {
      const result = %CallWithArray(handler, this, args);
      if (result !== undefined && result !== null) capture(this, result, type, args);
      return true;
    }
    const count = handler.length;
    const listeners = %CopyPart(handler, 0, count);
    for (let i = 0; i < count; i++) {
      const result = %CallWithArray(listeners[i], this, args);
      if (result !== undefined && result !== null) capture(this, result, type, args);
    }
    return true;
  };

  // captureRejections: a listener's promise that is rejected becomes an 'error'.
  function capture(emitter, promise, type, args) {
    if (!emitter[kCapture]) return;
    try {
      const then = promise.then;
      if (typeof then !== "function") return;
      %Call(then, promise, undefined, error => %Process%.nextTick(report, emitter, error, type, args));
    } catch (error) {
      emitter.emit("error", error);
    }
  }
  function report(emitter, error, type, args) {
    if (typeof emitter[kRejection] === "function") return void emitter[kRejection](error, type, ...args);
    const previous = emitter[kCapture];
    try {
      emitter[kCapture] = false;
      emitter.emit("error", error);
    } finally {
      emitter[kCapture] = previous;
    }
  }

  prototype.addListener = function addListener(type, listener) {
    return add(this, type, listener, false);
  };
  prototype.on = prototype.addListener;
  prototype.prependListener = function prependListener(type, listener) {
    return add(this, type, listener, true);
  };

  function onceWrapper() {
    if (this.fired) return undefined;
    this.target.removeListener(this.type, this.wrapFn);
    this.fired = true;
    return %CallWithArray(this.listener, this.target, arguments.length === 0 ? [] : [...arguments]);
  }
  function wrapOnce(target, type, listener) {
    const state = {fired: false, wrapFn: undefined, target, type, listener};
    const wrapped = onceWrapper.bind(state);
    wrapped.listener = listener;
    state.wrapFn = wrapped;
    return wrapped;
  }
  prototype.once = function once(type, listener) {
    check(listener, this, "once");
    this.on(type, wrapOnce(this, type, listener));
    return this;
  };
  prototype.prependOnceListener = function prependOnceListener(type, listener) {
    check(listener, this, "prependOnceListener");
    this.prependListener(type, wrapOnce(this, type, listener));
    return this;
  };

  const drop = (emitter, type) => {
    emitter._eventsCount--;
    if (emitter[kShape]) emitter._events[type] = undefined;
    else if (emitter._eventsCount === 0) emitter._events = %BareObject();
    else delete emitter._events[type];
  };
  prototype.removeListener = function removeListener(type, listener) {
    check(listener, this, "removeListener");
    const events = this._events;
    if (events === undefined || events[type] === undefined) return this;
    const list = events[type];
    if (list === listener || list.listener === listener) {
      drop(this, type);
      if (events.removeListener && !this[kShape]) this.emit("removeListener", type, list.listener || listener);
      return this;
    }
    if (typeof list === "function") return this;
    let place = -1;
    for (let i = list.length - 1; i >= 0; i--) {
      if (list[i] === listener || list[i].listener === listener) {
        place = i;
        break;
      }
    }
    if (place < 0) return this;
    if (place === 0) list.shift();
    else list.splice(place, 1);
    if (list.length === 1) events[type] = list[0];
    if (events.removeListener !== undefined) this.emit("removeListener", type, listener);
    return this;
  };
  prototype.off = prototype.removeListener;

  prototype.removeAllListeners = function removeAllListeners(type) {
    const events = this._events;
    if (events === undefined) return this;
    if (events.removeListener === undefined) {
      this[kShape] = false;
      if (arguments.length === 0) {
        this._events = %BareObject();
        this._eventsCount = 0;
      } else if (events[type] !== undefined) {
        drop(this, type);
      }
      return this;
    }
    if (arguments.length === 0) {
      for (const key of %OwnKeys(events)) {
        if (key !== "removeListener") this.removeAllListeners(key);
      }
      this.removeAllListeners("removeListener");
      this._events = %BareObject();
      this._eventsCount = 0;
      return this;
    }
    const listeners = events[type];
    if (typeof listeners === "function") this.removeListener(type, listeners);
    else if (listeners !== undefined) {
      for (let i = listeners.length - 1; i >= 0; i--) this.removeListener(type, listeners[i]);
    }
    return this;
  };

  const listenersOf = (emitter, type, unwrap) => {
    const found = emitter._events === undefined ? undefined : emitter._events[type];
    if (found === undefined) return [];
    if (typeof found === "function") return [unwrap && found.listener ? found.listener : found];
    return found.map(listener => unwrap && listener.listener ? listener.listener : listener);
  };
  prototype.listeners = function listeners(type) {
    return listenersOf(this, type, true);
  };
  prototype.rawListeners = function rawListeners(type) {
    return listenersOf(this, type, false);
  };
  // With a listener: how often it is among them.
  prototype.listenerCount = function listenerCount(type, listener) {
    const found = this._events === undefined ? undefined : this._events[type];
    if (found === undefined) return 0;
    if (typeof found === "function") return listener === undefined || listener === null || found === listener || found.listener === listener ? 1 : 0;
    if (listener === undefined || listener === null) return found.length;
    let count = 0;
    for (const each of found) if (each === listener || each.listener === listener) count++;
    return count;
  };
  prototype.eventNames = function eventNames() {
    return this._eventsCount > 0 ? %OwnKeys(this._events) : [];
  };

  // A promise of the next event's arguments.
  EventEmitter.once = async function once(emitter, name, options) {
    const signal = options === undefined || options === null ? undefined : options.signal;
    if (signal !== undefined && (signal === null || typeof signal !== "object" || !("aborted" in signal))) throw %ArgumentTypeError("options.signal", "an instance of AbortSignal", signal);
    if (signal !== undefined && signal.aborted) throw %AbortError(signal.reason);
    const isEmitter = emitter !== null && emitter !== undefined && typeof emitter.on === "function";
    if (!isEmitter && (emitter === null || emitter === undefined || typeof emitter.addEventListener !== "function")) throw %WithFrames(%ArgumentTypeError("emitter", "an instance of EventEmitter", emitter), "eventTargetAgnosticAddListener (node:events:1042:11)");
    return new %Promise%((resolve, reject) => {
      const errorListener = error => {
        emitter.removeListener(name, resolver);
        if (signal !== undefined) signal.removeEventListener("abort", abortListener);
        reject(error);
      };
      const resolver = (...args) => {
        if (isEmitter && name !== "error") emitter.removeListener("error", errorListener);
        if (signal !== undefined) signal.removeEventListener("abort", abortListener);
        resolve(args);
      };
      const abortListener = () => {
        if (isEmitter) {
          emitter.removeListener(name, resolver);
          emitter.removeListener("error", errorListener);
        } else {
          emitter.removeEventListener(name, resolver);
        }
        reject(%AbortError(signal.reason));
      };
      if (isEmitter) emitter.once(name, resolver);
      else emitter.addEventListener(name, resolver, {once: true});
      if (isEmitter && name !== "error") emitter.once("error", errorListener);
      if (signal !== undefined) signal.addEventListener("abort", abortListener, {once: true});
    });
  };

  // An async iterator over the events to come.
  EventEmitter.on = function on(emitter, name, options = {}) {
    if (!%IsObject(options)) throw %ArgumentTypeError("options", "of type object", options);
    const {signal} = options;
    if (signal !== undefined && signal.aborted) throw %AbortError(signal.reason);
    const events = [];
    const waiting = [];
    const added = [];
    let failure;
    let finished = false;
    const isEmitter = typeof emitter.on === "function";
    function listen(type, listener) {
      if (isEmitter) emitter.on(type, listener);
      else emitter.addEventListener(type, listener);
      added.push([type, listener]);
    }
    function eventHandler(value) {
      if (waiting.length > 0) waiting.shift().resolve({value, done: false});
      else events.push(value);
    }
    function errorHandler(error) {
      if (waiting.length > 0) waiting.shift().reject(error);
      else failure = {error};
      closeHandler();
    }
    function abortListener() {
      errorHandler(%AbortError(signal.reason));
    }
    function closeHandler() {
      if (signal !== undefined) signal.removeEventListener("abort", abortListener);
      while (added.length > 0) {
        const [type, listener] = added.pop();
        if (isEmitter) emitter.removeListener(type, listener);
        else emitter.removeEventListener(type, listener);
      }
      finished = true;
      const done = {value: undefined, done: true};
      while (waiting.length > 0) waiting.shift().resolve(done);
      return %Promise%.resolve(done);
    }
    const iterator = {
      __proto__: %AsyncIteratorPrototype%,
      next() {
        if (events.length > 0) return %Promise%.resolve({value: events.shift(), done: false});
        if (failure !== undefined) {
          const {error} = failure;
          failure = undefined;
          return %Promise%.reject(error);
        }
        if (finished) return closeHandler();
        return new %Promise%(function (resolve, reject) {
          waiting.push({resolve, reject});
        });
      },
      return() {
        return closeHandler();
      },
      throw(error) {
        if (!(error instanceof %Error%)) throw %ArgumentTypeError("EventEmitter.AsyncIterator", "an instance of Error", error);
        errorHandler(error);
      },
      [%SymbolAsyncIterator%]() {
        return this;
      },
    };
    // Not arrow functions in a variable: the listeners have no name.
    listen(name, function (...args) {
      return eventHandler(args);
    });
    if (name !== "error" && isEmitter) listen("error", errorHandler);
    if (options.close !== undefined) for (const type of options.close) listen(type, closeHandler);
    if (signal !== undefined) signal.addEventListener("abort", abortListener, {once: true});
    return iterator;
  };
  EventEmitter.EventEmitter = EventEmitter;
  EventEmitter.captureRejectionSymbol = kRejection;
  %DefineHidden(prototype, kCapture, false);
  %Object%.defineProperty(EventEmitter, "captureRejections", {
    enumerable: true,
    get: () => prototype[kCapture],
    set: value => {
      if (typeof value !== "boolean") throw %ArgumentTypeError("EventEmitter.captureRejections", "of type boolean", value);
      prototype[kCapture] = value;
    },
  });
  EventEmitter.errorMonitor = kErrorMonitor;
  EventEmitter.listenerCount = (emitter, type) => typeof emitter.listenerCount === "function" ? emitter.listenerCount(type) : %Call(prototype.listenerCount, emitter, type);
  const isTarget = value => value instanceof %WebClass("EventTarget");
  EventEmitter.getMaxListeners = function getMaxListeners(emitterOrTarget) {
    if (emitterOrTarget && typeof emitterOrTarget.getMaxListeners === "function") return maxListenersOf(emitterOrTarget);
    if (isTarget(emitterOrTarget)) {
      const known = %BuiltinModule("internal/web").targets.limits.get(emitterOrTarget);
      return known === undefined ? defaultMaxListeners : known;
    }
    throw %ArgumentTypeError("emitter", "an instance of EventEmitter or EventTarget", emitterOrTarget);
  };
  EventEmitter.setMaxListeners = function setMaxListeners(n = defaultMaxListeners, ...emittersOrTargets) {
    checkCount(n, "setMaxListeners");
    if (emittersOrTargets.length === 0) defaultMaxListeners = n;
    for (const each of emittersOrTargets) {
      if (isTarget(each)) %BuiltinModule("internal/web").targets.limits.set(each, n);
      else if (each && typeof each.setMaxListeners === "function") each.setMaxListeners(n);
      else throw %ArgumentTypeError("eventTargets", "an instance of EventEmitter or EventTarget", each);
    }
  };
  EventEmitter.getEventListeners = function getEventListeners(emitterOrTarget, type) {
    if (typeof emitterOrTarget.listeners === "function") return emitterOrTarget.listeners(type);
    if (emitterOrTarget instanceof %WebClass("EventTarget")) {
      const found = %BuiltinModule("internal/web").targets.listenersOf(emitterOrTarget, type);
      return found.map(each => each.listener);
    }
    throw %ArgumentTypeError("emitter", "an instance of EventEmitter or EventTarget", emitterOrTarget);
  };
  %Object%.defineProperty(EventEmitter, "defaultMaxListeners", {
    enumerable: true,
    get: () => defaultMaxListeners,
    set: value => {
      checkCount(value, "defaultMaxListeners");
      defaultMaxListeners = value;
    },
  });
  if (!%IsPage()) %Object%.setPrototypeOf(%PrototypeOf(%Process%), EventEmitter.prototype);
  return EventEmitter;
}

// Where an 'error' nobody listened to was emitted, should it end the program: [on which emitter, an error made here]
// (host/fatal_text.cpp).
function emittedAt(emitter) {
  const constructor = emitter.constructor;
  const name = constructor === undefined || constructor === null ? undefined : constructor.name;
  const where = name === undefined || name === "EventEmitter" ? "" : ` on ${name} instance`;
  return [where, new %Error%("")];
}
