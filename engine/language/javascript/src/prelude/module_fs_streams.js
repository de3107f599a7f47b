// fs.ReadStream and fs.WriteStream: streams over the operations of fs, as many trips to the system as node makes.

function moduleFsStreams() {
  const fs = %BuiltinModule("fs");
  const stream = %BuiltinModule("stream");
  const checks = %BuiltinModule("internal/fs_forms").kit.checks;
  const kit = {
    fs, stream, checks, errors: checks.errors, kFs: %Symbol%("kFs"), kIsPerformingIO: %Symbol%("kIsPerformingIO"), kIoDone: %Symbol%("kIoDone"),
    most: 9007199254740991,
  };
  const {kFs, kIsPerformingIO, kIoDone} = kit;

  // Where the file comes from: a descriptor, a FileHandle, or a path.
  kit.takeFile = function (self, path, options) {
    const {fd} = options;
    if (fd === undefined || fd === null) {
      self.fd = null;
      self[kFs] = options.fs || fs;
      self.path = checks.path(path);
      self.flags = options.flags === undefined ? kit.flags : options.flags;
      self.mode = options.mode === undefined ? 0o666 : options.mode;
      return;
    }
    if (typeof fd === "number") {
      self.fd = checks.descriptor(fd);
      self[kFs] = options.fs || fs;
    } else if (%IsObject(fd) && typeof fd.close === "function" && typeof fd.fd === "number") {
      self.fd = fd.fd;
      self[kFs] = fs;
      kit.ownHandle(self, fd);
    } else {
      throw kit.errors.type("options.fd", "of type number or an instance of FileHandle", fd);
    }
  };
  // The stream closes the handle.
  kit.ownHandle = function (self, handle) {
    self[kFs] = %Object%.assign({}, fs, {
      close(fd, callback) {
        handle.close().then(() => callback(), callback);
      },
    });
    handle.on("close", () => {
      if (self.fd !== null) self.destroy();
    });
  };
  kit.settings = function (options, flags) {
    const settings = checks.options(options, {});
    if (settings.fs !== undefined && settings.fs !== null) {
      const needed = flags === "r" ? ["open", "read", "close"] : ["open", "close"];
      for (let i = 0; i < needed.length; i++) {
        if (typeof settings.fs[needed[i]] !== "function") throw kit.errors.type("options.fs." + needed[i], "of type function", settings.fs[needed[i]]);
      }
    }
    const own = %Object%.assign({}, settings);
    if (own.emitClose === undefined) own.emitClose = true;
    if (own.autoDestroy === undefined) own.autoDestroy = own.autoClose === undefined ? true : own.autoClose;
    kit.flags = flags;
    return own;
  };
  kit.construct = function (callback) {
    if (typeof this.fd === "number") {
      callback();
      return;
    }
    this[kFs].open(this.path, this.flags, this.mode, (error, fd) => {
      if (error) {
        callback(error);
        return;
      }
      this.fd = fd;
      callback();
      this.emit("open", this.fd);
      this.emit("ready");
    });
  };
  kit.close = function (self, error, callback) {
    const fd = self.fd;
    if (typeof fd !== "number") {
      callback(error);
      return;
    }
    self.fd = null;
    self[kFs].close(fd, failed => callback(failed || error));
  };
  kit.destroy = function (error, callback) {
    if (this[kIsPerformingIO]) this.once(kIoDone, failed => kit.close(this, error || failed, callback));
    else kit.close(this, error, callback);
  };
  kit.derive = function (constructor, parent) {
    %Object%.setPrototypeOf(constructor.prototype, parent.prototype);
    %Object%.setPrototypeOf(constructor, parent);
    constructor.prototype._construct = kit.construct;
    constructor.prototype._destroy = kit.destroy;
    %Object%.defineProperty(constructor.prototype, "autoClose", {
      configurable: true,
      get() {
        return (this._readableState || this._writableState).autoDestroy;
      },
      set(value) {
        (this._readableState || this._writableState).autoDestroy = value;
      },
    });
    %Object%.defineProperty(constructor.prototype, "pending", {
      configurable: true,
      get() {
        return this.fd === null;
      },
    });
  };
  return {ReadStream: %FsReadStream(kit), WriteStream: %FsWriteStream(kit)};
}

