// How a Readable flows: listeners that start it, pause and resume, pipes, and iteration.

function streamFlow(kit) {
  const {kState, Stream, errorOrDestroy} = kit;
  const prototype = kit.Readable.prototype;
  const {END_EMITTED, READING, NEED_READABLE, EMITTED_READABLE, READABLE_LISTENING, RESUME_SCHEDULED, HAS_FLOWING, FLOWING, HAS_PAUSED, PAUSED, DATA_LISTENING} = kit.readableBits;

  prototype.on = function (name, listener) {
    const result = %Call(Stream.prototype.on, this, name, listener);
    const state = this._readableState;
    if (name === "data") {
      state[kState] |= DATA_LISTENING;
      if (this.listenerCount("readable") > 0) state[kState] |= READABLE_LISTENING;
      if ((state[kState] & (HAS_FLOWING | FLOWING)) !== HAS_FLOWING) this.resume();
    } else if (name === "readable" && (state[kState] & (END_EMITTED | READABLE_LISTENING)) === 0) {
      state[kState] |= READABLE_LISTENING | NEED_READABLE | HAS_FLOWING;
      state[kState] &= ~(FLOWING | EMITTED_READABLE);
      if (state.length) kit.emitReadable(this);
      else if ((state[kState] & READING) === 0) %Process%.nextTick(nReadingNextTick, this);
    }
    return result;
  };
  prototype.addListener = prototype.on;
  function nReadingNextTick(stream) {
    stream.read(0);
  }

  prototype.removeListener = function (name, listener) {
    const state = this._readableState;
    const result = %Call(Stream.prototype.removeListener, this, name, listener);
    if (name === "readable") %Process%.nextTick(updateReadableListening, this);
    else if (name === "data" && this.listenerCount("data") === 0) state[kState] &= ~DATA_LISTENING;
    return result;
  };
  prototype.off = prototype.removeListener;

  prototype.removeAllListeners = function (name) {
    const result = %CallWithArray(Stream.prototype.removeAllListeners, this, arguments.length === 0 ? [] : [name]);
    if (name === "readable" || name === undefined) %Process%.nextTick(updateReadableListening, this);
    return result;
  };

  // A tick after the last listener of 'readable' may have gone, so that once('readable') can be renewed.
  function updateReadableListening(stream) {
    const state = stream._readableState;
    if (stream.listenerCount("readable") > 0) state[kState] |= READABLE_LISTENING;
    else state[kState] &= ~READABLE_LISTENING;
    if ((state[kState] & (HAS_PAUSED | PAUSED | RESUME_SCHEDULED)) === (HAS_PAUSED | RESUME_SCHEDULED)) state[kState] |= HAS_FLOWING | FLOWING;
    else if ((state[kState] & DATA_LISTENING) !== 0) stream.resume();
    else if ((state[kState] & READABLE_LISTENING) === 0) state[kState] &= ~(HAS_FLOWING | FLOWING);
  }

  prototype.resume = function () {
    const state = this._readableState;
    if ((state[kState] & FLOWING) === 0) {
      state[kState] |= HAS_FLOWING;
      if ((state[kState] & READABLE_LISTENING) === 0) state[kState] |= FLOWING;
      if ((state[kState] & RESUME_SCHEDULED) === 0) {
        state[kState] |= RESUME_SCHEDULED;
        %Process%.nextTick(resume_, this, state);
      }
    }
    state[kState] |= HAS_PAUSED;
    state[kState] &= ~PAUSED;
    return this;
  };
  function resume_(stream, state) {
    if ((state[kState] & READING) === 0) stream.read(0);
    state[kState] &= ~RESUME_SCHEDULED;
    stream.emit("resume");
    kit.flow(stream);
    if ((state[kState] & (FLOWING | READING)) === FLOWING) stream.read(0);
  }

  prototype.pause = function () {
    const state = this._readableState;
    if ((state[kState] & (HAS_FLOWING | FLOWING)) !== HAS_FLOWING) {
      state[kState] |= HAS_FLOWING;
      state[kState] &= ~FLOWING;
      this.emit("pause");
    }
    state[kState] |= HAS_PAUSED | PAUSED;
    return this;
  };

  // A stream of node 0.x as the source of this one.
  prototype.wrap = function (stream) {
    let paused = false;
    stream.on("data", chunk => {
      if (this.push(chunk) || !stream.pause) return;
      paused = true;
      stream.pause();
    });
    stream.on("end", () => {
      this.push(null);
    });
    stream.on("error", error => {
      errorOrDestroy(this, error);
    });
    stream.on("close", () => {
      this.destroy();
    });
    stream.on("destroy", () => {
      this.destroy();
    });
    this._read = () => {
      if (!paused || !stream.resume) return;
      paused = false;
      stream.resume();
    };
    for (const name of %Object%.keys(stream).slice(1)) {
      if (this[name] === undefined && typeof stream[name] === "function") this[name] = stream[name].bind(stream);
    }
    return this;
  };
}

