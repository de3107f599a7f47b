// structuredClone and the copies that messages carry (HTML 2.7.3 StructuredSerialize and what follows), as V8 and node do
// them. `memory` knows what has been copied already, and what changes hands instead.

function structuredClone(value, options) {
  if (arguments.length === 0 && !%IsPage()) throw %WithCode(new %TypeError%("The value argument must be specified"), "ERR_MISSING_ARGS");
  if (arguments.length === 0) %ThrowMissingArgument("value");
  if (options !== undefined && options !== null && !%IsObject(options)) throw %WithCode(new %TypeError%("The options argument must be either an object or undefined"), "ERR_INVALID_ARG_TYPE");
  const transfer = options === undefined || options === null ? undefined : options.transfer;
  const list = %TransferList(transfer, "transferList");
  if (%IsPage()) return %PageClone(value, list, "Failed to execute 'structuredClone' on 'Window'");
  return %CloneWith(value, list, undefined).value;
}

// `failure`: what a page says first of what cannot be copied.
function pageClone(value, list, failure) {
  const clone = %BuiltinModule("internal/clone");
  clone.failure = failure + ": ";
  return %CloneWith(value, list, undefined).value;
}

// The list as the program gave it, checked.
function transferList(transfer, name) {
  if (transfer === undefined || transfer === null) return [];
  if (!%IsObject(transfer) || typeof transfer[%SymbolIterator%] !== "function") throw %WithCode(new %TypeError%("Optional " + name + " argument must be an iterable"), "ERR_INVALID_ARG_TYPE");
  const list = [];
  for (const item of transfer) %ArrayAppend(list, item);
  return list;
}

// Node's own objects that can be copied or handed over: kinds added by the modules that make them.
function moduleClone() {
  return {rows: [], untransferable: new %WeakSet%(), failure: ""};
}

// What has been copied already, and what changes hands instead.
function cloneMemory() {
  const {rows} = %BuiltinModule("internal/clone");
  const memory = {originals: new %Map%(), moved: new %Map%(), ports: [], states: [], isOpening: false};
  const {get, set, has} = %Map%.prototype;
  memory.rowOf = object => {
    for (let i = 0; i < rows.length; i++) if (rows[i].matches(object)) return rows[i];
    return undefined;
  };
  memory.copyOf = object => %Call(get, memory.originals, object);
  memory.remember = (object, copy) => %Call(set, memory.originals, object, copy);
  memory.isMoved = object => %Call(has, memory.moved, object);
  return memory;
}

// {value, ports, states of the ports, thread}: a copy, and the ports that came with it. `source` is the port that a
// message is posted to.
function cloneWith(value, list, source) {
  const {untransferable} = %BuiltinModule("internal/clone");
  const memory = %CloneMemory();
  const {rowOf} = memory;
  const refuse = message => {
    throw %NotClonedError(message);
  };
  const {get, set} = %Map%.prototype;
  for (let i = 0; i < list.length; i++) {
    const object = list[i];
    const row = %IsObject(object) ? rowOf(object) : undefined;
    const isBuffer = %IsObject(object) && %BinaryKind(object) === "ArrayBuffer";
    if (!isBuffer && (row === undefined || row.move === undefined)) throw %WithCode(new %TypeError%("Found invalid object in transferList"), "ERR_INVALID_TRANSFER_OBJECT");
    if (untransferable.has(object)) continue;
    if (object === source) refuse("Transfer list contains source port");
    if (memory.isMoved(object)) refuse("Transfer list contains duplicate " + (isBuffer ? "ArrayBuffer" : row.name));
    if (!isBuffer && row.isDetached(object)) refuse(row.name + " in transfer list is already detached");
    %Call(set, memory.moved, object, row);
  }
  const copy = %CloneValue(value, memory);
  for (let i = 0; i < list.length; i++) {
    const object = list[i];
    if (!memory.isMoved(object)) continue;
    const row = %Call(get, memory.moved, object);
    if (row === undefined) {
      if (%BufferState(object) === "owned") %TransferBuffer(object);
    } else {
      row.finish(object, memory.copyOf(object), memory);
    }
  }
  return {value: copy, ports: memory.ports, states: memory.states, thread: %ThreadNumber()};
}

function notClonedError(message) {
  const error = new (%WebClass("DOMException"))(%BuiltinModule("internal/clone").failure + message, "DataCloneError");
  return %WithFrames(error, "new DOMException (node:internal/per_context/domexception:53:5)");
}

function notCloneable(value) {
  throw %NotClonedError(%TextForMessage(value) + " could not be cloned.");
}

