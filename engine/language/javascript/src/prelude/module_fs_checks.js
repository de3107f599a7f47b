// What fs does to its arguments before it begins: checks them as node does, and brings paths, flags and modes to one form.

function fsChecks() {
  const errors = %FsErrors();
  const checks = {errors};
  const pathTypes = "of type string or an instance of Buffer or URL";
  const dataTypes = "of type string or an instance of Buffer, TypedArray, or DataView";

  function noNull(text, path, name) {
    if (%TextFind(text, "\0", 0) >= 0) throw errors.value(name, path, "must be a string, Uint8Array, or URL without null bytes");
    return text;
  }
  checks.path = function (path, name = "path") {
    if (typeof path === "string") return noNull(path, path, name);
    if (%IsObject(path)) {
      if (%KindName(path) === "typed array") return noNull(%TextOfBytes(path, 0, %ByteLength(path), "utf8"), path, name);
      if (typeof path.href === "string" && typeof path.protocol === "string") return noNull(%BuiltinModule("url").fileURLToPath(path), path, name);
    }
    throw errors.refused("path", errors.type(name, pathTypes, path));
  };
  checks.isDescriptor = value => typeof value === "number" && value % 1 === 0;
  checks.descriptor = function (fd) {
    if (typeof fd !== "number") throw errors.type("fd", "of type number", fd);
    if (fd % 1 !== 0) throw errors.range("fd", "an integer", fd);
    if (!(fd >= 0 && fd <= 2147483647)) throw errors.range("fd", ">= 0 && <= 2147483647", fd);
    return fd;
  };
  checks.pathOrDescriptor = function (path) {
    return checks.isDescriptor(path) ? checks.descriptor(path) : checks.path(path);
  };
  checks.callback = function (callback, name = "cb") {
    if (typeof callback !== "function") throw errors.refused("callback", errors.type(name, "of type function", callback));
    return callback;
  };
  checks.boolean = function (value, name) {
    if (typeof value !== "boolean") throw errors.type(name, "of type boolean", value);
    return value;
  };
  checks.encoding = function (encoding) {
    if (encoding && encoding !== "buffer" && !%IsBufferEncoding(encoding)) throw errors.value("encoding", encoding, "is invalid encoding");
    return encoding;
  };
  checks.signal = function (signal) {
    if (signal !== undefined && (!%IsObject(signal) || !("aborted" in signal))) throw errors.type("options.signal", "an instance of AbortSignal", signal);
    return signal;
  };
  // An encoding or an object of options, over the defaults.
  checks.options = function (options, defaults) {
    if (options === undefined || options === null || typeof options === "function") return defaults;
    if (typeof options === "string") {
      const made = {};
      for (const name in defaults) made[name] = defaults[name];
      made.encoding = options;
      options = made;
    } else if (typeof options !== "object") {
      throw errors.type("options", "one of type string or object", options);
    } else {
      const made = {};
      for (const name in defaults) made[name] = defaults[name];
      for (const name in options) if (options[name] !== undefined || !(name in made)) made[name] = options[name];
      options = made;
    }
    if (options.encoding !== "buffer") checks.encoding(options.encoding);
    checks.signal(options.signal);
    return options;
  };
  checks.object = function (options) {
    if (options === undefined || options === null) return {};
    if (typeof options !== "object") throw errors.type("options", "of type object", options);
    return options;
  };

  const flagNumbers = {
    r: 0, rs: 1052672, sr: 1052672, "r+": 2, "rs+": 1052674, "sr+": 1052674, w: 577, wx: 705, xw: 705, "w+": 578, "wx+": 706, "xw+": 706,
    a: 1089, ax: 1217, xa: 1217, as: 1053761, sa: 1053761, "a+": 1090, "ax+": 1218, "xa+": 1218, "as+": 1053762, "sa+": 1053762,
  };
  checks.flags = function (flags, name = "flags") {
    if (typeof flags === "number") {
      if (flags % 1 !== 0 || flags < -2147483648 || flags > 2147483647) throw errors.range(name, ">= -2147483648 && <= 2147483647", flags);
      return flags;
    }
    if (flags === undefined || flags === null) return 0;
    if (typeof flags === "string" && %HasOwn(flagNumbers, flags)) return flagNumbers[flags];
    throw errors.value(name, flags, "is invalid");
  };
  const modeReason = "must be a 32-bit unsigned integer or an octal string";
  checks.mode = function (mode, otherwise, name = "mode") {
    if (mode === undefined || mode === null) {
      if (otherwise === undefined) throw errors.type(name, "of type number", mode);
      return otherwise;
    }
    if (typeof mode === "string") {
      let number = 0;
      for (let i = 0; i < mode.length; i++) {
        const digit = mode[i];
        if (digit < "0" || digit > "7") throw errors.value(name, mode, modeReason);
        number = number * 8 + +digit;
      }
      if (mode === "") throw errors.value(name, mode, modeReason);
      return number;
    }
    return checks.uint32(mode, name);
  };
  checks.uint32 = function (value, name) {
    if (typeof value !== "number") throw errors.type(name, "of type number", value);
    if (value % 1 !== 0) throw errors.range(name, "an integer", value);
    if (!(value >= 0 && value <= 4294967295)) throw errors.range(name, ">= 0 && <= 4294967295", value);
    return value;
  };
  checks.owner = function (value, name) {
    if (typeof value !== "number") throw errors.type(name, "of type number", value);
    if (value % 1 !== 0) throw errors.range(name, "an integer", value);
    if (!(value >= -1 && value <= 4294967295)) throw errors.range(name, ">= -1 && <= 4294967295", value);
    return value;
  };
  // access's and copyFile's mode
  checks.accessMode = function (mode, otherwise) {
    if (mode === undefined || mode === null) return otherwise;
    if (typeof mode !== "number" || mode % 1 !== 0) throw %WithCode(new %TypeError%("mode must be int32 or null/undefined"), "ERR_INVALID_ARG_TYPE");
    if (mode < 0 || mode > 7) throw %WithCode(new %RangeError%("mode is out of range: >= 0 && <= 7"), "ERR_OUT_OF_RANGE");
    return mode;
  };
  checks.length = function (length, name = "len") {
    if (length === undefined || length === null) return 0;
    if (typeof length !== "number") throw errors.type(name, "of type number", length);
    if (length % 1 !== 0) throw errors.range(name, "an integer", length);
    return length < 0 ? 0 : length;
  };
  // In seconds.
  checks.time = function (time) {
    if (typeof time === "string" && +time == time) return +time;
    if (typeof time === "number" && time - time === 0) return time < 0 ? %ClockMs() / 1000 : time;
    if (%KindName(time) === "date") return +time / 1000;
    throw errors.type("time", "an instance of Date or an Time in seconds", time);
  };
  // What is written, as bytes.
  checks.data = function (data, encoding, name = "data") {
    if (typeof data === "string") return %BufferOfText(data, encoding || "utf8");
    const kind = %KindName(data);
    if (kind !== "typed array" && kind !== "data view") throw errors.type(name, dataTypes, data);
    return data;
  };
  checks.buffer = function (buffer) {
    const kind = %KindName(buffer);
    if (kind !== "typed array" && kind !== "data view") throw errors.type("buffer", "an instance of Buffer, TypedArray, or DataView", buffer);
    return buffer;
  };
  checks.buffers = function (buffers) {
    if (!%IsArray(buffers)) throw errors.type("buffers", "an instance of ArrayBufferView[]", buffers);
    for (let i = 0; i < buffers.length; i++) {
      const kind = %KindName(buffers[i]);
      if (kind !== "typed array" && kind !== "data view") throw errors.type("buffers", "an instance of ArrayBufferView[]", buffers);
    }
    return buffers;
  };
  checks.integer = function (value, name, least, most) {
    if (typeof value !== "number") throw errors.type(name, "of type number", value);
    if (value % 1 !== 0) throw errors.range(name, "an integer", value);
    if (value < least || value > most) throw errors.range(name, ">= " + least + " && <= " + most, value);
    return value;
  };
  // Bytes as the program wants them: a Buffer, or text.
  checks.shown = function (buffer, encoding) {
    if (!encoding || encoding === "buffer") return buffer;
    return %TextOfBytes(buffer, 0, buffer.length, encoding);
  };
  checks.shownName = (text, encoding) => encoding === "buffer" ? %BufferOfText(text, "utf8") : text;
  return checks;
}
