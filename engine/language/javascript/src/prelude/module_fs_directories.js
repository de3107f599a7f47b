// opendir: a folder's entries one at a time.
function fsDirectories(forms) {
  const {kit} = forms;
  const {checks, disk, errors, stats} = kit;
  const closed = () => %WithCode(new %Error%("Directory handle was closed"), "ERR_DIR_CLOSED");
  class Dir {
    #path;
    #rows;
    #encoding;
    #next = 0;
    #closed = false;
    constructor(path, rows, encoding) {
      this.#path = path;
      this.#rows = rows;
      this.#encoding = encoding;
    }
    get path() {
      return this.#path;
    }
    readSync() {
      if (this.#closed) throw closed();
      if (this.#next === this.#rows.length) return null;
      return stats.entry(this.#rows[this.#next++], this.#path, this.#encoding);
    }
    read(callback) {
      const job = {path: this.#path, trips: 1, run: () => this.readSync()};
      if (callback !== undefined) return forms.start(job, checks.callback(callback, "callback"));
      if (this.#closed) return %Promise%.reject(closed());
      return forms.outcome(job).then(outcome => outcome.value);
    }
    closeSync() {
      if (this.#closed) throw closed();
      this.#closed = true;
    }
    close(callback) {
      const job = {path: this.#path, trips: 1, run() {}};
      if (this.#closed && callback === undefined) return %Promise%.reject(closed());
      this.closeSync();
      if (callback !== undefined) return forms.start(job, checks.callback(callback, "callback"));
      return forms.outcome(job).then(() => undefined);
    }
    async *entries() {
      try {
        for (;;) {
          const entry = await this.read();
          if (entry === null) break;
          yield entry;
        }
      } finally {
        await this.close();
      }
    }
    [%SymbolAsyncIterator%]() {
      return this.entries();
    }
  }
  kit.work.opendir = function (path, options) {
    const target = checks.path(path);
    const {encoding} = checks.options(options, {encoding: "utf8"});
    return {
      path: target, trips: 1,
      run() {
        let rows;
        try {
          rows = disk.list(target);
        } catch (fault) {
          throw kit.tree.fault(fault.code, {syscall: "opendir", path: fault.code === "ENOENT" || fault.code === "ENOTDIR" ? target : undefined});
        }
        return new Dir(target, rows, encoding);
      },
    };
  };
  function opendirSync(path, options) {
    const job = kit.work.opendir(path, options);
    try {
      return job.run();
    } catch (fault) {
      fault.path = undefined;
      throw errors.of(fault, "opendirSync");
    }
  }
  function opendir(path, options, callback) {
    if (callback === undefined) {
      callback = options;
      options = undefined;
    }
    checks.callback(callback, "callback");
    forms.start(kit.work.opendir(path, options), callback);
  }
  return {Dir, opendir, opendirSync};
}
