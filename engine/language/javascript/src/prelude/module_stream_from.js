// Streams made of other things: Readable.from over what can be iterated, Duplex.from over nearly anything.

function streamFrom(kit) {
  const {errors, bytes} = kit;

  kit.from = (Class, iterable, options) => {
    if (typeof iterable === "string" || bytes.isBuffer(iterable)) {
      return new Class({
        objectMode: true,
        ...options,
        read() {
          this.push(iterable);
          this.push(null);
        },
      });
    }
    let isAsync = false;
    let iterator;
    if (iterable && iterable[%SymbolAsyncIterator%]) {
      isAsync = true;
      iterator = iterable[%SymbolAsyncIterator%]();
    } else if (iterable && iterable[%SymbolIterator%]) {
      iterator = iterable[%SymbolIterator%]();
    } else {
      throw errors.type("iterable", "an instance of Iterable", iterable);
    }
    return pull(new Class({objectMode: true, highWaterMark: 1, ...options}), iterator, isAsync);
  };

  function pull(readable, iterator, isAsync) {
    let reading = false;
    let isAsyncValues = false;

    readable._read = function () {
      if (reading) return;
      reading = true;
      if (isAsync) nextAsync();
      else if (isAsyncValues) nextSyncWithAsyncValues();
      else nextSyncWithSyncValues();
    };
    readable._destroy = function (error, callback) {
      %Call(%PromiseThen%, close(error), () => %Process%.nextTick(callback, error), failure => %Process%.nextTick(callback, failure || error));
    };
    async function close(error) {
      if (error !== undefined && error !== null && typeof iterator.throw === "function") {
        const {value, done} = await iterator.throw(error);
        await value;
        if (done) return;
      }
      if (typeof iterator.return === "function") {
        const {value} = await iterator.return();
        await value;
      }
    }

    // Pushes a value; true when there is room for another.
    function give(value) {
      if (value === null) {
        reading = false;
        throw errors.nullValues();
      }
      if (readable.push(value)) return true;
      reading = false;
      return false;
    }
    const isThenable = value => value && typeof value.then === "function";

    function nextSyncWithSyncValues() {
      try {
        for (;;) {
          const {value, done} = iterator.next();
          if (done) {
            readable.push(null);
            return;
          }
          if (isThenable(value)) {
            changeToAsyncValues(value);
            return;
          }
          if (!give(value)) return;
        }
      } catch (error) {
        readable.destroy(error);
      }
    }
    async function changeToAsyncValues(value) {
      isAsyncValues = true;
      try {
        if (give(await value)) nextSyncWithAsyncValues();
      } catch (error) {
        readable.destroy(error);
      }
    }
    async function nextSyncWithAsyncValues() {
      try {
        for (;;) {
          const {value, done} = iterator.next();
          if (done) {
            readable.push(null);
            return;
          }
          if (!give(isThenable(value) ? await value : value)) return;
        }
      } catch (error) {
        readable.destroy(error);
      }
    }
    async function nextAsync() {
      try {
        for (;;) {
          const {value, done} = await iterator.next();
          if (done) {
            readable.push(null);
            return;
          }
          if (!give(value)) return;
        }
      } catch (error) {
        readable.destroy(error);
      }
    }
    return readable;
  }
}

