// stream.Readable: its state, how data comes in (push, unshift) and how it is taken out (read, flow).

function streamReadable(kit) {
  const {kState, errors, bytes, errorOrDestroy, Stream} = kit;
  const {OBJECT_MODE, ERROR_EMITTED, AUTO_DESTROY, EMIT_CLOSE, DESTROYED, CLOSE_EMITTED, ERRORED, CONSTRUCTED} = kit.bits;
  const bits = {
    ENDED: 1 << 9, END_EMITTED: 1 << 10, READING: 1 << 11, SYNC: 1 << 12, NEED_READABLE: 1 << 13, EMITTED_READABLE: 1 << 14, READABLE_LISTENING: 1 << 15,
    RESUME_SCHEDULED: 1 << 16, MULTI_AWAIT_DRAIN: 1 << 17, READING_MORE: 1 << 18, DATA_EMITTED: 1 << 19, DEFAULT_UTF8: 1 << 20, DECODER: 1 << 21, ENCODING: 1 << 22,
    HAS_FLOWING: 1 << 23, FLOWING: 1 << 24, HAS_PAUSED: 1 << 25, PAUSED: 1 << 26, DATA_LISTENING: 1 << 27,
  };
  kit.readableBits = bits;
  const {ENDED, END_EMITTED, READING, SYNC, NEED_READABLE, EMITTED_READABLE, MULTI_AWAIT_DRAIN, READING_MORE, DATA_EMITTED, DEFAULT_UTF8, DECODER, FLOWING, DATA_LISTENING} = bits;
  const kDecoderValue = %Symbol%("kDecoderValue");
  const StringDecoder = %BuiltinModule("string_decoder").StringDecoder;

  function ReadableState(options, stream, isDuplex) {
    this[kState] = EMIT_CLOSE | AUTO_DESTROY | CONSTRUCTED | SYNC;
    if (options && (options.objectMode || isDuplex && options.readableObjectMode)) this[kState] |= OBJECT_MODE;
    this.highWaterMark = options ? kit.highWaterMarkOf(this, options, "readableHighWaterMark", isDuplex) : kit.getDefaultHighWaterMark(false);
    this.buffer = [];
    this.bufferIndex = 0;
    this.length = 0;
    this.pipes = [];
    if (options && options.emitClose === false) this[kState] &= ~EMIT_CLOSE;
    if (options && options.autoDestroy === false) this[kState] &= ~AUTO_DESTROY;
    const encoding = options && options.defaultEncoding;
    if (encoding && !bytes.isEncoding(encoding)) throw errors.unknownEncoding(encoding);
    this.defaultEncoding = encoding || "utf8";
    this.awaitDrainWriters = null;
    if (options && options.encoding) {
      this.decoder = new StringDecoder(options.encoding);
      this.encoding = options.encoding;
    }
  }
  %StreamReadableState(kit, ReadableState, kDecoderValue);

  ReadableState.prototype[kit.kOnConstructed] = function onConstructed(stream) {
    if ((this[kState] & NEED_READABLE) !== 0) maybeReadMore(stream, this);
  };

  function Readable(options) {
    if (!(this instanceof Readable)) return new Readable(options);
    this._events ??= {close: undefined, error: undefined, data: undefined, end: undefined, readable: undefined};
    this._readableState = new ReadableState(options, this, false);
    if (options) {
      if (typeof options.read === "function") this._read = options.read;
      if (typeof options.destroy === "function") this._destroy = options.destroy;
      if (typeof options.construct === "function") this._construct = options.construct;
      if (options.signal) kit.obeySignal(options.signal, this);
    }
    %Call(Stream, this, options);
    if (this._construct !== undefined && this._construct !== null) kit.construct(this, () => this._readableState[kit.kOnConstructed](this));
  }
  %Object%.setPrototypeOf(Readable.prototype, Stream.prototype);
  %Object%.setPrototypeOf(Readable, Stream);
  Readable.prototype[%Symbol%.for("nodejs.rejection")] = function (error) {
    this.destroy(error);
  };
  Readable.ReadableState = ReadableState;
  const prototype = Readable.prototype;

  prototype.destroy = kit.destroy;
  prototype._undestroy = kit.undestroy;
  prototype._destroy = function (error, callback) {
    callback(error);
  };

  // --- in

  prototype.push = function (chunk, encoding) {
    const state = this._readableState;
    if (chunk === null) return endOfData(this, state);
    let isDecoded = !!encoding;
    if ((state[kState] & OBJECT_MODE) === 0) {
      if (typeof chunk === "string") {
        encoding = encoding || state.defaultEncoding;
        isDecoded = state.encoding === encoding;
        if (!isDecoded) chunk = bytes.fromText(chunk, encoding);
      } else if (chunk !== undefined) {
        const given = chunk;
        chunk = bytes.ofChunk(given);
        isDecoded = false;
        if (chunk === undefined) {
          errorOrDestroy(this, errors.chunk(given));
          return false;
        }
      }
      if (!chunk || chunk.length <= 0) return nothingPushed(this, state);
    }
    if ((state[kState] & ENDED) !== 0) {
      errorOrDestroy(this, errors.pushAfterEof());
      return false;
    }
    if ((state[kState] & (DESTROYED | ERRORED)) !== 0) return false;
    state[kState] &= ~READING;
    if ((state[kState] & DECODER) !== 0 && !isDecoded) {
      chunk = state[kDecoderValue].write(chunk);
      if ((state[kState] & OBJECT_MODE) === 0 && chunk.length === 0) return nothingPushed(this, state);
    }
    addChunk(this, state, chunk, false);
    return canPushMore(state);
  };

  prototype.unshift = function (chunk, encoding) {
    const state = this._readableState;
    if (chunk === null) return endOfData(this, state);
    if ((state[kState] & OBJECT_MODE) === 0) {
      if (typeof chunk === "string") {
        encoding = encoding || state.defaultEncoding;
        if (state.encoding !== encoding) {
          chunk = bytes.fromText(chunk, encoding);
          if (state.encoding) chunk = chunk.toString(state.encoding);
        }
      } else if (chunk !== undefined) {
        const given = chunk;
        chunk = bytes.ofChunk(given);
        if (chunk === undefined) {
          errorOrDestroy(this, errors.chunk(given));
          return false;
        }
      }
      if (!(chunk && chunk.length > 0)) return canPushMore(state);
    }
    if ((state[kState] & END_EMITTED) !== 0) errorOrDestroy(this, errors.unshiftAfterEnd());
    else if ((state[kState] & (DESTROYED | ERRORED)) !== 0) return false;
    else addChunk(this, state, chunk, true);
    return canPushMore(state);
  };

  function endOfData(stream, state) {
    state[kState] &= ~READING;
    onEofChunk(stream, state);
    return false;
  }
  function nothingPushed(stream, state) {
    state[kState] &= ~READING;
    maybeReadMore(stream, state);
    return canPushMore(state);
  }
  // Also when nothing is buffered: a mark of 0 would stop a stream for ever.
  function canPushMore(state) {
    return (state[kState] & ENDED) === 0 && (state.length < state.highWaterMark || state.length === 0);
  }

  function addChunk(stream, state, chunk, addToFront) {
    if ((state[kState] & (FLOWING | SYNC | DATA_LISTENING)) === (FLOWING | DATA_LISTENING) && state.length === 0) {
      forgetWriters(state);
      state[kState] |= DATA_EMITTED;
      stream.emit("data", chunk);
    } else {
      state.length += (state[kState] & OBJECT_MODE) !== 0 ? 1 : chunk.length;
      if (!addToFront) state.buffer.push(chunk);
      else if (state.bufferIndex > 0) state.buffer[--state.bufferIndex] = chunk;
      else state.buffer.unshift(chunk);
      if ((state[kState] & NEED_READABLE) !== 0) emitReadable(stream);
    }
    maybeReadMore(stream, state);
  }
  function forgetWriters(state) {
    if ((state[kState] & MULTI_AWAIT_DRAIN) !== 0) state.awaitDrainWriters.clear();
    else state.awaitDrainWriters = null;
  }

  function onEofChunk(stream, state) {
    if ((state[kState] & ENDED) !== 0) return;
    const rest = (state[kState] & DECODER) !== 0 ? state[kDecoderValue].end() : "";
    if (rest && rest.length) {
      state.buffer.push(rest);
      state.length += (state[kState] & OBJECT_MODE) !== 0 ? 1 : rest.length;
    }
    state[kState] |= ENDED;
    if ((state[kState] & SYNC) !== 0) {
      emitReadable(stream);
    } else {
      state[kState] &= ~NEED_READABLE;
      state[kState] |= EMITTED_READABLE;
      emitReadable_(stream);
    }
  }

  prototype.isPaused = function () {
    const state = this._readableState;
    return (state[kState] & bits.PAUSED) !== 0 || (state[kState] & (bits.HAS_FLOWING | FLOWING)) === bits.HAS_FLOWING;
  };

  prototype.setEncoding = function (encoding) {
    const state = this._readableState;
    const decoder = new StringDecoder(encoding);
    state.decoder = decoder;
    state.encoding = decoder.encoding;
    let content = "";
    for (const data of state.buffer.slice(state.bufferIndex)) content += decoder.write(data);
    state.buffer.length = 0;
    state.bufferIndex = 0;
    if (content !== "") state.buffer.push(content);
    state.length = content.length;
    return this;
  };

  // --- out

  const mostBytes = 0x40000000;
  // The next power of two, so that a mark does not grow in tiny steps.
  function raisedHighWaterMark(n) {
    if (n > mostBytes) throw errors.range("size", "<= 1GiB", n);
    let mark = 1;
    while (mark < n) mark *= 2;
    return mark;
  }

  function howMuchToRead(n, state) {
    if (n <= 0 || state.length === 0 && (state[kState] & ENDED) !== 0) return 0;
    if ((state[kState] & OBJECT_MODE) !== 0) return 1;
    if (n !== n) return (state[kState] & FLOWING) !== 0 && state.length ? state.buffer[state.bufferIndex].length : state.length;
    if (n <= state.length) return n;
    return (state[kState] & ENDED) !== 0 ? state.length : 0;
  }

  // Whether read(n) first asks _read for more.
  function wantsMore(state, n) {
    if ((state[kState] & (READING | ENDED | DESTROYED | ERRORED | CONSTRUCTED)) !== CONSTRUCTED) return false;
    return (state[kState] & NEED_READABLE) !== 0 || state.length === 0 || state.length - n < state.highWaterMark;
  }
  function askForMore(stream, state) {
    state[kState] |= READING | SYNC;
    if (state.length === 0) state[kState] |= NEED_READABLE;
    try {
      stream._read(state.highWaterMark);
    } catch (error) {
      errorOrDestroy(stream, error);
    }
    state[kState] &= ~SYNC;
  }

  prototype.read = function (n) {
    n = n === undefined ? %Number%.NaN : typeof n === "number" && n % 1 === 0 ? n : %Number%.parseInt(n, 10);
    const state = this._readableState;
    const wanted = n;
    if (n > state.highWaterMark) state.highWaterMark = raisedHighWaterMark(n);
    if (n !== 0) state[kState] &= ~EMITTED_READABLE;

    const isFull = state.highWaterMark !== 0 ? state.length >= state.highWaterMark : state.length > 0;
    if (n === 0 && (state[kState] & NEED_READABLE) !== 0 && (isFull || (state[kState] & ENDED) !== 0)) {
      if (state.length === 0 && (state[kState] & ENDED) !== 0) endReadable(this);
      else emitReadable(this);
      return null;
    }
    n = howMuchToRead(n, state);
    if (n === 0 && (state[kState] & ENDED) !== 0) {
      if (state.length === 0) endReadable(this);
      return null;
    }
    if (wantsMore(state, n)) {
      askForMore(this, state);
      if ((state[kState] & READING) === 0) n = howMuchToRead(wanted, state);
    }

    const chunk = n > 0 ? fromList(n, state) : null;
    if (chunk === null) {
      if (state.length <= state.highWaterMark) state[kState] |= NEED_READABLE;
      n = 0;
    } else {
      state.length -= n;
      forgetWriters(state);
    }
    if (state.length === 0) {
      if ((state[kState] & ENDED) === 0) state[kState] |= NEED_READABLE;
      if (wanted !== n && (state[kState] & ENDED) !== 0) endReadable(this);
    }
    if (chunk !== null && (state[kState] & (ERROR_EMITTED | CLOSE_EMITTED)) === 0) {
      state[kState] |= DATA_EMITTED;
      this.emit("data", chunk);
    }
    return chunk;
  };

  // Takes n bytes (or characters, or one object) off the buffer's front.
  function fromList(n, state) {
    if (state.length === 0) return null;
    const {buffer} = state;
    let index = state.bufferIndex;
    const taken = [];
    if ((state[kState] & OBJECT_MODE) !== 0) {
      taken.push(buffer[index]);
      buffer[index++] = null;
    } else {
      let missing = !n || n >= state.length ? state.length : n;
      while (missing > 0 && index < buffer.length) {
        const chunk = buffer[index];
        // Text in several chunks: node 20 compares with the number of chunks, and then takes a whole chunk too much.
        const takesAll = taken.length > 0 && (state[kState] & DECODER) !== 0 && missing === buffer.length;
        if (chunk.length > missing && !takesAll) {
          taken.push(chunk.slice(0, missing));
          buffer[index] = chunk.slice(missing);
          break;
        }
        taken.push(chunk);
        missing -= chunk.length;
        buffer[index++] = null;
      }
    }
    if (index === buffer.length) {
      buffer.length = 0;
      index = 0;
    } else if (index > 1024) {
      buffer.splice(0, index);
      index = 0;
    }
    state.bufferIndex = index;
    return taken.length === 1 ? taken[0] : taken.length === 0 ? "" : bytes.join(taken, state.decoder);
  }

  // 'readable' comes in a tick of its own, once however many chunks arrive before it.
  function emitReadable(stream) {
    const state = stream._readableState;
    state[kState] &= ~NEED_READABLE;
    if ((state[kState] & EMITTED_READABLE) !== 0) return;
    state[kState] |= EMITTED_READABLE;
    %Process%.nextTick(emitReadable_, stream);
  }
  function emitReadable_(stream) {
    const state = stream._readableState;
    if ((state[kState] & (DESTROYED | ERRORED)) === 0 && (state.length || (state[kState] & ENDED) !== 0)) {
      stream.emit("readable");
      state[kState] &= ~EMITTED_READABLE;
    }
    if ((state[kState] & (FLOWING | ENDED)) === 0 && state.length <= state.highWaterMark) state[kState] |= NEED_READABLE;
    flow(stream);
  }

  function flow(stream) {
    const state = stream._readableState;
    while ((state[kState] & FLOWING) !== 0 && stream.read() !== null);
  }

  // Fills the buffer up to the mark ahead of the reader, from a tick.
  function maybeReadMore(stream, state) {
    if ((state[kState] & (READING_MORE | CONSTRUCTED)) !== CONSTRUCTED) return;
    state[kState] |= READING_MORE;
    %Process%.nextTick(maybeReadMore_, stream, state);
  }
  function maybeReadMore_(stream, state) {
    while ((state[kState] & (READING | ENDED)) === 0 && (state.length < state.highWaterMark || (state[kState] & FLOWING) !== 0 && state.length === 0)) {
      const before = state.length;
      stream.read(0);
      if (before === state.length) break;
    }
    state[kState] &= ~READING_MORE;
  }

  prototype._read = function (n) {
    throw errors.notImplemented("_read()");
  };

  function endReadable(stream) {
    const state = stream._readableState;
    if ((state[kState] & END_EMITTED) !== 0) return;
    state[kState] |= ENDED;
    %Process%.nextTick(endReadableNT, state, stream);
  }
  function endReadableNT(state, stream) {
    if ((state[kState] & (ERRORED | CLOSE_EMITTED | END_EMITTED)) !== 0 || state.length !== 0) return;
    state[kState] |= END_EMITTED;
    stream.emit("end");
    if (stream.writable && stream.allowHalfOpen === false) {
      %Process%.nextTick(endWritableNT, stream);
    } else if (state.autoDestroy) {
      const w = stream._writableState;
      if (!w || w.autoDestroy && (w.finished || w.writable === false)) stream.destroy();
    }
  }
  function endWritableNT(stream) {
    if (stream.writable && !stream.writableEnded && !stream.destroyed) stream.end();
  }

  kit.Readable = Readable;
  kit.emitReadable = emitReadable;
  kit.flow = flow;
  kit.fromList = fromList;
  %StreamPipe(kit);
  %StreamFlow(kit);
  %StreamIteration(kit);
  %StreamReadableProperties(kit);
}

