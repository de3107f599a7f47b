// Proxies: each internal method of ECMA-262 10.5 with its checks, and what library functions do with proxies. Keys are
// strings or symbols; `strict` says whether a refusal throws.

// The steps of GetMethod(handler, name) where the handler's property is not plain data, or not callable.
function proxyTrap(handler, name) {
  const trap = handler[name];
  if (trap === undefined || trap === null) return undefined;
  if (!%IsCallable(trap) && (name === "apply" || name === "construct")) %ThrowTrapNotCallable(trap);
  if (!%IsCallable(trap)) %ThrowTypeError("'" + %Shown(trap) + "' returned for property '" + name + "' of object '" + %Shown(handler) + "' is not a function");
  return trap;
}

function throwTrapFalsish(name, key) {
  %ThrowTypeError("'" + name + "' on proxy: trap returned falsish for property '" + %Shown(key) + "'");
}

// 10.5.1
function proxyGetPrototypeOf(proxy) {
  const target = %ProxyTarget(proxy);
  const handler = %ProxyHandler(proxy);
  const trap = %ProxyTrap(proxy, "getPrototypeOf");
  if (trap === undefined) return %PrototypeOf(target);
  const prototype = %Call(trap, handler, target);
  if (!%IsObject(prototype) && prototype !== null) %ThrowTypeError("'getPrototypeOf' on proxy: trap returned neither object nor null");
  if (%IsExtensible(target)) return prototype;
  if (%PrototypeOf(target) !== prototype) %ThrowTypeError("'getPrototypeOf' on proxy: proxy target is non-extensible but the trap did not return its actual prototype");
  return prototype;
}

// 10.5.2
function proxySetPrototypeOf(proxy, prototype, strict) {
  const target = %ProxyTarget(proxy);
  const handler = %ProxyHandler(proxy);
  const trap = %ProxyTrap(proxy, "setPrototypeOf");
  if (trap === undefined) return %SetPrototype(target, prototype, strict);
  if (!%Call(trap, handler, target, prototype)) {
    if (strict === "__proto__") %ThrowTypeError("'setPrototypeOf' on proxy: trap returned falsish");
    if (strict) %ThrowTrapFalsish("setPrototypeOf", undefined);
    return false;
  }
  if (%IsExtensible(target)) return true;
  if (%PrototypeOf(target) !== prototype) %ThrowTypeError("'setPrototypeOf' on proxy: trap returned truish for setting a new prototype on the non-extensible proxy target");
  return true;
}

function proxySetProto(proxy, prototype) {
  %SetPrototype(proxy, prototype, "__proto__");
}

function proxySetPrototypeOrThrow(proxy, prototype) {
  %SetPrototype(proxy, prototype, true);
  return proxy;
}

// 10.5.3
function proxyIsExtensible(proxy) {
  const target = %ProxyTarget(proxy);
  const handler = %ProxyHandler(proxy);
  const trap = %ProxyTrap(proxy, "isExtensible");
  if (trap === undefined) return %IsExtensible(target);
  const answer = !!%Call(trap, handler, target);
  const actual = %IsExtensible(target);
  if (answer !== actual) %ThrowTypeError("'isExtensible' on proxy: trap result does not reflect extensibility of proxy target (which is '" + actual + "')");
  return answer;
}

// 10.5.4
function proxyPreventExtensions(proxy, strict) {
  const target = %ProxyTarget(proxy);
  const handler = %ProxyHandler(proxy);
  const trap = %ProxyTrap(proxy, "preventExtensions");
  if (trap === undefined) return %PreventExtensions(target, strict);
  if (!%Call(trap, handler, target)) {
    if (strict) %ThrowTypeError("'preventExtensions' on proxy: trap returned falsish");
    return false;
  }
  if (%IsExtensible(target)) %ThrowTypeError("'preventExtensions' on proxy: trap returned truish but the proxy target is extensible");
  return true;
}

function proxyPreventExtensionsOrThrow(proxy) {
  %PreventExtensions(proxy, true);
  return proxy;
}

