// TransformStream (WHATWG Streams 6), queuing strategies (7) and the streams of the Encoding Standard.

function webStreamsTransform(kit) {
  const kState = kit.state;
  const readableOf = stream => stream.readable[kState];
  const writableOf = stream => stream.writable[kState];

  function setBackpressure(stream, backpressure) {
    if (stream.backpressureChange !== undefined) kit.resolve(stream.backpressureChange);
    stream.backpressureChange = kit.deferred();
    stream.backpressure = backpressure;
  }
  function unblockWrite(stream) {
    if (stream.backpressure) setBackpressure(stream, false);
  }
  function clearAlgorithms(controller) {
    controller.transformAlgorithm = controller.flushAlgorithm = controller.cancelAlgorithm = undefined;
  }
  function errorWritable(stream, error) {
    clearAlgorithms(stream.controller);
    kit.writable.errorIfNeeded(writableOf(stream).controller, error);
    unblockWrite(stream);
  }
  function fail(stream, error) {
    kit.defaultController.error(readableOf(stream).controller, error);
    errorWritable(stream, error);
  }
  function enqueue(controller, chunk) {
    const {stream} = controller;
    const {controller: target} = readableOf(stream);
    if (!kit.readable.canEnqueue(target)) throw kit.invalidState("Unable to enqueue");
    try {
      kit.defaultController.enqueue(target, chunk);
    } catch (error) {
      errorWritable(stream, error);
      throw readableOf(stream).storedError;
    }
    const backpressure = !kit.readable.shouldPull(target);
    if (backpressure !== stream.backpressure) setBackpressure(stream, true);
  }
  function terminate(controller) {
    kit.defaultController.close(readableOf(controller.stream).controller);
    errorWritable(controller.stream, kit.invalidState("TransformStream has been terminated"));
  }
  async function performTransform(controller, chunk) {
    try {
      const {transformAlgorithm} = controller;
      return await transformAlgorithm(chunk, controller.object);
    } catch (error) {
      fail(controller.stream, error);
      throw error;
    }
  }
  function write(stream, chunk) {
    const {controller} = stream;
    if (!stream.backpressure) return performTransform(controller, chunk);
    return kit.then(stream.backpressureChange.promise, () => {
      if (writableOf(stream).state === "erroring") throw writableOf(stream).storedError;
      return performTransform(controller, chunk);
    }, undefined);
  }
  // Flush or cancel, once: then the side that did not ask ends with `finish` or fails.
  function finishWith(stream, run, other, finish, failOther) {
    const {controller} = stream;
    if (controller.finish !== undefined) return controller.finish.promise;
    controller.finish = kit.deferred();
    const outcome = controller.finish;
    const running = run(controller);
    clearAlgorithms(controller);
    kit.react(running, () => {
      if (other.state === "errored") return kit.reject(outcome, other.storedError);
      finish();
      kit.resolve(outcome);
    }, error => {
      failOther(error);
      kit.reject(outcome, error);
    });
    return outcome.promise;
  }
  function close(stream) {
    const readable = readableOf(stream);
    return finishWith(stream, ({flushAlgorithm, object}) => flushAlgorithm(object), readable, () => kit.defaultController.close(readable.controller), error => kit.defaultController.error(readable.controller, error));
  }
  async function abort(stream, reason) {
    const readable = readableOf(stream);
    return finishWith(stream, ({cancelAlgorithm}) => cancelAlgorithm(reason), readable, () => kit.defaultController.error(readable.controller, reason), error => kit.defaultController.error(readable.controller, error));
  }
  function cancel(stream, reason) {
    const writable = writableOf(stream);
    const stop = error => {
      kit.writable.errorIfNeeded(writable.controller, error);
      unblockWrite(stream);
    };
    return finishWith(stream, ({cancelAlgorithm}) => cancelAlgorithm(reason), writable, () => stop(reason), stop);
  }
  function pull(stream) {
    setBackpressure(stream, false);
    return stream.backpressureChange.promise;
  }
  function checkObject(value, name, orNull) {
    if (%IsObject(value) || orNull && value === null) return;
    throw %ArgumentTypeError(name, "of type object", value);
  }

  class TransformStream {
    constructor(transformer = {}, writableStrategy = {}, readableStrategy = {}) {
      checkObject(transformer, "transformer", false);
      checkObject(writableStrategy, "writableStrategy", true);
      checkObject(readableStrategy, "readableStrategy", true);
      const {readableType, writableType, start} = transformer;
      if (readableType !== undefined) throw kit.invalidRange("transformer.readableType", readableType);
      if (writableType !== undefined) throw kit.invalidRange("transformer.writableType", writableType);
      const readableMost = kit.highWaterMark(readableStrategy?.highWaterMark, 0);
      const readableSize = kit.sizeAlgorithm(readableStrategy?.size);
      const writableMost = kit.highWaterMark(writableStrategy?.highWaterMark, 1);
      const writableSize = kit.sizeAlgorithm(writableStrategy?.size);
      const started = kit.deferred();
      const stream = {type: "TransformStream", object: this, readable: undefined, writable: undefined, controller: undefined, backpressure: undefined, backpressureChange: undefined};
      this[kState] = stream;
      stream.writable = kit.makeWritable(() => started.promise, {writeAlgorithm: chunk => write(stream, chunk), closeAlgorithm: () => close(stream), abortAlgorithm: reason => abort(stream, reason)}, writableMost, writableSize);
      stream.readable = kit.makeReadable(() => started.promise, () => pull(stream), reason => cancel(stream, reason), readableMost, readableSize);
      setBackpressure(stream, true);
      const controller = new TransformStreamDefaultController(kit.make);
      const {transform, flush, cancel: cancelCallback} = transformer;
      stream.controller = {
        type: "TransformStreamDefaultController",
        object: controller,
        stream,
        finish: undefined,
        transformAlgorithm: transform ? kit.callback("transformer.transform", transform, transformer) : async chunk => enqueue(stream.controller, chunk),
        flushAlgorithm: flush ? kit.callback("transformer.flush", flush, transformer) : kit.nothing,
        cancelAlgorithm: cancelCallback ? kit.callback("transformer.cancel", cancelCallback, transformer) : kit.nothing,
      };
      controller[kState] = stream.controller;
      kit.resolve(started, start === undefined ? undefined : %Call(start, transformer, controller));
    }
    get readable() {
      return kit.stateOf(this, "TransformStream").readable;
    }
    get writable() {
      return kit.stateOf(this, "TransformStream").writable;
    }
  }
  class TransformStreamDefaultController {
    constructor(token) {
      kit.refuseConstructor(token);
    }
    get desiredSize() {
      return kit.readable.desiredSize(readableOf(kit.stateOf(this, "TransformStreamDefaultController").stream).controller);
    }
    enqueue(chunk = undefined) {
      enqueue(kit.stateOf(this, "TransformStreamDefaultController"), chunk);
    }
    error(reason = undefined) {
      fail(kit.stateOf(this, "TransformStreamDefaultController").stream, reason);
    }
    terminate() {
      terminate(kit.stateOf(this, "TransformStreamDefaultController"));
    }
  }
  kit.finishClass(TransformStream, "TransformStream", stream => ({readable: stream.readable, writable: stream.writable, backpressure: stream.backpressure}));
  kit.finishClass(TransformStreamDefaultController, "TransformStreamDefaultController", controller => ({stream: controller.stream.object}));
  %Object%.assign(kit, {TransformStream, TransformStreamDefaultController});
}

