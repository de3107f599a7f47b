// The errors of fs: a fault of the simulated disk as node words it, and the frames of node's own library that stand above
// the program's in its stack.

function fsErrors() {
  const texts = {
    ENOENT: [-2, "no such file or directory"], EPERM: [-1, "operation not permitted"], EBADF: [-9, "bad file descriptor"],
    EACCES: [-13, "permission denied"], EBUSY: [-16, "resource busy or locked"], EEXIST: [-17, "file already exists"],
    ENOTDIR: [-20, "not a directory"], EISDIR: [-21, "illegal operation on a directory"], EINVAL: [-22, "invalid argument"],
    ENOTEMPTY: [-39, "directory not empty"], ELOOP: [-40, "too many symbolic links encountered"],
  };
  const places = %FsPlaces();
  const errors = {};

  function describe(error, fault, place) {
    error.errno = texts[fault.code][0];
    if (place === "writeSync" || place === "writevSync") error.syscall = fault.syscall;
    error.code = fault.code;
    error.syscall = fault.syscall;
    if (fault.path !== undefined) error.path = fault.path;
    if (fault.dest !== undefined) error.dest = fault.dest;
    return error;
  }
  function messageOf(fault) {
    let text = fault.code + ": " + texts[fault.code][1] + ", " + fault.syscall;
    if (fault.path !== undefined) text += " '" + fault.path + "'";
    if (fault.dest !== undefined) text += " -> '" + fault.dest + "'";
    return text;
  }
  // lib/internal/errors.js SystemError: what rm and cp say of a path. Its parts can be read and set through `info` too.
  class SystemError extends %Error% {
    [%Symbol%.for("nodejs.util.inspect.custom")](depth, options, show) {
      return show(this, %Object%.assign({}, options, {getters: true, customInspect: false}));
    }
  }
  %DefineHidden(SystemError.prototype, "name", "SystemError");
  function shareWithInfo(error, info, name) {
    %Object%.defineProperty(error, name, {
      configurable: true,
      enumerable: true,
      get() {
        return info[name];
      },
      set(value) {
        info[name] = value;
      },
    });
  }
  function describeRefusal(error, fault) {
    %WithCode(error, fault.code);
    error.info = {code: fault.refusal, message: fault.message, path: fault.path, syscall: fault.syscall, errno: fault.errno};
    const names = ["errno", "syscall", "path"];
    for (let i = 0; i < names.length; i++) shareWithInfo(error, error.info, names[i]);
  }
  errors.refusal = function (code, text, refusal, errno, message, syscall, path) {
    return {isFault: true, code, text, refusal, errno, message, syscall, path};
  };

  // The error for a fault. `place` names the frames in fsPlaces; null: it comes from the loop and has none.
  errors.of = function (fault, place) {
    if (!%IsObject(fault) || fault.isFault !== true) return fault;
    let error;
    if (fault.refusal === undefined) {
      error = new %Error%(messageOf(fault));
    } else {
      error = new SystemError(fault.text + ": " + fault.syscall + " returned " + fault.refusal + " (" + fault.message + ") " + fault.path);
      describeRefusal(error, fault);
    }
    const frames = place === null ? null : places[fault.place === undefined ? place : fault.place];
    %PlaceInLibrary(error, frames === undefined ? "" : frames);
    return fault.refusal === undefined ? describe(error, fault, place) : error;
  };
  // An argument that a function of fs refuses, of a kind in fsArgumentPlaces: `placed` knows where it stands.
  let latest;
  errors.refused = function (kind, error) {
    latest = {kind, error};
    return error;
  };
  errors.placed = function (error, name, receiver) {
    if (latest === undefined || latest.error !== error) return error;
    const lines = %FsArgumentPlaces()[latest.kind](name, receiver === undefined || receiver === null ? "" : "Object.");
    latest = undefined;
    return lines === undefined ? error : %WithFrames(error, lines);
  };
  errors.value = function (name, value, reason) {
    return %WithCode(new %TypeError%("The argument '" + name + "' " + reason + ". Received " + %BuiltinModule("util").inspect(value)), "ERR_INVALID_ARG_VALUE");
  };
  errors.range = function (name, wanted, value) {
    return %WithCode(new %RangeError%('The value of "' + name + '" is out of range. It must be ' + wanted + ". Received " + %BuiltinModule("util").inspect(value)), "ERR_OUT_OF_RANGE");
  };
  errors.type = function (name, wanted, value) {
    return %ArgumentTypeError(name, wanted, value);
  };
  return errors;
}

