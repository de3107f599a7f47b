// require('fs'). Every operation has one body (module_fs_work.js) and three forms: at once, with a callback from the poll
// phase, and as a promise (module_fs_promises.js).

function moduleFs() {
  const forms = %BuiltinModule("internal/fs_forms");
  const {kit, constants} = forms;
  const {checks, errors, stats, work} = kit;
  const fs = {};

  // callback at its place in the full list of arguments, or earlier where optional ones are left out
  const callbacks = {
    access: [1, 2], appendFile: [2, 3, true], chmod: [2, 2], chown: [3, 3], close: [1, 1], copyFile: [2, 3], cp: [2, 3], fchmod: [2, 2], fchown: [3, 3],
    fdatasync: [1, 1], fstat: [1, 2], fsync: [1, 1], ftruncate: [1, 2], futimes: [3, 3], lchown: [3, 3], link: [2, 2], lstat: [1, 2], lutimes: [3, 3],
    mkdir: [1, 2], mkdtemp: [1, 2], open: [1, 3], readFile: [1, 2, true], readdir: [1, 2], readlink: [1, 2], readv: [2, 3], realpath: [1, 2],
    "realpath.native": [1, 2], rename: [2, 2], rm: [1, 2], rmdir: [1, 2], stat: [1, 2], statfs: [1, 2], symlink: [2, 3], truncate: [1, 2], unlink: [1, 1],
    utimes: [3, 3], writeFile: [2, 3, true], write: [2, 5], writev: [2, 3], read: [1, 5],
  };
  function callbackPlace(args, name) {
    const [least, most, orOptions] = callbacks[name];
    for (let i = most; i >= least; i--) if (typeof args[i] === "function") return i;
    checks.callback(orOptions ? args[most] || args[most - 1] : args[most]);
  }
  function callbackForm(name) {
    const begin = work[name];
    const holder = {
      [name](...args) {
        try {
          const place = callbackPlace(args, name);
          const callback = args[place];
          args.length = place;
          forms.start(%CallWithArray(begin, undefined, args), callback);
        } catch (error) {
          throw errors.placed(error, name, this);
        }
      },
    };
    return holder[name];
  }
  function syncForm(name) {
    const begin = work[name];
    const shown = name === "realpath.native" ? name : name + "Sync";
    const holder = {
      [shown](...args) {
        let job;
        try {
          job = %CallWithArray(begin, undefined, args);
        } catch (error) {
          throw errors.placed(error, shown, this);
        }
        return forms.perform(job, name === "realpath.native" ? "realpathSync.native" : shown);
      },
    };
    return holder[shown];
  }

  // A function of its own form, whose refusals of arguments stand where node's do.
  const placing = (name, run) => ({
    [name](...args) {
      try {
        return %CallWithArray(run, this, args);
      } catch (error) {
        throw errors.placed(error, name, this);
      }
    },
  })[name];

  function existsSync(path) {
    try {
      kit.disk.stat(checks.path(path), true, "access");
      return true;
    } catch (fault) {
      return false;
    }
  }
  function exists(path, callback) {
    checks.callback(callback);
    %StartWork(forms.latency({path, trips: 1}), callback, function () {
      return [existsSync(path)];
    });
  }
  function statSync(path, options) {
    if (%IsObject(options) && options.throwIfNoEntry === false && !existsSync(path)) {
      checks.path(path);
      return undefined;
    }
    return forms.perform(work.stat(path, options), "statSync");
  }
  function lstatSync(path, options) {
    const job = work.lstat(path, options);
    try {
      return job.run();
    } catch (fault) {
      if (%IsObject(options) && options.throwIfNoEntry === false && fault.code === "ENOENT") return undefined;
      throw errors.of(fault, "lstatSync");
    }
  }
  function close(fd, callback = function () {}) {
    checks.descriptor(fd);
    checks.callback(callback);
    forms.start(work.close(fd), callback);
  }
  function read(fd, ...args) {
    let callback = args[args.length - 1];
    for (let i = 0; i < args.length; i++) {
      if (typeof args[i] !== "function") continue;
      callback = args[i];
      args.length = i;
    }
    const [buffer, offset, length, position] = %CallWithArray(kit.readArguments, undefined, args);
    checks.callback(callback);
    forms.start(work.read(fd, buffer, offset, length, position), callback);
  }
  function readSync(fd, buffer, offset, length, position) {
    if (arguments.length <= 3 && %IsObject(offset)) [buffer, offset, length, position] = kit.readArguments(buffer, offset);
    else if (arguments.length === 3 && typeof offset === "number") throw errors.type("options", "of type object", offset);
    return forms.perform(work.read(fd, buffer, offset, length, position), "readSync");
  }
  function appendFileSync(path, data, options) {
    return forms.perform(work.appendFile(path, data, options), "appendFileSync");
  }
  function refused(name) {
    const holder = {
      [name]() {
        throw new %Error%("The simulator has no fs." + name + ": only the program itself changes its files; call the listener where they are written");
      },
    };
    return holder[name];
  }

  const special = {
    appendFileSync: placing("appendFileSync", appendFileSync), close, exists: placing("exists", exists), existsSync, lstatSync: placing("lstatSync", lstatSync), read, readSync,
    statSync: placing("statSync", statSync), watch: refused("watch"), watchFile: refused("watchFile"), unwatchFile: refused("unwatchFile"),
    lchmod: undefined, lchmodSync: undefined,
  };
  const names = [
    "appendFile", "access", "chown", "chmod", "close", "copyFile", "cp", "exists", "fchown", "fchmod", "fdatasync", "fstat", "fsync", "ftruncate", "futimes",
    "lchown", "lchmod", "link", "lstat", "lutimes", "mkdir", "mkdtemp", "open", "readdir", "read", "readv", "readFile", "readlink", "realpath", "rename", "rm",
    "rmdir", "stat", "statfs", "symlink", "truncate", "unwatchFile", "unlink", "utimes", "watch", "watchFile", "writeFile", "write", "writev",
  ];
  for (let i = 0; i < names.length; i++) {
    const name = names[i];
    fs[name] = name in special ? special[name] : callbackForm(name);
    if (name === "watch" || name === "watchFile" || name === "unwatchFile") continue;
    const sync = name + "Sync";
    fs[sync] = sync in special ? special[sync] : syncForm(name);
  }
  fs.realpath.native = callbackForm("realpath.native");
  fs.realpathSync.native = syncForm("realpath.native");
  fs.Dirent = stats.Dirent;
  fs.Stats = stats.Stats;

  // What util.promisify makes of those whose callbacks get two results, and of exists.
  const custom = %Symbol%.for("nodejs.util.promisify.custom");
  function promisified(name, first, second) {
    %DefineHidden(fs[name], custom, function (...args) {
      return new %Promise%((resolve, reject) => {
        %ArrayAppend(args, (error, count, buffer) => error ? reject(error) : resolve({[first]: count, [second]: buffer}));
        %CallWithArray(fs[name], fs, args);
      });
    });
  }
  promisified("read", "bytesRead", "buffer");
  promisified("readv", "bytesRead", "buffers");
  promisified("write", "bytesWritten", "buffer");
  promisified("writev", "bytesWritten", "buffers");
  %DefineHidden(fs.exists, custom, function exists(path) {
    return new %Promise%(resolve => fs.exists(path, resolve));
  });

  function lazy(name, make) {
    let value;
    %Object%.defineProperty(fs, name, {
      configurable: true,
      enumerable: true,
      get() {
        if (value === undefined) value = make();
        return value;
      },
      set(other) {
        value = other;
      },
    });
  }
  const streams = () => %BuiltinModule("internal/fs_streams");
  fs.createReadStream = function createReadStream(path, options) {
    return new (streams().ReadStream)(path, options);
  };
  fs.createWriteStream = function createWriteStream(path, options) {
    return new (streams().WriteStream)(path, options);
  };
  lazy("ReadStream", () => streams().ReadStream);
  lazy("WriteStream", () => streams().WriteStream);
  lazy("FileReadStream", () => streams().ReadStream);
  lazy("FileWriteStream", () => streams().WriteStream);
  const directories = %FsDirectories(forms);
  fs.Dir = directories.Dir;
  fs.opendir = directories.opendir;
  fs.opendirSync = directories.opendirSync;
  fs.openAsBlob = async function openAsBlob(path, options = {}) {
    const {Blob} = %BuiltinModule("internal/blob");
    return new Blob([forms.perform(work.readFile(path), "openSync")], {type: options.type});
  };
  fs.F_OK = constants.F_OK;
  fs.R_OK = constants.R_OK;
  fs.W_OK = constants.W_OK;
  fs.X_OK = constants.X_OK;
  %Object%.defineProperty(fs, "constants", {enumerable: true, value: constants});
  lazy("promises", () => %BuiltinModule("fs/promises"));
  return fs;
}