function webStreamsStrategies(kit) {
  const kState = kit.state;
  const sizes = {
    ByteLengthQueuingStrategy: function size(chunk) {
      return chunk.byteLength;
    },
    CountQueuingStrategy: function size() {
      return 1;
    },
  };
  function initialize(object, type, init) {
    if (!%IsObject(init)) throw %ArgumentTypeError("init", "of type object", init);
    if (init.highWaterMark === undefined) throw %NodeError("TypeError", "The \"options.highWaterMark\" property must be specified", "ERR_MISSING_OPTION");
    object[kState] = {type, highWaterMark: +init.highWaterMark};
  }
  class ByteLengthQueuingStrategy {
    constructor(init) {
      initialize(this, "ByteLengthQueuingStrategy", init);
    }
    get highWaterMark() {
      return kit.stateOf(this, "ByteLengthQueuingStrategy").highWaterMark;
    }
    get size() {
      kit.stateOf(this, "ByteLengthQueuingStrategy");
      return sizes.ByteLengthQueuingStrategy;
    }
  }
  class CountQueuingStrategy {
    constructor(init) {
      initialize(this, "CountQueuingStrategy", init);
    }
    get highWaterMark() {
      return kit.stateOf(this, "CountQueuingStrategy").highWaterMark;
    }
    get size() {
      kit.stateOf(this, "CountQueuingStrategy");
      return sizes.CountQueuingStrategy;
    }
  }
  kit.finishClass(ByteLengthQueuingStrategy, "ByteLengthQueuingStrategy", state => ({highWaterMark: state.highWaterMark}));
  kit.finishClass(CountQueuingStrategy, "CountQueuingStrategy", state => ({highWaterMark: state.highWaterMark}));
  %Object%.assign(kit, {ByteLengthQueuingStrategy, CountQueuingStrategy});
}

