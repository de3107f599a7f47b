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
        path: target, trips: 3, creates: true, signal: settings.signal, place: isText || defaultFlag === "a" ? undefined : "writeFileSyncBytes",
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
    const atime = tree.moment(checks.time(values[0]));
    const mtime = tree.moment(checks.time(values[1]));
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
      node.ctime = tree.now();
    };
  };
  work.utimes = onNode("utime", true, times);
  work.lutimes = onNode("lutime", false, times);
  work.chmod = onNode("chmod", true, kit.permissions);
  work.chown = onNode("chown", true, owners);
  work.lchown = onNode("lchown", false, owners);
}