// 10.5.5: an object that describes the property, or undefined.
function proxyGetOwnProperty(proxy, key) {
  const target = %ProxyTarget(proxy);
  const handler = %ProxyHandler(proxy);
  const trap = %ProxyTrap(proxy, "getOwnPropertyDescriptor");
  if (trap === undefined) return %GetOwn(target, key);
  const answer = %Call(trap, handler, target, key);
  if (!%IsObject(answer) && answer !== undefined) %ThrowTypeError("'getOwnPropertyDescriptor' on proxy: trap returned neither object nor undefined for property '" + %Shown(key) + "'");
  const own = %GetOwn(target, key);
  if (answer === undefined) {
    if (own === undefined) return undefined;
    if (!own.configurable) %ThrowTypeError("'getOwnPropertyDescriptor' on proxy: trap returned undefined for property '" + %Shown(key) + "' which is non-configurable in the proxy target");
    if (!%IsExtensible(target)) %ThrowTypeError("'getOwnPropertyDescriptor' on proxy: trap returned undefined for property '" + %Shown(key) + "' which exists in the non-extensible proxy target");
    return undefined;
  }
  const extensible = %IsExtensible(target);
  const description = %CompleteDescriptor(%ToPlainDescriptor(answer));
  if (!%IsCompatibleDescriptor(extensible, description, own)) %ThrowTypeError("'getOwnPropertyDescriptor' on proxy: trap returned descriptor for property '" + %Shown(key) + "' that is incompatible with the existing property in the proxy target");
  if (!description.configurable) {
    if (own === undefined || own.configurable) %ThrowTypeError("'getOwnPropertyDescriptor' on proxy: trap reported non-configurability for property '" + %Shown(key) + "' which is either non-existent or configurable in the proxy target");
    if (%HasOwn(description, "writable") && !description.writable && own.writable) %ThrowTypeError("'getOwnPropertyDescriptor' on proxy: trap reported non-configurable and writable for property '" + %Shown(key) + "' which is non-configurable, non-writable in the proxy target");
  }
  return description;
}

// 10.5.6; reading the description runs nothing.
function proxyDefine(proxy, key, description, strict) {
  const target = %ProxyTarget(proxy);
  const handler = %ProxyHandler(proxy);
  const trap = %ProxyTrap(proxy, "defineProperty");
  if (trap === undefined) return %DefineOn(target, key, description, strict);
  if (!%Call(trap, handler, target, key, %FromDescriptor(description))) {
    if (strict) %ThrowTrapFalsish("defineProperty", key);
    return false;
  }
  const own = %GetOwn(target, key);
  const extensible = %IsExtensible(target);
  const fixes = %HasOwn(description, "configurable") && !description.configurable;
  if (own === undefined) {
    if (!extensible) %ThrowTypeError("'defineProperty' on proxy: trap returned truish for adding property '" + %Shown(key) + "'  to the non-extensible proxy target");
    if (fixes) %ThrowTypeError("'defineProperty' on proxy: trap returned truish for defining non-configurable property '" + %Shown(key) + "' which is either non-existent or configurable in the proxy target");
    return true;
  }
  if (!%IsCompatibleDescriptor(extensible, description, own)) %ThrowTypeError("'defineProperty' on proxy: trap returned truish for adding property '" + %Shown(key) + "'  that is incompatible with the existing property in the proxy target");
  if (fixes && own.configurable) %ThrowTypeError("'defineProperty' on proxy: trap returned truish for defining non-configurable property '" + %Shown(key) + "' which is either non-existent or configurable in the proxy target");
  if (!own.configurable && %HasOwn(own, "writable") && own.writable && %HasOwn(description, "writable") && !description.writable) %ThrowTypeError("'defineProperty' on proxy: trap returned truish for defining non-configurable property '" + %Shown(key) + "' which cannot be non-writable, unless there exists a corresponding non-configurable, non-writable own property of the target object.");
  return true;
}

function proxyDefineOrThrow(proxy, key, description) {
  %DefineOn(proxy, key, description, true);
}