function webStreamsText(kit) {
  const kState = kit.state;
  const {TransformStream} = kit;
  class TextEncoderStream {
    constructor() {
      const encoder = new %TextEncoder%();
      let high = "";
      const transform = new TransformStream({
        transform(chunk, controller) {
          let text = high + %String%(chunk);
          const last = text.charCodeAt(text.length - 1);
          high = last >= 0xd800 && last <= 0xdbff ? text[text.length - 1] : "";
          if (high !== "") text = %TextPart(text, 0, text.length - 1);
          if (text !== "") controller.enqueue(encoder.encode(text));
        },
        flush(controller) {
          if (high !== "") controller.enqueue(new %Uint8Array%([0xef, 0xbf, 0xbd]));
        },
      });
      this[kState] = {type: "TextEncoderStream", encoder, transform};
    }
    get encoding() {
      return kit.stateOf(this, "TextEncoderStream").encoder.encoding;
    }
    get readable() {
      return kit.stateOf(this, "TextEncoderStream").transform.readable;
    }
    get writable() {
      return kit.stateOf(this, "TextEncoderStream").transform.writable;
    }
  }
  class TextDecoderStream {
    constructor(encoding = "utf-8", options = {}) {
      const decoder = new %TextDecoder%(encoding, options);
      const transform = new TransformStream({
        transform(chunk, controller) {
          const text = decoder.decode(chunk, {stream: true});
          if (text) controller.enqueue(text);
        },
        flush(controller) {
          const text = decoder.decode();
          if (text) controller.enqueue(text);
          controller.terminate();
        },
      });
      this[kState] = {type: "TextDecoderStream", decoder, transform};
    }
    get encoding() {
      return kit.stateOf(this, "TextDecoderStream").decoder.encoding;
    }
    get fatal() {
      return kit.stateOf(this, "TextDecoderStream").decoder.fatal;
    }
    get ignoreBOM() {
      return kit.stateOf(this, "TextDecoderStream").decoder.ignoreBOM;
    }
    get readable() {
      return kit.stateOf(this, "TextDecoderStream").transform.readable;
    }
    get writable() {
      return kit.stateOf(this, "TextDecoderStream").transform.writable;
    }
  }
  kit.finishClass(TextEncoderStream, "TextEncoderStream", (state, object) => ({encoding: object.encoding, readable: object.readable, writable: object.writable}));
  kit.finishClass(TextDecoderStream, "TextDecoderStream", (state, object) => ({encoding: object.encoding, fatal: object.fatal, ignoreBOM: object.ignoreBOM, readable: object.readable, writable: object.writable}));
  %Object%.assign(kit, {TextEncoderStream, TextDecoderStream});
}
