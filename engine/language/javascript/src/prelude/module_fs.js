// fs on the files of the scenario's world: reading only. What an operation brings is known when it starts; its callback
// runs in the poll phase when its time has come.

function moduleFs() {
  const promises = %BuiltinModule("fs/promises");
  // A path; 0 is standard input.
  function textOf(path) {
    if (path === 0) return %WorldFile("/dev/stdin");
    if (typeof path !== "string") %ThrowInvalidArgument("path", "string or an instance of Buffer or URL", path);
    return %WorldFile(path);
  }
  function encodingOf(options) {
    return typeof options === "string" ? options : options === undefined || options === null ? undefined : options.encoding;
  }
  function readFile(path, options, callback) {
    if (callback === undefined) {
      callback = options;
      options = undefined;
    }
    if (typeof callback !== "function") %ThrowInvalidArgument("cb", "function", callback);
    const text = textOf(path);
    %StartOperation(path, callback, text === undefined ? [%NoSuchFile("open", path, true)] : [null, %FileContents(text, encodingOf(options))]);
  }
  function readFileSync(path, options) {
    const text = textOf(path);
    if (text === undefined) throw %NoSuchFile("open", path, false);
    return %FileContents(text, encodingOf(options));
  }
  function existsSync(path) {
    return typeof path === "string" && %WorldFile(path) !== undefined;
  }
  function access(path, mode, callback) {
    if (callback === undefined) callback = mode;
    if (typeof callback !== "function") %ThrowInvalidArgument("cb", "function", callback);
    %StartOperation(path, callback, [textOf(path) === undefined ? %NoSuchFile("access", path, true) : null]);
  }
  return {access, existsSync, readFile, readFileSync, promises};
}

function moduleFsPromises() {
  const encodingOf = options => typeof options === "string" ? options : options === undefined || options === null ? undefined : options.encoding;
  function readFile(path, options) {
    return new %Promise%((resolve, reject) => {
      if (typeof path !== "string") %ThrowInvalidArgument("path", "string or an instance of Buffer or URL", path);
      const text = %WorldFile(path);
      if (text === undefined) %StartOperation(path, reject, [%NoSuchFile("open", path, true)]);
      else %StartOperation(path, resolve, [%FileContents(text, encodingOf(options))]);
    });
  }
  function access(path) {
    return new %Promise%((resolve, reject) => {
      if (%WorldFile(path) === undefined) %StartOperation(path, reject, [%NoSuchFile("access", path, true)]);
      else %StartOperation(path, resolve, []);
    });
  }
  return {access, readFile};
}

// Without an encoding a program gets bytes; these know their text.
function fileContents(text, encoding) {
  if (encoding !== undefined) return text;
  class Buffer {
    toString() {
      return text;
    }
    toJSON() {
      return {type: "Buffer", data: %Utf8Bytes(text)};
    }
    get length() {
      return %Utf8Bytes(text).length;
    }
    get byteLength() {
      return %Utf8Bytes(text).length;
    }
  }
  return new Buffer();
}
