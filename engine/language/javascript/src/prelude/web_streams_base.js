// The web's streams (WHATWG Streams Standard), with the turns that node 20 takes where it has more than the standard:
// what all of their classes share. `kit` holds their operations; an object's state lies under kit.state.

function moduleWebStreams() {
  const kit = {state: %PrivateSymbol("kState"), make: {}};
  %WebStreamsBase(kit);
  %WebStreamsWritable(kit);
  %WebStreamsReadable(kit);
  %WebStreamsBytes(kit);
  %WebStreamsReaders(kit);
  %WebStreamsPipe(kit);
  %WebStreamsTee(kit);
  %WebStreamsTransform(kit);
  %WebStreamsStrategies(kit);
  %WebStreamsText(kit);
  %WebStreamsAdapters(kit);
  return kit;
}

function webStreamsModule() {
  const exports = {};
  const kit = %BuiltinModule("internal/web_streams");
  const names = ["ReadableStream", "ReadableStreamDefaultReader", "ReadableStreamBYOBReader", "ReadableStreamBYOBRequest", "ReadableByteStreamController", "ReadableStreamDefaultController", "TransformStream", "TransformStreamDefaultController", "WritableStream", "WritableStreamDefaultWriter", "WritableStreamDefaultController", "ByteLengthQueuingStrategy", "CountQueuingStrategy", "TextEncoderStream", "TextDecoderStream"];
  for (let i = 0; i < names.length; i++) exports[names[i]] = kit[names[i]];
  return exports;
}

function webStreamsBase(kit) {
  const kState = kit.state;
  kit.invalidState = (message, type = "TypeError") => %NodeError(type, "Invalid state: " + message, "ERR_INVALID_STATE");
  kit.invalidThis = name => %NodeError("TypeError", "Value of \"this\" must be of type " + name, "ERR_INVALID_THIS");
  kit.invalidValue = (name, value, reason = "is invalid") => %NodeError("TypeError", "The " + (%TextFind(name, ".", 0) >= 0 ? "property" : "argument") + " '" + name + "' " + reason + ". Received " + %UtilBase().inspect(value), "ERR_INVALID_ARG_VALUE");
  kit.invalidRange = (name, value) => %NodeError("RangeError", "The " + (%TextFind(name, ".", 0) >= 0 ? "property" : "argument") + " '" + name + "' is invalid. Received " + %UtilBase().inspect(value), "ERR_INVALID_ARG_VALUE");
  kit.is = (value, type) => %IsObject(value) && value[kState] !== undefined && value[kState].type === type;
  // The state of `object`, which must be of this type.
  kit.stateOf = function (object, type) {
    if (!kit.is(object, type)) throw kit.invalidThis(type);
    return object[kState];
  };
  kit.refuseConstructor = token => {
    if (token !== kit.make) throw %NodeError("TypeError", "Illegal constructor", "ERR_ILLEGAL_CONSTRUCTOR");
  };

  // --- promises

  kit.resolved = value => value !== undefined && %IsPromise(value) && value.constructor === %Promise% ? value : %PromiseResolveNew(value);
  kit.rejected = function (error) {
    const capability = %NewPromiseCapability(%Promise%);
    capability[2](error);
    return capability[0];
  };
  kit.deferred = function () {
    const capability = %NewPromiseCapability(%Promise%);
    return {promise: capability[0], resolve: capability[1], reject: capability[2], isPending: true};
  };
  kit.settled = promise => ({promise, resolve: undefined, reject: undefined, isPending: false});
  kit.resolve = function (deferred, value) {
    if (deferred.resolve !== undefined) deferred.resolve(value);
    deferred.isPending = false;
  };
  kit.reject = function (deferred, error) {
    if (deferred.reject !== undefined) deferred.reject(error);
    deferred.isPending = false;
  };
  kit.react = (promise, fulfilled, rejected) => {
    %PerformThen(promise, fulfilled, rejected, undefined);
  };
  kit.then = (promise, fulfilled, rejected) => %ThenOf(promise, fulfilled, rejected);
  kit.handled = promise => {
    %PerformThen(promise, () => {}, () => {}, undefined);
  };

  // --- callbacks of sources and sinks

  async function invoke(callback, receiver, ...args) {
    return %CallWithArray(callback, receiver, args);
  }
  kit.invoke = invoke;
  kit.callback = function (name, callback, receiver) {
    if (typeof callback !== "function") throw %ArgumentTypeError(name, "of type function", callback);
    return (...args) => invoke(callback, receiver, ...args);
  };
  kit.nothing = async function () {};
  kit.highWaterMark = function (value, otherwise) {
    if (value === undefined) return otherwise;
    const number = +value;
    if (number !== number || number < 0) throw kit.invalidRange("strategy.highWaterMark", number);
    return number;
  };
  kit.sizeAlgorithm = function (size) {
    if (size === undefined) return () => 1;
    if (typeof size !== "function") throw %ArgumentTypeError("strategy.size", "of type function", size);
    return size;
  };

  // --- queues with sizes (8.1)

  kit.takeFirst = list => {
    const first = list[0];
    for (let i = 1; i < list.length; i++) list[i - 1] = list[i];
    list.length--;
    return first;
  };
  kit.dequeue = function (controller) {
    const {value, size} = kit.takeFirst(controller.queue);
    controller.queueTotalSize -= size;
    if (controller.queueTotalSize < 0) controller.queueTotalSize = 0;
    return value;
  };
  kit.enqueueWithSize = function (controller, value, size) {
    const number = +size;
    if (number !== number || number < 0 || number === 1 / 0) throw kit.invalidRange("size", number);
    %ArrayAppend(controller.queue, {value, size: number});
    controller.queueTotalSize += number;
  };
  kit.resetQueue = function (controller) {
    controller.queue = [];
    controller.queueTotalSize = 0;
  };

  // --- what programs see of the classes

  const inspect = %Symbol%.for("nodejs.util.inspect.custom");
  kit.finishClass = function (Class, shown, fields) {
    const {prototype} = Class;
    const keys = %OwnKeys(prototype);
    for (let i = 0; i < keys.length; i++) {
      if (typeof keys[i] === "string" && keys[i] !== "constructor") %Object%.defineProperty(prototype, keys[i], {enumerable: true});
    }
    %Object%.defineProperty(prototype, %SymbolToStringTag%, {value: shown, configurable: true});
    if (fields === undefined) return;
    %DefineHidden(prototype, inspect, function (depth, options, show) {
      if (depth < 0) return this;
      return shown + " " + show(fields(this[kState], this), {...options, depth: options.depth === null || options.depth === undefined ? null : options.depth - 1});
    });
  };
}