function streamPipe(kit) {
  const {kState, errorOrDestroy} = kit;
  const prototype = kit.Readable.prototype;
  const {END_EMITTED, MULTI_AWAIT_DRAIN, FLOWING, DATA_LISTENING} = kit.readableBits;

  prototype.pipe = function (dest, options) {
    const src = this;
    const state = this._readableState;
    if (state.pipes.length === 1 && (state[kState] & MULTI_AWAIT_DRAIN) === 0) {
      state[kState] |= MULTI_AWAIT_DRAIN;
      state.awaitDrainWriters = new %Set%(state.awaitDrainWriters ? [state.awaitDrainWriters] : []);
    }
    state.pipes.push(dest);

    const ends = (!options || options.end !== false) && dest !== %Process%.stdout && dest !== %Process%.stderr;
    const endFn = ends ? onend : unpipe;
    if ((state[kState] & END_EMITTED) !== 0) %Process%.nextTick(endFn);
    else src.once("end", endFn);

    let ondrain;
    let cleanedUp = false;
    dest.on("unpipe", onunpipe);
    function onunpipe(readable, info) {
      if (readable !== src || !info || info.hasUnpiped !== false) return;
      info.hasUnpiped = true;
      cleanup();
    }
    function onend() {
      dest.end();
    }
    function cleanup() {
      dest.removeListener("close", onclose);
      dest.removeListener("finish", onfinish);
      if (ondrain) dest.removeListener("drain", ondrain);
      dest.removeListener("error", onerror);
      dest.removeListener("unpipe", onunpipe);
      src.removeListener("end", onend);
      src.removeListener("end", unpipe);
      src.removeListener("data", ondata);
      cleanedUp = true;
      if (ondrain && state.awaitDrainWriters && (!dest._writableState || dest._writableState.needDrain)) ondrain();
    }
    // The destination is full: wait for its 'drain'.
    function pause() {
      if (!cleanedUp) {
        if (state.pipes.length === 1 && state.pipes[0] === dest) {
          state.awaitDrainWriters = dest;
          state[kState] &= ~MULTI_AWAIT_DRAIN;
        } else if (state.pipes.length > 1 && state.pipes.includes(dest)) {
          state.awaitDrainWriters.add(dest);
        }
        src.pause();
      }
      if (ondrain) return;
      ondrain = pipeOnDrain(src, dest);
      dest.on("drain", ondrain);
    }

    src.on("data", ondata);
    function ondata(chunk) {
      if (dest.write(chunk) === false) pause();
    }
    // Stops the pipe, and hands the error on when nobody else listens.
    function onerror(error) {
      unpipe();
      dest.removeListener("error", onerror);
      if (dest.listenerCount("error") !== 0) return;
      const itsState = dest._writableState || dest._readableState;
      if (itsState && !itsState.errorEmitted) errorOrDestroy(dest, error);
      else dest.emit("error", error);
    }
    kit.prependListener(dest, "error", onerror);
    function onclose() {
      dest.removeListener("finish", onfinish);
      unpipe();
    }
    dest.once("close", onclose);
    function onfinish() {
      dest.removeListener("close", onclose);
      unpipe();
    }
    dest.once("finish", onfinish);
    function unpipe() {
      src.unpipe(dest);
    }

    dest.emit("pipe", src);
    if (dest.writableNeedDrain === true) pause();
    else if ((state[kState] & FLOWING) === 0) src.resume();
    return dest;
  };

  // Flows again when the last of the full destinations has drained.
  function pipeOnDrain(src, dest) {
    return function pipeOnDrainFunctionResult() {
      const state = src._readableState;
      if (state.awaitDrainWriters === dest) state.awaitDrainWriters = null;
      else if ((state[kState] & MULTI_AWAIT_DRAIN) !== 0) state.awaitDrainWriters.delete(dest);
      if ((!state.awaitDrainWriters || state.awaitDrainWriters.size === 0) && (state[kState] & DATA_LISTENING) !== 0) src.resume();
    };
  }

  prototype.unpipe = function (dest) {
    const state = this._readableState;
    if (state.pipes.length === 0) return this;
    if (!dest) {
      const all = state.pipes;
      state.pipes = [];
      this.pause();
      for (const each of all) each.emit("unpipe", this, {hasUnpiped: false});
      return this;
    }
    const index = state.pipes.indexOf(dest);
    if (index === -1) return this;
    state.pipes.splice(index, 1);
    if (state.pipes.length === 0) this.pause();
    dest.emit("unpipe", this, {hasUnpiped: false});
    return this;
  };
}

