// require('fs/promises'), and FileHandle.

function moduleFsPromises() {
  const forms = %BuiltinModule("internal/fs_forms");
  const {kit, constants} = forms;
  const {checks, errors, work} = kit;
  const promises = {};
  const FileHandle = %FsFileHandle(forms);
  const isHandle = value => %IsObject(value) && value instanceof FileHandle;
  const takesHandle = {readFile: true, writeFile: true, appendFile: true};
  const opensFirst = {readFile: true, writeFile: true, appendFile: true, truncate: true};
  %BuiltinModule("fs");

  function promiseForm(name) {
    const begin = work[name === "realpath" ? "realpath.native" : name];
    const holder = {
      async [name](...args) {
        if (takesHandle[name] && isHandle(args[0])) args[0] = args[0].fd;
        let job;
        try {
          job = %CallWithArray(begin, undefined, args);
        } catch (error) {
          // These leave the path to open, which is async itself.
          if (opensFirst[name] && error.message.startsWith('The "path"')) await undefined;
          throw error;
        }
        if (job.signal !== undefined && job.signal.aborted) throw %AbortError(job.signal.reason);
        const outcome = await forms.outcome(job);
        if (outcome.fault !== undefined) throw errors.of(outcome.fault, name === "rm" || name === "cp" ? null : outcome.fault.syscall === "read" ? "promises.readFileRead" : "promises." + name);
        return outcome.value;
      },
    };
    return holder[name];
  }
  const names = [
    "access", "copyFile", "cp", "open", "opendir", "rename", "truncate", "rm", "rmdir", "mkdir", "readdir", "readlink", "symlink", "lstat", "stat", "statfs", "link",
    "unlink", "chmod", "lchmod", "lchown", "chown", "utimes", "lutimes", "realpath", "mkdtemp", "writeFile", "appendFile", "readFile", "watch",
  ];
  const open = promiseForm("open");
  const special = {
    async open(path, flags, mode) {
      return new FileHandle(await open(path, flags, mode));
    },
    async lchmod() {
      throw %WithCode(new %Error%("The lchmod() method is not implemented"), "ERR_METHOD_NOT_IMPLEMENTED");
    },
    watch() {
      throw new %Error%("The simulator has no fs.promises.watch: only the program itself changes its files; go on where they are written");
    },
  };
  for (let i = 0; i < names.length; i++) promises[names[i]] = names[i] in special ? special[names[i]] : promiseForm(names[i]);
  promises.constants = constants;
  return promises;
}

function fsFileHandle(forms) {
  const {kit} = forms;
  const {checks, errors, work} = kit;
  const EventEmitter = %BuiltinModule("events");
  const kHandle = %Symbol%("kHandle");
  const kFd = %Symbol%("kFd");
  const kRefs = %Symbol%("kRefs");
  const kClosePromise = %Symbol%("kClosePromise");
  const inner = {FileHandle: class FileHandle {}};
  const pair = (first, value, second, other) => {
    const result = %BareObject();
    result[first] = value;
    result[second] = other;
    return result;
  };

  class FileHandle extends EventEmitter {
    constructor(fd) {
      super();
      this[kHandle] = new inner.FileHandle();
      this[kFd] = fd;
      this[kRefs] = 1;
      this[kClosePromise] = null;
    }
    getAsyncId() {
      return 0;
    }
    get fd() {
      return this[kFd];
    }
    appendFile(data, options) {
      return run(this, "writeFile", work.appendFile, [data, options]);
    }
    chmod(mode) {
      return run(this, "fchmod", work.fchmod, [mode]);
    }
    chown(uid, gid) {
      return run(this, "fchown", work.fchown, [uid, gid]);
    }
    datasync() {
      return run(this, "fdatasync", work.fdatasync, []);
    }
    sync() {
      return run(this, "fsync", work.fsync, []);
    }
    async read(buffer, offset, length, position) {
      const value = await run(this, "read", work.read, kit.readArguments(buffer, offset, length, position));
      return pair("bytesRead", value.bytesRead, "buffer", value.buffer);
    }
    async readv(buffers, position) {
      const value = await run(this, "readv", work.readv, [buffers, position]);
      return pair("bytesRead", value.bytesRead, "buffers", value.buffers);
    }
    readFile(options) {
      return run(this, "readFile", work.readFile, [options]);
    }
    readLines(options) {
      return %BuiltinModule("readline").createInterface({input: this.createReadStream(options), crlfDelay: 1 / 0});
    }
    stat(options) {
      return run(this, "fstat", work.fstat, [options]);
    }
    truncate(length = 0) {
      return run(this, "ftruncate", work.ftruncate, [length]);
    }
    utimes(atime, mtime) {
      return run(this, "futimes", work.futimes, [atime, mtime]);
    }
    async write(buffer, offset, length, position) {
      const value = await run(this, "write", work.write, [buffer, offset, length, position]);
      return pair("bytesWritten", value.bytesWritten, "buffer", value.buffer);
    }
    async writev(buffers, position) {
      const value = await run(this, "writev", work.writev, [buffers, position]);
      return pair("bytesWritten", value.bytesWritten, "buffers", value.buffers);
    }
    writeFile(data, options) {
      return run(this, "writeFile", work.writeFile, [data, options]);
    }
    close = () => {
      if (this[kFd] === -1) return %Promise%.resolve();
      if (this[kClosePromise] !== null) return this[kClosePromise];
      this[kRefs]--;
      if (this[kRefs] === 0) {
        this[kClosePromise] = finish(this);
      } else {
        this[kClosePromise] = new %Promise%((resolve, reject) => {
          this.once("released", () => finish(this).then(resolve, reject));
        });
      }
      return this[kClosePromise];
    };
    readableWebStream() {
      throw new %Error%("The simulator has no FileHandle.readableWebStream yet; createReadStream and for await read on piece by piece");
    }
    createReadStream(options) {
      const {ReadStream} = %BuiltinModule("internal/fs_streams");
      return new ReadStream(undefined, %Object%.assign({}, options, {fd: this}));
    }
    createWriteStream(options) {
      const {WriteStream} = %BuiltinModule("internal/fs_streams");
      return new WriteStream(undefined, %Object%.assign({}, options, {fd: this}));
    }
  }
  // While an operation runs, the file stays open.
  async function run(handle, syscall, begin, args) {
    if (handle[kFd] === -1) {
      const error = new %Error%("file closed");
      error.code = "EBADF";
      error.syscall = syscall;
      throw error;
    }
    handle[kRefs]++;
    try {
      const job = %CallWithArray(begin, undefined, [handle[kFd], ...args]);
      const outcome = await forms.outcome(job);
      if (outcome.fault !== undefined) throw errors.of(outcome.fault, "");
      return outcome.value;
    } finally {
      if (--handle[kRefs] === 0) handle.emit("released");
    }
  }
  async function finish(handle) {
    const job = work.close(handle[kFd]);
    handle[kFd] = -1;
    handle.emit("close");
    await forms.outcome(job);
    handle[kClosePromise] = null;
  }
  FileHandle.hold = handle => handle[kRefs]++;
  %DefineHidden(FileHandle, "hold", FileHandle.hold);
  return FileHandle;
}
