// Between node's streams and the web's: Readable.toWeb and fromWeb, Writable's and Duplex's (lib/internal/webstreams/
// adapters.js of node 20).

function webStreamsAdapters(kit) {
  const kState = kit.state;
  const isBuffer = chunk => %IsObject(chunk) && %BinaryKind(chunk) === "Uint8Array" && globalThis.Buffer !== undefined && globalThis.Buffer.isBuffer(chunk);
  // What node's `finished` tells, as an error of the web.
  function webError(error) {
    return error && error.code === "ERR_STREAM_PREMATURE_CLOSE" ? %AbortError(undefined) : error;
  }
  function finish(stream, callback) {
    const {finished} = %BuiltinModule("stream");
    const cleanup = finished(stream, error => {
      cleanup();
      stream.on("error", () => {});
      callback(webError(error));
    });
  }

  kit.readableToWeb = function (source, options = {}) {
    if (!%IsObject(source) || typeof source._readableState !== "object") throw %ArgumentTypeError("streamReadable", "an instance of Readable", source);
    if (source.destroyed || !source.readable) {
      const ended = new kit.ReadableStream();
      ended.cancel();
      return ended;
    }
    const isObjects = source.readableObjectMode;
    const highWaterMark = source.readableHighWaterMark;
    const Strategy = isObjects ? kit.CountQueuingStrategy : kit.ByteLengthQueuingStrategy;
    const strategy = options?.strategy ? options.strategy : new Strategy({highWaterMark});
    let controller;
    let wasCanceled = false;
    source.pause();
    finish(source, error => {
      if (error) return controller.error(error);
      if (!wasCanceled) controller.close();
    });
    source.on("data", chunk => {
      controller.enqueue(!isObjects && isBuffer(chunk) ? new %Uint8Array%(chunk) : chunk);
      if (controller.desiredSize <= 0) source.pause();
    });
    return new kit.ReadableStream({
      start(made) {
        controller = made;
      },
      pull() {
        source.resume();
      },
      cancel(reason) {
        wasCanceled = true;
        source.destroy(reason);
      },
    }, strategy);
  };

  kit.readableFromWeb = function (stream, options = {}) {
    if (!kit.is(stream, "ReadableStream")) throw %ArgumentTypeError("readableStream", "an instance of ReadableStream", stream);
    const {Readable} = %BuiltinModule("stream");
    const {highWaterMark, encoding, objectMode = false, signal} = options;
    const reader = stream.getReader();
    let isClosed = false;
    const readable = new Readable({
      objectMode,
      highWaterMark,
      encoding,
      signal,
      read() {
        kit.react(reader.read(), chunk => {
          if (chunk.done) readable.push(null);
          else readable.push(chunk.value);
        }, error => readable.destroy(error));
      },
      destroy(error, callback) {
        const done = () => callback(error);
        if (isClosed) return done();
        kit.react(reader.cancel(error), done, done);
      },
    });
    kit.react(reader.closed, () => {
      isClosed = true;
    }, error => {
      isClosed = true;
      readable.destroy(error);
    });
    return readable;
  };

  kit.writableToWeb = function (target) {
    if (!target || typeof target.write !== "function" || typeof target.on !== "function") throw %ArgumentTypeError("streamWritable", "an instance of Writable", target);
    if (target.destroyed || !target.writable) {
      const ended = new kit.WritableStream();
      ended.close();
      return ended;
    }
    const highWaterMark = target.writableHighWaterMark;
    const strategy = target.writableObjectMode ? new kit.CountQueuingStrategy({highWaterMark}) : {highWaterMark};
    let controller;
    let pressure;
    let closed;
    finish(target, error => {
      if (error !== null && error !== undefined) {
        if (pressure !== undefined) kit.reject(pressure, error);
        if (closed !== undefined) kit.reject(closed, error);
        closed = undefined;
        controller.error(error);
        controller = undefined;
        return;
      }
      if (closed !== undefined) {
        kit.resolve(closed);
        closed = undefined;
        return;
      }
      controller.error(%AbortError(undefined));
      controller = undefined;
    });
    target.on("drain", () => {
      if (pressure !== undefined) kit.resolve(pressure);
    });
    return new kit.WritableStream({
      start(made) {
        controller = made;
      },
      write(chunk) {
        if (!target.writableNeedDrain && target.write(chunk)) return undefined;
        pressure = kit.deferred();
        return pressure.promise.finally(() => {
          pressure = undefined;
        });
      },
      abort(reason) {
        target.destroy(reason);
      },
      close() {
        if (closed === undefined && !target.writableEnded) {
          closed = kit.deferred();
          const {promise} = closed;
          target.end();
          return promise;
        }
        controller = undefined;
        return kit.resolved(undefined);
      },
    }, strategy);
  };

  kit.writableFromWeb = function (stream, options = {}) {
    if (!kit.is(stream, "WritableStream")) throw %ArgumentTypeError("writableStream", "an instance of WritableStream", stream);
    const {Writable} = %BuiltinModule("stream");
    const {highWaterMark, decodeStrings = true, objectMode = false, signal} = options;
    const writer = stream.getWriter();
    const encoder = new %TextEncoder%();
    let isClosed = false;
    const writable = new Writable({
      highWaterMark,
      objectMode,
      decodeStrings,
      signal,
      write(chunk, encoding, callback) {
        const data = typeof chunk === "string" && decodeStrings && !objectMode ? encoder.encode(chunk) : chunk;
        const done = error => {
          try {
            callback(error);
          } catch (failure) {
            writable.destroy(failure);
          }
        };
        kit.react(writer.ready, () => kit.then(writer.write(data), done, done), done);
      },
      destroy(error, callback) {
        const done = () => callback(error);
        if (isClosed) return done();
        kit.react(error !== null && error !== undefined ? writer.abort(error) : writer.close(), done, done);
      },
      final(callback) {
        if (isClosed) return;
        kit.react(writer.close(), () => callback(), callback);
      },
    });
    kit.react(writer.closed, () => {
      isClosed = true;
      if (!writable.writableEnded) writable.destroy(%NodeError("Error", "Premature close", "ERR_STREAM_PREMATURE_CLOSE"));
    }, error => {
      isClosed = true;
      writable.destroy(error);
    });
    return writable;
  };

  kit.duplexToWeb = duplex => ({writable: kit.writableToWeb(duplex), readable: kit.readableToWeb(duplex)});
  kit.duplexFromWeb = function (pair, options = {}) {
    const {Duplex} = %BuiltinModule("stream");
    return Duplex.from({readable: kit.readableFromWeb(pair.readable, options), writable: kit.writableFromWeb(pair.writable, options)});
  };
}

