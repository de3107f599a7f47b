// ReadableStream and its default controller (WHATWG Streams 4.1 to 4.2, 4.6 and 4.9).

function webStreamsReadable(kit) {
  const kState = kit.state;
  const isLocked = stream => stream.reader !== undefined;
  const readRequests = stream => stream.reader !== undefined && stream.reader.type === "ReadableStreamDefaultReader" ? stream.reader.requests : [];
  const canEnqueue = controller => !controller.closeRequested && controller.stream.state === "readable";

  function makeStream(object) {
    return {type: "ReadableStream", object, state: "readable", reader: undefined, controller: undefined, storedError: undefined, isDisturbed: false, finished: kit.deferred()};
  }
  function cancel(stream, reason) {
    stream.isDisturbed = true;
    if (stream.state === "closed") return kit.resolved(undefined);
    if (stream.state === "errored") return kit.rejected(stream.storedError);
    close(stream);
    const {reader} = stream;
    if (reader !== undefined && reader.type === "ReadableStreamBYOBReader") {
      const {requests} = reader;
      reader.requests = [];
      for (let i = 0; i < requests.length; i++) requests[i].close(undefined);
    }
    return kit.then(stream.controller.cancelSteps(reason), () => {}, undefined);
  }
  function close(stream) {
    stream.state = "closed";
    kit.resolve(stream.finished);
    const {reader} = stream;
    if (reader === undefined) return;
    kit.resolve(reader.closed);
    if (reader.type !== "ReadableStreamDefaultReader") return;
    const {requests} = reader;
    reader.requests = [];
    for (let i = 0; i < requests.length; i++) requests[i].close();
  }
  function fail(stream, error) {
    stream.state = "errored";
    stream.storedError = error;
    kit.handled(stream.finished.promise);
    kit.reject(stream.finished, error);
    const {reader} = stream;
    if (reader === undefined) return;
    kit.handled(reader.closed.promise);
    kit.reject(reader.closed, error);
    const {requests} = reader;
    reader.requests = [];
    for (let i = 0; i < requests.length; i++) requests[i].error(error);
  }

  // --- 4.6 the default controller

  function clearAlgorithms(controller) {
    controller.pullAlgorithm = controller.cancelAlgorithm = controller.sizeAlgorithm = undefined;
  }
  function closeController(controller) {
    if (!canEnqueue(controller)) return;
    controller.closeRequested = true;
    if (controller.queue.length > 0) return;
    clearAlgorithms(controller);
    close(controller.stream);
  }
  function enqueue(controller, chunk) {
    if (!canEnqueue(controller)) return;
    const requests = readRequests(controller.stream);
    if (requests.length > 0) {
      kit.takeFirst(requests).chunk(chunk);
    } else {
      try {
        const {sizeAlgorithm} = controller;
        kit.enqueueWithSize(controller, chunk, sizeAlgorithm(chunk));
      } catch (error) {
        errorController(controller, error);
        throw error;
      }
    }
    pullIfNeeded(controller);
  }
  function errorController(controller, error) {
    if (controller.stream.state !== "readable") return;
    kit.resetQueue(controller);
    clearAlgorithms(controller);
    fail(controller.stream, error);
  }
  function desiredSize(controller) {
    if (controller.stream.state === "errored") return null;
    return controller.stream.state === "closed" ? 0 : controller.highWaterMark - controller.queueTotalSize;
  }
  function shouldPull(controller) {
    if (!canEnqueue(controller) || !controller.isStarted) return false;
    return readRequests(controller.stream).length > 0 || desiredSize(controller) > 0;
  }
  function pullIfNeeded(controller) {
    if (!shouldPull(controller)) return;
    if (controller.isPulling) {
      controller.pullsAgain = true;
      return;
    }
    controller.isPulling = true;
    const {pullAlgorithm} = controller;
    kit.react(pullAlgorithm(controller.object), () => {
      controller.isPulling = false;
      if (!controller.pullsAgain) return;
      controller.pullsAgain = false;
      pullIfNeeded(controller);
    }, error => errorController(controller, error));
  }
  function setUp(stream, start, pullAlgorithm, cancelAlgorithm, highWaterMark, sizeAlgorithm) {
    const object = new ReadableStreamDefaultController(kit.make);
    const controller = {type: "ReadableStreamDefaultController", object, stream, queue: [], queueTotalSize: 0, isStarted: false, closeRequested: false, isPulling: false, pullsAgain: false, highWaterMark, sizeAlgorithm, pullAlgorithm, cancelAlgorithm, releaseSteps() {}};
    controller.cancelSteps = reason => {
      kit.resetQueue(controller);
      const {cancelAlgorithm: algorithm} = controller;
      const result = algorithm(reason);
      clearAlgorithms(controller);
      return result;
    };
    controller.pullSteps = request => {
      if (controller.queue.length === 0) {
        %ArrayAppend(stream.reader.requests, request);
        pullIfNeeded(controller);
        return;
      }
      const chunk = kit.dequeue(controller);
      if (controller.closeRequested && controller.queue.length === 0) {
        clearAlgorithms(controller);
        close(stream);
      } else {
        pullIfNeeded(controller);
      }
      request.chunk(chunk);
    };
    object[kState] = controller;
    stream.controller = controller;
    kit.react(%PromiseResolveNew(start(object)), () => {
      controller.isStarted = true;
      pullIfNeeded(controller);
    }, error => errorController(controller, error));
  }
  // The callbacks of a source.
  kit.sourceAlgorithms = function (source) {
    const start = source?.start;
    const pull = source?.pull;
    const cancelCallback = source?.cancel;
    return {
      start: start ? controller => %Call(start, source, controller) : () => undefined,
      pull: pull ? kit.callback("source.pull", pull, source) : kit.nothing,
      cancel: cancelCallback ? kit.callback("source.cancel", cancelCallback, source) : kit.nothing,
    };
  };

  class ReadableStream {
    constructor(source = {}, strategy = {}) {
      if (source === kit.make) return;
      if (source === null) throw %ArgumentTypeError("source", "of type object", source);
      const stream = makeStream(this);
      this[kState] = stream;
      const size = strategy?.size;
      const highWaterMark = strategy?.highWaterMark;
      const {type} = source;
      if (`${type}` === "bytes") {
        if (size !== undefined) throw kit.invalidRange("strategy.size", size);
        kit.setUpByteSource(stream, source, kit.highWaterMark(highWaterMark, 0));
        return;
      }
      if (type !== undefined) throw kit.invalidValue("source.type", type);
      const most = kit.highWaterMark(highWaterMark, 1);
      const sizeAlgorithm = kit.sizeAlgorithm(size);
      const algorithms = kit.sourceAlgorithms(source);
      setUp(stream, algorithms.start, algorithms.pull, algorithms.cancel, most, sizeAlgorithm);
    }
    get locked() {
      return isLocked(kit.stateOf(this, "ReadableStream"));
    }
    static from(iterable) {
      return kit.streamFromIterable(iterable);
    }
    cancel(reason = undefined) {
      if (!kit.is(this, "ReadableStream")) return kit.rejected(kit.invalidThis("ReadableStream"));
      if (isLocked(this[kState])) return kit.rejected(kit.invalidState("ReadableStream is locked"));
      return cancel(this[kState], reason);
    }
    getReader(options = {}) {
      kit.stateOf(this, "ReadableStream");
      if (options !== null && !%IsObject(options)) throw %ArgumentTypeError("options", "of type object", options);
      const mode = options?.mode;
      if (mode === undefined) return new kit.ReadableStreamDefaultReader(this);
      if (`${mode}` !== "byob") throw kit.invalidValue("options.mode", mode);
      return new kit.ReadableStreamBYOBReader(this);
    }
    pipeThrough(transform, options = {}) {
      return kit.pipeThrough(this, transform, options);
    }
    pipeTo(destination, options = {}) {
      return kit.pipeToWithOptions(this, destination, options);
    }
    tee() {
      return kit.tee(kit.stateOf(this, "ReadableStream"));
    }
    values(options = {}) {
      kit.stateOf(this, "ReadableStream");
      if (options !== null && !%IsObject(options)) throw %ArgumentTypeError("options", "of type object", options);
      return kit.iterate(this, !!options?.preventCancel);
    }
  }
  class ReadableStreamDefaultController {
    constructor(token) {
      kit.refuseConstructor(token);
    }
    get desiredSize() {
      return desiredSize(kit.stateOf(this, "ReadableStreamDefaultController"));
    }
    close() {
      const controller = kit.stateOf(this, "ReadableStreamDefaultController");
      if (!canEnqueue(controller)) throw kit.invalidState("Controller is already closed");
      closeController(controller);
    }
    enqueue(chunk = undefined) {
      const controller = kit.stateOf(this, "ReadableStreamDefaultController");
      if (!canEnqueue(controller)) throw kit.invalidState("Controller is already closed");
      enqueue(controller, chunk);
    }
    error(error = undefined) {
      errorController(kit.stateOf(this, "ReadableStreamDefaultController"), error);
    }
  }
  kit.finishClass(ReadableStream, "ReadableStream", (stream, object) => ({locked: object.locked, state: stream.state, supportsBYOB: stream.controller.type === "ReadableByteStreamController"}));
  %DefineHidden(ReadableStream.prototype, %SymbolAsyncIterator%, ReadableStream.prototype.values);
  %Object%.defineProperty(ReadableStream, "from", {enumerable: true});
  kit.finishClass(ReadableStreamDefaultController, "ReadableStreamDefaultController", () => ({}));
  kit.makeReadable = function (start, pull, cancelAlgorithm, highWaterMark = 1, size = () => 1) {
    const object = new ReadableStream(kit.make);
    object[kState] = makeStream(object);
    setUp(object[kState], start, pull, cancelAlgorithm, highWaterMark, size);
    return object;
  };
  kit.makeReadableBytes = function (start, pull, cancelAlgorithm) {
    const object = new ReadableStream(kit.make);
    object[kState] = makeStream(object);
    kit.setUpBytes(object[kState], start, pull, cancelAlgorithm, 0, undefined);
    return object;
  };
  kit.readable = {isLocked, cancel, close, fail, canEnqueue, readRequests, shouldPull, desiredSize};
  kit.defaultController = {close: closeController, enqueue, error: errorController};
  %Object%.assign(kit, {ReadableStream, ReadableStreamDefaultController});
}

