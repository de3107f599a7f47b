// require('stream'). Each part has a file of its own; they hand on what they make in the kit.

function moduleStream() {
  const kit = {};
  %StreamBase(kit);
  %StreamLegacy(kit);
  %StreamDestroy(kit);
  %StreamFinished(kit);
  %StreamFrom(kit);
  %StreamReadable(kit);
  %StreamWritable(kit);
  %StreamDuplex(kit);
  %StreamTransform(kit);
  %StreamDuplexFrom(kit);
  %StreamPipeline(kit);
  %StreamOperators(kit);
  %StreamCompose(kit);

  const {Stream, is} = kit;
  Stream.isDestroyed = function isDestroyed(stream) {
    return is.destroyed(stream);
  };
  Stream.isDisturbed = function isDisturbed(stream) {
    return is.disturbed(stream);
  };
  Stream.isErrored = function isErrored(stream) {
    return is.errored(stream);
  };
  Stream.isReadable = function isReadable(stream) {
    return is.readable(stream);
  };
  Stream.isWritable = function isWritable(stream) {
    return is.writable(stream);
  };
  Stream.Readable = kit.Readable;
  Stream.Writable = kit.Writable;
  Stream.Duplex = kit.Duplex;
  Stream.Transform = kit.Transform;
  Stream.PassThrough = kit.PassThrough;
  Stream.duplexPair = kit.duplexPair;
  Stream.pipeline = kit.pipeline;
  Stream.addAbortSignal = kit.addAbortSignal;
  Stream.finished = kit.eos;
  Stream.destroy = kit.destroyer;
  Stream.compose = kit.compose;
  Stream.setDefaultHighWaterMark = kit.setDefaultHighWaterMark;
  Stream.getDefaultHighWaterMark = kit.getDefaultHighWaterMark;
  %Object%.defineProperty(Stream, "promises", {configurable: true, enumerable: true, get: () => kit.promises});
  const promisified = %Symbol%.for("nodejs.util.promisify.custom");
  %Object%.defineProperty(kit.pipeline, promisified, {enumerable: true, get: () => kit.promises.pipeline});
  %Object%.defineProperty(kit.eos, promisified, {enumerable: true, get: () => kit.promises.finished});
  Stream.Stream = Stream;
  Stream._isArrayBufferView = kit.bytes.isView;
  Stream._isUint8Array = kit.bytes.isBuffer;
  Stream._uint8ArrayToBuffer = kit.bytes.ofView;
  %StdioBecomeStreams(kit);
  return Stream;
}

// The modules of the classes, from before there was one for all.
function streamAlias(name) {
  const classes = {_stream_duplex: "Duplex", _stream_passthrough: "PassThrough", _stream_readable: "Readable", _stream_transform: "Transform", _stream_writable: "Writable"};
  return %BuiltinModule("stream")[classes[name]];
}

function moduleStreamPromises() {
  return %BuiltinModule("stream").promises;
}

// stream/consumers, as far as there are no Blobs
function moduleStreamConsumers() {
  async function buffer(stream) {
    const chunks = [];
    for await (const chunk of stream) chunks.push(typeof chunk === "string" ? globalThis.Buffer.from(chunk) : chunk);
    return globalThis.Buffer.concat(chunks);
  }
  async function text(stream) {
    const decoder = new (%BuiltinModule("string_decoder").StringDecoder)("utf8");
    let result = "";
    for await (const chunk of stream) result += decoder.write(chunk);
    return result + decoder.end();
  }
  async function json(stream) {
    return %JSON%.parse(await text(stream));
  }
  async function arrayBuffer(stream) {
    const bytes = await buffer(stream);
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
  }
  return {arrayBuffer, buffer, text, json};
}
