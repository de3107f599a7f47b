// How a stream comes to its end: destroy and construct, and Stream, the class all of them extend. 'error' and 'close'
// are emitted in a tick of their own, in this order.

function streamLegacy(kit) {
  const EventEmitter = %BuiltinModule("events");
  function Stream(options) {
    %Call(EventEmitter, this, options);
  }
  %Object%.setPrototypeOf(Stream.prototype, EventEmitter.prototype);
  %Object%.setPrototypeOf(Stream, EventEmitter);

  // The pipe of node 0.x, for classes that extend Stream alone.
  Stream.prototype.pipe = function (dest, options) {
    const source = this;
    let ended = false;
    const endOnce = end => {
      if (ended) return;
      ended = true;
      end();
    };
    function ondata(chunk) {
      if (dest.writable && dest.write(chunk) === false && source.pause) source.pause();
    }
    function ondrain() {
      if (source.readable && source.resume) source.resume();
    }
    function onend() {
      endOnce(() => dest.end());
    }
    function onclose() {
      endOnce(() => {
        if (typeof dest.destroy === "function") dest.destroy();
      });
    }
    function onerror(error) {
      cleanup();
      if (EventEmitter.listenerCount(this, "error") === 0) this.emit("error", error);
    }
    const links = [[source, "data", ondata], [dest, "drain", ondrain], [source, "end", onend], [source, "close", onclose], [source, "error", onerror], [dest, "error", onerror], [source, "end", cleanup], [source, "close", cleanup], [dest, "close", cleanup]];
    function cleanup() {
      for (const [emitter, name, listener] of links) emitter.removeListener(name, listener);
    }
    source.on("data", ondata);
    dest.on("drain", ondrain);
    if (!dest._isStdio && (!options || options.end !== false)) {
      source.on("end", onend);
      source.on("close", onclose);
    }
    kit.prependListener(source, "error", onerror);
    kit.prependListener(dest, "error", onerror);
    source.on("end", cleanup);
    source.on("close", cleanup);
    dest.on("close", cleanup);
    dest.emit("pipe", source);
    return dest;
  };

  Stream.prototype.eventNames = function eventNames() {
    return %OwnKeys(this._events).filter(name => this.listenerCount(name) > 0);
  };
  kit.prependListener = (emitter, name, listener) => {
    if (typeof emitter.prependListener === "function") emitter.prependListener(name, listener);
    else emitter.on(name, listener);
  };
  kit.Stream = Stream;
}

