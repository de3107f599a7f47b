// What each operation of fs does, once for its three forms. A function here checks the arguments and gives a job:
//   run()            does it, at once or when the poll phase comes; throws faults
//   path or fd       whose latency counts, and how many trips to the system it takes (open, stat, read, close: four)
//   place            its frames in fsPlaces, where they depend on what happens
//   results(value)   the callback's arguments after the error, where they are not just the value
//   signal           an AbortSignal that ends it

function fsWork() {
  const disk = %BuiltinModule("internal/fs_disk");
  const checks = %FsChecks();
  const kit = {disk, files: disk.files, tree: disk.tree, checks, errors: checks.errors, stats: %FsStats(), work: {}};
  kit.nothing = function () {
    return [];
  };
  %FsWorkOnFiles(kit);
  %FsWorkOnTree(kit);
  %FsWorkOnDescriptors(kit);
  return kit;
}

function fsWorkOnFiles(kit) {
  const {disk, files, checks, work} = kit;

  work.readFile = function (path, options) {
    const settings = checks.options(options, {flag: "r"});
    const flags = checks.flags(settings.flag);
    const target = checks.pathOrDescriptor(path);
    const isText = settings.encoding === "utf8" || settings.encoding === "utf-8";
    const job = {path: target, trips: 4, signal: settings.signal, place: isText ? "readFileSyncText" : undefined};
    job.run = function () {
      try {
        const buffer = typeof target === "number" ? files.readRest(target) : disk.readAll(target, flags);
        return checks.shown(buffer, settings.encoding);
      } catch (fault) {
        if (fault.isFault && !isText && fault.syscall !== "open") job.place = fault.syscall === "read" ? "readFileSyncRead" : "readFileSyncStat";
        throw fault;
      }
    };
    return job;
  };
  function writer(defaultFlag) {
    return function (path, data, options) {
      const settings = checks.options(options, {encoding: "utf8", mode: 0o666, flag: defaultFlag, flush: false});
      const flags = checks.flags(settings.flag);
      const isText = typeof data === "string";
      const source = checks.data(data, settings.encoding);
      const mode = checks.mode(settings.mode, 0o666);
      const target = checks.pathOrDescriptor(path);
      return {
        path: target, trips: 3, signal: settings.signal, place: isText || defaultFlag === "a" ? undefined : "writeFileSyncBytes",
        run() {
          if (typeof target === "number") files.writeRest(target, source);
          else disk.writeAll(target, flags, mode, source);
        },
      };
    };
  }
  work.writeFile = writer("w");
  work.appendFile = writer("a");
  work.copyFile = function (src, dest, mode) {
    const from = checks.path(src, "src");
    const to = checks.path(dest, "dest");
    const how = checks.accessMode(mode, 0);
    return {path: from, trips: 1, run: () => disk.copy(from, to, how)};
  };
  work.truncate = function (path, length) {
    const target = checks.path(path);
    const size = checks.length(length);
    return {
      path: target, trips: 3,
      run() {
        const fd = files.open(target, 2, 0o666);
        try {
          files.truncate(fd, size);
        } finally {
          files.close(fd, "close");
        }
      },
    };
  };
}

