// What node took over from the web platform: events, abort signals. Made when a program first asks for one of them.

function webClass(name) {
  return %BuiltinModule("internal/web")[name];
}

function webAbortController() {
  return %WebClass("AbortController");
}
function webAbortSignal() {
  return %WebClass("AbortSignal");
}
function webEventTarget() {
  return %WebClass("EventTarget");
}
function webEvent() {
  return %WebClass("Event");
}
function webCustomEvent() {
  return %WebClass("CustomEvent");
}
function webDOMException() {
  return %WebClass("DOMException");
}

// atob and btoa
function throwInvalidCharacter(name, message) {
  const DOMException = %WebClass("DOMException");
  if (%IsPage()) throw new DOMException("Failed to execute '" + name + "' on 'Window': " + (name === "atob" ? "The string to be decoded is not correctly encoded." : "The string to be encoded contains characters outside of the Latin1 range."), "InvalidCharacterError");
  throw %WithFrames(new DOMException(message, "InvalidCharacterError"), name === "atob" ? "atob (node:buffer:1294:13)" : "btoa (node:buffer:1280:11)");
}

function moduleWeb() {
  const inspect = %Symbol%.for("nodejs.util.inspect.custom");
  // A listener that wants the event's value (`_value`) instead of the event; what a target hears of its listeners.
  const kValueListener = %Symbol%("kIsNodeStyleListener");
  const kListenersChange = %Symbol%("kListenersChange");
  const codes = {IndexSizeError: 1, HierarchyRequestError: 3, WrongDocumentError: 4, InvalidCharacterError: 5, NoModificationAllowedError: 7, NotFoundError: 8, NotSupportedError: 9, InUseAttributeError: 10, InvalidStateError: 11, SyntaxError: 12, InvalidModificationError: 13, NamespaceError: 14, InvalidAccessError: 15, TypeMismatchError: 17, SecurityError: 18, NetworkError: 19, AbortError: 20, URLMismatchError: 21, QuotaExceededError: 22, TimeoutError: 23, InvalidNodeTypeError: 24, DataCloneError: 25};

  const constants = {
    INDEX_SIZE_ERR: 1, DOMSTRING_SIZE_ERR: 2, HIERARCHY_REQUEST_ERR: 3, WRONG_DOCUMENT_ERR: 4, INVALID_CHARACTER_ERR: 5, NO_DATA_ALLOWED_ERR: 6, NO_MODIFICATION_ALLOWED_ERR: 7, NOT_FOUND_ERR: 8, NOT_SUPPORTED_ERR: 9,
    INUSE_ATTRIBUTE_ERR: 10, INVALID_STATE_ERR: 11, SYNTAX_ERR: 12, INVALID_MODIFICATION_ERR: 13, NAMESPACE_ERR: 14, INVALID_ACCESS_ERR: 15, VALIDATION_ERR: 16, TYPE_MISMATCH_ERR: 17, SECURITY_ERR: 18, NETWORK_ERR: 19,
    ABORT_ERR: 20, URL_MISMATCH_ERR: 21, QUOTA_EXCEEDED_ERR: 22, TIMEOUT_ERR: 23, INVALID_NODE_TYPE_ERR: 24, DATA_CLONE_ERR: 25,
  };

  // The first line of a stack, which V8 wrote while the exception had no name.
  function placeHead(error, name) {
    const {stack} = error;
    const cut = %TextFind(stack, "\n    at ", 0);
    %DefineHidden(error, "stack", name + ": " + error.message + (cut < 0 ? "" : %TextPart(stack, cut, stack.length)));
  }

  class DOMException extends %Error% {
    #name;
    constructor(message = "", options = "Error") {
      super(`${message}`);
      const isBag = typeof options === "object" && options !== null;
      this.#name = isBag ? `${options.name}` : `${options}`;
      if (isBag && "cause" in options) %DefineHidden(this, "cause", options.cause);
      %PlaceInLibrary(this, "\n    at new DOMException (node:internal/per_context/domexception:53:5)");
      placeHead(this, this.#name);
    }
    get name() {
      return this.#name;
    }
    get code() {
      return codes[this.#name] === undefined ? 0 : codes[this.#name];
    }
  }

  class Event {
    #type;
    #init;
    #started = 0;
    constructor(type, init = undefined) {
      if (arguments.length === 0) %ThrowMissingArgument("type");
      if (init === undefined || init === null) init = {};
      else if (typeof init !== "object") throw %ArgumentTypeError("options", "of type object", init);
      this.#type = `${type}`;
      this.#init = {bubbles: !!init.bubbles, cancelable: !!init.cancelable, composed: !!init.composed};
      this.#started = %BuiltinModule("internal/global_performance").now();
      %DefineHidden(this, "_target", null);
      %DefineHidden(this, "_prevented", false);
      %DefineHidden(this, "_stopped", false);
      %DefineHidden(this, "_phase", 0);
      %DefineHidden(this, "_halted", false);
    }
    get type() {
      return this.#type;
    }
    get target() {
      return this._target;
    }
    get currentTarget() {
      return this._phase === 2 ? this._target : null;
    }
    get srcElement() {
      return this._target;
    }
    get bubbles() {
      return this.#init.bubbles;
    }
    get cancelable() {
      return this.#init.cancelable;
    }
    get composed() {
      return this.#init.composed;
    }
    get defaultPrevented() {
      return this.#init.cancelable && this._prevented;
    }
    get eventPhase() {
      return this._phase;
    }
    get timeStamp() {
      return this.#started;
    }
    get isTrusted() {
      return false;
    }
    preventDefault() {
      this._prevented = true;
    }
    stopPropagation() {
      this._halted = true;
    }
    get returnValue() {
      return !this.defaultPrevented;
    }
    get cancelBubble() {
      return this._halted === true;
    }
    set cancelBubble(value) {
      if (value) this.stopPropagation();
    }
    stopImmediatePropagation() {
      this._stopped = true;
    }
    composedPath() {
      return this._phase === 2 ? [this._target] : [];
    }
    [inspect](depth, options, show) {
      const shown = {type: this.type, defaultPrevented: this.defaultPrevented, cancelable: this.cancelable, timeStamp: this.timeStamp};
      return this.constructor.name + " " + show(shown, options);
    }
  }

  const phases = {NONE: 0, CAPTURING_PHASE: 1, AT_TARGET: 2, BUBBLING_PHASE: 3};
  for (const name of %OwnKeys(phases)) %Object%.defineProperty(Event, name, {enumerable: true, value: phases[name]});

  class CustomEvent extends Event {
    #detail;
    constructor(type, init = undefined) {
      super(type, init);
      this.#detail = init === undefined || init === null || init.detail === undefined ? null : init.detail;
    }
    get detail() {
      return this.#detail;
    }
  }

  // null and undefined are told of and left out.
  function isListener(target, type, listener) {
    if (typeof listener === "function" || %IsObject(listener)) return true;
    if (listener !== undefined && listener !== null) throw %ArgumentTypeError("listener", "an instance of EventListener", listener);
    const warning = new %Error%("addEventListener called with " + listener + " which has no effect.");
    warning.name = "AddEventListenerArgumentTypeWarning";
    warning.target = target;
    warning.type = type;
    %Process%.emitWarning(warning);
    return false;
  }

  const limits = new %WeakMap%(); // how many listeners of one event are no leak, by target
  let listenersOf, namesOf, dropListeners;
  class EventTarget {
    #listeners = new %Map%();
    addEventListener(type, listener, options) {
      if (arguments.length < 2) throw %NodeError("TypeError", "The \"type\" and \"listener\" arguments must be specified", "ERR_MISSING_ARGS");
      if (!isListener(this, type, listener)) return;
      const settings = typeof options === "boolean" ? {capture: options} : options === undefined ? {} : options;
      const signal = settings.signal;
      if (signal !== undefined && signal.aborted) return;
      const name = `${type}`;
      let list = this.#listeners.get(name);
      if (list === undefined) this.#listeners.set(name, list = []);
      const capture = !!settings.capture;
      for (const each of list) if (each.listener === listener && each.capture === capture) return;
      list.push({listener, capture, once: !!settings.once, wantsValue: settings[kValueListener] === true, removed: false});
      if (this[kListenersChange] !== undefined) this[kListenersChange](name, list.length, 1);
      if (signal !== undefined) signal.addEventListener("abort", () => this.removeEventListener(type, listener, settings), {once: true});
    }
    removeEventListener(type, listener, options) {
      const list = this.#listeners.get(`${type}`);
      const capture = typeof options === "boolean" ? options : options !== undefined && options !== null && !!options.capture;
      if (list === undefined) return;
      for (let i = 0; i < list.length; i++) {
        if (list[i].listener !== listener || list[i].capture !== capture) continue;
        list[i].removed = true;
        list.splice(i, 1);
        if (this[kListenersChange] !== undefined) this[kListenersChange](`${type}`, list.length, -1);
        return;
      }
    }
    dispatchEvent(event) {
      if (arguments.length === 0) throw %NodeError("TypeError", "The \"event\" argument must be specified", "ERR_MISSING_ARGS");
      if (!(event instanceof Event)) throw %ArgumentTypeError("event", "an instance of Event", event);
      if (event._phase === 2) throw %NodeError("Error", "The event \"" + event.type + "\" is already being dispatched", "ERR_EVENT_RECURSION");
      event._target = this;
      event._phase = 2;
      const list = this.#listeners.get(event.type);
      for (const each of list === undefined ? [] : [...list]) {
        if (each.removed || event._stopped) continue;
        if (each.once) this.removeEventListener(event.type, each.listener, each.capture);
        try {
          if (each.wantsValue) %Call(each.listener, this, event._value);
          else if (typeof each.listener === "function") each.listener.call(this, event);
          else each.listener.handleEvent(event);
        } catch (error) {
          %Process%.nextTick(() => {
            throw error;
          });
        }
      }
      event._phase = 0;
      return !event.defaultPrevented;
    }
    [inspect](depth, options, show) {
      return this.constructor.name + " {}";
    }
    static {
      listenersOf = (target, type) => target.#listeners.get(type) || [];
      namesOf = target => [...target.#listeners.keys()].filter(name => target.#listeners.get(name).length > 0);
      dropListeners = (target, type) => {
        if (type === undefined) target.#listeners.clear();
        else target.#listeners.delete(type);
      };
    }
  }

  const make = {};
  let finish;
  class AbortSignal extends EventTarget {
    #aborted = false;
    #reason = undefined;
    #handler;
    constructor(token) {
      if (token !== make) {
        const error = new %TypeError%("Illegal constructor");
        error.code = "ERR_ILLEGAL_CONSTRUCTOR";
        throw error;
      }
      super();
    }
    // The place among the listeners is that of the first handler.
    get onabort() {
      return this.#handler === undefined ? null : this.#handler.value;
    }
    set onabort(value) {
      const isSet = typeof value === "function" || %IsObject(value);
      if (this.#handler !== undefined) {
        this.#handler.value = isSet ? value : null;
        return;
      }
      if (!isSet) return;
      const handler = this.#handler = {value};
      this.addEventListener("abort", function (event) {
        if (typeof handler.value === "function") return %Call(handler.value, this, event);
        return undefined;
      });
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
    [inspect](depth, options, show) {
      return "AbortSignal " + show({aborted: this.#aborted}, options);
    }
    static abort(reason = new DOMException("This operation was aborted", "AbortError")) {
      const signal = new AbortSignal(make);
      finish(make, signal, reason);
      return signal;
    }
    static timeout(delay) {
      if (typeof delay !== "number") throw %ArgumentTypeError("delay", "of type number", delay);
      if (delay % 1 !== 0) %ThrowOutOfRange("delay", delay);
      if (!(delay >= 0 && delay <= 4294967295)) throw %NodeError("RangeError", "The value of \"delay\" is out of range. It must be >= 0 && <= 4294967295. Received " + delay, "ERR_OUT_OF_RANGE");
      const signal = new AbortSignal(make);
      const timers = %BuiltinModule("timers");
      timers.setTimeout(() => finish(make, signal, new DOMException("The operation was aborted due to timeout", "TimeoutError")), delay).unref();
      return signal;
    }
    static any(signals) {
      const made = new AbortSignal(make);
      for (const signal of signals) {
        if (!signal.aborted) continue;
        finish(make, made, signal.reason);
        return made;
      }
      for (const signal of signals) signal.addEventListener("abort", () => finish(make, made, signal.reason), {once: true});
      return made;
    }
    static {
      finish = (token, signal, reason) => {
        if (token !== make || signal.#aborted) return;
        signal.#aborted = true;
        signal.#reason = reason;
        signal.dispatchEvent(new Event("abort"));
      };
    }
  }

  class AbortController {
    #signal = new AbortSignal(make);
    get signal() {
      return this.#signal;
    }
    abort(reason = new DOMException("This operation was aborted", "AbortError")) {
      finish(make, this.#signal, reason);
    }
    [inspect](depth, options, show) {
      return "AbortController " + show({signal: this.#signal}, options);
    }
  }
  // The constants, on the class and on its prototype.
  for (const name of %OwnKeys(constants)) {
    const constant = {value: constants[name], enumerable: true};
    %Object%.defineProperty(DOMException, name, constant);
    %Object%.defineProperty(DOMException.prototype, name, constant);
  }
  const tagged = {AbortController, AbortSignal, CustomEvent, DOMException, Event, EventTarget};
  for (const name of %OwnKeys(tagged)) %Object%.defineProperty(tagged[name].prototype, %SymbolToStringTag%, {configurable: true, value: name});
  return {AbortController, AbortSignal, CustomEvent, DOMException, Event, EventTarget, placeHead, targets: {kValueListener, kListenersChange, limits, listenersOf, namesOf, dropListeners}};
}