function streamDestroy(kit) {
  const {kState, errors, is} = kit;
  const {ERROR_EMITTED, AUTO_DESTROY, EMIT_CLOSE, DESTROYED, CLOSED, CLOSE_EMITTED, ERRORED, CONSTRUCTED} = kit.bits;
  const kDestroy = %Symbol%("kDestroy");
  const kConstruct = %Symbol%("kConstruct");
  const has = (stream, bit) => {
    const {_readableState: r, _writableState: w} = stream;
    return w && (w[kState] & bit) !== 0 || r && (r[kState] & bit) !== 0;
  };
  const mark = (stream, bit) => {
    if (stream._writableState) stream._writableState[kState] |= bit;
    if (stream._readableState) stream._readableState[kState] |= bit;
  };
  const keepError = (stream, error) => {
    if (!error) return;
    const {_readableState: r, _writableState: w} = stream;
    if (w && !w.errored) w.errored = error;
    if (r && !r.errored) r.errored = error;
  };

  function emitErrorNT(stream, error) {
    if (has(stream, ERROR_EMITTED)) return;
    mark(stream, ERROR_EMITTED);
    stream.emit("error", error);
  }
  function emitCloseNT(stream) {
    mark(stream, CLOSE_EMITTED);
    if (has(stream, EMIT_CLOSE)) stream.emit("close");
  }
  function emitErrorCloseNT(stream, error) {
    emitErrorNT(stream, error);
    emitCloseNT(stream);
  }

  // Asks the stream's own _destroy, then tells the world.
  function runDestroy(stream, error, callback) {
    let called = false;
    function onDestroy(failure) {
      if (called) return;
      called = true;
      keepError(stream, failure);
      mark(stream, CLOSED);
      if (typeof callback === "function") callback(failure);
      if (failure) %Process%.nextTick(emitErrorCloseNT, stream, failure);
      else %Process%.nextTick(emitCloseNT, stream);
    }
    try {
      stream._destroy(error || null, onDestroy);
    } catch (failure) {
      onDestroy(failure);
    }
  }

  kit.destroy = function (error, callback) {
    if (has(this, DESTROYED)) {
      if (typeof callback === "function") callback();
      return this;
    }
    keepError(this, error);
    mark(this, DESTROYED);
    const state = this._writableState || this._readableState;
    if ((state[kState] & CONSTRUCTED) !== 0) {
      runDestroy(this, error, callback);
    } else {
      this.once(kDestroy, function (failure) {
        runDestroy(this, errors.both(failure, error), callback);
      });
    }
    return this;
  };

  kit.undestroy = function () {
    const {_readableState: r, _writableState: w} = this;
    if (r) {
      r.constructed = true;
      r.closed = r.closeEmitted = r.destroyed = r.errorEmitted = r.reading = false;
      r.errored = null;
      r.ended = r.endEmitted = r.readable === false;
    }
    if (w) {
      w.constructed = true;
      w.closed = w.closeEmitted = w.destroyed = w.errorEmitted = w.finalCalled = w.prefinished = false;
      w.errored = null;
      w.ended = w.ending = w.finished = w.writable === false;
    }
  };

  kit.errorOrDestroy = (stream, error, sync) => {
    if (has(stream, DESTROYED)) return;
    if (has(stream, AUTO_DESTROY)) {
      stream.destroy(error);
    } else if (error) {
      keepError(stream, error);
      if (sync) %Process%.nextTick(emitErrorNT, stream, error);
      else emitErrorNT(stream, error);
    }
  };

  function constructNT(stream) {
    let called = false;
    function onConstruct(error) {
      if (called) {
        kit.errorOrDestroy(stream, error ?? errors.multipleCallback());
        return;
      }
      called = true;
      mark(stream, CONSTRUCTED);
      if (has(stream, DESTROYED)) stream.emit(kDestroy, error);
      else if (error) kit.errorOrDestroy(stream, error, true);
      else stream.emit(kConstruct);
    }
    try {
      stream._construct(error => {
        %Process%.nextTick(onConstruct, error);
      });
    } catch (error) {
      %Process%.nextTick(onConstruct, error);
    }
  }

  // For streams with a _construct of their own: `ready` is called when it is done.
  kit.construct = (stream, ready) => {
    if (typeof stream._construct !== "function") return;
    if (stream._readableState) stream._readableState[kState] &= ~CONSTRUCTED;
    if (stream._writableState) stream._writableState[kState] &= ~CONSTRUCTED;
    stream.once(kConstruct, ready);
    if (stream.listenerCount(kConstruct) === 1) %Process%.nextTick(constructNT, stream);
  };

  function emitCloseLegacy(stream) {
    stream.emit("close");
  }
  function emitErrorCloseLegacy(stream, error) {
    stream.emit("error", error);
    %Process%.nextTick(emitCloseLegacy, stream);
  }
  // Destroys whatever calls itself a stream; one that is not at its end is aborted.
  kit.destroyer = (stream, error) => {
    if (!stream || is.destroyed(stream)) return;
    if (!error && !is.finished(stream)) error = errors.abort();
    if (typeof stream.destroy === "function") stream.destroy(error);
    else if (typeof stream.close === "function") stream.close();
    else if (error) %Process%.nextTick(emitErrorCloseLegacy, stream, error);
    else %Process%.nextTick(emitCloseLegacy, stream);
    if (!stream.destroyed) stream[kit.kIsDestroyed] = true;
  };
}

// --- finished(): told when a stream is readable or writable no more, or has failed