// An object of the page itself: what Chromium calls it when it cannot be copied. Nothing: it is the program's own.
function platformText(value) {
  if (value === globalThis) return "#<Window>";
  const tag = value[%SymbolToStringTag%];
  if (tag === "MessagePort") return "A MessagePort";
  return `${tag === undefined ? value.constructor.name : tag} object`;
}

function cloneValue(value, memory) {
  if (typeof value === "symbol") %NotCloneable(value);
  if (!%IsObject(value)) return value;
  const known = memory.copyOf(value);
  if (known !== undefined) return known;
  const kind = %KindName(value);
  const boxed = %BoxedKind(value);
  const row = kind === "object" ? memory.rowOf(value) : undefined;
  let copy;
  if (boxed !== undefined && boxed !== "symbol") copy = %Object%(%BoxedValue(value));
  else if (kind === "array") copy = %ArrayCreate(value.length);
  else if (kind === "map") copy = new %Map%();
  else if (kind === "set") copy = new %Set%();
  else if (kind === "array buffer") {
    const state = %BufferState(value);
    if (state === "detached" && !memory.isMoved(value)) throw %NotClonedError("An ArrayBuffer is detached and could not be cloned.");
    copy = state === "detached" ? new %ArrayBuffer%(0) : state === "shared" ? value : %CloneBuffer(value);
  } else if ((kind === "typed array" || kind === "data view") && %BufferState(value.buffer) === "detached" && memory.isMoved(value.buffer)) throw new %Error%("Unable to deserialize cloned data.");
  else if (kind === "typed array" || kind === "data view") copy = %CloneView(value, %CloneValue(value.buffer, memory));
  else if (kind === "date") copy = new %Date%(value);
  else if (kind === "error") return %CloneError(value, memory);
  else if (kind === "regexp") copy = new %RegExp%(%RegExpSource(value), %RegExpLetters(value));
  else if (row !== undefined) {
    if (row.move !== undefined && !memory.isMoved(value)) throw %WithCode(new %TypeError%("Object that needs transfer was found in message but not listed in transferList"), "ERR_MISSING_TRANSFERABLE_IN_TRANSFER_LIST");
    copy = row.move === undefined ? row.copy(value) : row.move(value);
  } else if (kind === "object" && boxed === undefined && %IsPlatformObject(value)) {
    const shown = %PlatformText(value);
    throw %NotClonedError(shown + " could not be cloned" + (shown === "A MessagePort" ? " because it was not transferred." : "."));
  } else if (kind === "object" && boxed === undefined && !%IsCallable(value)) copy = {};
  else %NotCloneable(value);
  memory.remember(value, copy);
  if (row === undefined && boxed === undefined) %CloneContents(value, copy, memory);
  return copy;
}

// What is inside: entries as there were when the copying of this object began, own properties in order.
function cloneContents(value, copy, memory) {
  const kind = %KindName(value);
  if (kind === "map" || kind === "set") {
    const walk = %CollectionWalk(value);
    const inner = [];
    for (let step = %WalkNext(walk); step !== undefined; step = %WalkNext(walk)) %ArrayAppend(inner, step);
    const {set} = %Map%.prototype;
    const {add} = %Set%.prototype;
    for (let i = 0; i < inner.length; i++) {
      const key = %CloneValue(inner[i][0], memory);
      if (kind === "map") %Call(set, copy, key, %CloneValue(inner[i][1], memory));
      else %Call(add, copy, key);
    }
    return;
  }
  if (kind !== "array" && kind !== "object") return;
  const keys = %OwnKeys(value);
  for (let i = 0; i < keys.length; i++) {
    if (typeof keys[i] !== "string" || !%HasOwn(value, keys[i]) || !%IsEnumerableOwn(value, keys[i])) continue;
    %CreateDataProperty(copy, keys[i], %CloneValue(value[keys[i]], memory));
  }
}

// V8's ValueSerializer::WriteJSError: the class by its name, message, cause and stack; nothing else.
function cloneError(error, memory) {
  if (error instanceof %WebClass("DOMException")) {
    const copy = {};
    memory.remember(error, copy);
    return copy;
  }
  const name = error.name;
  const constructor = name === "TypeError" ? %TypeError% : name === "RangeError" ? %RangeError% : name === "SyntaxError" ? %SyntaxError% : name === "ReferenceError" ? %ReferenceError% : name === "EvalError" ? %EvalError% : name === "URIError" ? %URIError% : %Error%;
  const copy = %HasOwn(error, "message") ? new constructor(`${error.message}`) : new constructor();
  memory.remember(error, copy);
  %DefineHidden(copy, "stack", error.stack);
  if (%HasOwn(error, "cause")) %DefineHidden(copy, "cause", %CloneValue(error.cause, memory));
  return copy;
}