// --- the readers (4.3 to 4.5)

function webStreamsReaders(kit) {
  const kState = kit.state;
  function initialize(reader, stream) {
    reader.stream = stream;
    stream.reader = reader;
    if (stream.state === "readable") reader.closed = kit.deferred();
    else if (stream.state === "closed") reader.closed = kit.settled(kit.resolved(undefined));
    else {
      reader.closed = kit.settled(kit.rejected(stream.storedError));
      kit.handled(reader.closed.promise);
    }
  }
  function release(reader) {
    const {stream} = reader;
    const error = kit.invalidState("Reader released");
    if (stream.state === "readable") kit.reject(reader.closed, error);
    else reader.closed = kit.settled(kit.rejected(error));
    kit.handled(reader.closed.promise);
    stream.controller.releaseSteps();
    stream.reader = undefined;
    reader.stream = undefined;
  }
  function releaseWithRequests(reader) {
    release(reader);
    const {requests} = reader;
    reader.requests = [];
    const error = kit.invalidState("Releasing reader");
    for (let i = 0; i < requests.length; i++) requests[i].error(error);
  }
  function read(reader, request) {
    const {stream} = reader;
    stream.isDisturbed = true;
    if (stream.state === "closed") request.close();
    else if (stream.state === "errored") request.error(stream.storedError);
    else stream.controller.pullSteps(request);
  }
  function requestFor(deferred) {
    return {
      chunk: value => kit.resolve(deferred, {value, done: false}),
      close: value => kit.resolve(deferred, {value, done: true}),
      error: error => kit.reject(deferred, error),
    };
  }
  const unbound = () => kit.rejected(kit.invalidState("The reader is not attached to a stream"));
  function cancelReader(object, type, reason) {
    if (!kit.is(object, type)) return kit.rejected(kit.invalidThis(type));
    if (object[kState].stream === undefined) return unbound();
    return kit.readable.cancel(object[kState].stream, reason);
  }

  class ReadableStreamDefaultReader {
    constructor(stream) {
      if (!kit.is(stream, "ReadableStream")) throw %ArgumentTypeError("stream", "an instance of ReadableStream", stream);
      if (kit.readable.isLocked(stream[kState])) throw kit.invalidState("ReadableStream is locked");
      this[kState] = {type: "ReadableStreamDefaultReader", object: this, stream: undefined, requests: [], closed: undefined};
      initialize(this[kState], stream[kState]);
    }
    read() {
      if (!kit.is(this, "ReadableStreamDefaultReader")) return kit.rejected(kit.invalidThis("ReadableStreamDefaultReader"));
      if (this[kState].stream === undefined) return unbound();
      const deferred = kit.deferred();
      read(this[kState], requestFor(deferred));
      return deferred.promise;
    }
    releaseLock() {
      const reader = kit.stateOf(this, "ReadableStreamDefaultReader");
      if (reader.stream !== undefined) releaseWithRequests(reader);
    }
    get closed() {
      if (!kit.is(this, "ReadableStreamDefaultReader")) return kit.rejected(kit.invalidThis("ReadableStreamDefaultReader"));
      return this[kState].closed.promise;
    }
    cancel(reason = undefined) {
      return cancelReader(this, "ReadableStreamDefaultReader", reason);
    }
  }
  class ReadableStreamBYOBReader {
    constructor(stream) {
      if (!kit.is(stream, "ReadableStream")) throw %ArgumentTypeError("stream", "an instance of ReadableStream", stream);
      if (kit.readable.isLocked(stream[kState])) throw kit.invalidState("ReadableStream is locked");
      if (stream[kState].controller.type !== "ReadableByteStreamController") throw kit.invalidValue("stream", stream, "must be a byte stream");
      this[kState] = {type: "ReadableStreamBYOBReader", object: this, stream: undefined, requests: [], closed: undefined};
      initialize(this[kState], stream[kState]);
    }
    async read(view, options = {}) {
      const reader = kit.stateOf(this, "ReadableStreamBYOBReader");
      const kind = %IsObject(view) ? %BinaryKind(view) : undefined;
      if (kind === undefined || kind === "ArrayBuffer" || kind === "SharedArrayBuffer") throw %ArgumentTypeError("view", "an instance of Buffer, TypedArray, or DataView", view);
      if (view.byteLength === 0) throw kit.invalidState("View or Viewed ArrayBuffer is zero-length or detached", "TypeError");
      const min = options?.min === undefined ? 1 : options.min;
      if (min < 1 || min > (view.length === undefined ? view.byteLength : view.length)) throw %NodeError("RangeError", "The value of \"options.min\" is out of range.", "ERR_OUT_OF_RANGE");
      if (reader.stream === undefined) throw kit.invalidState("The reader is not attached to a stream");
      const deferred = kit.deferred();
      const request = requestFor(deferred);
      reader.stream.isDisturbed = true;
      if (reader.stream.state === "errored") request.error(reader.stream.storedError);
      else kit.pullInto(reader.stream.controller, view, min, request);
      return deferred.promise;
    }
    releaseLock() {
      const reader = kit.stateOf(this, "ReadableStreamBYOBReader");
      if (reader.stream !== undefined) releaseWithRequests(reader);
    }
    get closed() {
      if (!kit.is(this, "ReadableStreamBYOBReader")) return kit.rejected(kit.invalidThis("ReadableStreamBYOBReader"));
      return this[kState].closed.promise;
    }
    cancel(reason = undefined) {
      return cancelReader(this, "ReadableStreamBYOBReader", reason);
    }
  }
  kit.finishClass(ReadableStreamDefaultReader, "ReadableStreamDefaultReader", reader => ({stream: reader.stream && reader.stream.object, readRequests: reader.requests.length, close: reader.closed.promise}));
  kit.finishClass(ReadableStreamBYOBReader, "ReadableStreamBYOBReader", reader => ({stream: reader.stream && reader.stream.object, requests: reader.requests.length, close: reader.closed.promise}));
  kit.reader = {read, release, releaseWithRequests, of: stream => new ReadableStreamDefaultReader(stream.object)[kState]};
  %Object%.assign(kit, {ReadableStreamDefaultReader, ReadableStreamBYOBReader});
}
