// require('v8'): values as the bytes that V8's ValueSerializer (version 15) writes, and back. What tells of the heap or
// of the compiler of a running V8 is refused: there is none here.

function moduleV8() {
  const {Buffer} = %BuiltinModule("buffer");
  const exports = {};
  const refuse = name => {
    const sentence = `The simulator has no '${name}' of module 'v8': there is no V8 whose memory or code it could tell of`;
    const refused = function () {
      throw new %Error%(sentence);
    };
    %Object%.defineProperty(refused, "name", {value: name});
    exports[name] = refused;
  };
  for (const name of ["cachedDataVersionTag", "getHeapSnapshot", "getHeapStatistics", "getHeapSpaceStatistics", "getHeapCodeStatistics"]) refuse(name);
  exports.setFlagsFromString = function setFlagsFromString(flags) {
    if (typeof flags !== "string") throw %ArgumentTypeError("flags", "of type string", flags);
  };
  for (const name of ["Serializer", "Deserializer", "DefaultSerializer", "DefaultDeserializer"]) refuse(name);
  exports.deserialize = function deserialize(buffer) {
    if (!%IsObject(buffer) || %KindName(buffer) !== "typed array" && %KindName(buffer) !== "data view") throw %WithCode(new %TypeError%("buffer must be a TypedArray or a DataView"), "ERR_INVALID_ARG_TYPE");
    const reader = %V8Reader(Buffer, buffer);
    reader.header();
    return reader.value();
  };
  for (const name of ["takeCoverage", "stopCoverage"]) refuse(name);
  exports.serialize = function serialize(value) {
    const writer = %V8Writer(Buffer);
    writer.header();
    writer.value(value);
    return writer.taken();
  };
  refuse("writeHeapSnapshot");
  for (const name of ["promiseHooks", "startupSnapshot"]) exports[name] = {};
  for (const name of ["queryObjects", "setHeapSnapshotNearHeapLimit", "GCProfiler"]) refuse(name);
  return exports;
}

// The classes of views, by the numbers that node gives them when it writes one.
function v8Views(Buffer) {
  return [%Int8Array%, %Uint8Array%, %Uint8ClampedArray%, %Int16Array%, %Uint16Array%, %Int32Array%, %Uint32Array%, %Float32Array%, %Float64Array%, %DataView%, Buffer, %BigInt64Array%, %BigUint64Array%];
}