function streamDuplexFrom(kit) {
  const {errors, is, Duplex, Readable} = kit;

  class Duplexify extends Duplex {
    constructor(options) {
      super(options);
      kit.closeSides(this, options ?? {});
    }
  }

  kit.duplexify = (body, name) => {
    if (is.duplexNodeStream(body)) return body;
    if (is.readableNodeStream(body)) return joined({readable: body});
    if (is.writableNodeStream(body)) return joined({writable: body});
    if (is.nodeStream(body)) return joined({writable: false, readable: false});
    if (typeof body === "function") return fromFunction(body, name);
    if (is.iterable(body)) return kit.from(Duplexify, body, {objectMode: true, writable: false});
    if (body && (typeof body.writable === "object" || typeof body.readable === "object")) {
      const readable = body.readable ? is.readableNodeStream(body.readable) ? body.readable : kit.duplexify(body.readable) : undefined;
      const writable = body.writable ? is.writableNodeStream(body.writable) ? body.writable : kit.duplexify(body.writable) : undefined;
      return joined({readable, writable});
    }
    if (body && typeof body.then === "function") return fromPromise(body);
    throw errors.type(name, "of type function or an instance of Blob, ReadableStream, WritableStream, Stream, Iterable, AsyncIterable, or Promise or { readable, writable } pair", body);
  };

  function fromPromise(promise) {
    let made;
    promise.then(value => {
      if (value !== undefined && value !== null) made.push(value);
      made.push(null);
    }, error => {
      kit.destroyer(made, error);
    });
    made = new Duplexify({objectMode: true, writable: false, read() {}});
    return made;
  }

  // An async generator function is a transform, an async function a sink.
  function fromFunction(f, name) {
    const {value, write, final, destroy} = feed(f);
    if (is.duplexNodeStream(value)) return value;
    if (is.iterable(value)) return kit.from(Duplexify, value, {objectMode: true, write, final, destroy});
    if (!value || typeof value.then !== "function") throw errors.returned("Iterable, AsyncIterable or AsyncFunction", name, value);
    let made;
    const promise = value.then(result => {
      if (result !== undefined && result !== null) throw errors.returned("nully", "body", result);
    }, error => {
      kit.destroyer(made, error);
    });
    const finalWithResult = callback => final(async () => {
      try {
        await promise;
        %Process%.nextTick(callback, null);
      } catch (error) {
        %Process%.nextTick(callback, error);
      }
    });
    made = new Duplexify({objectMode: true, readable: false, write, final: finalWithResult, destroy});
    return made;
  }

  // Calls f with an async iterable of what is written.
  function feed(f) {
    const deferred = () => {
      const made = {};
      made.promise = new %Promise%(resolve => {
        made.resolve = resolve;
      });
      return made;
    };
    let {promise, resolve} = deferred();
    const controller = new (%WebClass("AbortController"))();
    const {signal} = controller;
    async function* chunks() {
      while (true) {
        const waited = promise;
        promise = null;
        const {chunk, done, callback} = await waited;
        %Process%.nextTick(callback);
        if (done) return;
        if (signal.aborted) throw errors.abort(signal);
        ({promise, resolve} = deferred());
        yield chunk;
      }
    }
    const value = f(chunks(), {signal});
    const hand = message => {
      const go = resolve;
      resolve = null;
      go(message);
    };
    return {
      value,
      write(chunk, encoding, callback) {
        hand({chunk, done: false, callback});
      },
      final(callback) {
        hand({done: true, callback});
      },
      destroy(error, callback) {
        controller.abort();
        callback(error);
      },
    };
  }

  // One duplex of a readable and a writable, either of which may be missing.
  function joined(pair) {
    const r = pair.readable && typeof pair.readable.read !== "function" ? Readable.wrap(pair.readable) : pair.readable;
    const w = pair.writable;
    const readable = !!is.readable(r);
    const writable = !!is.writable(w);
    const made = new Duplexify({readableObjectMode: !!(r && r.readableObjectMode), writableObjectMode: !!(w && w.writableObjectMode), readable, writable});
    let onclose;
    const ended = error => {
      if (error) kit.destroyer(r, error);
      const callback = onclose;
      onclose = null;
      if (callback) callback(error);
      else if (error) made.destroy(error);
    };
    const waits = {};
    if (writable) {
      kit.eos(w, ended);
      kit.writeThrough(made, w, waits);
      kit.onceWaited(w, "finish", waits);
    }
    if (readable) {
      kit.eos(r, ended);
      kit.readThrough(made, r, waits);
    }
    made._destroy = function (error, callback) {
      if (!error && onclose !== null) error = errors.abort();
      waits.readable = waits.drain = waits.finish = null;
      if (onclose === null) {
        callback(error);
        return;
      }
      onclose = callback;
      kit.destroyer(w, error);
      kit.destroyer(r, error);
    };
    return made;
  }

  // Calls what waits for an event of the stream, once.
  kit.onceWaited = (stream, name, waits) => {
    stream.on(name, function () {
      const callback = waits[name];
      if (!callback) return;
      waits[name] = null;
      callback();
    });
  };
  kit.writeThrough = (made, target, waits) => {
    made._write = function (chunk, encoding, callback) {
      if (target.write(chunk, encoding)) callback();
      else waits.drain = callback;
    };
    made._final = function (callback) {
      target.end();
      waits.finish = callback;
    };
    kit.onceWaited(target, "drain", waits);
  };
  kit.readThrough = (made, source, waits) => {
    kit.onceWaited(source, "readable", waits);
    source.on("end", function () {
      made.push(null);
    });
    made._read = function () {
      while (true) {
        const chunk = source.read();
        if (chunk === null) {
          waits.readable = made._read;
          return;
        }
        if (!made.push(chunk)) return;
      }
    };
  };
}
