// stream.Writable: one write at a time; those that come meanwhile are buffered.

function streamWritable(kit) {
  const {kState, errors, bytes, errorOrDestroy, Stream, nothing} = kit;
  const {OBJECT_MODE, ERROR_EMITTED, AUTO_DESTROY, EMIT_CLOSE, DESTROYED, CLOSED, CLOSE_EMITTED, ERRORED, CONSTRUCTED} = kit.bits;
  const bits = {
    SYNC: 1 << 9, FINAL_CALLED: 1 << 10, NEED_DRAIN: 1 << 11, ENDING: 1 << 12, FINISHED: 1 << 13, DECODE_STRINGS: 1 << 14, WRITING: 1 << 15, BUFFER_PROCESSING: 1 << 16,
    PREFINISHED: 1 << 17, ALL_BUFFERS: 1 << 18, ALL_NOOP: 1 << 19, ON_FINISHED: 1 << 20, HAS_WRITABLE: 1 << 21, WRITABLE: 1 << 22, CORKED: 1 << 23, DEFAULT_UTF8: 1 << 24,
    WRITE_CB: 1 << 25, EXPECT_WRITE_CB: 1 << 26, AFTER_WRITE_TICK_INFO: 1 << 27, AFTER_WRITE_PENDING: 1 << 28, BUFFERED: 1 << 29, ENDED: 1 << 30,
  };
  kit.writableBits = bits;
  const {SYNC, FINAL_CALLED, NEED_DRAIN, ENDING, FINISHED, DECODE_STRINGS, WRITING, BUFFER_PROCESSING, PREFINISHED, ALL_BUFFERS, ALL_NOOP, ON_FINISHED, CORKED, DEFAULT_UTF8,
    WRITE_CB, EXPECT_WRITE_CB, AFTER_WRITE_TICK_INFO, AFTER_WRITE_PENDING, BUFFERED, ENDED} = bits;
  const kOnFinishedValue = %Symbol%("kOnFinishedValue");
  const kErroredValue = %Symbol%("kErroredValue");
  const kDefaultEncodingValue = %Symbol%("kDefaultEncodingValue");
  const kWriteCbValue = %Symbol%("kWriteCbValue");
  const kAfterWriteTickInfoValue = %Symbol%("kAfterWriteTickInfoValue");
  const kBufferedValue = %Symbol%("kBufferedValue");

  function WritableState(options, stream, isDuplex) {
    this[kState] = SYNC | CONSTRUCTED | EMIT_CLOSE | AUTO_DESTROY;
    if (options && (options.objectMode || isDuplex && options.writableObjectMode)) this[kState] |= OBJECT_MODE;
    this.highWaterMark = options ? kit.highWaterMarkOf(this, options, "writableHighWaterMark", isDuplex) : kit.getDefaultHighWaterMark(false);
    if (!options || options.decodeStrings !== false) this[kState] |= DECODE_STRINGS;
    if (options && options.emitClose === false) this[kState] &= ~EMIT_CLOSE;
    if (options && options.autoDestroy === false) this[kState] &= ~AUTO_DESTROY;
    const encoding = options && options.defaultEncoding;
    if (encoding && !bytes.isEncoding(encoding)) throw errors.unknownEncoding(encoding);
    this.defaultEncoding = encoding || "utf8";
    this.length = 0;
    this.corked = 0;
    this.onwrite = onwrite.bind(undefined, stream);
    this.writelen = 0;
    resetBuffer(this);
    this.pendingcb = 0;
  }
  function resetBuffer(state) {
    state[kBufferedValue] = null;
    state.bufferedIndex = 0;
    state[kState] |= ALL_BUFFERS | ALL_NOOP;
    state[kState] &= ~BUFFERED;
  }
  WritableState.prototype.getBuffer = function getBuffer() {
    return (this[kState] & BUFFERED) === 0 ? [] : this[kBufferedValue].slice(this.bufferedIndex);
  };
  %StreamWritableState(kit, WritableState, {kErroredValue, kDefaultEncodingValue, kWriteCbValue, kAfterWriteTickInfoValue, kBufferedValue});

  WritableState.prototype[kit.kOnConstructed] = function onConstructed(stream) {
    if ((this[kState] & WRITING) === 0) clearBuffer(stream, this);
    if ((this[kState] & ENDING) !== 0) finishMaybe(stream, this);
  };

  function Writable(options) {
    if (!(this instanceof Writable)) return new Writable(options);
    this._events ??= {close: undefined, error: undefined, prefinish: undefined, finish: undefined, drain: undefined};
    this._writableState = new WritableState(options, this, false);
    if (options) {
      if (typeof options.write === "function") this._write = options.write;
      if (typeof options.writev === "function") this._writev = options.writev;
      if (typeof options.destroy === "function") this._destroy = options.destroy;
      if (typeof options.final === "function") this._final = options.final;
      if (typeof options.construct === "function") this._construct = options.construct;
      if (options.signal) kit.obeySignal(options.signal, this);
    }
    %Call(Stream, this, options);
    if (this._construct !== undefined && this._construct !== null) kit.construct(this, () => this._writableState[kit.kOnConstructed](this));
  }
  %Object%.setPrototypeOf(Writable.prototype, Stream.prototype);
  %Object%.setPrototypeOf(Writable, Stream);
  Writable.prototype[%Symbol%.for("nodejs.rejection")] = function (error) {
    this.destroy(error);
  };
  Writable.WritableState = WritableState;
  // A Duplex is one too.
  %Object%.defineProperty(Writable, %SymbolHasInstance%, {
    value: function (object) {
      if (%OrdinaryHasInstance(this, object)) return true;
      return this === Writable && object && object._writableState instanceof WritableState;
    },
  });
  const prototype = Writable.prototype;

  prototype.pipe = function () {
    errorOrDestroy(this, errors.cannotPipe());
  };

  // --- writing

  // The chunk as _write gets it, with its encoding.
  function prepared(state, chunk, encoding) {
    if ((state[kState] & OBJECT_MODE) !== 0) return {chunk, encoding};
    if (!encoding) encoding = (state[kState] & DEFAULT_UTF8) !== 0 ? "utf8" : state.defaultEncoding;
    else if (encoding !== "buffer" && !bytes.isEncoding(encoding)) throw errors.unknownEncoding(encoding);
    if (typeof chunk === "string") {
      if ((state[kState] & DECODE_STRINGS) === 0) return {chunk, encoding};
      return {chunk: bytes.fromText(chunk, encoding), encoding: "buffer"};
    }
    const held = bytes.ofChunk(chunk);
    if (held === undefined) throw errors.chunk(chunk);
    return {chunk: held, encoding: "buffer"};
  }

  // True, false, or the error of a write that comes too late.
  function write(stream, chunk, encoding, callback) {
    const state = stream._writableState;
    if (typeof callback !== "function") callback = nothing;
    if (chunk === null) throw errors.nullValues();
    const ready = prepared(state, chunk, encoding);
    let error;
    if ((state[kState] & ENDING) !== 0) error = errors.writeAfterEnd();
    else if ((state[kState] & DESTROYED) !== 0) error = errors.destroyed("write");
    if (error !== undefined) {
      %Process%.nextTick(callback, error);
      errorOrDestroy(stream, error, true);
      return error;
    }
    state.pendingcb++;
    return writeOrBuffer(stream, state, ready.chunk, ready.encoding, callback);
  }

  prototype.write = function (chunk, encoding, callback) {
    if (typeof encoding === "function") {
      callback = encoding;
      encoding = null;
    }
    return write(this, chunk, encoding, callback) === true;
  };

  function writeOrBuffer(stream, state, chunk, encoding, callback) {
    const size = (state[kState] & OBJECT_MODE) !== 0 ? 1 : chunk.length;
    state.length += size;
    if ((state[kState] & (WRITING | ERRORED | CORKED | CONSTRUCTED)) !== CONSTRUCTED) {
      if ((state[kState] & BUFFERED) === 0) {
        state[kState] |= BUFFERED;
        state[kBufferedValue] = [];
      }
      state[kBufferedValue].push({chunk, encoding, callback});
      if (encoding !== "buffer") state[kState] &= ~ALL_BUFFERS;
      if (callback !== nothing) state[kState] &= ~ALL_NOOP;
    } else {
      beginWrite(state, size, callback);
      stream._write(chunk, encoding, state.onwrite);
      state[kState] &= ~SYNC;
    }
    const hasRoom = state.length < state.highWaterMark || state.length === 0;
    if (!hasRoom) state[kState] |= NEED_DRAIN;
    return hasRoom && (state[kState] & (DESTROYED | ERRORED)) === 0;
  }
  function beginWrite(state, size, callback) {
    state.writelen = size;
    if (callback !== nothing) state.writecb = callback;
    state[kState] |= WRITING | SYNC | EXPECT_WRITE_CB;
  }

  prototype.cork = function () {
    const state = this._writableState;
    state[kState] |= CORKED;
    state.corked++;
  };
  prototype.uncork = function () {
    const state = this._writableState;
    if (!state.corked) return;
    state.corked--;
    if (!state.corked) state[kState] &= ~CORKED;
    if ((state[kState] & WRITING) === 0) clearBuffer(this, state);
  };
  prototype.setDefaultEncoding = function setDefaultEncoding(encoding) {
    if (typeof encoding === "string") encoding = encoding.toLowerCase();
    if (!bytes.isEncoding(encoding)) throw errors.unknownEncoding(encoding);
    this._writableState.defaultEncoding = encoding;
    return this;
  };

  // --- what _write's callback does

  function onwrite(stream, error) {
    const state = stream._writableState;
    if ((state[kState] & EXPECT_WRITE_CB) === 0) {
      errorOrDestroy(stream, errors.multipleCallback());
      return;
    }
    const sync = (state[kState] & SYNC) !== 0;
    const callback = (state[kState] & WRITE_CB) !== 0 ? state[kWriteCbValue] : nothing;
    state.writecb = null;
    state[kState] &= ~(WRITING | EXPECT_WRITE_CB);
    state.length -= state.writelen;
    state.writelen = 0;
    if (error) {
      writeFailed(stream, state, error, callback, sync);
      return;
    }
    if ((state[kState] & BUFFERED) !== 0) clearBuffer(stream, state);
    if (sync) writtenAtOnce(stream, state, callback);
    else afterWrite(stream, state, 1, callback);
  }

  function writeFailed(stream, state, error, callback, sync) {
    if ((state[kState] & ERRORED) === 0) state.errored = error;
    const r = stream._readableState;
    if (r && !r.errored) r.errored = error;
    if (sync) %Process%.nextTick(onwriteError, stream, state, error, callback);
    else onwriteError(stream, state, error, callback);
  }
  function onwriteError(stream, state, error, callback) {
    --state.pendingcb;
    callback(error);
    errorBuffer(state);
    errorOrDestroy(stream, error);
  }

  // _write called back before it returned: 'drain' and the callback wait for a tick, which writes of one callback share.
  // In object mode there is always a tick: node 20 means to ask whether the stream is destroyed, and asks for bit 0.
  function writtenAtOnce(stream, state, callback) {
    const needTick = (state[kState] & NEED_DRAIN) !== 0 && state.length === 0 || (state[kState] & OBJECT_MODE) !== 0 || callback !== nothing;
    if (callback === nothing && needTick && (state[kState] & AFTER_WRITE_PENDING) === 0) {
      %Process%.nextTick(afterWrite, stream, state, 1, callback);
      state[kState] |= AFTER_WRITE_PENDING;
    } else if (callback === nothing) {
      state.pendingcb--;
      if ((state[kState] & ENDING) !== 0) finishMaybe(stream, state, true);
    } else if ((state[kState] & AFTER_WRITE_TICK_INFO) !== 0 && state[kAfterWriteTickInfoValue].cb === callback) {
      state[kAfterWriteTickInfoValue].count++;
    } else {
      state[kAfterWriteTickInfoValue] = {count: 1, cb: callback, stream, state};
      %Process%.nextTick(afterWriteTick, state[kAfterWriteTickInfoValue]);
      state[kState] |= AFTER_WRITE_PENDING | AFTER_WRITE_TICK_INFO;
    }
  }
  function afterWriteTick({stream, state, count, cb}) {
    state[kState] &= ~AFTER_WRITE_TICK_INFO;
    state[kAfterWriteTickInfoValue] = null;
    afterWrite(stream, state, count, cb);
  }
  function afterWrite(stream, state, count, callback) {
    state[kState] &= ~AFTER_WRITE_PENDING;
    if ((state[kState] & (ENDING | NEED_DRAIN | DESTROYED)) === NEED_DRAIN && state.length === 0) {
      state[kState] &= ~NEED_DRAIN;
      stream.emit("drain");
    }
    while (count-- > 0) {
      state.pendingcb--;
      callback(null);
    }
    if ((state[kState] & DESTROYED) !== 0) errorBuffer(state);
    if ((state[kState] & ENDING) !== 0) finishMaybe(stream, state, true);
  }

  // What was buffered will never be written: its callbacks hear so.
  function errorBuffer(state) {
    if ((state[kState] & WRITING) !== 0) return;
    if ((state[kState] & BUFFERED) !== 0) {
      for (let n = state.bufferedIndex; n < state.buffered.length; n++) {
        const {chunk, callback} = state[kBufferedValue][n];
        state.length -= (state[kState] & OBJECT_MODE) !== 0 ? 1 : chunk.length;
        callback(state.errored ?? errors.destroyed("write"));
      }
    }
    callFinishedCallbacks(state, state.errored ?? errors.destroyed("end"));
    resetBuffer(state);
  }

  function writeBuffered(stream, state, isMany, size, chunk, encoding, callback) {
    beginWrite(state, size, callback);
    if ((state[kState] & DESTROYED) !== 0) state.onwrite(errors.destroyed("write"));
    else if (isMany) stream._writev(chunk, state.onwrite);
    else stream._write(chunk, encoding, state.onwrite);
    state[kState] &= ~SYNC;
  }

  // Writes what is buffered: all in one when the stream has _writev, else until a write stays open.
  function clearBuffer(stream, state) {
    if ((state[kState] & (DESTROYED | BUFFER_PROCESSING | CORKED | BUFFERED | CONSTRUCTED)) !== (BUFFERED | CONSTRUCTED)) return;
    const count = state[kBufferedValue].length - state.bufferedIndex;
    if (count === 0) return;
    state[kState] |= BUFFER_PROCESSING;
    if (count > 1 && stream._writev) clearAtOnce(stream, state, count);
    else clearOneByOne(stream, state);
    state[kState] &= ~BUFFER_PROCESSING;
  }
  function clearAtOnce(stream, state, count) {
    const buffered = state[kBufferedValue];
    const first = state.bufferedIndex;
    state.pendingcb -= count - 1;
    const callback = (state[kState] & ALL_NOOP) !== 0 ? nothing : error => {
      for (let n = first; n < buffered.length; n++) buffered[n].callback(error);
    };
    const chunks = (state[kState] & ALL_NOOP) !== 0 && first === 0 ? buffered : buffered.slice(first);
    chunks.allBuffers = (state[kState] & ALL_BUFFERS) !== 0;
    writeBuffered(stream, state, true, state.length, chunks, "", callback);
    resetBuffer(state);
  }
  function clearOneByOne(stream, state) {
    const buffered = state[kBufferedValue];
    const objectMode = (state[kState] & OBJECT_MODE) !== 0;
    let i = state.bufferedIndex;
    do {
      const {chunk, encoding, callback} = buffered[i];
      buffered[i++] = null;
      writeBuffered(stream, state, false, objectMode ? 1 : chunk.length, chunk, encoding, callback);
    } while (i < buffered.length && (state[kState] & WRITING) === 0);
    if (i === buffered.length) {
      resetBuffer(state);
    } else if (i > 256) {
      buffered.splice(0, i);
      state.bufferedIndex = 0;
    } else {
      state.bufferedIndex = i;
    }
  }

  prototype._write = function (chunk, encoding, callback) {
    if (!this._writev) throw errors.notImplemented("_write()");
    this._writev([{chunk, encoding}], callback);
  };
  prototype._writev = null;

  // --- the end

  prototype.end = function (chunk, encoding, callback) {
    const state = this._writableState;
    if (typeof chunk === "function") {
      callback = chunk;
      chunk = null;
      encoding = null;
    } else if (typeof encoding === "function") {
      callback = encoding;
      encoding = null;
    }
    let error;
    if (chunk !== undefined && chunk !== null) {
      const answer = write(this, chunk, encoding);
      if (answer instanceof %Error%) error = answer;
    }
    if ((state[kState] & CORKED) !== 0) {
      state.corked = 1;
      this.uncork();
    }
    if (error === undefined) {
      if ((state[kState] & (ENDING | ERRORED)) === 0) {
        state[kState] |= ENDING;
        finishMaybe(this, state, true);
        state[kState] |= ENDED;
      } else if ((state[kState] & FINISHED) !== 0) {
        error = errors.alreadyFinished("end");
      } else if ((state[kState] & DESTROYED) !== 0) {
        error = errors.destroyed("end");
      }
    }
    if (typeof callback === "function") tellOfFinish(state, callback, error);
    return this;
  };
  function tellOfFinish(state, callback, error) {
    if (error !== undefined) {
      %Process%.nextTick(callback, error);
    } else if ((state[kState] & ERRORED) !== 0) {
      %Process%.nextTick(callback, state[kErroredValue]);
    } else if ((state[kState] & FINISHED) !== 0) {
      %Process%.nextTick(callback, null);
    } else {
      state[kState] |= ON_FINISHED;
      state[kOnFinishedValue] ??= [];
      state[kOnFinishedValue].push(callback);
    }
  }

  function needFinish(state) {
    return state.length === 0 &&
      (state[kState] & (ENDING | DESTROYED | CONSTRUCTED | FINISHED | WRITING | ERROR_EMITTED | CLOSE_EMITTED | ERRORED | BUFFERED)) === (ENDING | CONSTRUCTED);
  }

  // What _final's callback does.
  function onFinish(stream, state, error) {
    if ((state[kState] & PREFINISHED) !== 0) {
      errorOrDestroy(stream, error ?? errors.multipleCallback());
      return;
    }
    state.pendingcb--;
    if (error) {
      callFinishedCallbacks(state, error);
      errorOrDestroy(stream, error, (state[kState] & SYNC) !== 0);
    } else if (needFinish(state)) {
      state[kState] |= PREFINISHED;
      stream.emit("prefinish");
      state.pendingcb++;
      %Process%.nextTick(finish, stream, state);
    }
  }

  function prefinish(stream, state) {
    if ((state[kState] & (PREFINISHED | FINAL_CALLED)) !== 0) return;
    if (typeof stream._final !== "function" || (state[kState] & DESTROYED) !== 0) {
      state[kState] |= FINAL_CALLED | PREFINISHED;
      stream.emit("prefinish");
      return;
    }
    state[kState] |= FINAL_CALLED | SYNC;
    state.pendingcb++;
    try {
      stream._final(error => onFinish(stream, state, error));
    } catch (error) {
      onFinish(stream, state, error);
    }
    state[kState] &= ~SYNC;
  }

  function finishMaybe(stream, state, sync) {
    if (!needFinish(state)) return;
    prefinish(stream, state);
    if (state.pendingcb !== 0) return;
    if (sync) {
      state.pendingcb++;
      %Process%.nextTick(finishIfStill, stream, state);
    } else if (needFinish(state)) {
      state.pendingcb++;
      finish(stream, state);
    }
  }
  function finishIfStill(stream, state) {
    if (needFinish(state)) finish(stream, state);
    else state.pendingcb--;
  }
  function finish(stream, state) {
    state.pendingcb--;
    state[kState] |= FINISHED;
    callFinishedCallbacks(state, null);
    stream.emit("finish");
    if ((state[kState] & AUTO_DESTROY) === 0) return;
    const r = stream._readableState;
    if (!r || r.autoDestroy && (r.endEmitted || r.readable === false)) stream.destroy();
  }
  function callFinishedCallbacks(state, error) {
    if ((state[kState] & ON_FINISHED) === 0) return;
    const callbacks = state[kOnFinishedValue];
    state[kOnFinishedValue] = null;
    state[kState] &= ~ON_FINISHED;
    for (let i = 0; i < callbacks.length; i++) callbacks[i](error);
  }

  kit.Writable = Writable;
  %StreamWritableProperties(kit);

  prototype.destroy = function (error, callback) {
    const state = this._writableState;
    if ((state[kState] & (BUFFERED | ON_FINISHED)) !== 0 && (state[kState] & DESTROYED) === 0) %Process%.nextTick(errorBuffer, state);
    %Call(kit.destroy, this, error, callback);
    return this;
  };
  prototype._undestroy = kit.undestroy;
  prototype._destroy = function (error, callback) {
    callback(error);
  };
  Writable.fromWeb = function (stream, options) {
    return %BuiltinModule("internal/web_streams").writableFromWeb(stream, options);
  };
  Writable.toWeb = function (stream) {
    return %BuiltinModule("internal/web_streams").writableToWeb(stream);
  };
}

