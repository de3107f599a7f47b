// require('util'): what is not a native of the inspector.

function moduleUtil() {
  const util = %UtilBase();
  const promisified = %Symbol%.for("nodejs.util.promisify.custom");
  function promisify(original) {
    if (typeof original !== "function") %ThrowInvalidArgument("original", "function", original);
    const own = original[promisified];
    if (own !== undefined && own !== null) {
      if (typeof own !== "function") %ThrowInvalidArgument("util.promisify.custom", "function", own);
      %Object%.defineProperty(own, promisified, {value: own, enumerable: false, writable: false, configurable: true});
      return own;
    }
    function fn(...args) {
      return new %Promise%((resolve, reject) => {
        args.push((error, value) => {
          if (error) reject(error);
          else resolve(value);
        });
        %CallWithArray(original, this, args);
      });
    }
    %Object%.setPrototypeOf(fn, %Object%.getPrototypeOf(original));
    %Object%.defineProperty(fn, promisified, {value: fn, enumerable: false, writable: false, configurable: true});
    const descriptions = %Object%.getOwnPropertyDescriptors(original);
    delete descriptions.prototype;
    return %Object%.defineProperties(fn, descriptions);
  }
  promisify.custom = promisified;
  util.inspect.custom = %Symbol%.for("nodejs.util.inspect.custom");
  util.inspect.defaultOptions = {
    showHidden: false, depth: 2, colors: false, customInspect: true, showProxy: false, maxArrayLength: 100, maxStringLength: 10000,
    breakLength: 128, compact: 3, sorted: false, getters: false, numericSeparator: false,
  };
  const timers = %BuiltinModule("timers");
  for (const name of ["setTimeout", "setImmediate"]) {
    %Object%.defineProperty(timers[name], promisified, {enumerable: true, configurable: true, get: () => %BuiltinModule("timers/promises")[name]});
  }
  function callbackify(original) {
    if (typeof original !== "function") %ThrowInvalidArgument("original", "function", original);
    function callbackified(...args) {
      const callback = args.pop();
      if (typeof callback !== "function") %ThrowInvalidArgument("last argument", "function", callback);
      const nextTick = %Process%.nextTick;
      const promise = %CallWithArray(original, this, args);
      promise.then(value => nextTick(callback, null, value), error => nextTick(callback, error));
    }
    const descriptions = %Object%.getOwnPropertyDescriptors(original);
    if (typeof descriptions.length.value === "number") descriptions.length.value++;
    if (typeof descriptions.name.value === "string") descriptions.name.value += "Callbackified";
    delete descriptions.prototype;
    return %Object%.defineProperties(callbackified, descriptions);
  }
  function inherits(constructor, parent) {
    %Object%.defineProperty(constructor, "super_", {value: parent, writable: true, configurable: true});
    %Object%.setPrototypeOf(constructor.prototype, parent.prototype);
  }
  function deprecate(f) {
    return f;
  }
  const types = {
    isExternal: value => false,
    isDate: value => %KindName(value) === "date",
    isBigIntObject: value => %BoxedKind(value) === "bigint",
    isBooleanObject: value => %BoxedKind(value) === "boolean",
    isNumberObject: value => %BoxedKind(value) === "number",
    isStringObject: value => %BoxedKind(value) === "string",
    isSymbolObject: value => %BoxedKind(value) === "symbol",
    isNativeError: value => %KindName(value) === "error",
    isRegExp: value => %KindName(value) === "regexp",
    isAsyncFunction: value => %FunctionKindName(value) === "async" || %FunctionKindName(value) === "async generator",
    isGeneratorFunction: value => %FunctionKindName(value) === "generator" || %FunctionKindName(value) === "async generator",
    isGeneratorObject: value => %KindName(value) === "generator",
    isPromise: value => %KindName(value) === "promise",
    isMap: value => %KindName(value) === "map",
    isSet: value => %KindName(value) === "set",
    isWeakMap: value => %KindName(value) === "weak map",
    isWeakSet: value => %KindName(value) === "weak set",
    isArrayBuffer: value => %BinaryKind(value) === "ArrayBuffer",
    isDataView: value => %BinaryKind(value) === "DataView",
    isSharedArrayBuffer: value => %BinaryKind(value) === "SharedArrayBuffer",
    isProxy: value => %KindName(value) === "proxy",
    isAnyArrayBuffer: value => %KindName(value) === "array buffer",
    isBoxedPrimitive: value => %BoxedKind(value) !== undefined,
    isArrayBufferView: %ArrayBuffer%.isView,
    isTypedArray: value => %IsTypedArray(value),
    isUint8Array: value => %BinaryKind(value) === "Uint8Array",
    isUint8ClampedArray: value => %BinaryKind(value) === "Uint8ClampedArray",
    isUint16Array: value => %BinaryKind(value) === "Uint16Array",
    isUint32Array: value => %BinaryKind(value) === "Uint32Array",
    isInt8Array: value => %BinaryKind(value) === "Int8Array",
    isInt16Array: value => %BinaryKind(value) === "Int16Array",
    isInt32Array: value => %BinaryKind(value) === "Int32Array",
    isFloat32Array: value => %BinaryKind(value) === "Float32Array",
    isFloat64Array: value => %BinaryKind(value) === "Float64Array",
    isBigInt64Array: value => %BinaryKind(value) === "BigInt64Array",
    isBigUint64Array: value => %BinaryKind(value) === "BigUint64Array",
  };
  util.TextEncoder = %TextEncoder%;
  util.TextDecoder = %TextDecoder%;
  util.promisify = promisify;
  util.callbackify = callbackify;
  util.inherits = inherits;
  util.deprecate = deprecate;
  util.debuglog = util.debug = () => () => {};
  util.isArray = %Array%.isArray;
  util.isDeepStrictEqual = (a, b) => %DeepEqual(a, b, []);
  util.types = types;
  util.stripVTControlCharacters = text => text;
  return util;
}

