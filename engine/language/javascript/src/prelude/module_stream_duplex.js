// stream.Duplex and what is built on it: Transform, PassThrough, duplexPair.

function streamDuplex(kit) {
  const {Readable, Writable, Stream} = kit;
  const ended = state => {
    state.ended = true;
    return state;
  };

  function Duplex(options) {
    if (!(this instanceof Duplex)) return new Duplex(options);
    this._events ??= {close: undefined, error: undefined, prefinish: undefined, finish: undefined, drain: undefined, data: undefined, end: undefined, readable: undefined};
    this._readableState = new Readable.ReadableState(options, this, true);
    this._writableState = new Writable.WritableState(options, this, true);
    if (options) {
      this.allowHalfOpen = options.allowHalfOpen !== false;
      kit.closeSides(this, options);
      if (typeof options.read === "function") this._read = options.read;
      if (typeof options.write === "function") this._write = options.write;
      if (typeof options.writev === "function") this._writev = options.writev;
      if (typeof options.destroy === "function") this._destroy = options.destroy;
      if (typeof options.final === "function") this._final = options.final;
      if (typeof options.construct === "function") this._construct = options.construct;
      if (options.signal) kit.obeySignal(options.signal, this);
    } else {
      this.allowHalfOpen = true;
    }
    %Call(Stream, this, options);
    if (this._construct === undefined || this._construct === null) return;
    kit.construct(this, () => {
      this._readableState[kit.kOnConstructed](this);
      this._writableState[kit.kOnConstructed](this);
    });
  }
  // A side that `options` says there is not.
  kit.closeSides = (stream, options) => {
    if (options.readable === false) {
      const r = ended(stream._readableState);
      r.readable = false;
      r.endEmitted = true;
    }
    if (options.writable === false) {
      const w = ended(stream._writableState);
      w.writable = false;
      w.ending = w.finished = true;
    }
  };

  %Object%.setPrototypeOf(Duplex.prototype, Readable.prototype);
  %Object%.setPrototypeOf(Duplex, Readable);
  const prototype = Duplex.prototype;
  for (const name of %Object%.keys(Writable.prototype)) {
    if (!prototype[name]) prototype[name] = Writable.prototype[name];
  }
  prototype.destroy = Writable.prototype.destroy;
  for (const name of ["writable", "writableHighWaterMark", "writableObjectMode", "writableBuffer", "writableLength", "writableFinished", "writableCorked", "writableEnded", "writableNeedDrain"]) {
    %Object%.defineProperty(prototype, name, %Object%.getOwnPropertyDescriptor(Writable.prototype, name));
  }
  %Object%.defineProperty(prototype, "destroyed", {
    get() {
      const {_readableState: r, _writableState: w} = this;
      return r !== undefined && w !== undefined && r.destroyed && w.destroyed;
    },
    set(value) {
      if (!this._readableState || !this._writableState) return;
      this._readableState.destroyed = value;
      this._writableState.destroyed = value;
    },
  });
  Duplex.fromWeb = function (pair, options) {
    return %BuiltinModule("internal/web_streams").duplexFromWeb(pair, options);
  };
  Duplex.toWeb = function (duplex) {
    return %BuiltinModule("internal/web_streams").duplexToWeb(duplex);
  };
  Duplex.from = function (body) {
    return kit.duplexify(body, "body");
  };
  kit.Duplex = Duplex;
}

function streamTransform(kit) {
  const {Duplex, errors} = kit;
  const kCallback = %Symbol%("kCallback");

  function Transform(options) {
    if (!(this instanceof Transform)) return new Transform(options);
    if (options && kit.highWaterMarkOf(this, options, "readableHighWaterMark", true) === 0) {
      options = {...options, highWaterMark: null, readableHighWaterMark: 0, writableHighWaterMark: options.writableHighWaterMark || 0};
    }
    %Call(Duplex, this, options);
    this._readableState.sync = false;
    this[kCallback] = null;
    if (options) {
      if (typeof options.transform === "function") this._transform = options.transform;
      if (typeof options.flush === "function") this._flush = options.flush;
    }
    this.on("prefinish", prefinish);
  }
  %Object%.setPrototypeOf(Transform.prototype, Duplex.prototype);
  %Object%.setPrototypeOf(Transform, Duplex);
  const prototype = Transform.prototype;

  function final(callback) {
    if (typeof this._flush !== "function" || this.destroyed) {
      this.push(null);
      if (callback) callback();
      return;
    }
    this._flush((error, data) => {
      if (error) {
        if (callback) callback(error);
        else this.destroy(error);
        return;
      }
      if (data !== undefined && data !== null) this.push(data);
      this.push(null);
      if (callback) callback();
    });
  }
  // For classes that have a _final of their own: the readable side ends all the same.
  function prefinish() {
    if (this._final !== final) %Call(final, this);
  }
  prototype._final = final;
  prototype._transform = function (chunk, encoding, callback) {
    throw errors.notImplemented("_transform()");
  };
  // The next chunk is taken when this one's results have room on the readable side.
  prototype._write = function (chunk, encoding, callback) {
    const {_readableState: r, _writableState: w} = this;
    const before = r.length;
    this._transform(chunk, encoding, (error, value) => {
      if (error) {
        callback(error);
        return;
      }
      if (value !== undefined && value !== null) this.push(value);
      if (r.ended) %Process%.nextTick(callback);
      else if (w.ended || before === r.length || r.length < r.highWaterMark) callback();
      else this[kCallback] = callback;
    });
  };
  prototype._read = function () {
    if (!this[kCallback]) return;
    const callback = this[kCallback];
    this[kCallback] = null;
    callback();
  };

  function PassThrough(options) {
    if (!(this instanceof PassThrough)) return new PassThrough(options);
    %Call(Transform, this, options);
  }
  %Object%.setPrototypeOf(PassThrough.prototype, Transform.prototype);
  %Object%.setPrototypeOf(PassThrough, Transform);
  PassThrough.prototype._transform = function (chunk, encoding, callback) {
    callback(null, chunk);
  };

  const kPairCallback = %Symbol%("Callback");
  class DuplexSide extends Duplex {
    #other = null;
    constructor(options) {
      super(options);
      this[kPairCallback] = null;
    }
    static join(a, b) {
      a.#other = b;
      b.#other = a;
    }
    _read() {
      const callback = this[kPairCallback];
      if (!callback) return;
      this[kPairCallback] = null;
      callback();
    }
    _write(chunk, encoding, callback) {
      if (chunk.length === 0) {
        %Process%.nextTick(callback);
        return;
      }
      this.#other.push(chunk);
      this.#other[kPairCallback] = callback;
    }
    _final(callback) {
      this.#other.on("end", callback);
      this.#other.push(null);
    }
  }
  kit.duplexPair = function duplexPair(options) {
    const sides = [new DuplexSide(options), new DuplexSide(options)];
    DuplexSide.join(sides[0], sides[1]);
    return sides;
  };
  kit.Transform = Transform;
  kit.PassThrough = PassThrough;
}