// The names of a writable's bits, for everyone outside.
function streamWritableState(kit, WritableState, keys) {
  const {kState} = kit;
  const {OBJECT_MODE, ERROR_EMITTED, AUTO_DESTROY, EMIT_CLOSE, DESTROYED, CLOSED, CLOSE_EMITTED, ERRORED, CONSTRUCTED} = kit.bits;
  const bits = kit.writableBits;
  const named = {
    objectMode: OBJECT_MODE, finalCalled: bits.FINAL_CALLED, needDrain: bits.NEED_DRAIN, ending: bits.ENDING, ended: bits.ENDED, finished: bits.FINISHED, destroyed: DESTROYED,
    decodeStrings: bits.DECODE_STRINGS, writing: bits.WRITING, sync: bits.SYNC, bufferProcessing: bits.BUFFER_PROCESSING, constructed: CONSTRUCTED, prefinished: bits.PREFINISHED,
    errorEmitted: ERROR_EMITTED, emitClose: EMIT_CLOSE, autoDestroy: AUTO_DESTROY, closed: CLOSED, closeEmitted: CLOSE_EMITTED, allBuffers: bits.ALL_BUFFERS, allNoop: bits.ALL_NOOP,
  };
  // Unlike the others, these keep the value when it is none.
  const keptProperty = (bit, key, empty) => ({
    enumerable: false,
    get: kit.valueProperty(bit, key, empty).get,
    set(value) {
      this[key] = value;
      if (value) this[kState] |= bit;
      else this[kState] &= ~bit;
    },
  });
  const properties = {
    errored: kit.valueProperty(ERRORED, keys.kErroredValue, () => null),
    writable: kit.triProperty(bits.HAS_WRITABLE, bits.WRITABLE, undefined),
    defaultEncoding: kit.defaultEncodingProperty(bits.DEFAULT_UTF8, keys.kDefaultEncodingValue),
    writecb: keptProperty(bits.WRITE_CB, keys.kWriteCbValue, () => kit.nothing),
    afterWriteTickInfo: keptProperty(bits.AFTER_WRITE_TICK_INFO, keys.kAfterWriteTickInfoValue, () => null),
    buffered: keptProperty(bits.BUFFERED, keys.kBufferedValue, () => []),
    bufferedRequestCount: {
      get() {
        return (this[kState] & bits.BUFFERED) === 0 ? 0 : this[keys.kBufferedValue].length - this.bufferedIndex;
      },
    },
  };
  for (const name of %OwnKeys(named)) properties[name] = kit.bitProperty(named[name]);
  %Object%.defineProperties(WritableState.prototype, properties);
}