// --- the globals

function webReadableStream() {
  return %BuiltinModule("internal/web_streams").ReadableStream;
}
function webReadableStreamDefaultReader() {
  return %BuiltinModule("internal/web_streams").ReadableStreamDefaultReader;
}
function webReadableStreamBYOBReader() {
  return %BuiltinModule("internal/web_streams").ReadableStreamBYOBReader;
}
function webReadableStreamBYOBRequest() {
  return %BuiltinModule("internal/web_streams").ReadableStreamBYOBRequest;
}
function webReadableByteStreamController() {
  return %BuiltinModule("internal/web_streams").ReadableByteStreamController;
}
function webReadableStreamDefaultController() {
  return %BuiltinModule("internal/web_streams").ReadableStreamDefaultController;
}
function webTransformStream() {
  return %BuiltinModule("internal/web_streams").TransformStream;
}
function webTransformStreamDefaultController() {
  return %BuiltinModule("internal/web_streams").TransformStreamDefaultController;
}
function webWritableStream() {
  return %BuiltinModule("internal/web_streams").WritableStream;
}
function webWritableStreamDefaultController() {
  return %BuiltinModule("internal/web_streams").WritableStreamDefaultController;
}
function webWritableStreamDefaultWriter() {
  return %BuiltinModule("internal/web_streams").WritableStreamDefaultWriter;
}
function webByteLengthQueuingStrategy() {
  return %BuiltinModule("internal/web_streams").ByteLengthQueuingStrategy;
}
function webCountQueuingStrategy() {
  return %BuiltinModule("internal/web_streams").CountQueuingStrategy;
}
function webTextEncoderStream() {
  return %BuiltinModule("internal/web_streams").TextEncoderStream;
}
function webTextDecoderStream() {
  return %BuiltinModule("internal/web_streams").TextDecoderStream;
}