function v8Writer(Buffer) {
  const bytes = [];
  const known = new %Map%();
  let serial = 0;
  const {get, set} = %Map%.prototype;
  const {charCodeAt} = %String%.prototype;
  const unitAt = (text, place) => %Call(charCodeAt, text, place);
  const byte = value => {
    bytes[bytes.length] = value & 255;
  };
  const tag = letter => byte(unitAt(letter, 0));
  const varint = value => {
    for (; value >= 128; value = %Math%.floor(value / 128)) byte(value % 128 + 128);
    byte(value);
  };
  const raw = view => {
    for (let i = 0; i < view.length; i++) byte(view[i]);
  };
  const double = value => raw(new %Uint8Array%(new %Float64Array%([value]).buffer));
  const string = text => {
    let isWide = false;
    for (let i = 0; i < text.length; i++) if (unitAt(text, i) > 255) isWide = true;
    if (!isWide) {
      tag('"');
      varint(text.length);
      for (let i = 0; i < text.length; i++) byte(unitAt(text, i));
      return;
    }
    let size = 1;
    for (let rest = text.length * 2; rest >= 128; rest = %Math%.floor(rest / 128)) size++;
    if ((bytes.length + 1 + size) % 2 === 1) byte(0); // the units stand at an even place
    tag("c");
    varint(text.length * 2);
    for (let i = 0; i < text.length; i++) {
      byte(unitAt(text, i));
      byte(unitAt(text, i) >> 8);
    }
  };
  const number = value => {
    if (value === (value | 0) && !%Object%.is(value, -0)) {
      tag("I");
      varint(value < 0 ? -2 * value - 1 : 2 * value);
    } else {
      tag("N");
      double(value);
    }
  };
  const bigint = value => {
    const digits = [];
    let rest = value < 0n ? -value : value;
    for (; rest > 0n; rest >>= 8n) digits[digits.length] = %Number%(rest & 255n);
    while (digits.length % 8 !== 0) digits[digits.length] = 0;
    varint(digits.length * 2 + (value < 0n ? 1 : 0));
    raw(digits);
  };
  // Own enumerable properties with names; how many.
  const properties = (object, keys) => {
    let count = 0;
    for (let i = 0; i < keys.length; i++) {
      if (typeof keys[i] !== "string" || !%HasOwn(object, keys[i]) || !%IsEnumerableOwn(object, keys[i])) continue;
      key(keys[i]);
      value(object[keys[i]]);
      count++;
    }
    return count;
  };
  const isIndex = name => typeof name === "string" && `${name >>> 0}` === name && name >>> 0 !== 4294967295;
  const key = name => isIndex(name) ? number(+name) : string(name);
  const array = list => {
    const {length} = list;
    let isDense = true;
    for (let i = 0; i < length; i++) if (!%HasOwn(list, `${i}`)) isDense = false;
    tag(isDense ? "A" : "a");
    varint(length);
    if (isDense) for (let i = 0; i < length; i++) value(list[i]);
    const names = [];
    for (const name of %OwnKeys(list)) if (!isDense || !isIndex(name)) names[names.length] = name;
    const count = properties(list, names);
    tag(isDense ? "$" : "@");
    varint(count);
    varint(length);
  };
  const collection = (object, kind) => {
    tag(kind === "map" ? ";" : "'");
    const walk = %CollectionWalk(object);
    const inner = [];
    for (let step = %WalkNext(walk); step !== undefined; step = %WalkNext(walk)) %ArrayAppend(inner, step);
    for (const step of inner) {
      value(step[0]);
      if (kind === "map") value(step[1]);
    }
    tag(kind === "map" ? ":" : ",");
    varint(kind === "map" ? 2 * inner.length : inner.length);
  };
  const view = object => {
    const views = %V8Views(Buffer);
    let row = object instanceof Buffer ? 10 : 9;
    if (row === 9) for (let i = 0; i < views.length; i++) if (i !== 9 && i !== 10 && object instanceof views[i]) row = i;
    tag("\\");
    varint(row);
    varint(object.byteLength);
    raw(new %Uint8Array%(object.buffer, object.byteOffset, object.byteLength));
  };
  const error = object => {
    const letters = {__proto__: null, EvalError: "E", RangeError: "R", ReferenceError: "F", SyntaxError: "S", TypeError: "T", URIError: "U"};
    const letter = letters[object.name];
    tag("r");
    if (letter !== undefined) tag(letter);
    if (%HasOwn(object, "message")) {
      tag("m");
      string(`${object.message}`);
    }
    if (%HasOwn(object, "cause")) {
      tag("c");
      value(object.cause);
    }
    if (typeof object.stack === "string") {
      tag("s");
      string(object.stack);
    }
    tag(".");
  };
  const boxed = (object, kind) => {
    const content = %BoxedValue(object);
    if (kind === "boolean") tag(content ? "y" : "x");
    else if (kind === "number") {
      tag("n");
      double(content);
    } else if (kind === "bigint") {
      tag("z");
      bigint(content);
    } else {
      tag("s");
      string(content);
    }
  };
  const regexp = object => {
    const letters = %RegExpLetters(object);
    let flags = 0;
    for (let i = 0; i < letters.length; i++) flags |= {g: 1, i: 2, m: 4, y: 8, u: 16, s: 32, d: 128, v: 256}[letters[i]];
    tag("R");
    string(%RegExpSource(object));
    varint(flags);
  };
  const refuse = object => {
    throw new %Error%(%TextForMessage(object) + " could not be cloned.");
  };
  const object = content => {
    const earlier = %Call(get, known, content);
    if (earlier !== undefined) {
      tag("^");
      return varint(earlier);
    }
    const kind = %KindName(content);
    const box = %BoxedKind(content);
    if (%IsCallable(content) || box === "symbol") refuse(content);
    %Call(set, known, content, serial++);
    if (kind === "typed array" || kind === "data view") return view(content);
    if (box !== undefined) return boxed(content, box);
    if (kind === "array") return array(content);
    if (kind === "map" || kind === "set") return collection(content, kind);
    if (kind === "error") return error(content);
    if (kind === "regexp") return regexp(content);
    if (kind === "date") {
      tag("D");
      return double(+content);
    }
    if (kind === "array buffer") {
      const held = new %Uint8Array%(content);
      tag("B");
      varint(held.length);
      return raw(held);
    }
    if (kind !== "object") refuse(content);
    tag("o");
    const count = properties(content, %OwnKeys(content));
    tag("{");
    varint(count);
  };
  const value = content => {
    if (content === undefined) tag("_");
    else if (content === null) tag("0");
    else if (typeof content === "boolean") tag(content ? "T" : "F");
    else if (typeof content === "number") number(content);
    else if (typeof content === "string") string(content);
    else if (typeof content === "bigint") {
      tag("Z");
      bigint(content);
    } else if (typeof content === "symbol") refuse(content);
    else object(content);
  };
  const header = () => {
    byte(255);
    byte(15);
  };
  return {header, value, taken: () => Buffer.from(bytes)};
}