function streamWritableProperties(kit) {
  const {kState} = kit;
  const {DESTROYED, ERRORED, CLOSED, OBJECT_MODE} = kit.bits;
  const {ENDING, ENDED, FINISHED, NEED_DRAIN, HAS_WRITABLE, WRITABLE} = kit.writableBits;
  const has = (stream, bit) => {
    const state = stream._writableState;
    return state ? (state[kState] & bit) !== 0 : false;
  };
  const properties = {
    closed: {
      get() {
        return has(this, CLOSED);
      },
    },
    destroyed: {
      get() {
        return has(this, DESTROYED);
      },
      set(value) {
        if (this._writableState) this._writableState.destroyed = value;
      },
    },
    writable: {
      get() {
        const w = this._writableState;
        return !!w && w.writable !== false && (w[kState] & (ENDING | ENDED | DESTROYED | ERRORED)) === 0;
      },
      set(value) {
        if (this._writableState) this._writableState.writable = !!value;
      },
    },
    writableFinished: {
      get() {
        return has(this, FINISHED);
      },
    },
    writableObjectMode: {
      get() {
        return has(this, OBJECT_MODE);
      },
    },
    writableBuffer: {
      get() {
        return this._writableState && this._writableState.getBuffer();
      },
    },
    writableEnded: {
      get() {
        return has(this, ENDING);
      },
    },
    writableNeedDrain: {
      get() {
        const w = this._writableState;
        return w ? (w[kState] & (DESTROYED | ENDING | NEED_DRAIN)) === NEED_DRAIN : false;
      },
    },
    writableHighWaterMark: {
      get() {
        return this._writableState && this._writableState.highWaterMark;
      },
    },
    writableCorked: {
      get() {
        return this._writableState ? this._writableState.corked : 0;
      },
    },
    writableLength: {
      get() {
        return this._writableState && this._writableState.length;
      },
    },
    errored: {
      enumerable: false,
      get() {
        return this._writableState ? this._writableState.errored : null;
      },
    },
    writableAborted: {
      get: function () {
        const w = this._writableState;
        return (w[kState] & (HAS_WRITABLE | WRITABLE)) !== HAS_WRITABLE && (w[kState] & (DESTROYED | ERRORED)) !== 0 && (w[kState] & FINISHED) === 0;
      },
    },
  };
  %Object%.defineProperties(kit.Writable.prototype, properties);
}