// 10.5.7
function proxyHas(proxy, key) {
  const target = %ProxyTarget(proxy);
  const handler = %ProxyHandler(proxy);
  const trap = %ProxyTrap(proxy, "has");
  if (trap === undefined) return key in target;
  if (%Call(trap, handler, target, key)) return true;
  const own = %GetOwn(target, key);
  if (own === undefined) return false;
  if (!own.configurable) %ThrowTypeError("'has' on proxy: trap returned falsish for property '" + %Shown(key) + "' which exists in the proxy target as non-configurable");
  if (!%IsExtensible(target)) %ThrowTypeError("'has' on proxy: trap returned falsish for property '" + %Shown(key) + "' but the proxy target is not extensible");
  return false;
}

// 10.5.8
function proxyGet(proxy, key, receiver) {
  const target = %ProxyTarget(proxy);
  const handler = %ProxyHandler(proxy);
  const trap = %ProxyTrap(proxy, "get");
  if (trap === undefined) return %GetFrom(target, key, receiver);
  const value = %Call(trap, handler, target, key, receiver);
  const own = %GetFixedOwn(target, key);
  if (own === undefined || own.configurable) return value;
  if (%HasOwn(own, "get")) {
    if (own.get === undefined && value !== undefined) %ThrowTypeError("'get' on proxy: property '" + %Shown(key) + "' is a non-configurable accessor property on the proxy target and does not have a getter function, but the trap did not return 'undefined' (got '" + %Shown(value) + "')");
  } else if (!own.writable && !%SameValue(own.value, value)) {
    %ThrowTypeError("'get' on proxy: property '" + %Shown(key) + "' is a read-only and non-configurable data property on the proxy target but the proxy did not return its actual value (expected '" + %Shown(own.value) + "' but got '" + %Shown(value) + "')");
  }
  return value;
}

// 10.5.9
function proxySet(proxy, key, value, receiver, strict) {
  const target = %ProxyTarget(proxy);
  const handler = %ProxyHandler(proxy);
  const trap = %ProxyTrap(proxy, "set");
  if (trap === undefined) return %SetOn(target, key, value, receiver, strict);
  if (!%Call(trap, handler, target, key, value, receiver)) {
    if (strict) %ThrowTrapFalsish("set", key);
    return false;
  }
  const own = %GetFixedOwn(target, key);
  if (own === undefined || own.configurable) return true;
  if (%HasOwn(own, "get")) {
    if (own.set === undefined) %ThrowTypeError("'set' on proxy: trap returned truish for property '" + %Shown(key) + "' which exists in the proxy target as a non-configurable and non-writable accessor property without a setter");
  } else if (!own.writable && !%SameValue(own.value, value)) {
    %ThrowTypeError("'set' on proxy: trap returned truish for property '" + %Shown(key) + "' which exists in the proxy target as a non-configurable and non-writable data property with a different value");
  }
  return true;
}

// 10.1.9.2 steps 2.c on, where the receiver is a proxy.
function setOnReceiver(receiver, key, value, strict) {
  const own = %GetOwn(receiver, key);
  if (own === undefined) return %DefineOn(receiver, key, %DataDescription(value), strict);
  if (%HasOwn(own, "get") || !own.writable) {
    if (strict) %ThrowTypeError("Cannot redefine property: " + %Shown(key));
    return false;
  }
  const change = %BareObject();
  %CreateDataProperty(change, "value", value);
  return %DefineOn(receiver, key, change, strict);
}

// 10.5.10
function proxyDelete(proxy, key, strict) {
  const target = %ProxyTarget(proxy);
  const handler = %ProxyHandler(proxy);
  const trap = %ProxyTrap(proxy, "deleteProperty");
  if (trap === undefined) return %DeleteFrom(target, key, strict);
  if (!%Call(trap, handler, target, key)) {
    if (strict) %ThrowTrapFalsish("deleteProperty", key);
    return false;
  }
  const own = %GetOwn(target, key);
  if (own === undefined) return true;
  if (!own.configurable) %ThrowTypeError("'deleteProperty' on proxy: trap returned truish for property '" + %Shown(key) + "' which is non-configurable in the proxy target");
  if (!%IsExtensible(target)) %ThrowTypeError("'deleteProperty' on proxy: trap returned truish for property '" + %Shown(key) + "' but the proxy target is non-extensible");
  return true;
}