// Frames of lib/fs.js 20.20.2, by who met the fault.
function fsPlaces() {
  const at = (...frames) => {
    let text = "";
    for (let i = 0; i < frames.length; i++) text += "\n    at " + frames[i];
    return text;
  };
  const open = "Object.openSync (node:fs:573:18)";
  const async = "async open (node:internal/fs/promises:637:25)";
  return {
    readFileSync: at(open, "Object.readFileSync (node:fs:452:35)"),
    readFileSyncText: at("Object.readFileSync (node:fs:448:20)"),
    readFileSyncRead: at("Object.readSync (node:fs:750:18)", "tryReadSync (node:fs:424:20)", "Object.readFileSync (node:fs:478:19)"),
    readFileSyncStat: at("tryStatSync (node:fs:397:25)", "Object.readFileSync (node:fs:454:17)"),
    writeFileSync: at("Object.writeFileSync (node:fs:2380:20)"),
    writeFileSyncBytes: at(open, "Object.writeFileSync (node:fs:2393:35)"),
    appendFileSync: at("Object.writeFileSync (node:fs:2380:20)", "Object.appendFileSync (node:fs:2461:6)"),
    openSync: at(open), closeSync: at("Object.closeSync (node:fs:525:11)"), readSync: at("Object.readSync (node:fs:750:18)"),
    readvSync: at("Object.readvSync (node:fs:793:18)"), writeSync: at("Object.writeSync (node:fs:933:3)"), writevSync: at("Object.writevSync (node:fs:993:3)"),
    statSync: at("Object.statSync (node:fs:1681:25)"), lstatSync: at("Object.lstatSync (node:fs:1656:25)"), fstatSync: at("Object.fstatSync (node:fs:1633:25)"),
    statfsSync: at("Object.statfsSync (node:fs:1695:25)"),
    readdirSync: at("Object.readdirSync (node:fs:1521:26)"),
    readdirSyncRecursive: at("read (node:fs:1413:35)", "readdirSyncRecursive (node:fs:1451:5)", "Object.readdirSync (node:fs:1518:12)"),
    mkdirSync: at("Object.mkdirSync (node:fs:1386:26)"), mkdtempSync: at("Object.mkdtempSync (node:fs:3005:18)"),
    rmdirSync: at("Object.rmdirSync (node:fs:1214:11)"), rmSync: at("Object.rmSync (node:fs:1260:13)"), unlinkSync: at("Object.unlinkSync (node:fs:1889:11)"),
    renameSync: at("Object.renameSync (node:fs:1032:11)"), copyFileSync: at("Object.copyFileSync (node:fs:3047:11)"),
    cpSync: at("lstatSync (node:fs:1656:25)", "getStatsSync (node:internal/fs/cp/cp-sync:120:19)", "checkPathsSync (node:internal/fs/cp/cp-sync:72:33)", "cpSyncFn (node:internal/fs/cp/cp-sync:58:42)", "Object.cpSync (node:fs:3089:3)"),
    accessSync: at("Object.accessSync (node:fs:244:11)"), truncateSync: at(open, "Object.truncateSync (node:fs:1088:17)"),
    ftruncateSync: at("Object.ftruncateSync (node:fs:1126:11)"), fsyncSync: at("Object.fsyncSync (node:fs:1326:11)"), fdatasyncSync: at("Object.fdatasyncSync (node:fs:1296:11)"),
    utimesSync: at("Object.utimesSync (node:fs:2150:11)"), futimesSync: at("Object.futimesSync (node:fs:2195:11)"), lutimesSync: at("Object.lutimesSync (node:fs:2233:11)"),
    chmodSync: at("Object.chmodSync (node:fs:1999:11)"), fchmodSync: at("Object.fchmodSync (node:fs:1923:11)"), chownSync: at("Object.chownSync (node:fs:2112:11)"),
    fchownSync: at("Object.fchownSync (node:fs:2077:11)"), lchownSync: at("Object.lchownSync (node:fs:2034:11)"),
    realpathSync: at("Object.realpathSync (node:fs:2741:29)"), "realpathSync.native": at("realpathSync.native (node:fs:2804:18)"),
    readlinkSync: at("Object.readlinkSync (node:fs:1729:18)"), symlinkSync: at("Object.symlinkSync (node:fs:1822:11)"), linkSync: at("Object.linkSync (node:fs:1862:11)"),
    opendirSync: at("Object.opendirSync (node:internal/fs/dir:327:29)"),
    "promises.open": at("async Object.open (node:internal/fs/promises:637:25)"), "promises.readFile": at(async, "async Object.readFile (node:internal/fs/promises:1249:14)"),
    "promises.readFileRead": at("async readFileHandle (node:internal/fs/promises:551:24)"),
    "promises.writeFile": at(async, "async Object.writeFile (node:internal/fs/promises:1219:14)"), "promises.appendFile": at(async, "async writeFile (node:internal/fs/promises:1219:14)"),
    "promises.stat": at("async Object.stat (node:internal/fs/promises:1033:18)"), "promises.lstat": at("async Object.lstat (node:internal/fs/promises:1022:18)"),
    "promises.readdir": at("async Object.readdir (node:internal/fs/promises:950:18)"), "promises.mkdir": at("async Object.mkdir (node:internal/fs/promises:856:10)"),
    "promises.access": at("async Object.access (node:internal/fs/promises:604:10)"), "promises.unlink": at("async Object.unlink (node:internal/fs/promises:1067:10)"),
    "promises.rename": at("async Object.rename (node:internal/fs/promises:780:10)"), "promises.copyFile": at("async Object.copyFile (node:internal/fs/promises:621:10)"),
    "promises.rmdir": at("async Object.rmdir (node:internal/fs/promises:822:10)"), "promises.truncate": at(async, "async Object.truncate (node:internal/fs/promises:790:14)"),
    "promises.realpath": at("async Object.realpath (node:internal/fs/promises:1176:10)"), "promises.readlink": at("async Object.readlink (node:internal/fs/promises:968:10)"),
    "promises.symlink": at("async Object.symlink (node:internal/fs/promises:1008:10)"), "promises.link": at("async Object.link (node:internal/fs/promises:1059:10)"),
    "promises.utimes": at("async Object.utimes (node:internal/fs/promises:1141:10)"), "promises.chmod": at("async Object.chmod (node:internal/fs/promises:1089:10)"),
    "promises.mkdtemp": at("async Object.mkdtemp (node:internal/fs/promises:1189:10)"), "promises.chown": at("async Object.chown (node:internal/fs/promises:1124:10)"),
  };
}