function streamIteration(kit) {
  const {errors, nothing} = kit;
  const {Readable} = kit;
  const prototype = Readable.prototype;

  prototype[%SymbolAsyncIterator%] = function () {
    return toAsyncIterator(this);
  };
  prototype.iterator = function (options) {
    if (options !== undefined) kit.checkObject(options, "options");
    return toAsyncIterator(this, options);
  };
  function toAsyncIterator(stream, options) {
    if (typeof stream.read !== "function") stream = Readable.wrap(stream, {objectMode: true});
    const iterator = createAsyncIterator(stream, options);
    iterator.stream = stream;
    return iterator;
  }

  async function* createAsyncIterator(stream, options) {
    let callback = nothing;
    const wake = () => {
      callback();
      callback = nothing;
    };
    function next(resolve) {
      if (this === stream) wake();
      else callback = resolve;
    }
    stream.on("readable", next);
    let error; // null once the stream has ended well
    const cleanup = kit.eos(stream, {writable: false}, failure => {
      error = failure ? errors.both(error, failure) : null;
      wake();
    });
    try {
      while (true) {
        const chunk = stream.destroyed ? null : stream.read();
        if (chunk !== null) yield chunk;
        else if (error) throw error;
        else if (error === null) return;
        else await new %Promise%(next);
      }
    } catch (failure) {
      error = errors.both(error, failure);
      throw error;
    } finally {
      const mayDestroy = error || !options || options.destroyOnReturn !== false;
      if (mayDestroy && (error === undefined || stream._readableState.autoDestroy)) {
        kit.destroyer(stream, null);
      } else {
        stream.off("readable", next);
        cleanup();
      }
    }
  }

  Readable._fromList = kit.fromList;
  Readable.from = function (iterable, options) {
    return kit.from(Readable, iterable, options);
  };
  Readable.fromWeb = function (stream, options) {
    return %BuiltinModule("internal/web_streams").readableFromWeb(stream, options);
  };
  Readable.toWeb = function (stream, options) {
    return %BuiltinModule("internal/web_streams").readableToWeb(stream, options);
  };
  Readable.wrap = function (source, options) {
    const made = new Readable({
      objectMode: source.readableObjectMode ?? source.objectMode ?? true,
      ...options,
      destroy(error, callback) {
        kit.destroyer(source, error);
        callback(error);
      },
    });
    return made.wrap(source);
  };
}

function streamReadableProperties(kit) {
  const state = (stream, otherwise, read) => stream._readableState ? read(stream._readableState) : otherwise;
  const properties = {
    readable: {
      get() {
        const r = this._readableState;
        return !!r && r.readable !== false && !r.destroyed && !r.errorEmitted && !r.endEmitted;
      },
      set(value) {
        if (this._readableState) this._readableState.readable = !!value;
      },
    },
    readableDidRead: {
      get: function () {
        return this._readableState.dataEmitted;
      },
    },
    readableAborted: {
      get: function () {
        const r = this._readableState;
        return !!(r.readable !== false && (r.destroyed || r.errored) && !r.endEmitted);
      },
    },
    readableHighWaterMark: {
      get: function () {
        return this._readableState.highWaterMark;
      },
    },
    readableBuffer: {
      get: function () {
        return this._readableState && this._readableState.buffer;
      },
    },
    readableFlowing: {
      get: function () {
        return this._readableState.flowing;
      },
      set: function (value) {
        if (this._readableState) this._readableState.flowing = value;
      },
    },
    readableLength: {
      get() {
        return this._readableState.length;
      },
    },
    readableObjectMode: {
      get() {
        return state(this, false, r => r.objectMode);
      },
    },
    readableEncoding: {
      get() {
        return state(this, null, r => r.encoding);
      },
    },
    errored: {
      get() {
        return state(this, null, r => r.errored);
      },
    },
    closed: {
      get() {
        return state(this, false, r => r.closed);
      },
    },
    destroyed: {
      get() {
        return state(this, false, r => r.destroyed);
      },
      set(value) {
        if (this._readableState) this._readableState.destroyed = value;
      },
    },
    readableEnded: {
      get() {
        return state(this, false, r => r.endEmitted);
      },
    },
  };
  %Object%.defineProperties(kit.Readable.prototype, properties);
}