// 10.5.11
function proxyOwnKeys(proxy) {
  const target = %ProxyTarget(proxy);
  const handler = %ProxyHandler(proxy);
  const trap = %ProxyTrap(proxy, "ownKeys");
  if (trap === undefined) return %OwnKeys(target);
  const answer = %Call(trap, handler, target);
  if (!%IsObject(answer)) %ThrowTypeError("CreateListFromArrayLike called on non-object");
  const keys = [];
  const unchecked = %BareObject();
  const count = %ToLength(answer.length);
  for (let k = 0; k < count; k++) {
    const key = answer[k];
    if (typeof key !== "string" && typeof key !== "symbol") %ThrowTypeError(%Shown(key) + " is not a valid property name");
    %ArrayAppend(keys, key);
  }
  for (let k = 0; k < count; k++) {
    if (keys[k] in unchecked) %ThrowTypeError("'ownKeys' on proxy: trap returned duplicate entries");
    unchecked[keys[k]] = true;
  }
  const extensible = %IsExtensible(target);
  const targetKeys = %OwnKeys(target);
  const targetCount = targetKeys.length;
  const configurable = [];
  const fixed = [];
  for (let k = 0; k < targetCount; k++) {
    const own = %GetOwn(target, targetKeys[k]);
    %ArrayAppend(own !== undefined && !own.configurable ? fixed : configurable, targetKeys[k]);
  }
  if (extensible && fixed.length === 0) return keys;
  let left = count;
  for (let k = 0; k < fixed.length; k++, left--) {
    if (!(fixed[k] in unchecked)) %ThrowTypeError("'ownKeys' on proxy: trap result did not include '" + %Shown(fixed[k]) + "'");
  }
  if (extensible) return keys;
  for (let k = 0; k < configurable.length; k++, left--) {
    if (!(configurable[k] in unchecked)) %ThrowTypeError("'ownKeys' on proxy: trap result did not include '" + %Shown(configurable[k]) + "'");
  }
  if (left > 0) %ThrowTypeError("'ownKeys' on proxy: trap returned extra keys but proxy target is non-extensible");
  return keys;
}

// 10.5.12
function proxyCall(proxy, receiver, list) {
  const target = %ProxyTarget(proxy);
  const handler = %ProxyHandler(proxy);
  const trap = %ProxyTrap(proxy, "apply");
  if (trap === undefined) return %CallWithArray(target, receiver, list);
  return %Call(trap, handler, target, receiver, list);
}

// 10.5.13
function proxyConstruct(proxy, newTarget, list) {
  const target = %ProxyTarget(proxy);
  const handler = %ProxyHandler(proxy);
  const trap = %ProxyTrap(proxy, "construct");
  if (trap === undefined) return %ConstructWithArray(target, list, newTarget);
  const object = %Call(trap, handler, target, list, newTarget);
  if (!%IsObject(object)) %ThrowTypeError("'construct' on proxy: trap returned non-object ('" + %Shown(object) + "')");
  return object;
}

// 10.1.14 GetPrototypeFromConstructor, where it must be asked for, then [[Construct]].
function constructAsking(constructor, list, newTarget) {
  return %ConstructOn(constructor, list, newTarget, newTarget.prototype);
}

// What an instruction needs that runs again.
function readAhead(object, key) {
  return %PropertyRead(object, object[key]);
}

// --- what the library does with proxies

function dataDescription(value) {
  const description = %BareObject();
  %CreateDataProperty(description, "value", value);
  %CreateDataProperty(description, "writable", true);
  %CreateDataProperty(description, "enumerable", true);
  %CreateDataProperty(description, "configurable", true);
  return description;
}

// 7.3.7
function proxyCreateDataProperty(proxy, key, value) {
  %DefineOn(proxy, typeof key === "symbol" ? key : `${key}`, %DataDescription(value), true);
}

