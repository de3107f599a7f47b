// require('util'): functions made of functions, and the parts of the other files put together.

// Callbacks and promises made from each other; functions that warn.
function moduleUtilFunctions() {
  const promisified = %Symbol%.for("nodejs.util.promisify.custom");
  function checkFunction(value, name) {
    if (typeof value !== "function") %ThrowInvalidArgument(name, "function", value);
  }
  const keepCustom = fn => %Object%.defineProperty(fn, promisified, {__proto__: null, value: fn, enumerable: false, writable: false, configurable: true});

  function promisify(original) {
    checkFunction(original, "original");
    const own = original[promisified];
    if (own) {
      if (typeof own !== "function") throw %ArgumentTypeError("util.promisify.custom", "of type function", own);
      return keepCustom(own);
    }
    function fn(...args) {
      const receiver = this;
      return new %Promise%(function start(resolve, reject) {
        %ArrayAppend(args, (error, value) => {
          if (error) reject(error);
          else resolve(value);
        });
        %CallWithArray(original, receiver, args);
      });
    }
    %Object%.setPrototypeOf(fn, %PrototypeOf(original));
    keepCustom(fn);
    const descriptions = %Object%.getOwnPropertyDescriptors(original);
    for (const key of %OwnKeys(descriptions)) {
      if (%HasOwn(fn, key) && !%Object%.getOwnPropertyDescriptor(fn, key).configurable && key !== "prototype") delete descriptions[key];
    }
    return %Object%.defineProperties(fn, descriptions);
  }
  promisify.custom = promisified;

  // What a callback is told of a promise that was rejected with nothing.
  function falsyReason(reason) {
    const error = %NodeError("Error", "Promise was rejected with falsy value", "ERR_FALSY_VALUE_REJECTION");
    error.reason = reason;
    return error;
  }
  function callbackify(original) {
    checkFunction(original, "original");
    function callbackified(...args) {
      const callback = args.pop();
      if (typeof callback !== "function") %ThrowInvalidArgument("last argument", "function", callback);
      const call = %Call(%FunctionPrototype%.bind, callback, this);
      const promise = %CallWithArray(original, this, args);
      const {nextTick} = %Process%;
      if (typeof promise.then !== "function") %ThrowTypeError("ReflectApply(...).then is not a function");
      promise.then(function succeed(value) {
        nextTick(call, null, value);
      }, function fail(reason) {
        nextTick(call, reason || falsyReason(reason));
      });
    }
    const descriptions = %Object%.getOwnPropertyDescriptors(original);
    if (typeof descriptions.length.value === "number") descriptions.length.value++;
    if (typeof descriptions.name.value === "string") descriptions.name.value += "Callbackified";
    for (const key of %OwnKeys(descriptions)) {
      if (%HasOwn(callbackified, key) && !%Object%.getOwnPropertyDescriptor(callbackified, key).configurable && key !== "prototype") delete descriptions[key];
    }
    return %Object%.defineProperties(callbackified, descriptions);
  }

  function inherits(ctor, superCtor) {
    if (ctor === undefined || ctor === null) throw %LibraryError(%ArgumentTypeError("ctor", "of type function", ctor), "util:324", "    throw new ERR_INVALID_ARG_TYPE('ctor', 'Function', ctor);");
    if (superCtor === undefined || superCtor === null) throw %LibraryError(%ArgumentTypeError("superCtor", "of type function", superCtor), "util:327", "    throw new ERR_INVALID_ARG_TYPE('superCtor', 'Function', superCtor);");
    if (superCtor.prototype === undefined) throw %LibraryError(%ArgumentTypeError("superCtor.prototype", "of type object", superCtor.prototype), "util:330", "    throw new ERR_INVALID_ARG_TYPE('superCtor.prototype',");
    %Object%.defineProperty(ctor, "super_", {__proto__: null, value: superCtor, writable: true, configurable: true});
    %Object%.setPrototypeOf(ctor.prototype, superCtor.prototype);
  }

  const toldCodes = new %Set%();
  function deprecate(fn, msg, code, modifyPrototype) {
    if (code !== undefined && typeof code !== "string") %ThrowInvalidArgument("code", "string", code);
    let told = false;
    function tell() {
      if (told) return;
      told = true;
      if (code !== undefined && toldCodes.has(code)) return;
      if (code !== undefined) toldCodes.add(code);
      %Process%.emitWarning(msg, "DeprecationWarning", code);
    }
    function deprecated(...args) {
      tell();
      return new.target === undefined ? %CallWithArray(fn, this, args) : %ConstructWithArray(fn, args, new.target);
    }
    if (modifyPrototype !== false) {
      %Object%.setPrototypeOf(deprecated, fn);
      if (fn.prototype) deprecated.prototype = fn.prototype;
    }
    return deprecated;
  }

  // NODE_DEBUG is not set here: nothing is logged.
  function debuglog(set, callback) {
    const logger = (...args) => {};
    %Object%.defineProperty(logger, "enabled", {
      __proto__: null,
      get() {
        return false;
      },
      configurable: true, enumerable: true,
    });
    return logger;
  }
  return {promisify, promisified, callbackify, inherits, deprecate, debuglog};
}