function fsReadStream(kit) {
  const {stream, checks, errors, kFs, kIsPerformingIO, kIoDone} = kit;
  const {Readable} = stream;
  const {Buffer} = %BuiltinModule("buffer");
  function ReadStream(path, options) {
    if (!(this instanceof ReadStream)) return new ReadStream(path, options);
    const settings = kit.settings(options, "r");
    if (settings.highWaterMark === undefined) settings.highWaterMark = 65536;
    kit.takeFile(this, path, settings);
    const {start, end} = settings;
    this.start = start;
    this.end = end === undefined ? 1 / 0 : end;
    this.pos = undefined;
    this.bytesRead = 0;
    this[kIsPerformingIO] = false;
    if (start !== undefined) {
      checks.integer(start, "start", 0, kit.most);
      this.pos = start;
    }
    if (this.end !== 1 / 0) {
      checks.integer(this.end, "end", 0, kit.most);
      if (start !== undefined && start > this.end) throw errors.range("start", '<= "end" (here: ' + this.end + ")", start);
    }
    %Call(Readable, this, settings);
    if (settings.encoding) this.setEncoding(settings.encoding);
  }
  kit.derive(ReadStream, Readable);
  ReadStream.prototype._read = function (n) {
    const left = this.pos !== undefined ? this.end - this.pos + 1 : this.end - this.bytesRead + 1;
    const wanted = left < n ? left : n;
    if (wanted <= 0) {
      this.push(null);
      return;
    }
    const buffer = Buffer.allocUnsafeSlow(wanted);
    this[kIsPerformingIO] = true;
    this[kFs].read(this.fd, buffer, 0, wanted, this.pos, (error, count) => {
      this[kIsPerformingIO] = false;
      if (this.destroyed) {
        this.emit(kIoDone, error);
        return;
      }
      if (error) {
        this.destroy(error);
        return;
      }
      if (count === 0) {
        this.push(null);
        return;
      }
      if (this.pos !== undefined) this.pos += count;
      this.bytesRead += count;
      this.push(count === buffer.length ? buffer : %BufferOfBytes(buffer, 0, count));
    });
  };
  ReadStream.prototype.close = function (callback) {
    if (typeof callback === "function") stream.finished(this, callback);
    this.destroy();
  };
  return ReadStream;
}

function fsWriteStream(kit) {
  const {stream, checks, kFs, kIsPerformingIO, kIoDone} = kit;
  const {Writable} = stream;
  const {Buffer} = %BuiltinModule("buffer");
  function WriteStream(path, options) {
    if (!(this instanceof WriteStream)) return new WriteStream(path, options);
    const settings = kit.settings(options, "w");
    settings.decodeStrings = true;
    kit.takeFile(this, path, settings);
    const {start} = settings;
    this.start = start;
    this.pos = undefined;
    this.bytesWritten = 0;
    this[kIsPerformingIO] = false;
    if (start !== undefined) {
      checks.integer(start, "start", 0, kit.most);
      this.pos = start;
    }
    %Call(Writable, this, settings);
    if (settings.encoding) this.setDefaultEncoding(settings.encoding);
  }
  kit.derive(WriteStream, Writable);
  function writeAll(self, data, size, position, callback) {
    self[kIsPerformingIO] = true;
    self[kFs].write(self.fd, data, 0, size, position, (error, count) => {
      self[kIsPerformingIO] = false;
      if (self.destroyed) {
        callback(error);
        self.emit(kIoDone, error);
        return;
      }
      if (error) {
        callback(error);
        return;
      }
      self.bytesWritten += count;
      callback();
    });
  }
  WriteStream.prototype._write = function (data, encoding, callback) {
    writeAll(this, data, data.length, this.pos, callback);
    if (this.pos !== undefined) this.pos += data.length;
  };
  WriteStream.prototype._writev = function (data, callback) {
    const chunks = [];
    for (let i = 0; i < data.length; i++) %ArrayAppend(chunks, data[i].chunk);
    const whole = Buffer.concat(chunks);
    writeAll(this, whole, whole.length, this.pos, callback);
    if (this.pos !== undefined) this.pos += whole.length;
  };
  WriteStream.prototype.close = function (callback) {
    if (callback) {
      if (this.closed) {
        %Process%.nextTick(callback);
        return;
      }
      this.on("close", callback);
    }
    if (!this.autoClose) this.on("finish", this.destroy);
    this.end();
  };
  WriteStream.prototype.destroySoon = WriteStream.prototype.end;
  return WriteStream;
}
