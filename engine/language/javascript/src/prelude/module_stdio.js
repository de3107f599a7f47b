// process.stdin, stdout and stderr as streams. The outputs begin as bare objects whose write is native, and become
// Writables when a program first asks for `stream` or for something only a stream can do.

function stdioUpgrade(stream) {
  %BuiltinModule("stream");
  return stream;
}

function stdioBecomeStreams(kit) {
  const {StringDecoder} = %BuiltinModule("string_decoder");
  // Their end closes nothing; they can be written to afterwards.
  function dummyDestroy(error, callback) {
    callback(error);
    this._undestroy();
    %Process%.nextTick(() => {
      this.emit("close");
    });
  }
  for (const stream of [%Process%.stdout, %Process%.stderr]) {
    const own = stream.write;
    const decoder = new StringDecoder("utf8");
    for (const name of %StdioForwarded()) delete stream[name];
    delete stream.write;
    %Object%.setPrototypeOf(stream, kit.Writable.prototype);
    %Call(kit.Writable, stream, {
      decodeStrings: false,
      emitClose: false,
      destroy: dummyDestroy,
      write(chunk, encoding, callback) {
        %WriteStdio(stream, decoder.write(chunk));
        callback();
      },
    });
    stream._isStdio = true;
    if (!%IsStdioWrite(own)) stream.write = own;
  }
}

function stdioForwarded() {
  return ["on", "once", "addListener", "prependListener", "off", "removeListener", "removeAllListeners", "emit", "listenerCount", "end", "cork", "uncork"];
}

function stdioOn(...args) {
  return %StdioUpgrade(this).on(...args);
}
function stdioOnce(...args) {
  return %StdioUpgrade(this).once(...args);
}
function stdioAddListener(...args) {
  return %StdioUpgrade(this).addListener(...args);
}
function stdioPrependListener(...args) {
  return %StdioUpgrade(this).prependListener(...args);
}
function stdioOff(...args) {
  return %StdioUpgrade(this).off(...args);
}
function stdioRemoveListener(...args) {
  return %StdioUpgrade(this).removeListener(...args);
}
function stdioRemoveAllListeners(...args) {
  return %StdioUpgrade(this).removeAllListeners(...args);
}
function stdioEmit(...args) {
  return %StdioUpgrade(this).emit(...args);
}
function stdioListenerCount(...args) {
  return %StdioUpgrade(this).listenerCount(...args);
}
function stdioEnd(...args) {
  return %StdioUpgrade(this).end(...args);
}
function stdioCork(...args) {
  return %StdioUpgrade(this).cork(...args);
}
function stdioUncork(...args) {
  return %StdioUpgrade(this).uncork(...args);
}
// A write with a callback.
function stdioWrite(stream, ...args) {
  const {Writable} = %BuiltinModule("stream");
  return %CallWithArray(Writable.prototype.write, stream, args);
}

function processStdin() {
  return %BuiltinModule("internal/stdin");
}

// Standard input as node reads a file that stands for it: 64 KB at a time, each an operation of the poll phase.
function moduleStdin() {
  const {Readable} = %BuiltinModule("stream");
  const most = 65536;
  const content = %WorldFile("/dev/stdin") ?? "";
  let rest = globalThis.Buffer === undefined ? content : globalThis.Buffer.from(content);
  function ReadStream(options) {
    %Call(Readable, this, options);
    this.fd = 0;
    this.bytesRead = 0;
  }
  %Object%.setPrototypeOf(ReadStream.prototype, Readable.prototype);
  %Object%.setPrototypeOf(ReadStream, Readable);
  ReadStream.prototype._construct = function (callback) {
    callback();
  };
  ReadStream.prototype._read = function (n) {
    const size = %Math%.min(n, most, rest.length);
    const chunk = rest.slice(0, size);
    rest = rest.slice(size);
    %StartOperation("/dev/stdin", () => {
      this.bytesRead += size;
      this.push(size === 0 ? null : chunk);
    }, []);
  };
  return new ReadStream({highWaterMark: most, autoDestroy: false});
}