function moduleUtil() {
  const base = %UtilBase();
  const {inspect} = base;
  const functions = %ModuleUtilFunctions();
  const text = %ModuleUtilText();
  const types = %ModuleUtilTypes();
  const isObject = value => value !== null && typeof value === "object";
  const {isDeepStrictEqual: areEqual} = %BuiltinModule("internal/deep_equal");
  %UtilInspectProperties(inspect, text);

  const util = {
    _extend(target, source) {
      if (!isObject(source)) return target;
      const keys = %Object%.keys(source);
      for (let i = keys.length; i-- > 0;) target[keys[i]] = source[keys[i]];
      return target;
    },
    callbackify: functions.callbackify,
    debug: functions.debuglog,
    debuglog: functions.debuglog,
    deprecate: functions.deprecate,
    format: base.format,
    styleText: text.styleText,
    formatWithOptions(inspectOptions, ...args) {
      if (!isObject(inspectOptions)) %ThrowInvalidArgument("inspectOptions", "object", inspectOptions);
      return base.formatWithOptions(inspectOptions, ...args);
    },
    getSystemErrorMap() {
      return %BuiltinModule("internal/util_errors").map;
    },
    getSystemErrorName(err) {
      if (typeof err !== "number") %ThrowInvalidArgument("err", "number", err);
      if (err >= 0 || err % 1 !== 0) throw %LibraryError(%NodeError("RangeError", `The value of "err" is out of range. It must be a negative integer. Received ${err}`, "ERR_OUT_OF_RANGE"), "util:425", "    throw new ERR_OUT_OF_RANGE('err', 'a negative integer', err);");
      const known = %BuiltinModule("internal/util_errors").map.get(err);
      return known === undefined ? `Unknown system error ${err}` : known[0];
    },
    inherits: functions.inherits,
    inspect,
    isArray: %Array%.isArray,
    isBoolean(arg) {
      return typeof arg === "boolean";
    },
    isBuffer(arg) {
      return %Buffer%.isBuffer(arg);
    },
    isDeepStrictEqual(a, b) {
      return areEqual(a, b);
    },
    isNull(arg) {
      return arg === null;
    },
    isNullOrUndefined(arg) {
      return arg === null || arg === undefined;
    },
    isNumber(arg) {
      return typeof arg === "number";
    },
    isString(arg) {
      return typeof arg === "string";
    },
    isSymbol(arg) {
      return typeof arg === "symbol";
    },
    isUndefined(arg) {
      return arg === undefined;
    },
    isRegExp: types.isRegExp,
    isObject(arg) {
      return isObject(arg);
    },
    isDate: types.isDate,
    isError(e) {
      return types.isNativeError(e) || e instanceof %Error%;
    },
    isFunction(arg) {
      return typeof arg === "function";
    },
    isPrimitive(arg) {
      return arg === null || typeof arg !== "object" && typeof arg !== "function";
    },
    log: text.log,
    promisify: functions.promisify,
    stripVTControlCharacters: text.stripVTControlCharacters,
    toUSVString: text.toUSVString,
  };
  %UtilLaterParts(util, {types, parseEnv: text.parseEnv});
  return util;
}

// util.inspect's own properties: the options that apply everywhere are the inspector's own.
function utilInspectProperties(inspect, text) {
  let defaults = {
    showHidden: false, depth: 2, colors: false, customInspect: true, showProxy: false, maxArrayLength: 100, maxStringLength: 10000,
    breakLength: 80, compact: 3, sorted: false, getters: false, numericSeparator: false,
  };
  %Object%.seal(defaults);
  inspect.custom = %Symbol%.for("nodejs.util.inspect.custom");
  %Object%.defineProperty(inspect, "defaultOptions", {
    __proto__: null,
    get() {
      %SetInspectDefaults(defaults);
      return defaults;
    },
    set(options) {
      if (options === null || typeof options !== "object" || %IsArray(options)) %ThrowInvalidArgument("options", "object", options);
      %SetInspectDefaults(defaults);
      %Object%.assign(defaults, options);
    },
  });
  inspect.colors = text.colors;
  inspect.styles = text.styles;
}

// The getters of setTimeout[util.promisify.custom] and setImmediate's.
function promisifiedSetTimeout() {
  return %BuiltinModule("timers/promises").setTimeout;
}
function promisifiedSetImmediate() {
  return %BuiltinModule("timers/promises").setImmediate;
}

// What node loads when it is first read, and what comes between.
function utilLaterParts(util, between) {
  const getter = (name, make) => ({
    [name]: {
      __proto__: null, configurable: true, enumerable: true,
      get() {
        return make();
      },
    },
  })[name];
  const replaceable = (name, make) => ({
    ...getter(name, make),
    set(value) {
      %Object%.defineProperty(util, name, {__proto__: null, value, writable: true, enumerable: true, configurable: true});
    },
  });
  async function aborted(signal, resource) {
    if (signal === undefined || signal === null || typeof signal !== "object" || !("aborted" in signal)) throw %ArgumentTypeError("signal", "an instance of AbortSignal", signal);
    if (resource === null || typeof resource !== "object" && typeof resource !== "function") throw %ArgumentTypeError("resource", "of type object", resource);
    if (signal.aborted) return %PromiseResolveNew(undefined);
    return new %Promise%(resolve => signal.addEventListener("abort", () => resolve(), {once: true}));
  }
  %Object%.defineProperty(util, "aborted", getter("aborted", () => aborted));
  %Object%.assign(util, between);
  %Object%.defineProperty(util, "parseArgs", replaceable("parseArgs", () => %BuiltinModule("internal/util_args").parseArgs));
  %Object%.defineProperty(util, "TextDecoder", replaceable("TextDecoder", () => %TextDecoder%));
  %Object%.defineProperty(util, "TextEncoder", replaceable("TextEncoder", () => %TextEncoder%));
  %Object%.defineProperty(util, "MIMEType", replaceable("MIMEType", () => %BuiltinModule("internal/util_mime").MIMEType));
  %Object%.defineProperty(util, "MIMEParams", replaceable("MIMEParams", () => %BuiltinModule("internal/util_mime").MIMEParams));
}
