// What leads out of a ReadableStream: pipeTo, pipeThrough, tee, async iteration, and streams of iterables (WHATWG
// Streams 4.2 and 4.9.1). Turns are counted as node 20 takes them.

function webStreamsPipe(kit) {
  const kState = kit.state;
  const isSignal = value => %IsObject(value) && "aborted" in value;

  function pipeTo(source, dest, preventClose, preventAbort, preventCancel, signal) {
    let reader;
    let writerObject;
    try {
      reader = kit.reader.of(source);
      writerObject = new kit.WritableStreamDefaultWriter(dest.object);
    } catch (error) {
      return kit.rejected(error);
    }
    const writer = writerObject[kState];
    source.isDisturbed = true;
    let isShuttingDown = false;
    let onAbort;
    const outcome = kit.deferred();
    let currentWrite = kit.resolved(undefined);

    function finalize(isRejected, error) {
      kit.writable.releaseWriter(writer);
      kit.reader.release(reader);
      if (onAbort !== undefined) signal.removeEventListener("abort", onAbort);
      if (isRejected) kit.reject(outcome, error);
      else kit.resolve(outcome);
    }
    async function waitForWrite() {
      const write = currentWrite;
      await write;
      if (write !== currentWrite) await waitForWrite();
    }
    const mustWait = () => dest.state === "writable" && !kit.writable.isClosing(dest);
    function shutdown(action, isRejected, error) {
      if (isShuttingDown) return;
      isShuttingDown = true;
      const complete = () => {
        if (action === undefined) return finalize(isRejected, error);
        kit.react(action(), () => finalize(isRejected, error), failure => finalize(true, failure));
      };
      if (mustWait()) kit.react(waitForWrite(), complete, failure => finalize(true, failure));
      else complete();
    }
    function abortPipe() {
      const error = signal.reason;
      const actions = [];
      if (!preventAbort) %ArrayAppend(actions, dest.state === "writable" ? () => kit.writable.abort(dest, error) : () => kit.resolved(undefined));
      if (!preventCancel) %ArrayAppend(actions, source.state === "readable" ? () => kit.readable.cancel(source, error) : () => kit.resolved(undefined));
      shutdown(() => %AllInOrder(actions.map(action => action())), true, error);
    }
    function whenErrored(stream, closed, action) {
      if (stream.state === "errored") action(stream.storedError);
      else kit.react(closed, undefined, action);
    }
    async function step() {
      if (isShuttingDown) return true;
      await writer.ready.promise;
      const read = kit.deferred();
      kit.reader.read(reader, {
        chunk(chunk) {
          currentWrite = kit.writable.write(writer, chunk);
          kit.handled(currentWrite);
          kit.resolve(read, false);
        },
        close: () => kit.resolve(read, true),
        error: error => kit.reject(read, error),
      });
      return read.promise;
    }
    async function run() {
      while (!await step());
    }
    if (signal !== undefined) {
      if (signal.aborted) {
        abortPipe();
        return outcome.promise;
      }
      onAbort = abortPipe;
      signal.addEventListener("abort", onAbort);
    }
    kit.handled(run());
    whenErrored(source, reader.closed.promise, error => {
      shutdown(preventAbort ? undefined : () => kit.writable.abort(dest, error), true, error);
    });
    whenErrored(dest, writer.closed.promise, error => {
      shutdown(preventCancel ? undefined : () => kit.readable.cancel(source, error), true, error);
    });
    const onClosed = () => shutdown(preventClose ? undefined : () => kit.writable.closeWithErrorPropagation(writer), false, undefined);
    if (source.state === "closed") onClosed();
    else kit.react(reader.closed.promise, onClosed, () => {});
    if (kit.writable.isClosing(dest) || dest.state === "closed") {
      const error = kit.invalidState("Destination WritableStream is closed");
      shutdown(preventCancel ? undefined : () => kit.readable.cancel(source, error), true, error);
    }
    return outcome.promise;
  }
  kit.pipeTo = pipeTo;
  kit.pipeToWithOptions = function (object, destination, options) {
    if (!kit.is(object, "ReadableStream")) return kit.rejected(kit.invalidThis("ReadableStream"));
    if (!kit.is(destination, "WritableStream")) return kit.rejected(%ArgumentTypeError("transform.writable", "an instance of WritableStream", destination));
    const preventAbort = options?.preventAbort;
    const preventCancel = options?.preventCancel;
    const preventClose = options?.preventClose;
    const signal = options?.signal;
    if (signal !== undefined && !isSignal(signal)) return kit.rejected(%ArgumentTypeError("options.signal", "an instance of AbortSignal", signal));
    if (kit.readable.isLocked(object[kState])) return kit.rejected(kit.invalidState("The ReadableStream is locked"));
    if (destination[kState].writer !== undefined) return kit.rejected(kit.invalidState("The WritableStream is locked"));
    return pipeTo(object[kState], destination[kState], !!preventClose, !!preventAbort, !!preventCancel, signal);
  };
  kit.pipeThrough = function (object, transform, options) {
    const source = kit.stateOf(object, "ReadableStream");
    const readable = transform?.readable;
    if (!kit.is(readable, "ReadableStream")) throw %ArgumentTypeError("transform.readable", "an instance of ReadableStream", readable);
    const writable = transform?.writable;
    if (!kit.is(writable, "WritableStream")) throw %ArgumentTypeError("transform.writable", "an instance of WritableStream", writable);
    const signal = options?.signal;
    if (signal !== undefined && !isSignal(signal)) throw %ArgumentTypeError("options.signal", "an instance of AbortSignal", signal);
    if (kit.readable.isLocked(source)) throw kit.invalidState("The ReadableStream is locked");
    if (writable[kState].writer !== undefined) throw kit.invalidState("The WritableStream is locked");
    kit.handled(pipeTo(source, writable[kState], !!options?.preventClose, !!options?.preventAbort, !!options?.preventCancel, signal));
    return readable;
  };

  // --- async iteration

  kit.iterate = function (object, preventCancel) {
    const reader = kit.reader.of(object[kState]);
    let isDone = false;
    let isStarted = false;
    let current;
    function nextSteps() {
      if (isDone) return kit.resolved({done: true, value: undefined});
      if (reader.stream === undefined) return kit.rejected(kit.invalidState("The reader is not bound to a ReadableStream"));
      const deferred = kit.deferred();
      kit.reader.read(reader, {
        chunk(value) {
          current = undefined;
          kit.resolve(deferred, {value, done: false});
        },
        close() {
          current = undefined;
          isDone = true;
          kit.reader.release(reader);
          kit.resolve(deferred, {done: true, value: undefined});
        },
        error(error) {
          current = undefined;
          isDone = true;
          kit.reader.release(reader);
          kit.reject(deferred, error);
        },
      });
      return deferred.promise;
    }
    async function returnSteps(value) {
      if (isDone) return {done: true, value};
      isDone = true;
      if (reader.stream === undefined) throw kit.invalidState("The reader is not bound to a ReadableStream");
      if (!preventCancel) {
        const result = kit.readable.cancel(reader.stream, value);
        kit.reader.release(reader);
        await result;
        return {done: true, value};
      }
      kit.reader.release(reader);
      return {done: true, value};
    }
    const iterator = {
      next() {
        if (!isStarted) {
          current = kit.resolved(undefined);
          isStarted = true;
        }
        current = current !== undefined ? kit.then(current, nextSteps, nextSteps) : nextSteps();
        return current;
      },
      return(value) {
        isStarted = true;
        current = current !== undefined ? kit.then(current, () => returnSteps(value), () => returnSteps(value)) : returnSteps(value);
        return current;
      },
      [%SymbolAsyncIterator%]() {
        return this;
      },
    };
    %SetPrototype(iterator, %AsyncIteratorPrototype%);
    return iterator;
  };
  kit.streamFromIterable = function (iterable) {
    const method = iterable === undefined || iterable === null ? undefined : iterable[%SymbolAsyncIterator%] ?? iterable[%SymbolIterator%];
    if (typeof method !== "function") throw %NodeError("TypeError", %UtilBase().inspect(iterable) + " must be iterable", "ERR_ARG_NOT_ITERABLE");
    const isAsync = typeof iterable[%SymbolAsyncIterator%] === "function";
    const iterator = isAsync ? %Call(method, iterable) : (async function* () {
      return yield* {[%SymbolIterator%]: () => %Call(method, iterable)};
    })();
    if (!%IsObject(iterator)) throw kit.invalidState("The iterator method must return an object");
    const {next} = iterator;
    let stream;
    async function pull() {
      const result = %Call(next, iterator);
      if (!%IsObject(result)) throw kit.invalidState("The iterator.next() method must return an object");
      return kit.then(kit.resolved(result), step => {
        if (!%IsObject(step)) throw kit.invalidState("The promise returned by the iterator.next() method must fulfill with an object");
        if (step.done) kit.defaultController.close(stream[kState].controller);
        else kit.defaultController.enqueue(stream[kState].controller, step.value);
      }, undefined);
    }
    async function cancel(reason) {
      const {return: method} = iterator;
      if (method === undefined) return undefined;
      return kit.then(kit.resolved(%Call(method, iterator, reason)), result => {
        if (!%IsObject(result)) throw kit.invalidState("The promise returned by the iterator.return() method must fulfill with an object");
      }, undefined);
    }
    stream = kit.makeReadable(() => undefined, pull, cancel, 0);
    return stream;
  };
}

