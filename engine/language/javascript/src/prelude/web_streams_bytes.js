// Byte streams: ReadableByteStreamController and ReadableStreamBYOBRequest (WHATWG Streams 4.7, 4.8 and 4.9.5).

function webStreamsBytes(kit) {
  const kState = kit.state;
  const {readRequests, canEnqueue, desiredSize} = kit.readable;
  const intoRequests = stream => stream.reader !== undefined && stream.reader.type === "ReadableStreamBYOBReader" ? stream.reader.requests : [];

  function clearAlgorithms(controller) {
    controller.pullAlgorithm = controller.cancelAlgorithm = undefined;
  }
  function invalidateRequest(controller) {
    if (controller.request === null) return;
    controller.request[kState].controller = undefined;
    controller.request[kState].view = null;
    controller.request = null;
  }
  function fail(controller, error) {
    if (controller.stream.state !== "readable") return;
    invalidateRequest(controller);
    controller.pending = [];
    kit.resetQueue(controller);
    clearAlgorithms(controller);
    kit.readable.fail(controller.stream, error);
  }
  function close(controller) {
    if (!canEnqueue(controller)) return;
    if (controller.queueTotalSize > 0) {
      controller.closeRequested = true;
      return;
    }
    const first = controller.pending[0];
    if (first !== undefined && first.filled % first.elementSize !== 0) {
      const error = kit.invalidState("Partial read");
      fail(controller, error);
      throw error;
    }
    clearAlgorithms(controller);
    kit.readable.close(controller.stream);
  }
  function shouldPull(controller) {
    const {stream} = controller;
    if (!canEnqueue(controller) || !controller.isStarted) return false;
    return readRequests(stream).length > 0 || intoRequests(stream).length > 0 || desiredSize(controller) > 0;
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
    }, error => fail(controller, error));
  }
  function enqueueBytes(controller, buffer, offset, length) {
    %ArrayAppend(controller.queue, {buffer, offset, length});
    controller.queueTotalSize += length;
  }
  const bytesAt = (buffer, offset, length) => new %Uint8Array%(buffer, offset, length);

  // Moves bytes of the queue into what a reader gave; true: enough of them are there.
  function fill(controller, descriptor) {
    const most = %Math%.min(controller.queueTotalSize, descriptor.length - descriptor.filled);
    const filled = descriptor.filled + most;
    const aligned = filled - filled % descriptor.elementSize;
    const isReady = aligned >= descriptor.least;
    let left = isReady ? aligned - descriptor.filled : most;
    const {queue} = controller;
    while (left > 0) {
      const head = queue[0];
      const count = %Math%.min(left, head.length);
      bytesAt(descriptor.buffer, descriptor.offset + descriptor.filled, count).set(bytesAt(head.buffer, head.offset, count));
      if (head.length === count) {
        kit.takeFirst(queue);
      } else {
        head.offset += count;
        head.length -= count;
      }
      controller.queueTotalSize -= count;
      descriptor.filled += count;
      left -= count;
    }
    return isReady;
  }
  const viewOf = descriptor => new descriptor.Class(descriptor.buffer, descriptor.offset, descriptor.filled / descriptor.elementSize);
  function commit(stream, descriptor) {
    const isDone = stream.state === "closed";
    const view = viewOf(descriptor);
    if (descriptor.reader === "default") {
      const request = kit.takeFirst(readRequests(stream));
      if (isDone) request.close();
      else request.chunk(view);
    } else {
      const request = kit.takeFirst(intoRequests(stream));
      if (isDone) request.close(view);
      else request.chunk(view);
    }
  }
  function processPending(controller) {
    while (controller.pending.length > 0 && controller.queueTotalSize > 0) {
      const descriptor = controller.pending[0];
      if (!fill(controller, descriptor)) return;
      invalidateRequest(controller);
      kit.takeFirst(controller.pending);
      commit(controller.stream, descriptor);
    }
  }
  function takeHead(controller, request) {
    const {buffer, offset, length} = kit.takeFirst(controller.queue);
    controller.queueTotalSize -= length;
    handleDrain(controller);
    request.chunk(bytesAt(buffer, offset, length));
  }
  function handleDrain(controller) {
    if (controller.queueTotalSize === 0 && controller.closeRequested) {
      clearAlgorithms(controller);
      kit.readable.close(controller.stream);
    } else {
      pullIfNeeded(controller);
    }
  }
  function enqueue(controller, chunk) {
    if (!canEnqueue(controller)) return;
    const {stream} = controller;
    const offset = chunk.byteOffset;
    const length = chunk.byteLength;
    const buffer = %TransferBuffer(chunk.buffer);
    const first = controller.pending[0];
    if (first !== undefined) {
      invalidateRequest(controller);
      first.buffer = %TransferBuffer(first.buffer);
      if (first.reader === "none") {
        if (first.filled > 0) enqueueBytes(controller, first.buffer.slice(first.offset, first.offset + first.filled), 0, first.filled);
        kit.takeFirst(controller.pending);
      }
    }
    if (stream.reader !== undefined && stream.reader.type === "ReadableStreamDefaultReader") {
      while (readRequests(stream).length > 0 && controller.queueTotalSize > 0) takeHead(controller, kit.takeFirst(readRequests(stream)));
      if (readRequests(stream).length === 0) {
        enqueueBytes(controller, buffer, offset, length);
      } else {
        if (controller.pending.length > 0) kit.takeFirst(controller.pending);
        kit.takeFirst(readRequests(stream)).chunk(bytesAt(buffer, offset, length));
      }
    } else {
      enqueueBytes(controller, buffer, offset, length);
      if (stream.reader !== undefined) processPending(controller);
    }
    pullIfNeeded(controller);
  }
  kit.pullInto = function (controller, view, min, request) {
    const {stream} = controller;
    const kind = %BinaryKind(view);
    const elementSize = kind === "DataView" ? 1 : view.BYTES_PER_ELEMENT;
    const {constructor: Class, byteOffset, byteLength} = view;
    const descriptor = {buffer: %TransferBuffer(view.buffer), offset: byteOffset, length: byteLength, filled: 0, least: min * elementSize, elementSize, Class, reader: "byob"};
    if (controller.pending.length > 0) {
      %ArrayAppend(controller.pending, descriptor);
      %ArrayAppend(stream.reader.requests, request);
      return;
    }
    if (stream.state === "closed") return request.close(new Class(descriptor.buffer, descriptor.offset, 0));
    if (controller.queueTotalSize > 0) {
      if (fill(controller, descriptor)) {
        const filledView = viewOf(descriptor);
        handleDrain(controller);
        return request.chunk(filledView);
      }
      if (controller.closeRequested) {
        const error = kit.invalidState("ReadableStream closed");
        fail(controller, error);
        return request.error(error);
      }
    }
    %ArrayAppend(controller.pending, descriptor);
    %ArrayAppend(stream.reader.requests, request);
    pullIfNeeded(controller);
  };
  function respond(controller, written, descriptor) {
    const {stream} = controller;
    invalidateRequest(controller);
    if (stream.state === "closed") {
      if (descriptor.reader === "none") kit.takeFirst(controller.pending);
      while (intoRequests(stream).length > 0) commit(stream, kit.takeFirst(controller.pending));
      return;
    }
    descriptor.filled += written;
    if (descriptor.reader === "none") {
      if (descriptor.filled > 0) enqueueBytes(controller, descriptor.buffer.slice(descriptor.offset, descriptor.offset + descriptor.filled), 0, descriptor.filled);
      kit.takeFirst(controller.pending);
      processPending(controller);
    } else if (descriptor.filled >= descriptor.least) {
      kit.takeFirst(controller.pending);
      const rest = descriptor.filled % descriptor.elementSize;
      if (rest > 0) {
        const end = descriptor.offset + descriptor.filled;
        enqueueBytes(controller, descriptor.buffer.slice(end - rest, end), 0, rest);
      }
      descriptor.filled -= rest;
      commit(stream, descriptor);
      processPending(controller);
    }
    pullIfNeeded(controller);
  }
  function checkedRespond(controller, written, view) {
    const descriptor = controller.pending[0];
    const {state} = controller.stream;
    if (state === "closed" && written !== 0) throw kit.invalidState("Controller is closed");
    if (state !== "closed") {
      if (written === 0) throw kit.invalidState("The byobRequest cannot be responded to with zero bytes");
      if (descriptor.filled + written > descriptor.length) throw %NodeError("RangeError", "The value of \"bytesWritten\" is out of range.", "ERR_OUT_OF_RANGE");
    }
    descriptor.buffer = %TransferBuffer(view === undefined ? descriptor.buffer : view.buffer);
    respond(controller, written, descriptor);
  }
  kit.setUpBytes = function (stream, start, pullAlgorithm, cancelAlgorithm, highWaterMark, autoAllocateChunkSize) {
    const object = new ReadableByteStreamController(kit.make);
    const controller = {type: "ReadableByteStreamController", object, stream, queue: [], queueTotalSize: 0, pending: [], request: null, isStarted: false, closeRequested: false, isPulling: false, pullsAgain: false, highWaterMark, pullAlgorithm, cancelAlgorithm, autoAllocateChunkSize};
    controller.cancelSteps = reason => {
      invalidateRequest(controller);
      controller.pending = [];
      kit.resetQueue(controller);
      const {cancelAlgorithm: algorithm} = controller;
      const result = algorithm(reason);
      clearAlgorithms(controller);
      return result;
    };
    controller.pullSteps = request => {
      if (controller.queueTotalSize > 0) return takeHead(controller, request);
      if (autoAllocateChunkSize !== undefined) %ArrayAppend(controller.pending, {buffer: new %ArrayBuffer%(autoAllocateChunkSize), offset: 0, length: autoAllocateChunkSize, filled: 0, least: 1, elementSize: 1, Class: %Uint8Array%, reader: "default"});
      %ArrayAppend(stream.reader.requests, request);
      pullIfNeeded(controller);
    };
    controller.releaseSteps = () => {
      if (controller.pending.length === 0) return;
      controller.pending[0].reader = "none";
      controller.pending = [controller.pending[0]];
    };
    object[kState] = controller;
    stream.controller = controller;
    kit.react(%PromiseResolveNew(start(object)), () => {
      controller.isStarted = true;
      pullIfNeeded(controller);
    }, error => fail(controller, error));
  };
  kit.setUpByteSource = function (stream, source, highWaterMark) {
    const algorithms = kit.sourceAlgorithms(source);
    const {autoAllocateChunkSize} = source;
    if (autoAllocateChunkSize === 0) throw kit.invalidValue("source.autoAllocateChunkSize", autoAllocateChunkSize);
    kit.setUpBytes(stream, algorithms.start, algorithms.pull, algorithms.cancel, highWaterMark, autoAllocateChunkSize);
  };

  class ReadableStreamBYOBRequest {
    constructor(token) {
      kit.refuseConstructor(token);
    }
    get view() {
      return kit.stateOf(this, "ReadableStreamBYOBRequest").view;
    }
    respond(bytesWritten) {
      const {controller} = kit.stateOf(this, "ReadableStreamBYOBRequest");
      if (controller === undefined) throw kit.invalidState("This BYOB request has been invalidated");
      checkedRespond(controller, bytesWritten, undefined);
    }
    respondWithNewView(view) {
      const {controller} = kit.stateOf(this, "ReadableStreamBYOBRequest");
      if (controller === undefined) throw kit.invalidState("This BYOB request has been invalidated");
      checkedRespond(controller, view.byteLength, view);
    }
  }
  class ReadableByteStreamController {
    constructor(token) {
      kit.refuseConstructor(token);
    }
    get byobRequest() {
      const controller = kit.stateOf(this, "ReadableByteStreamController");
      if (controller.request !== null || controller.pending.length === 0) return controller.request;
      const {buffer, offset, filled, length} = controller.pending[0];
      const request = new ReadableStreamBYOBRequest(kit.make);
      request[kState] = {type: "ReadableStreamBYOBRequest", controller, view: bytesAt(buffer, offset + filled, length - filled)};
      controller.request = request;
      return request;
    }
    get desiredSize() {
      return desiredSize(kit.stateOf(this, "ReadableByteStreamController"));
    }
    close() {
      const controller = kit.stateOf(this, "ReadableByteStreamController");
      if (controller.closeRequested) throw kit.invalidState("Controller is already closed");
      if (controller.stream.state !== "readable") throw kit.invalidState("ReadableStream is already closed");
      close(controller);
    }
    enqueue(chunk) {
      const controller = kit.stateOf(this, "ReadableByteStreamController");
      const kind = %IsObject(chunk) ? %BinaryKind(chunk) : undefined;
      if (kind === undefined || kind === "ArrayBuffer" || kind === "SharedArrayBuffer") throw %ArgumentTypeError("buffer", "an instance of Buffer, TypedArray, or DataView", chunk);
      if (chunk.byteLength === 0) throw kit.invalidState("chunk ArrayBuffer is zero-length or detached");
      if (controller.closeRequested) throw kit.invalidState("Controller is already closed");
      if (controller.stream.state !== "readable") throw kit.invalidState("ReadableStream is already closed");
      enqueue(controller, chunk);
    }
    error(error = undefined) {
      fail(kit.stateOf(this, "ReadableByteStreamController"), error);
    }
  }
  kit.finishClass(ReadableStreamBYOBRequest, "ReadableStreamBYOBRequest", request => ({view: request.view, controller: request.controller && request.controller.object}));
  kit.finishClass(ReadableByteStreamController, "ReadableByteStreamController", () => ({}));
  kit.bytes = {enqueue, close, fail};
  %Object%.assign(kit, {ReadableStreamBYOBRequest, ReadableByteStreamController});
}
