// What all kinds of streams share: the bits of a state, errors, bytes, and the questions asked of a stream. The parts of
// the module `stream` get one object, the kit, and each adds what it makes (moduleStream in module_stream.js). States
// keep their flags in one number under Symbol(kState), bit for bit as node's do: console.log shows it.

function streamBase(kit) {
  const kState = %Symbol%("kState");
  const bits = {
    OBJECT_MODE: 1, ERROR_EMITTED: 2, AUTO_DESTROY: 4, EMIT_CLOSE: 8, DESTROYED: 16, CLOSED: 32, CLOSE_EMITTED: 64, ERRORED: 128, CONSTRUCTED: 256,
  };
  kit.kState = kState;
  kit.bits = bits;
  kit.kOnConstructed = %Symbol%("kOnConstructed");
  kit.nothing = function nop() {};

  // A property of a state that is one of its bits.
  kit.bitProperty = bit => ({
    enumerable: false,
    get() {
      return (this[kState] & bit) !== 0;
    },
    set(value) {
      if (value) this[kState] |= bit;
      else this[kState] &= ~bit;
    },
  });
  // Three values: true, false, and `none` while the bit `known` is off.
  kit.triProperty = (known, bit, none) => ({
    enumerable: false,
    get() {
      return (this[kState] & known) === 0 ? none : (this[kState] & bit) !== 0;
    },
    set(value) {
      this[kState] &= ~(known | bit);
      if (value !== undefined && value !== null) this[kState] |= value ? known | bit : known;
    },
  });
  // A value beside its bit; `empty` while the bit is off.
  kit.valueProperty = (bit, key, empty) => ({
    enumerable: false,
    get() {
      return (this[kState] & bit) !== 0 ? this[key] : empty();
    },
    set(value) {
      if (value) {
        this[key] = value;
        this[kState] |= bit;
      } else {
        this[kState] &= ~bit;
      }
    },
  });
  kit.defaultEncodingProperty = (bit, key) => ({
    enumerable: false,
    get() {
      return (this[kState] & bit) !== 0 ? "utf8" : this[key];
    },
    set(value) {
      const utf8 = value === "utf8" || value === "utf-8";
      this[kState] = utf8 ? this[kState] | bit : this[kState] & ~bit;
      if (!utf8) this[key] = value;
    },
  });
  kit.defineGetters = (target, getters) => {
    for (const name of %OwnKeys(getters)) %Object%.defineProperty(target, name, {get: getters[name], set: undefined, enumerable: false, configurable: false});
  };
  kit.onceOnly = f => {
    let called = false;
    return function (...args) {
      if (called) return undefined;
      called = true;
      return %CallWithArray(f, this, args);
    };
  };
  %StreamErrors(kit);
  %StreamBytes(kit);
  %StreamQuestions(kit);
}