function proxyHasOwn(proxy, key) {
  return %GetOwn(proxy, key) !== undefined;
}

function proxyIsEnumerable(proxy, key) {
  const own = %GetOwn(proxy, key);
  return own !== undefined && own.enumerable;
}

function proxyKeysOfType(proxy, symbols) {
  const keys = %OwnKeys(proxy);
  const count = keys.length;
  const wanted = [];
  for (let k = 0; k < count; k++) {
    if ((typeof keys[k] === "symbol") === symbols) %ArrayAppend(wanted, keys[k]);
  }
  return wanted;
}

// 20.1.2.9
function proxyGetOwnProperties(proxy) {
  const keys = %OwnKeys(proxy);
  const count = keys.length;
  const descriptions = {};
  for (let k = 0; k < count; k++) {
    const own = %GetOwn(proxy, keys[k]);
    if (own !== undefined) %CreateDataProperty(descriptions, keys[k], own);
  }
  return descriptions;
}

// 7.3.15 SetIntegrityLevel
function proxyRestrict(proxy, freeze) {
  %PreventExtensions(proxy, true);
  const keys = %OwnKeys(proxy);
  const count = keys.length;
  for (let k = 0; k < count; k++) {
    const change = %BareObject();
    %CreateDataProperty(change, "configurable", false);
    if (freeze) {
      const own = %GetOwn(proxy, keys[k]);
      if (own === undefined) continue;
      if (!%HasOwn(own, "get")) %CreateDataProperty(change, "writable", false);
    }
    %DefineOn(proxy, keys[k], change, true);
  }
  return proxy;
}

// 7.3.16 TestIntegrityLevel
function proxyIsRestricted(proxy, frozen) {
  if (%IsExtensible(proxy)) return false;
  const keys = %OwnKeys(proxy);
  const count = keys.length;
  for (let k = 0; k < count; k++) {
    const own = %GetOwn(proxy, keys[k]);
    if (own === undefined) continue;
    if (own.configurable) return false;
    if (frozen && %HasOwn(own, "writable") && own.writable) return false;
  }
  return true;
}

// B.2.2.4, B.2.2.5, from the proxy on.
function proxyLookupAccessor(proxy, key, wantsGetter) {
  for (let at = proxy; at !== null; at = %PrototypeOf(at)) {
    const own = %GetOwn(at, key);
    if (own === undefined) continue;
    if (!%HasOwn(own, "get")) return undefined;
    return wantsGetter ? own.get : own.set;
  }
}

// Whether `wanted` is among the prototypes of `object`.
function isPrototypeOf(wanted, object) {
  for (let at = %PrototypeOf(object); at !== null; at = %PrototypeOf(at)) {
    if (at === wanted) return true;
  }
  return false;
}

// 14.7.5.9 EnumerateObjectProperties, where a proxy takes part: the names first, then whether each is visited.
function forInProxy(object) {
  const seen = %BareObject();
  const names = [];
  for (let at = object; at !== null; at = %PrototypeOf(at)) {
    const proxied = %IsProxy(at);
    const keys = %OwnKeys(at);
    const count = keys.length;
    for (let k = 0; k < count; k++) {
      const key = keys[k];
      if (typeof key === "symbol" || key in seen) continue;
      seen[key] = true;
      if (proxied || %IsEnumerableOwn(at, key)) %ArrayAppend(names, key);
    }
  }
  return %ForInFrom(object, names);
}

function forInAsk(enumerator, object, key) {
  for (let at = object; at !== null; at = %PrototypeOf(at)) {
    const own = %GetOwn(at, key);
    if (own !== undefined) return %ForInVerdict(enumerator, own.enumerable);
  }
  return %ForInVerdict(enumerator, false);
}

// 9.1.1.2.1 HasBinding of a `with` object among whose prototypes is a proxy.
function withAsk(environment, object, key) {
  if (!(key in object)) return %WithAnswer(environment, false);
  const hidden = object[%SymbolUnscopables%];
  %WithAnswer(environment, !(%IsObject(hidden) && hidden[key]));
}