function streamFinished(kit) {
  const {errors, is, nothing} = kit;

  function eos(stream, options, callback) {
    if (arguments.length === 2) {
      callback = options;
      options = {};
    } else if (options === undefined || options === null) {
      options = {};
    } else {
      kit.checkObject(options, "options");
    }
    kit.checkFunction(callback, "callback");
    kit.checkSignal(options.signal, "options.signal");
    if (!is.nodeStream(stream)) throw errors.type("stream", "an instance of ReadableStream, WritableStream, or Stream", stream);
    return watch(stream, options, kit.onceOnly(callback));
  }

  function watch(stream, options, callback) {
    const readable = options.readable ?? is.readableNodeStream(stream);
    const writable = options.writable ?? is.writableNodeStream(stream);
    const {_writableState: w, _readableState: r} = stream;
    let willEmitClose = is.willEmitClose(stream) && is.readableNodeStream(stream) === readable && is.writableNodeStream(stream) === writable;
    let writableFinished = is.writableFinished(stream, false);
    let readableFinished = is.readableFinished(stream, false);
    let closed = is.closed(stream);

    const onlegacyfinish = () => {
      if (!stream.writable) onfinish();
    };
    const onfinish = () => {
      writableFinished = true;
      if (stream.destroyed) willEmitClose = false;
      if (willEmitClose && (!stream.readable || readable)) return;
      if (!readable || readableFinished) callback.call(stream);
    };
    const onend = () => {
      readableFinished = true;
      if (stream.destroyed) willEmitClose = false;
      if (willEmitClose && (!stream.writable || writable)) return;
      if (!writable || writableFinished) callback.call(stream);
    };
    const onerror = error => {
      callback.call(stream, error);
    };
    // The error of a side, if that is what the stream ended with.
    const failure = () => {
      const error = is.erroredWith(stream, "writable") || is.erroredWith(stream, "readable");
      return error && typeof error !== "boolean" ? error : undefined;
    };
    const isCutShort = () => readable && !readableFinished && is.readableNodeStream(stream, true) && !is.readableFinished(stream, false) ||
      writable && !writableFinished && !is.writableFinished(stream, false);
    const onclose = () => {
      closed = true;
      const error = failure();
      if (error !== undefined) callback.call(stream, error);
      else if (isCutShort()) callback.call(stream, errors.prematureClose());
      else callback.call(stream);
    };
    const onclosed = () => {
      closed = true;
      const error = failure();
      if (error !== undefined) callback.call(stream, error);
      else callback.call(stream);
    };

    if (writable && !w) {
      stream.on("end", onlegacyfinish);
      stream.on("close", onlegacyfinish);
    }
    if (!willEmitClose && typeof stream.aborted === "boolean") stream.on("aborted", onclose);
    stream.on("end", onend);
    stream.on("finish", onfinish);
    if (options.error !== false) stream.on("error", onerror);
    stream.on("close", onclose);

    const nothingLeftToWrite = () => !readable && (!willEmitClose || is.readable(stream)) && (writableFinished || is.writable(stream) === false) && (!w || w.pendingcb === undefined || w.pendingcb === 0);
    const nothingLeftToRead = () => !writable && (!willEmitClose || is.writable(stream)) && (readableFinished || is.readable(stream) === false);
    if (closed) {
      %Process%.nextTick(onclose);
    } else if (w && w.errorEmitted || r && r.errorEmitted) {
      if (!willEmitClose) %Process%.nextTick(onclosed);
    } else if (nothingLeftToWrite() || nothingLeftToRead()) {
      %Process%.nextTick(onclosed);
    }

    const cleanup = () => {
      callback = nothing;
      for (const [name, listener] of [["aborted", onclose], ["end", onlegacyfinish], ["close", onlegacyfinish], ["finish", onfinish], ["end", onend], ["error", onerror], ["close", onclose]]) {
        stream.removeListener(name, listener);
      }
    };
    const abort = () => {
      const told = callback;
      cleanup();
      told.call(stream, errors.abort(options.signal));
    };
    if (options.signal && !closed && options.signal.aborted) {
      %Process%.nextTick(abort);
    } else if (options.signal && !closed) {
      const forget = kit.onAbort(options.signal, abort);
      const told = callback;
      callback = kit.onceOnly((...args) => {
        forget();
        %CallWithArray(told, stream, args);
      });
    }
    return cleanup;
  }

  function finished(stream, options) {
    const given = options === null || options === undefined ? {} : options;
    if (given.cleanup && typeof given.cleanup !== "boolean") throw errors.type("cleanup", "of type boolean", given.cleanup);
    return new %Promise%((resolve, reject) => {
      const cleanup = eos(stream, given, error => {
        if (given.cleanup) cleanup();
        if (error) reject(error);
        else resolve();
      });
    });
  }

  function addAbortSignal(signal, stream) {
    if (typeof signal !== "object" || !("aborted" in signal)) throw errors.type("signal", "an instance of AbortSignal", signal);
    if (!is.nodeStream(stream)) throw errors.type("stream", "an instance of ReadableStream, WritableStream, or Stream", stream);
    return kit.obeySignal(signal, stream);
  }
  kit.obeySignal = (signal, stream) => {
    if (typeof signal !== "object" || !("aborted" in signal)) return stream;
    const abort = () => {
      stream.destroy(errors.abort(signal));
    };
    if (signal.aborted) abort();
    else eos(stream, kit.onAbort(signal, abort));
    return stream;
  };
  kit.eos = eos;
  kit.finished = finished;
  kit.addAbortSignal = addAbortSignal;
}