// --- tee

function webStreamsTee(kit) {
  const kState = kit.state;
  // The cancellation of two branches: `cancel` when both have said so.
  function makeCancelling(source) {
    const cancelling = {deferred: kit.deferred(), isCanceled: [false, false], reasons: [undefined, undefined]};
    cancelling.algorithm = which => reason => {
      cancelling.isCanceled[which] = true;
      cancelling.reasons[which] = reason;
      if (cancelling.isCanceled[1 - which]) kit.resolve(cancelling.deferred, kit.readable.cancel(source, cancelling.reasons));
      return cancelling.deferred.promise;
    };
    return cancelling;
  }
  function followErrors(reader, branches, cancelling, fail) {
    kit.react(reader.closed.promise, undefined, error => {
      for (let i = 0; i < 2; i++) fail(branches[i][kState].controller, error);
      if (!cancelling.isCanceled[0] || !cancelling.isCanceled[1]) kit.resolve(cancelling.deferred);
    });
  }
  function teeValues(source) {
    const reader = kit.reader.of(source);
    const cancelling = makeCancelling(source);
    const {isCanceled} = cancelling;
    const branches = [];
    let isReading = false;
    async function pull() {
      if (isReading) return;
      isReading = true;
      kit.reader.read(reader, {
        chunk(value) {
          kit.react(kit.resolved(undefined), () => {
            isReading = false;
            for (let i = 0; i < 2; i++) if (!isCanceled[i]) kit.defaultController.enqueue(branches[i][kState].controller, value);
          }, undefined);
        },
        close() {
          %Process%.nextTick(() => {
            isReading = false;
            for (let i = 0; i < 2; i++) if (!isCanceled[i]) kit.defaultController.close(branches[i][kState].controller);
            if (!isCanceled[0] || !isCanceled[1]) kit.resolve(cancelling.deferred);
          });
        },
        error() {
          isReading = false;
        },
      });
    }
    for (let i = 0; i < 2; i++) branches[i] = kit.makeReadable(() => undefined, pull, cancelling.algorithm(i));
    followErrors(reader, branches, cancelling, kit.defaultController.error);
    return branches;
  }
  function teeBytes(source) {
    const reader = kit.reader.of(source);
    const cancelling = makeCancelling(source);
    const {isCanceled} = cancelling;
    const branches = [];
    const wantsAgain = [false, false];
    let isReading = false;
    function pull(which) {
      if (isReading) {
        wantsAgain[which] = true;
        return kit.resolved(undefined);
      }
      isReading = true;
      kit.reader.read(reader, {
        chunk(chunk) {
          kit.react(kit.resolved(undefined), () => {
            wantsAgain[0] = wantsAgain[1] = false;
            const second = !isCanceled[0] && !isCanceled[1] ? new %Uint8Array%(chunk) : chunk;
            if (!isCanceled[0]) kit.bytes.enqueue(branches[0][kState].controller, chunk);
            if (!isCanceled[1]) kit.bytes.enqueue(branches[1][kState].controller, second);
            isReading = false;
            if (wantsAgain[0]) pull(0);
            else if (wantsAgain[1]) pull(1);
          }, undefined);
        },
        close() {
          isReading = false;
          for (let i = 0; i < 2; i++) if (!isCanceled[i]) kit.bytes.close(branches[i][kState].controller);
          if (!isCanceled[0] || !isCanceled[1]) kit.resolve(cancelling.deferred);
        },
        error() {
          isReading = false;
        },
      });
      return kit.resolved(undefined);
    }
    for (let i = 0; i < 2; i++) branches[i] = kit.makeReadableBytes(() => undefined, () => pull(i), cancelling.algorithm(i));
    followErrors(reader, branches, cancelling, kit.bytes.fail);
    return branches;
  }
  kit.tee = source => source.controller.type === "ReadableByteStreamController" ? teeBytes(source) : teeValues(source);
}