function streamErrors(kit) {
  const errors = {
    pushAfterEof: () => %WithCode(new %Error%("stream.push() after EOF"), "ERR_STREAM_PUSH_AFTER_EOF"),
    unshiftAfterEnd: () => %WithCode(new %Error%("stream.unshift() after end event"), "ERR_STREAM_UNSHIFT_AFTER_END_EVENT"),
    writeAfterEnd: () => %WithCode(new %Error%("write after end"), "ERR_STREAM_WRITE_AFTER_END"),
    destroyed: what => %WithCode(new %Error%("Cannot call " + what + " after a stream was destroyed"), "ERR_STREAM_DESTROYED"),
    alreadyFinished: what => %WithCode(new %Error%("Cannot call " + what + " after a stream was finished"), "ERR_STREAM_ALREADY_FINISHED"),
    prematureClose: () => %WithCode(new %Error%("Premature close"), "ERR_STREAM_PREMATURE_CLOSE"),
    notImplemented: what => %WithCode(new %Error%("The " + what + " method is not implemented"), "ERR_METHOD_NOT_IMPLEMENTED"),
    multipleCallback: () => %WithCode(new %Error%("Callback called multiple times"), "ERR_MULTIPLE_CALLBACK"),
    cannotPipe: () => %WithCode(new %Error%("Cannot pipe, not readable"), "ERR_STREAM_CANNOT_PIPE"),
    nullValues: () => %WithCode(new %TypeError%("May not write null values to stream"), "ERR_STREAM_NULL_VALUES"),
    unknownEncoding: name => %WithCode(new %TypeError%("Unknown encoding: " + (typeof name === "object" ? %UtilBase().inspect(name) : %String%(name))), "ERR_UNKNOWN_ENCODING"),
    missing: name => %WithCode(new %TypeError%('The "' + name + '" argument must be specified'), "ERR_MISSING_ARGS"),
    illegalConstructor: () => %WithCode(new %TypeError%("Illegal constructor"), "ERR_ILLEGAL_CONSTRUCTOR"),
    type: (name, wanted, value) => %ArgumentTypeError(name, wanted, value),
    chunk: chunk => %ArgumentTypeError("chunk", "of type string or an instance of Buffer, TypedArray, or DataView", chunk),
    value: (name, value, reason) => {
      const kind = name.includes(".") ? "property" : "argument";
      return %WithCode(new %TypeError%(`The ${kind} '${name}' ${reason}. Received ${%BuiltinModule("util").inspect(value)}`), "ERR_INVALID_ARG_VALUE");
    },
    range: (name, wanted, value) => %WithCode(new %RangeError%(`The value of "${name}" is out of range. It must be ${wanted}. Received ${value}`), "ERR_OUT_OF_RANGE"),
    returned: (wanted, name, value) => %WithCode(new %TypeError%(`Expected ${wanted} to be returned from the "${name}" function but got ${%ReceivedText(value)}.`), "ERR_INVALID_RETURN_VALUE"),
    abort: signal => signal === undefined ? %AbortError(undefined) : %AbortError(signal.reason),
    // Two errors in one: what went wrong first, and what went wrong then.
    both: (inner, outer) => {
      if (!inner || !outer || inner === outer) return inner || outer;
      if (%IsArray(outer.errors)) {
        outer.errors.push(inner);
        return outer;
      }
      const error = new %AggregateError%([outer, inner], outer.message);
      error.code = outer.code;
      return error;
    },
  };
  kit.errors = errors;
  kit.checkFunction = (value, name) => {
    if (typeof value !== "function") throw errors.type(name, "of type function", value);
  };
  kit.checkObject = (value, name) => {
    if (value === null || typeof value !== "object" || %IsArray(value)) throw errors.type(name, "of type object", value);
  };
  kit.checkSignal = (signal, name) => {
    if (signal !== undefined && (signal === null || typeof signal !== "object" || !("aborted" in signal))) throw errors.type(name, "an instance of AbortSignal", signal);
  };
  kit.checkInteger = (value, name, least) => {
    if (typeof value !== "number") throw errors.type(name, "of type number", value);
    if (value % 1 !== 0) throw errors.range(name, "an integer", value);
    if (value < least) throw errors.range(name, `>= ${least} && <= 9007199254740991`, value);
  };
  // Calls `listener` when the signal aborts, in a microtask when it has; what it returns takes the listener away.
  kit.onAbort = (signal, listener) => {
    if (signal.aborted) {
      %Call(%PromiseThen%, %PromiseResolveNew(undefined), () => listener());
      return kit.nothing;
    }
    signal.addEventListener("abort", listener, {once: true});
    return () => signal.removeEventListener("abort", listener);
  };
}

// Bytes are Buffers where there is a Buffer; else texts stand for them.
function streamBytes(kit) {
  const names = ["utf8", "utf-8", "hex", "ascii", "latin1", "binary", "base64", "base64url", "ucs2", "ucs-2", "utf16le", "utf-16le"];
  const bytes = {
    isEncoding: name => globalThis.Buffer !== undefined ? globalThis.Buffer.isEncoding(name) : typeof name === "string" && names.includes(name.toLowerCase()),
    fromText: (text, encoding) => globalThis.Buffer !== undefined ? globalThis.Buffer.from(text, encoding) : text,
    isBuffer: value => globalThis.Buffer !== undefined && value instanceof globalThis.Buffer,
    isView: value => globalThis.ArrayBuffer !== undefined && globalThis.ArrayBuffer.isView(value),
    ofView: view => globalThis.Buffer.from(view.buffer, view.byteOffset, view.byteLength),
    join: (chunks, decoder) => decoder || typeof chunks[0] === "string" || globalThis.Buffer === undefined ? chunks.join("") : globalThis.Buffer.concat(chunks),
  };
  // What a chunk that is no text is as a Buffer; undefined when it holds no bytes.
  bytes.ofChunk = chunk => bytes.isBuffer(chunk) ? chunk : bytes.isView(chunk) ? bytes.ofView(chunk) : undefined;
  kit.bytes = bytes;

  let sizeInBytes = 16384;
  let sizeInObjects = 16;
  kit.getDefaultHighWaterMark = objectMode => objectMode ? sizeInObjects : sizeInBytes;
  kit.setDefaultHighWaterMark = (objectMode, value) => {
    kit.checkInteger(value, "value", 0);
    if (objectMode) sizeInObjects = value;
    else sizeInBytes = value;
  };
  kit.highWaterMarkOf = (state, options, key, isDuplex) => {
    let given = options.highWaterMark;
    if ((given === undefined || given === null) && isDuplex) given = options[key];
    if (given === undefined || given === null) return kit.getDefaultHighWaterMark(state.objectMode);
    if (typeof given !== "number" || given % 1 !== 0 || given < 0) throw kit.errors.value(isDuplex ? "options." + key : "options.highWaterMark", given, "is invalid");
    return given;
  };
}