// The names of a readable's bits, for everyone outside.
function streamReadableState(kit, ReadableState, kDecoderValue) {
  const {kState} = kit;
  const {OBJECT_MODE, ERROR_EMITTED, AUTO_DESTROY, EMIT_CLOSE, DESTROYED, CLOSED, CLOSE_EMITTED, ERRORED, CONSTRUCTED} = kit.bits;
  const bits = kit.readableBits;
  const none = () => null;
  const named = {
    objectMode: OBJECT_MODE, ended: bits.ENDED, endEmitted: bits.END_EMITTED, reading: bits.READING, constructed: CONSTRUCTED, sync: bits.SYNC, needReadable: bits.NEED_READABLE,
    emittedReadable: bits.EMITTED_READABLE, readableListening: bits.READABLE_LISTENING, resumeScheduled: bits.RESUME_SCHEDULED, errorEmitted: ERROR_EMITTED, emitClose: EMIT_CLOSE,
    autoDestroy: AUTO_DESTROY, destroyed: DESTROYED, closed: CLOSED, closeEmitted: CLOSE_EMITTED, multiAwaitDrain: bits.MULTI_AWAIT_DRAIN, readingMore: bits.READING_MORE, dataEmitted: bits.DATA_EMITTED,
  };
  const properties = {
    errored: kit.valueProperty(ERRORED, %Symbol%("kErroredValue"), none),
    defaultEncoding: kit.defaultEncodingProperty(bits.DEFAULT_UTF8, %Symbol%("kDefaultEncodingValue")),
    decoder: kit.valueProperty(bits.DECODER, kDecoderValue, none),
    encoding: kit.valueProperty(bits.ENCODING, %Symbol%("kEncodingValue"), none),
    flowing: kit.triProperty(bits.HAS_FLOWING, bits.FLOWING, null),
    pipesCount: {
      get() {
        return this.pipes.length;
      },
    },
    paused: {
      get() {
        return (this[kState] & bits.PAUSED) !== 0;
      },
      set(value) {
        this[kState] = this[kState] & ~bits.PAUSED | bits.HAS_PAUSED | (value ? bits.PAUSED : 0);
      },
    },
  };
  for (const name of %OwnKeys(named)) properties[name] = kit.bitProperty(named[name]);
  %Object%.defineProperties(ReadableState.prototype, properties);
}
