// How a job of fsWork is done in each form, and the constants.
function moduleFsForms() {
  const kit = %FsWork();
  const {errors, files, disk} = kit;
  const forms = {kit};
  const usualLatency = 1.5;

  // Milliseconds: a whole read of the file takes four trips to the system.
  forms.latency = function (job) {
    let latency = 0;
    if (job.fd !== undefined) latency = files.latency(job.fd);
    else if (typeof job.path === "number") latency = files.latency(job.path);
    else {
      try {
        latency = disk.stat(job.path, true, "stat").latency;
      } catch (fault) {
        return usualLatency * (job.creates ? job.trips : 1) / 4; // what is not there fails at the first trip
      }
    }
    return (latency || usualLatency) * job.trips / 4;
  };
  forms.perform = function (job, place) {
    try {
      const value = job.run();
      return job.results === undefined ? value : job.results(value)[0];
    } catch (fault) {
      throw errors.of(fault, job.place === undefined ? place : job.place);
    }
  };
  forms.start = function (job, callback) {
    %StartWork(forms.latency(job), callback, function () {
      if (job.signal !== undefined && job.signal.aborted) return [%AbortError(job.signal.reason)];
      let value;
      try {
        value = job.run();
      } catch (fault) {
        return [errors.of(fault, null)];
      }
      if (job.results !== undefined) return [null, ...job.results(value)];
      return value === undefined ? [null] : [null, value];
    });
  };
  // A promise for {value} or {fault}: whoever awaits it makes the error, so that the error knows who waits.
  forms.outcome = function (job) {
    return new %Promise%(resolve => {
      %StartWork(forms.latency(job), resolve, function () {
        if (job.signal !== undefined && job.signal.aborted) return [{fault: %AbortError(job.signal.reason)}];
        try {
          return [{value: job.run(), fault: undefined}];
        } catch (fault) {
          return [{fault}];
        }
      });
    });
  };
  forms.constants = %Object%.assign(%BareObject(), {
    UV_FS_SYMLINK_DIR: 1, UV_FS_SYMLINK_JUNCTION: 2, O_RDONLY: 0, O_WRONLY: 1, O_RDWR: 2, UV_DIRENT_UNKNOWN: 0, UV_DIRENT_FILE: 1, UV_DIRENT_DIR: 2, UV_DIRENT_LINK: 3,
    UV_DIRENT_FIFO: 4, UV_DIRENT_SOCKET: 5, UV_DIRENT_CHAR: 6, UV_DIRENT_BLOCK: 7, EXTENSIONLESS_FORMAT_JAVASCRIPT: 0, EXTENSIONLESS_FORMAT_WASM: 1,
    S_IFMT: 61440, S_IFREG: 32768, S_IFDIR: 16384, S_IFCHR: 8192, S_IFBLK: 24576, S_IFIFO: 4096, S_IFLNK: 40960, S_IFSOCK: 49152, O_CREAT: 64, O_EXCL: 128,
    UV_FS_O_FILEMAP: 0, O_NOCTTY: 256, O_TRUNC: 512, O_APPEND: 1024, O_DIRECTORY: 65536, O_NOATIME: 262144, O_NOFOLLOW: 131072, O_SYNC: 1052672, O_DSYNC: 4096,
    O_DIRECT: 16384, O_NONBLOCK: 2048, S_IRWXU: 448, S_IRUSR: 256, S_IWUSR: 128, S_IXUSR: 64, S_IRWXG: 56, S_IRGRP: 32, S_IWGRP: 16, S_IXGRP: 8, S_IRWXO: 7,
    S_IROTH: 4, S_IWOTH: 2, S_IXOTH: 1, F_OK: 0, R_OK: 4, W_OK: 2, X_OK: 1, UV_FS_COPYFILE_EXCL: 1, COPYFILE_EXCL: 1, UV_FS_COPYFILE_FICLONE: 2, COPYFILE_FICLONE: 2,
    UV_FS_COPYFILE_FICLONE_FORCE: 4, COPYFILE_FICLONE_FORCE: 4,
  });
  return forms;
}

// The turn of an operation that is complete.
function completeOperation(callback, work) {
  const args = work();
  %CallWithArray(callback, undefined, args);
}