function fsWorkOnTree(kit) {
  const {disk, tree, checks, errors, stats, work} = kit;

  work.stat = function (path, options) {
    const {bigint} = checks.object(options);
    const target = checks.path(path);
    return {path: target, trips: 1, run: () => stats.of(disk.stat(target, true, "stat"), bigint)};
  };
  work.lstat = function (path, options) {
    const {bigint} = checks.object(options);
    const target = checks.path(path);
    return {path: target, trips: 1, run: () => stats.of(disk.stat(target, false, "lstat"), bigint)};
  };
  work.statfs = function (path, options) {
    const {bigint} = checks.object(options);
    const target = checks.path(path);
    return {
      path: target, trips: 1,
      run() {
        disk.stat(target, true, "statfs");
        return stats.system(bigint);
      },
    };
  };
  work.access = function (path, mode) {
    const target = checks.path(path);
    const how = checks.accessMode(mode, 0);
    return {path: target, trips: 1, run: () => disk.access(target, how)};
  };
  work.mkdir = function (path, options) {
    let mode = 0o777;
    let recursive = false;
    if (typeof options === "number" || typeof options === "string") mode = checks.mode(options);
    else if (options) {
      if (options.recursive !== undefined) recursive = checks.boolean(options.recursive, "options.recursive");
      if (options.mode !== undefined) mode = checks.mode(options.mode, 0o777, "options.mode");
    }
    const target = checks.path(path);
    return {path: target, trips: 1, run: () => recursive ? disk.mkdirAll(target, mode) : disk.mkdir(target, mode)};
  };
  work.mkdtemp = function (prefix, options) {
    const {encoding} = checks.options(options, {});
    const start = checks.path(prefix, "prefix");
    const alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    return {
      path: start, trips: 1,
      run() {
        const random = %BuiltinModule("internal/crypto").randomText(6);
        let path = start;
        for (let i = 0; i < 6; i++) path += alphabet[random.charCodeAt(i) % alphabet.length];
        try {
          disk.mkdir(path, 0o700);
        } catch (fault) {
          throw tree.fault(fault.code, {syscall: "mkdtemp", path: start + "XXXXXX"});
        }
        return checks.shownName(path, encoding);
      },
    };
  };
  work.readdir = function (path, options) {
    const settings = checks.options(options, {});
    const target = checks.path(path);
    if (settings.recursive !== undefined && settings.recursive !== null) checks.boolean(settings.recursive, "options.recursive");
    const {encoding, withFileTypes, recursive} = settings;
    function shown(row, folder, before) {
      return withFileTypes ? stats.entry(row, folder, encoding) : checks.shownName(before + row.name, encoding);
    }
    // Breadth first, as node walks.
    function all() {
      const found = [];
      const waiting = [{path: target, before: ""}];
      for (let i = 0; i < waiting.length; i++) {
        const folder = waiting[i];
        const rows = disk.list(folder.path);
        for (let k = 0; k < rows.length; k++) {
          %ArrayAppend(found, shown(rows[k], folder.path, folder.before));
          const inner = folder.path[folder.path.length - 1] === "/" ? folder.path + rows[k].name : folder.path + "/" + rows[k].name;
          if (rows[k].node.entries !== undefined) %ArrayAppend(waiting, {path: inner, before: folder.before + rows[k].name + "/"});
        }
      }
      return found;
    }
    return {
      path: target, trips: 1, place: recursive ? "readdirSyncRecursive" : undefined,
      run() {
        if (recursive) return all();
        const rows = disk.list(target);
        const found = [];
        for (let i = 0; i < rows.length; i++) %ArrayAppend(found, shown(rows[i], target, ""));
        return found;
      },
    };
  };
  work.rmdir = function (path, options) {
    const target = checks.path(path);
    const {recursive = false} = checks.object(options);
    checks.boolean(recursive, "options.recursive");
    if (recursive) %Process%.emitWarning("In future versions of Node.js, fs.rmdir(path, { recursive: true }) will be removed. Use fs.rm(path, { recursive: true }) instead", "DeprecationWarning", "DEP0147");
    return {path: target, trips: 1, run: () => recursive ? %FsRemoveTree(kit, target, {recursive, force: false}) : disk.rmdir(target)};
  };
  work.rm = function (path, options) {
    const target = checks.path(path);
    const {recursive = false, force = false, retryDelay = 100, maxRetries = 0} = checks.object(options);
    checks.boolean(force, "options.force");
    checks.boolean(recursive, "options.recursive");
    checks.uint32(retryDelay, "options.retryDelay");
    checks.uint32(maxRetries, "options.maxRetries");
    return {path: target, trips: 3, run: () => %FsRemoveTree(kit, target, {recursive, force})};
  };
  work.cp = function (src, dest, options) {
    const from = checks.path(src, "src");
    const to = checks.path(dest, "dest");
    const settings = checks.object(options);
    return {path: from, trips: 4, run: () => %FsCopyTree(kit, from, to, settings)};
  };
  work.unlink = function (path) {
    const target = checks.path(path);
    return {path: target, trips: 1, run: () => disk.unlink(target)};
  };
  work.rename = function (oldPath, newPath) {
    const from = checks.path(oldPath, "oldPath");
    const to = checks.path(newPath, "newPath");
    return {path: from, trips: 1, run: () => disk.rename(from, to)};
  };
  work.link = function (existingPath, newPath) {
    const from = checks.path(existingPath, "existingPath");
    const to = checks.path(newPath, "newPath");
    return {path: from, trips: 1, run: () => disk.link(from, to)};
  };
  work.symlink = function (target, path) {
    const to = checks.path(target, "target");
    const at = checks.path(path);
    return {path: at, trips: 1, run: () => disk.symlink(to, at)};
  };
  work.readlink = function (path, options) {
    const {encoding} = checks.options(options, {});
    const target = checks.path(path);
    return {path: target, trips: 1, run: () => checks.shownName(disk.readlink(target), encoding)};
  };
  // The plain form walks the path itself and names the first part that is not there.
  work.realpath = function (path, options) {
    const {encoding} = checks.options(options, {});
    const target = checks.path(typeof path === "string" || %IsObject(path) ? path : `${path}`);
    const whole = %BuiltinModule("path").resolve(target);
    return {path: target, trips: 2, run: () => checks.shownName(disk.realpath(whole, "lstat"), encoding)};
  };
  work["realpath.native"] = function (path, options) {
    const {encoding} = checks.options(options, {});
    const target = checks.path(path);
    return {path: target, trips: 1, run: () => checks.shownName(disk.realpath(target, "realpath"), encoding)};
  };
  function onNode(syscall, follows, change) {
    return function (path, ...values) {
      const target = checks.path(path);
      const act = change(values);
      return {path: target, trips: 1, run: () => act(disk.stat(target, follows, syscall))};
    };
  }
  const times = values => {
    const atime = checks.time(values[0]);
    const mtime = checks.time(values[1]);
    return node => disk.setTimes(node, atime, mtime);
  };
  const owners = values => {
    const uid = checks.owner(values[0], "uid");
    const gid = checks.owner(values[1], "gid");
    return node => {
      if (uid >= 0) node.uid = uid;
      if (gid >= 0) node.gid = gid;
    };
  };
  kit.times = times;
  kit.owners = owners;
  kit.permissions = values => {
    const mode = checks.mode(values[0]);
    return node => {
      node.permissions = mode & 0o7777;
      node.ctime = %ClockMs();
    };
  };
  work.utimes = onNode("utime", true, times);
  work.lutimes = onNode("lutime", false, times);
  work.chmod = onNode("chmod", true, kit.permissions);
  work.chown = onNode("chown", true, owners);
  work.lchown = onNode("lchown", false, owners);
}