// Deep equality as util.isDeepStrictEqual has it; `pairs` holds the pairs under comparison, in turns.
function deepEqual(a, b, pairs) {
  if (a === b) return a !== 0 || 1 / a === 1 / b;
  if (!%IsObject(a) || !%IsObject(b)) return a !== a && b !== b;
  if (%Object%.getPrototypeOf(a) !== %Object%.getPrototypeOf(b)) return false;
  const kind = %KindBehindProxies(a);
  if (kind !== %KindBehindProxies(b) || %IsCallable(a)) return false;
  for (let i = 0; i < pairs.length; i += 2) {
    if (pairs[i] === a && pairs[i + 1] === b) return true;
  }
  if (%BoxedKind(a) !== undefined && %Object%.is(%BoxedValue(a), %BoxedValue(b)) === false) return false;
  if (kind === "regexp" && (%RegExpSource(a) !== %RegExpSource(b) || %RegExpLetters(a) !== %RegExpLetters(b))) return false;
  if (kind === "typed array" && a.length !== b.length) return false;
  if ((kind === "array buffer" || kind === "data view") && !%DeepEqualBytes(a, b)) return false;
  if (kind === "date" && %DateValue(a) !== %DateValue(b)) return false;
  if (kind === "error" && (a.message !== b.message || a.name !== b.name)) return false;
  if (%IsArray(a) && a.length !== b.length) return false;
  %ArrayAppend(pairs, a);
  %ArrayAppend(pairs, b);
  const equal = %DeepEqualProperties(a, b, pairs) && (kind !== "map" || %DeepEqualMaps(a, b, pairs)) && (kind !== "set" || %DeepEqualSets(a, b, pairs));
  pairs.length -= 2;
  return equal;
}

function deepEqualProperties(a, b, pairs) {
  const keys = %OwnKeys(a);
  let count = 0;
  for (let i = 0; i < keys.length; i++) {
    if (!%IsEnumerableOwn(a, keys[i])) continue;
    count++;
    if (!%IsEnumerableOwn(b, keys[i]) || !%DeepEqual(a[keys[i]], b[keys[i]], pairs)) return false;
  }
  const others = %OwnKeys(b);
  for (let i = 0; i < others.length; i++) {
    if (%IsEnumerableOwn(b, others[i])) count--;
  }
  return count === 0;
}

function deepEqualMaps(a, b, pairs) {
  if (a.size !== b.size) return false;
  for (const [key, value] of a) {
    let found = b.has(key) && %DeepEqual(value, b.get(key), pairs);
    if (!found && %IsObject(key)) {
      for (const [other, otherValue] of b) found ||= %DeepEqual(key, other, pairs) && %DeepEqual(value, otherValue, pairs);
    }
    if (!found) return false;
  }
  return true;
}

function deepEqualSets(a, b, pairs) {
  if (a.size !== b.size) return false;
  for (const value of a) {
    let found = b.has(value);
    if (!found && %IsObject(value)) {
      for (const other of b) found ||= %DeepEqual(value, other, pairs);
    }
    if (!found) return false;
  }
  return true;
}
