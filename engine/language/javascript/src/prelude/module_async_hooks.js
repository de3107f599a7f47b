// require('async_hooks'): what a program keeps along its asynchronous calls. The engine carries one value, the context,
// from where a job is queued to where it runs; here it is a list of storage, store, storage, store... that never changes.

function moduleAsyncHooks() {
  const id = %Symbol%("async_id_symbol");
  const trigger = %Symbol%("trigger_async_id_symbol");

  const placeOf = (context, storage) => {
    if (context === undefined) return -1;
    for (let i = 0; i < context.length; i += 2) if (context[i] === storage) return i;
    return -1;
  };
  // The context with another store for a storage, or without one.
  function changed(context, storage, hasStore, store) {
    const out = context === undefined ? [] : [...context];
    const place = placeOf(out, storage);
    if (place >= 0) out.splice(place, 2);
    if (hasStore) out.push(storage, store);
    return out.length === 0 ? undefined : out;
  }
  function runIn(context, callback, receiver, args) {
    const before = %AsyncContext();
    %SetAsyncContext(context);
    try {
      return %CallWithArray(callback, receiver, args);
    } finally {
      %SetAsyncContext(before);
    }
  }

  class AsyncLocalStorage {
    constructor() {
      this.kResourceStore = %Symbol%("kResourceStore");
      this.enabled = false;
    }
    static bind(fn) {
      return AsyncResource.bind(fn);
    }
    static snapshot() {
      return AsyncLocalStorage.bind(function (callback, ...args) {
        return callback(...args);
      });
    }
    disable() {
      this.enabled = false;
    }
    _enable() {
      this.enabled = true;
    }
    enterWith(store) {
      this._enable();
      %SetAsyncContext(changed(%AsyncContext(), this, true, store));
    }
    run(store, callback, ...args) {
      if (%Object%.is(store, this.getStore())) return %CallWithArray(callback, null, args);
      this._enable();
      const before = %AsyncContext();
      const place = placeOf(before, this);
      %SetAsyncContext(changed(before, this, true, store));
      try {
        return %CallWithArray(callback, null, args);
      } finally {
        %SetAsyncContext(changed(%AsyncContext(), this, place >= 0, place < 0 ? undefined : before[place + 1]));
      }
    }
    exit(callback, ...args) {
      if (!this.enabled) return %CallWithArray(callback, null, args);
      const before = %AsyncContext();
      this.disable();
      %SetAsyncContext(changed(before, this, false));
      try {
        return %CallWithArray(callback, null, args);
      } finally {
        this._enable();
        %SetAsyncContext(before);
      }
    }
    getStore() {
      if (!this.enabled) return undefined;
      const context = %AsyncContext();
      const place = placeOf(context, this);
      return place < 0 ? undefined : context[place + 1];
    }
  }

  class AsyncResource {
    #context = %AsyncContext();
    constructor(type, options = {}) {
      if (typeof type !== "string") %ThrowInvalidArgument("type", "string", type);
      const given = typeof options === "number" ? options : options.triggerAsyncId;
      if (given !== undefined && (!%Number%.isSafeInteger(given) || given < -1)) throw %NodeError("RangeError", "Invalid triggerAsyncId value: " + given, "ERR_INVALID_ASYNC_ID");
      this[id] = %NewAsyncId();
      this[trigger] = given === undefined ? executionAsyncId() : given;
    }
    runInAsyncScope(fn, thisArg, ...args) {
      return runIn(this.#context, fn, thisArg, args);
    }
    emitDestroy() {
      return this;
    }
    asyncId() {
      return this[id];
    }
    triggerAsyncId() {
      return this[trigger];
    }
    bind(fn, thisArg) {
      if (typeof fn !== "function") %ThrowInvalidArgument("fn", "function", fn);
      const resource = this;
      const bound = thisArg !== undefined ? this.runInAsyncScope.bind(this, fn, thisArg) : function (...args) {
        return resource.runInAsyncScope(fn, this, ...args);
      };
      %Object%.defineProperty(bound, "length", {configurable: true, enumerable: false, value: fn.length, writable: false});
      return bound;
    }
    static bind(fn, type, thisArg) {
      return new AsyncResource(type || fn.name || "bound-anonymous-fn").bind(fn, thisArg);
    }
  }

  function executionAsyncId() {
    return %ExecutionAsyncId();
  }
  function triggerAsyncId() {
    return %TriggerAsyncId();
  }
  const resource = {};
  function executionAsyncResource() {
    return resource;
  }
  function createHook(callbacks) {
    for (const name of ["init", "before", "after", "destroy", "promiseResolve"]) {
      if (callbacks[name] !== undefined && typeof callbacks[name] !== "function") throw %NodeError("TypeError", "hook." + name + " must be a function", "ERR_ASYNC_CALLBACK");
    }
    function enable() {
      throw new %Error%("The simulator calls no async hooks; its window shows what is queued and what runs, and AsyncLocalStorage carries values along");
    }
    return {
      enable,
      disable() {
        return this;
      },
    };
  }
  return {AsyncLocalStorage, createHook, executionAsyncId, triggerAsyncId, executionAsyncResource, asyncWrapProviders: %Object%.freeze({__proto__: null}), AsyncResource};
}
