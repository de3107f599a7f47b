// Object's functions that read or write properties the program may watch (ECMA-262 20.1.2), Error's, Function's and
// Reflect's.

function objectAssign(target, source) {
  const to = %ToObject(target, "");
  const count = arguments.length;
  for (let i = 1; i < count; i++) {
    const next = arguments[i];
    if (next === undefined || next === null) continue;
    const from = %ToObject(next, "");
    const keys = %OwnKeys(from);
    const length = keys.length;
    for (let k = 0; k < length; k++) {
      const key = keys[k];
      if (%IsEnumerableOwn(from, key)) to[key] = from[key];
    }
  }
  return to;
}

// part: 0 keys, 1 values, 2 entries (7.3.23).
function enumerableOwnProperties(object, part) {
  const keys = %OwnKeys(object);
  const length = keys.length;
  const result = [];
  for (let k = 0; k < length; k++) {
    const key = keys[k];
    if (typeof key === "symbol" || !%IsEnumerableOwn(object, key)) continue;
    if (part === 0) %ArrayAppend(result, key);
    else if (part === 1) %ArrayAppend(result, object[key]);
    else %ArrayAppend(result, [key, object[key]]);
  }
  return result;
}

function objectFromEntries(iterable) {
  if (iterable === undefined || iterable === null) %ThrowTypeError(iterable + " is not iterable");
  const object = {};
  for (const entry of iterable) {
    if (!%IsObject(entry)) %ThrowTypeError("Iterator value " + %Shown(entry) + " is not an entry object");
    const key = entry[0];
    const value = entry[1];
    %CreateDataProperty(object, %ToPropertyKey(key), value);
  }
  return object;
}

function objectToLocaleString() {
  if (this === undefined || this === null) %ThrowTypeError("Object.prototype.toLocaleString called on null or undefined");
  return this.toString();
}

function objectToStringWithTag(object, builtin) {
  const tag = object[%SymbolToStringTag%];
  return "[object " + (typeof tag === "string" ? tag : builtin) + "]";
}

// 6.2.6.5 ToPropertyDescriptor into an object whose reading runs nothing.
function toPlainDescriptor(description) {
  if (!%IsObject(description)) %ThrowTypeError("Property description must be an object: " + %Shown(description));
  const plain = %BareObject();
  if ("enumerable" in description) %CreateDataProperty(plain, "enumerable", !!description.enumerable);
  if ("configurable" in description) %CreateDataProperty(plain, "configurable", !!description.configurable);
  if ("value" in description) %CreateDataProperty(plain, "value", description.value);
  if ("writable" in description) %CreateDataProperty(plain, "writable", !!description.writable);
  if ("get" in description) %CreateDataProperty(plain, "get", description.get);
  if ("set" in description) %CreateDataProperty(plain, "set", description.set);
  %CheckDescriptor(plain, description);
  return plain;
}

function defineProperty(object, key, description) {
  %DefineOrThrow(object, key, %ToPlainDescriptor(description));
  return object;
}

function reflectDefineProperty(object, key, description) {
  return %TryDefine(object, key, %ToPlainDescriptor(description));
}

// 20.1.2.3.1 ObjectDefineProperties
function defineProperties(object, properties) {
  const from = %ToObject(properties, "");
  const keys = %OwnKeys(from);
  const length = keys.length;
  const wanted = [];
  const descriptions = [];
  for (let k = 0; k < length; k++) {
    const key = keys[k];
    if (!%IsEnumerableOwn(from, key)) continue;
    %ArrayAppend(descriptions, %ToPlainDescriptor(from[key]));
    %ArrayAppend(wanted, key);
  }
  for (let k = 0; k < wanted.length; k++) %DefineOrThrow(object, wanted[k], descriptions[k]);
  return object;
}

// --- Error

function installErrorCause(error, options) {
  if ("cause" in options) %DefineHidden(error, "cause", options.cause);
  return error;
}

// 20.5.7.1 steps 4 on.
function installAggregateErrors(error, errors, options) {
  if (%IsObject(options) && "cause" in options) %DefineHidden(error, "cause", options.cause);
  const list = [];
  for (const item of errors) %ArrayAppend(list, item);
  %DefineHidden(error, "errors", list);
  return error;
}

// 20.5.3.4
function errorToString(error) {
  let name = error.name;
  name = name === undefined ? "Error" : `${name}`;
  let message = error.message;
  message = message === undefined ? "" : `${message}`;
  if (name === "") return message;
  return message === "" ? name : name + ": " + message;
}

// --- Function and Reflect

// 7.3.19 CreateListFromArrayLike
function listFromArrayLike(items) {
  const length = %ToLength(items.length);
  const list = [];
  for (let k = 0; k < length; k++) %ArrayAppend(list, items[k]);
  return list;
}

function applyArrayLike(callee, receiver, items) {
  return %CallWithArray(callee, receiver, %ListFromArrayLike(items));
}

function constructArrayLike(target, items, newTarget) {
  return %ConstructWithArray(target, %ListFromArrayLike(items), newTarget);
}

function callSetter(setter, receiver, value) {
  %Call(setter, receiver, value);
  return true;
}

// 20.2.3.2 steps 4 on, where name or length are the program's accessors.
function finishBind(bound, target, count) {
  if (%IsProxy(target)) %SetPrototype(bound, %PrototypeOf(target), false);
  let length = 0;
  if (%HasOwn(target, "length")) {
    const own = target.length;
    if (typeof own === "number") {
      length = %ToInteger(own) - count;
      if (length < 0) length = 0;
    }
  }
  const name = target.name;
  %DefineHidden(bound, "length", length);
  %DefineHidden(bound, "name", "bound " + (typeof name === "string" ? name : ""));
  %DefineOrThrow(bound, "length", {writable: false});
  %DefineOrThrow(bound, "name", {writable: false});
  return bound;
}

// 7.3.22 steps 3 on, where `prototype` is an accessor.
function ordinaryHasInstance(constructor, value) {
  if (!%IsObject(value)) return false;
  const prototype = constructor.prototype;
  if (!%IsObject(prototype)) %ThrowTypeError("Function has non-object prototype '" + %Shown(prototype) + "' in instanceof check");
  return %HasInChain(prototype, value);
}

// Called where the prelude lacks a function.
function notYet() {
  %ThrowTypeError("this is not supported yet");
}
