// The operations of fs on open files (see module_fs_work.js).

function fsWorkOnDescriptors(kit) {
  const {disk, files, tree, checks, errors, stats, work} = kit;

  work.open = function (path, flags, mode) {
    const target = checks.path(path);
    const how = checks.flags(flags === undefined ? "r" : flags);
    const permissions = checks.mode(mode, 0o666);
    return {path: target, trips: 1, run: () => files.open(target, how, permissions)};
  };
  work.close = function (fd) {
    checks.descriptor(fd);
    return {fd, trips: 1, run: () => files.close(fd, "close")};
  };
  work.fstat = function (fd, options) {
    const {bigint} = checks.object(options);
    checks.descriptor(fd);
    return {fd, trips: 1, run: () => stats.of(files.get(fd, "fstat").node, bigint)};
  };
  function synced(syscall) {
    return function (fd) {
      checks.descriptor(fd);
      return {
        fd, trips: 1,
        run() {
          files.get(fd, syscall);
        },
      };
    };
  }
  work.fsync = synced("fsync");
  work.fdatasync = synced("fdatasync");
  work.ftruncate = function (fd, length) {
    checks.descriptor(fd);
    const size = checks.length(length);
    return {
      fd, trips: 1,
      run() {
        files.get(fd, "ftruncate");
        files.truncate(fd, size);
      },
    };
  };
  function onOpen(syscall, change) {
    return function (fd, ...values) {
      checks.descriptor(fd);
      const act = change(values);
      return {fd, trips: 1, run: () => act(files.get(fd, syscall).node)};
    };
  }
  work.futimes = onOpen("futime", kit.times);
  work.fchmod = onOpen("fchmod", kit.permissions);
  work.fchown = onOpen("fchown", kit.owners);

  // read(fd, buffer, offset, length, position), (fd, buffer, options), (fd, options), (fd)
  kit.readArguments = function (buffer, offset, length, position) {
    let options;
    if (buffer === undefined || buffer === null || %KindName(buffer) === "object") {
      options = buffer === undefined || buffer === null ? {} : buffer;
      buffer = options.buffer === undefined ? %BuiltinModule("buffer").Buffer.alloc(16384) : options.buffer;
    } else if (offset === undefined || offset === null || typeof offset === "object") {
      options = offset === undefined || offset === null ? {} : offset;
    }
    if (options !== undefined) ({offset = 0, length = %ByteLength(buffer) - offset, position = null} = options);
    return [buffer, offset, length, position];
  };
  work.read = function (fd, buffer, offset, length, position) {
    checks.descriptor(fd);
    checks.buffer(buffer);
    const size = %ByteLength(buffer);
    if (offset === undefined || offset === null) offset = 0;
    else checks.integer(offset, "offset", 0, 9007199254740991);
    if (length === undefined || length === null) length = size - offset;
    length |= 0;
    const empty = {fd, trips: 1, run: () => ({bytesRead: 0, buffer}), results: value => [value.bytesRead, value.buffer]};
    if (length === 0) return empty;
    if (size === 0) throw errors.value("buffer", buffer, "is empty and cannot be written");
    if (offset < 0 || offset > size) throw errors.range("offset", ">= 0 && <= " + size, offset);
    if (length < 0) throw errors.range("length", ">= 0", length);
    if (offset + length > size) throw errors.range("length", "<= " + (size - offset), length);
    if (position === undefined || position === null) position = -1;
    if (typeof position !== "number" && typeof position !== "bigint") throw errors.type("position", "of type bigint or integer", position);
    if (typeof position === "number" && position % 1 !== 0) throw errors.range("position", "an integer", position);
    const from = position < 0 ? null : %Number%(position);
    empty.run = function () {
      return {bytesRead: files.read(fd, buffer, offset, length, from), buffer};
    };
    return empty;
  };
  work.readv = function (fd, buffers, position) {
    checks.descriptor(fd);
    checks.buffers(buffers);
    let from = typeof position === "number" ? position : null;
    return {
      fd, trips: 1, results: value => [value.bytesRead, value.buffers],
      run() {
        let total = 0;
        for (let i = 0; i < buffers.length; i++) {
          const count = files.read(fd, buffers[i], 0, %ByteLength(buffers[i]), from);
          total += count;
          if (from !== null) from += count;
        }
        return {bytesRead: total, buffers};
      },
    };
  };
  // write(fd, buffer, offset, length, position), (fd, buffer, options), (fd, text, position, encoding)
  work.write = function (fd, data, offset, length, position) {
    checks.descriptor(fd);
    let source = data;
    let at = position;
    let begin = 0;
    let end;
    const kind = %KindName(data);
    if (kind === "typed array" || kind === "data view") {
      if (%IsObject(offset)) ({offset = 0, length, position: at = null} = offset);
      const size = %ByteLength(data);
      if (offset !== undefined && offset !== null && typeof offset !== "function") begin = checks.integer(offset, "offset", 0, 9007199254740991);
      if (begin > size) throw errors.range("offset", "<= " + size, begin);
      if (typeof length !== "number") length = size - begin;
      if (length > size - begin) throw errors.range("length", "<= " + (size - begin), length);
      if (length < 0) throw errors.range("length", ">= 0", length);
      end = begin + length;
    } else {
      if (typeof data !== "string") throw errors.type("buffer", "of type string or an instance of Buffer, TypedArray, or DataView", data);
      checks.encoding(length);
      source = %BufferOfText(data, length || "utf8");
      at = offset;
      end = source.length;
    }
    const to = typeof at === "number" && at >= 0 ? at : null;
    return {
      fd, trips: 1, results: value => [value.bytesWritten, value.buffer],
      run: () => ({bytesWritten: files.write(fd, source, begin, end, to), buffer: data}),
    };
  };
  work.writev = function (fd, buffers, position) {
    checks.descriptor(fd);
    checks.buffers(buffers);
    let to = typeof position === "number" ? position : null;
    return {
      fd, trips: 1, results: value => [value.bytesWritten, value.buffers],
      run() {
        let total = 0;
        for (let i = 0; i < buffers.length; i++) {
          const count = files.write(fd, buffers[i], 0, %ByteLength(buffers[i]), to);
          total += count;
          if (to !== null) to += count;
        }
        return {bytesWritten: total, buffers};
      },
    };
  };
}