function v8Reader(Buffer, given) {
  const bytes = new %Uint8Array%(given.buffer, given.byteOffset, given.byteLength);
  const known = [];
  let at = 0;
  const fail = () => {
    throw new %Error%("Unable to deserialize cloned data.");
  };
  const byte = () => at < bytes.length ? bytes[at++] : fail();
  const varint = () => {
    let result = 0;
    for (let scale = 1; ; scale *= 128) {
      const part = byte();
      result += part % 128 * scale;
      if (part < 128) return result;
    }
  };
  const raw = length => {
    if (at + length > bytes.length) fail();
    const part = new %Uint8Array%(length);
    for (let i = 0; i < length; i++) part[i] = bytes[at + i];
    at += length;
    return part;
  };
  const double = () => new %Float64Array%(raw(8).buffer)[0];
  const letter = () => {
    let code = byte();
    while (code === 0) code = byte(); // padding
    return %String%.fromCharCode(code);
  };
  const string = (mark = letter()) => {
    if (mark !== '"' && mark !== "c" && mark !== "S") fail();
    const part = raw(varint());
    if (mark === "S") return %String%(Buffer.from(part));
    let text = "";
    if (mark === '"') for (let i = 0; i < part.length; i++) text += %String%.fromCharCode(part[i]);
    else for (let i = 0; i < part.length; i += 2) text += %String%.fromCharCode(part[i] + part[i + 1] * 256);
    return text;
  };
  const bigint = () => {
    const field = varint();
    const part = raw(%Math%.floor(field / 2));
    let value = 0n;
    for (let i = part.length - 1; i >= 0; i--) value = value * 256n + %BigInt%(part[i]);
    return field % 2 === 1 ? -value : value;
  };
  const remember = object => {
    known[known.length] = object;
    return object;
  };
  const properties = (object, end) => {
    for (let mark = letter(); mark !== end; mark = letter()) {
      const key = value(mark);
      %CreateDataProperty(object, `${key}`, value());
    }
    varint();
  };
  const array = isDense => {
    const length = varint();
    const list = remember(%ArrayCreate(length));
    for (let i = 0; isDense && i < length; i++) {
      const mark = letter();
      if (mark !== "-") %CreateDataProperty(list, `${i}`, value(mark));
    }
    properties(list, isDense ? "$" : "@");
    varint();
    return list;
  };
  const collection = (made, end) => {
    remember(made);
    for (let mark = letter(); mark !== end; mark = letter()) {
      const first = value(mark);
      if (end === ":") %Call(%Map%.prototype.set, made, first, value());
      else %Call(%Set%.prototype.add, made, first);
    }
    varint();
    return made;
  };
  const error = () => {
    const classes = {__proto__: null, E: %EvalError%, R: %RangeError%, F: %ReferenceError%, S: %SyntaxError%, T: %TypeError%, U: %URIError%};
    let mark = letter();
    let made = %Error%;
    if (classes[mark] !== undefined) {
      made = classes[mark];
      mark = letter();
    }
    const result = remember(new made());
    for (; mark !== "."; mark = letter()) {
      if (mark === "m") %DefineHidden(result, "message", string());
      else if (mark === "c") %DefineHidden(result, "cause", value());
      else if (mark === "s") %DefineHidden(result, "stack", string());
      else fail();
    }
    return result;
  };
  const regexp = () => {
    const place = known.length;
    known[place] = undefined;
    const source = string();
    const flags = varint();
    const letters = ["g", "i", "m", "y", "u", "s", "", "d", "v"];
    let text = "";
    for (let i = 0; i < letters.length; i++) if (flags & 1 << i) text += letters[i];
    return known[place] = new %RegExp%(source, text);
  };
  const view = () => {
    const made = %V8Views(Buffer)[varint()];
    const length = varint();
    if (made === undefined || at + length > bytes.length) fail();
    const place = bytes.byteOffset + at;
    const size = made.BYTES_PER_ELEMENT === undefined || made === Buffer ? 1 : made.BYTES_PER_ELEMENT;
    if (place % size !== 0) return remember(new made(raw(length).buffer));
    at += length;
    if (made === Buffer) return remember(Buffer.from(bytes.buffer, place, length));
    return remember(new made(bytes.buffer, place, length / size));
  };
  const value = (mark = letter()) => {
    switch (mark) {
      case "_": return undefined;
      case "0": return null;
      case "T": return true;
      case "F": return false;
      case "I": {
        const field = varint();
        return field % 2 === 1 ? -(field + 1) / 2 : field / 2;
      }
      case "U": return varint();
      case "N": return double();
      case "Z": return bigint();
      case '"': case "c": case "S": return string(mark);
      case "^": return known[varint()];
      case "o": {
        const object = remember({});
        properties(object, "{");
        return object;
      }
      case "A": return array(true);
      case "a": return array(false);
      case ";": return collection(new %Map%(), ":");
      case "'": return collection(new %Set%(), ",");
      case "D": return remember(new %Date%(double()));
      case "y": return remember(%Object%(true));
      case "x": return remember(%Object%(false));
      case "n": return remember(%Object%(double()));
      case "z": return remember(%Object%(bigint()));
      case "s": return remember(%Object%(string()));
      case "R": return regexp();
      case "r": return error();
      case "B": return remember(raw(varint()).buffer);
      case "\\": return view();
      default: return fail();
    }
  };
  const header = () => {
    if (bytes.length < 2 || byte() !== 255 || byte() > 15) throw new %Error%("Unable to deserialize cloned data due to invalid or unsupported version.");
  };
  return {header, value};
}
