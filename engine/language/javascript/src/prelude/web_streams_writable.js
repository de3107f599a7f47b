// WritableStream, its writer and its controller (WHATWG Streams 5).

function webStreamsWritable(kit) {
  const kState = kit.state;
  const closeSentinel = {};
  const isLocked = stream => stream.writer !== undefined;
  const isClosing = stream => stream.closeRequest !== undefined || stream.inFlightCloseRequest !== undefined;
  const isBusy = stream => stream.inFlightWriteRequest !== undefined || stream.inFlightCloseRequest !== undefined;
  const desiredSize = controller => controller.highWaterMark - controller.queueTotalSize;
  const hasBackpressure = controller => desiredSize(controller) <= 0;

  function makeStream(object) {
    return {type: "WritableStream", object, state: "writable", controller: undefined, writer: undefined, storedError: undefined, backpressure: false, writeRequests: [], inFlightWriteRequest: undefined, closeRequest: undefined, inFlightCloseRequest: undefined, pendingAbort: undefined, finished: kit.deferred()};
  }

  // --- 5.4 and 5.5: what happens to a stream

  function abort(stream, reason) {
    if (stream.state === "closed" || stream.state === "errored") return kit.resolved(undefined);
    stream.controller.abortController.abort(reason);
    if (stream.state === "closed" || stream.state === "errored") return kit.resolved(undefined);
    if (stream.pendingAbort !== undefined) return stream.pendingAbort.deferred.promise;
    const wasErroring = stream.state === "erroring";
    const deferred = kit.deferred();
    stream.pendingAbort = {deferred, reason: wasErroring ? undefined : reason, wasErroring};
    if (!wasErroring) startErroring(stream, reason);
    return deferred.promise;
  }
  function close(stream) {
    if (stream.state === "closed" || stream.state === "errored") return kit.rejected(kit.invalidState("WritableStream is closed"));
    const deferred = kit.deferred();
    stream.closeRequest = deferred;
    if (stream.writer !== undefined && stream.backpressure && stream.state === "writable") kit.resolve(stream.writer.ready);
    kit.enqueueWithSize(stream.controller, closeSentinel, 0);
    advance(stream.controller);
    return deferred.promise;
  }
  function updateBackpressure(stream, backpressure) {
    const {writer} = stream;
    if (writer !== undefined && stream.backpressure !== backpressure) {
      if (backpressure) writer.ready = kit.deferred();
      else kit.resolve(writer.ready);
    }
    stream.backpressure = backpressure;
  }
  function startErroring(stream, reason) {
    stream.state = "erroring";
    stream.storedError = reason;
    if (stream.writer !== undefined) rejectReady(stream.writer, reason);
    if (!isBusy(stream) && stream.controller.isStarted) finishErroring(stream);
  }
  function finishErroring(stream) {
    stream.state = "errored";
    kit.resetQueue(stream.controller);
    const {storedError, writeRequests} = stream;
    stream.writeRequests = [];
    for (let i = 0; i < writeRequests.length; i++) kit.reject(writeRequests[i], storedError);
    const request = stream.pendingAbort;
    if (request === undefined) return rejectClosed(stream);
    stream.pendingAbort = undefined;
    if (request.wasErroring) {
      kit.reject(request.deferred, storedError);
      return rejectClosed(stream);
    }
    const {abortAlgorithm} = stream.controller;
    const aborted = abortAlgorithm(request.reason);
    clearAlgorithms(stream.controller);
    kit.react(aborted, () => {
      kit.resolve(request.deferred);
      rejectClosed(stream);
    }, error => {
      kit.reject(request.deferred, error);
      rejectClosed(stream);
    });
  }
  function rejectClosed(stream) {
    if (stream.closeRequest !== undefined) {
      kit.reject(stream.closeRequest, stream.storedError);
      stream.closeRequest = undefined;
    }
    kit.handled(stream.finished.promise);
    kit.reject(stream.finished, stream.storedError);
    const {writer} = stream;
    if (writer === undefined) return;
    kit.handled(writer.closed.promise);
    kit.reject(writer.closed, stream.storedError);
  }
  function dealWithRejection(stream, error) {
    if (stream.state === "writable") startErroring(stream, error);
    else finishErroring(stream);
  }
  function finishWrite(stream, isFailed, error) {
    const request = stream.inFlightWriteRequest;
    stream.inFlightWriteRequest = undefined;
    if (!isFailed) return kit.resolve(request);
    kit.reject(request, error);
    dealWithRejection(stream, error);
  }
  function finishCloseWithError(stream, error) {
    kit.reject(stream.inFlightCloseRequest, error);
    stream.inFlightCloseRequest = undefined;
    if (stream.pendingAbort !== undefined) {
      kit.reject(stream.pendingAbort.deferred, error);
      stream.pendingAbort = undefined;
    }
    dealWithRejection(stream, error);
  }
  function finishClose(stream) {
    kit.resolve(stream.inFlightCloseRequest);
    stream.inFlightCloseRequest = undefined;
    if (stream.state === "erroring") {
      stream.storedError = undefined;
      if (stream.pendingAbort !== undefined) kit.resolve(stream.pendingAbort.deferred);
      stream.pendingAbort = undefined;
    }
    stream.state = "closed";
    if (stream.writer !== undefined) kit.resolve(stream.writer.closed);
    kit.resolve(stream.finished);
  }

  // --- 5.5.4 the controller

  function clearAlgorithms(controller) {
    controller.writeAlgorithm = controller.closeAlgorithm = controller.abortAlgorithm = controller.sizeAlgorithm = undefined;
  }
  function errorController(controller, error) {
    clearAlgorithms(controller);
    startErroring(controller.stream, error);
  }
  function errorIfNeeded(controller, error) {
    if (controller.stream.state === "writable") errorController(controller, error);
  }
  function advance(controller) {
    const {stream, queue} = controller;
    if (!controller.isStarted || stream.inFlightWriteRequest !== undefined) return;
    if (stream.state === "erroring") return finishErroring(stream);
    if (queue.length === 0) return;
    if (queue[0].value === closeSentinel) processClose(controller);
    else processWrite(controller, queue[0].value);
  }
  function processWrite(controller, chunk) {
    const {stream, writeAlgorithm} = controller;
    stream.inFlightWriteRequest = kit.takeFirst(stream.writeRequests);
    kit.react(writeAlgorithm(chunk, controller.object), () => {
      finishWrite(stream, false, undefined);
      kit.dequeue(controller);
      if (!isClosing(stream) && stream.state === "writable") updateBackpressure(stream, hasBackpressure(controller));
      advance(controller);
    }, error => {
      if (stream.state === "writable") clearAlgorithms(controller);
      finishWrite(stream, true, error);
    });
  }
  function processClose(controller) {
    const {stream, closeAlgorithm} = controller;
    stream.inFlightCloseRequest = stream.closeRequest;
    stream.closeRequest = undefined;
    kit.dequeue(controller);
    const closed = closeAlgorithm();
    clearAlgorithms(controller);
    kit.react(closed, () => finishClose(stream), error => finishCloseWithError(stream, error));
  }
  function chunkSize(controller, chunk) {
    const {sizeAlgorithm} = controller;
    if (sizeAlgorithm === undefined) return 1;
    try {
      return sizeAlgorithm(chunk);
    } catch (error) {
      errorIfNeeded(controller, error);
      return 1;
    }
  }
  function writeToController(controller, chunk, size) {
    try {
      kit.enqueueWithSize(controller, chunk, size);
    } catch (error) {
      return errorIfNeeded(controller, error);
    }
    const {stream} = controller;
    if (!isClosing(stream) && stream.state === "writable") updateBackpressure(stream, hasBackpressure(controller));
    advance(controller);
  }
  function setUp(stream, start, algorithms, highWaterMark, sizeAlgorithm) {
    const object = new WritableStreamDefaultController(kit.make);
    const controller = {type: "WritableStreamDefaultController", object, stream, queue: [], queueTotalSize: 0, isStarted: false, highWaterMark, sizeAlgorithm, abortController: new (%WebClass("AbortController"))(), ...algorithms};
    object[kState] = controller;
    stream.controller = controller;
    updateBackpressure(stream, hasBackpressure(controller));
    const result = start(object);
    kit.react(%PromiseResolveNew(result), () => {
      controller.isStarted = true;
      advance(controller);
    }, error => {
      controller.isStarted = true;
      dealWithRejection(stream, error);
    });
  }

  // --- 5.6 the writer

  function initializeWriter(writer, stream) {
    if (isLocked(stream)) throw kit.invalidState("WritableStream is locked");
    writer.stream = stream;
    stream.writer = writer;
    const {state, storedError} = stream;
    writer.ready = kit.settled(kit.resolved(undefined));
    writer.closed = state === "closed" ? kit.settled(kit.resolved(undefined)) : kit.deferred();
    if (state === "writable" && !isClosing(stream) && stream.backpressure) writer.ready = kit.deferred();
    if (state !== "erroring" && state !== "errored") return;
    writer.ready = kit.settled(kit.rejected(storedError));
    kit.handled(writer.ready.promise);
    if (state === "erroring") return;
    writer.closed = kit.settled(kit.rejected(storedError));
    kit.handled(writer.closed.promise);
  }
  function rejectReady(writer, error) {
    if (writer.ready.isPending) kit.reject(writer.ready, error);
    else writer.ready = kit.settled(kit.rejected(error));
    kit.handled(writer.ready.promise);
  }
  function releaseWriter(writer) {
    const {stream} = writer;
    const error = kit.invalidState("Writer has been released");
    rejectReady(writer, error);
    if (writer.closed.isPending) kit.reject(writer.closed, error);
    else writer.closed = kit.settled(kit.rejected(error));
    kit.handled(writer.closed.promise);
    stream.writer = undefined;
    writer.stream = undefined;
  }
  function write(writer, chunk) {
    const {stream} = writer;
    const {controller} = stream;
    const size = chunkSize(controller, chunk);
    if (stream !== writer.stream) return kit.rejected(kit.invalidState("Mismatched WritableStreams"));
    if (stream.state === "errored") return kit.rejected(stream.storedError);
    if (isClosing(stream) || stream.state === "closed") return kit.rejected(kit.invalidState("WritableStream is closed"));
    if (stream.state === "erroring") return kit.rejected(stream.storedError);
    const request = kit.deferred();
    %ArrayAppend(stream.writeRequests, request);
    writeToController(controller, chunk, size);
    return request.promise;
  }
  function closeWithErrorPropagation(writer) {
    const {stream} = writer;
    if (isClosing(stream) || stream.state === "closed") return kit.resolved(undefined);
    if (stream.state === "errored") return kit.rejected(stream.storedError);
    return close(stream);
  }

  class WritableStream {
    constructor(sink = {}, strategy = {}) {
      if (sink === kit.make) return;
      if (sink !== null && sink !== undefined && sink.type !== undefined) throw kit.invalidRange("type", sink.type);
      const stream = makeStream(this);
      this[kState] = stream;
      const size = kit.sizeAlgorithm(strategy === null ? undefined : strategy.size);
      const highWaterMark = kit.highWaterMark(strategy === null ? undefined : strategy.highWaterMark, 1);
      const start = sink?.start;
      const algorithms = {};
      const wanted = [["writeAlgorithm", "write"], ["closeAlgorithm", "close"], ["abortAlgorithm", "abort"]];
      for (let i = 0; i < wanted.length; i++) {
        const callback = sink?.[wanted[i][1]];
        algorithms[wanted[i][0]] = callback ? kit.callback("sink." + wanted[i][1], callback, sink) : kit.nothing;
      }
      setUp(stream, start ? controller => %Call(start, sink, controller) : () => undefined, algorithms, highWaterMark, size);
    }
    get locked() {
      return isLocked(kit.stateOf(this, "WritableStream"));
    }
    abort(reason = undefined) {
      if (!kit.is(this, "WritableStream")) return kit.rejected(kit.invalidThis("WritableStream"));
      if (isLocked(this[kState])) return kit.rejected(kit.invalidState("WritableStream is locked"));
      return abort(this[kState], reason);
    }
    close() {
      if (!kit.is(this, "WritableStream")) return kit.rejected(kit.invalidThis("WritableStream"));
      if (isLocked(this[kState])) return kit.rejected(kit.invalidState("WritableStream is locked"));
      if (isClosing(this[kState])) return kit.rejected(kit.invalidState("Failure closing WritableStream"));
      return close(this[kState]);
    }
    getWriter() {
      kit.stateOf(this, "WritableStream");
      return new WritableStreamDefaultWriter(this);
    }
  }
  class WritableStreamDefaultWriter {
    constructor(stream) {
      if (!kit.is(stream, "WritableStream")) throw %ArgumentTypeError("stream", "an instance of WritableStream", stream);
      this[kState] = {type: "WritableStreamDefaultWriter", stream: undefined, ready: undefined, closed: undefined};
      initializeWriter(this[kState], stream[kState]);
    }
    get closed() {
      if (!kit.is(this, "WritableStreamDefaultWriter")) return kit.rejected(kit.invalidThis("WritableStreamDefaultWriter"));
      return this[kState].closed.promise;
    }
    get desiredSize() {
      const {stream} = kit.stateOf(this, "WritableStreamDefaultWriter");
      if (stream === undefined) throw kit.invalidState("Writer is not bound to a WritableStream");
      if (stream.state === "errored" || stream.state === "erroring") return null;
      return stream.state === "closed" ? 0 : desiredSize(stream.controller);
    }
    get ready() {
      if (!kit.is(this, "WritableStreamDefaultWriter")) return kit.rejected(kit.invalidThis("WritableStreamDefaultWriter"));
      return this[kState].ready.promise;
    }
    abort(reason = undefined) {
      if (!kit.is(this, "WritableStreamDefaultWriter")) return kit.rejected(kit.invalidThis("WritableStreamDefaultWriter"));
      const {stream} = this[kState];
      if (stream === undefined) return kit.rejected(kit.invalidState("Writer is not bound to a WritableStream"));
      return abort(stream, reason);
    }
    close() {
      if (!kit.is(this, "WritableStreamDefaultWriter")) return kit.rejected(kit.invalidThis("WritableStreamDefaultWriter"));
      const {stream} = this[kState];
      if (stream === undefined) return kit.rejected(kit.invalidState("Writer is not bound to a WritableStream"));
      if (isClosing(stream)) return kit.rejected(kit.invalidState("Failure to close WritableStream"));
      return close(stream);
    }
    releaseLock() {
      const writer = kit.stateOf(this, "WritableStreamDefaultWriter");
      if (writer.stream !== undefined) releaseWriter(writer);
    }
    write(chunk = undefined) {
      if (!kit.is(this, "WritableStreamDefaultWriter")) return kit.rejected(kit.invalidThis("WritableStreamDefaultWriter"));
      if (this[kState].stream === undefined) return kit.rejected(kit.invalidState("Writer is not bound to a WritableStream"));
      return write(this[kState], chunk);
    }
  }
  class WritableStreamDefaultController {
    constructor(token) {
      kit.refuseConstructor(token);
    }
    get signal() {
      return kit.stateOf(this, "WritableStreamDefaultController").abortController.signal;
    }
    error(error = undefined) {
      const controller = kit.stateOf(this, "WritableStreamDefaultController");
      if (controller.stream.state === "writable") errorController(controller, error);
    }
  }
  kit.finishClass(WritableStream, "WritableStream", (stream, object) => ({locked: object.locked, state: stream.state}));
  kit.finishClass(WritableStreamDefaultWriter, "WritableStreamDefaultWriter", (writer, object) => ({stream: writer.stream && writer.stream.object, close: writer.closed.promise, ready: writer.ready.promise, desiredSize: writer.stream && object.desiredSize}));
  kit.finishClass(WritableStreamDefaultController, "WritableStreamDefaultController", controller => ({stream: controller.stream.object}));
  kit.makeWritable = function (start, algorithms, highWaterMark, size) {
    const object = new WritableStream(kit.make);
    object[kState] = makeStream(object);
    setUp(object[kState], start, algorithms, highWaterMark, size);
    return object;
  };
  kit.writable = {abort, close, write, isClosing, releaseWriter, closeWithErrorPropagation, errorIfNeeded, clearAlgorithms};
  %Object%.assign(kit, {WritableStream, WritableStreamDefaultWriter, WritableStreamDefaultController});
}