// rm: what is there, with all that is in it.
function fsRemoveTree(kit, path, options) {
  const {disk, tree, errors} = kit;
  const found = tree.find(path, false, {syscall: "lstat", path}, true);
  if (found.node === undefined) {
    if (options.force) return;
    throw tree.fault("ENOENT", {syscall: "lstat", path});
  }
  if (found.node.entries === undefined) {
    tree.detach(found.folder, found.name);
    return;
  }
  if (!options.recursive) throw errors.refusal("ERR_FS_EISDIR", "Path is a directory", "EISDIR", 21, "is a directory", "rm", path);
  tree.detach(found.folder, found.name);
}

// cp
function fsCopyTree(kit, src, dest, options) {
  const {disk, tree, errors} = kit;
  const {recursive = false, force = true, errorOnExist = false, filter, preserveTimestamps = false} = options;
  const refuse = (code, text, refusal, errno, message, path) => {
    throw errors.refusal(code, text, refusal, errno, message, "cp", path);
  };
  function copy(from, to) {
    if (filter !== undefined && !filter(from, to)) return;
    const node = disk.stat(from, false, "lstat");
    const there = tree.find(to, false, {syscall: "lstat", path: to}, true);
    if (node.entries !== undefined) copyFolder(from, to, node, there);
    else if (there.node !== undefined && there.node.entries !== undefined) refuse("ERR_FS_CP_NON_DIR_TO_DIR", "Cannot overwrite directory with non-directory", "ENOTDIR", 20, "cannot overwrite directory " + to + " with non-directory " + from, to);
    else if (there.node !== undefined && !force) {
      if (errorOnExist) refuse("ERR_FS_CP_EEXIST", "Target already exists", "EEXIST", 17, to + " already exists", to);
    } else copyOne(from, to, node, there);
  }
  function copyOne(from, to, node, there) {
    if (node.target !== undefined) {
      if (there.node !== undefined) tree.detach(there.folder, there.name);
      disk.symlink(node.target, to);
      return;
    }
    disk.copy(from, to, 0);
    if (preserveTimestamps) disk.setTimes(disk.stat(to, true, "stat"), node.atime, node.mtime);
  }
  function copyFolder(from, to, node, there) {
    if (!recursive) refuse("ERR_FS_EISDIR", "Path is a directory", "EISDIR", 21, from + " is a directory (not copied)", from);
    if (there.node !== undefined && there.node.entries === undefined) refuse("ERR_FS_CP_DIR_TO_NON_DIR", "Cannot overwrite non-directory with directory", "EISDIR", 21, "cannot overwrite non-directory " + to + " with directory " + from, to);
    for (let i = 0; i < there.chain.length; i++) {
      if (there.chain[i].node === node) refuse("ERR_FS_CP_EINVAL", "Invalid src or dest", "EINVAL", 22, "cannot copy " + from + " to a subdirectory of self " + to, to);
    }
    if (there.node === undefined) disk.mkdirAll(to, node.permissions);
    const rows = disk.list(from);
    for (let i = 0; i < rows.length; i++) copy(from + "/" + rows[i].name, to + "/" + rows[i].name);
  }
  const parent = %BuiltinModule("path").dirname(dest);
  disk.stat(src, false, "lstat");
  if (tree.find(dest, false, {syscall: "lstat", path: dest}, true).node === undefined) disk.mkdirAll(parent, 0o777);
  copy(src, dest);
}

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