// Whether something is a stream, and what has become of it. Answers are null where the question makes no sense.
function streamQuestions(kit) {
  const kIsDestroyed = %Symbol%.for("nodejs.stream.destroyed");
  const kIsErrored = %Symbol%.for("nodejs.stream.errored");
  const kIsReadable = %Symbol%.for("nodejs.stream.readable");
  const kIsWritable = %Symbol%.for("nodejs.stream.writable");
  const kIsDisturbed = %Symbol%.for("nodejs.stream.disturbed");
  const isMethod = (object, name) => typeof object[name] === "function";
  const isOn = object => object !== undefined && object !== null && isMethod(object, "on");
  const is = {
    nodeStream: object => !!object && !!(object._readableState || object._writableState || isOn(object) && (isMethod(object, "write") || isMethod(object, "pipe"))),
    readableNodeStream: (object, strict = false) => !!(isOn(object) && isMethod(object, "pipe") && (!strict || isMethod(object, "pause") && isMethod(object, "resume")) &&
      (!object._writableState || object._readableState && object._readableState.readable !== false)),
    writableNodeStream: object => !!(isOn(object) && isMethod(object, "write") && (!object._readableState || object._writableState === undefined || object._writableState.writable !== false)),
    duplexNodeStream: object => !!(isOn(object) && isMethod(object, "pipe") && object._readableState && isMethod(object, "write")),
    iterable: (object, isAsync) => {
      if (object === undefined || object === null) return false;
      if (isAsync !== false && typeof object[%SymbolAsyncIterator%] === "function") return true;
      return isAsync !== true && typeof object[%SymbolIterator%] === "function";
    },
    destroyed: stream => {
      if (!is.nodeStream(stream)) return null;
      const state = stream._writableState || stream._readableState;
      return !!(stream.destroyed || stream[kIsDestroyed] || state !== undefined && state.destroyed);
    },
    writableEnded: stream => {
      if (!is.writableNodeStream(stream)) return null;
      if (stream.writableEnded === true) return true;
      const state = stream._writableState;
      if (state && state.errored) return false;
      return state && typeof state.ended === "boolean" ? state.ended : null;
    },
    writableFinished: (stream, strict) => {
      if (!is.writableNodeStream(stream)) return null;
      if (stream.writableFinished === true) return true;
      const state = stream._writableState;
      if (state && state.errored) return false;
      if (!state || typeof state.finished !== "boolean") return null;
      return state.finished || strict === false && state.ended === true && state.length === 0;
    },
    readableFinished: (stream, strict) => {
      if (!is.readableNodeStream(stream)) return null;
      const state = stream._readableState;
      if (state && state.errored) return false;
      if (!state || typeof state.endEmitted !== "boolean") return null;
      return state.endEmitted || strict === false && state.ended === true && state.length === 0;
    },
    readable: stream => {
      if (stream && stream[kIsReadable] !== undefined && stream[kIsReadable] !== null) return stream[kIsReadable];
      if (!stream || typeof stream.readable !== "boolean") return null;
      return !is.destroyed(stream) && is.readableNodeStream(stream) && stream.readable && !is.readableFinished(stream);
    },
    writable: stream => {
      if (stream && stream[kIsWritable] !== undefined && stream[kIsWritable] !== null) return stream[kIsWritable];
      if (!stream || typeof stream.writable !== "boolean") return null;
      return !is.destroyed(stream) && is.writableNodeStream(stream) && stream.writable && !is.writableEnded(stream);
    },
    finished: stream => {
      if (!is.nodeStream(stream)) return null;
      return is.destroyed(stream) || !is.readable(stream) && !is.writable(stream);
    },
    // The error a side of the stream met.
    erroredWith: (stream, side) => {
      if (!is.nodeStream(stream)) return null;
      const state = stream["_" + side + "State"];
      return stream[side + "Errored"] || (state ? state.errored : null);
    },
    closed: stream => {
      if (!is.nodeStream(stream)) return null;
      if (typeof stream.closed === "boolean") return stream.closed;
      const {_writableState: w, _readableState: r} = stream;
      if (w && typeof w.closed === "boolean" || r && typeof r.closed === "boolean") return w && w.closed || r && r.closed;
      return null;
    },
    willEmitClose: stream => {
      const state = stream._writableState || stream._readableState;
      return !!(state && state.autoDestroy && state.emitClose && state.closed === false);
    },
    disturbed: stream => !!(stream && (stream[kIsDisturbed] ?? (stream.readableDidRead || stream.readableAborted))),
    errored: stream => !!(stream && (stream[kIsErrored] ?? stream._readableState?.errorEmitted ?? stream._writableState?.errorEmitted ?? stream._readableState?.errored ?? stream._writableState?.errored)),
  };
  kit.is = is;
  kit.kIsDestroyed = kIsDestroyed;
}
