// Open files of the simulated disk: descriptors, and reading and writing through them.

function fsOpenFiles(tree) {
  const firstDescriptor = 18;
  const open = %BareObject();
  const files = {};
  const standard = {};

  files.addDevices = function (folder) {
    const names = ["stdin", "stdout", "stderr", "null"];
    for (let i = 0; i < names.length; i++) {
      const node = tree.attach(folder, names[i], tree.make("device", 0o666));
      node.device = names[i];
      standard[names[i]] = node;
      if (i < 3) open[i] = {node, flags: i === 0 ? 0 : 1, position: 0};
    }
  };
  files.setInput = function (data, latency) {
    standard.stdin.data = data;
    standard.stdin.size = data.length;
    standard.stdin.latency = latency;
  };

  const canRead = file => (file.flags & 3) !== 1;
  const canWrite = file => (file.flags & 3) !== 0;

  files.get = function (fd, syscall) {
    const file = open[fd];
    if (file === undefined) throw tree.fault("EBADF", {syscall});
    return file;
  };
  files.latency = function (fd) {
    return open[fd] === undefined ? 0 : open[fd].node.latency;
  };

  // open(2): creat 64, excl 128, trunc 512, append 1024, directory 65536
  files.open = function (path, flags, mode, at) {
    const place = at === undefined ? {syscall: "open", path, creates: (flags & 64) !== 0} : at;
    const exclusive = (flags & 192) === 192;
    const found = tree.find(path, !exclusive, place);
    let node = found.node;
    if (node === undefined) {
      if ((flags & 64) === 0) throw tree.fault("ENOENT", place);
      node = tree.attach(found.folder, found.name, tree.make("file", mode & ~0o022 & 0o7777));
    } else if (exclusive) {
      throw tree.fault("EEXIST", place);
    }
    if (node.entries !== undefined && ((flags & 3) !== 0 || (flags & 64) !== 0)) throw tree.fault("EISDIR", place);
    if (node.entries === undefined && (flags & 65536) !== 0) throw tree.fault("ENOTDIR", place);
    if ((flags & 512) !== 0 && (flags & 3) !== 0 && node.device === undefined) files.resize(node, 0);
    let fd = firstDescriptor;
    while (open[fd] !== undefined) fd++;
    open[fd] = {node, flags, position: 0};
    return fd;
  };
  files.close = function (fd, syscall) {
    files.get(fd, syscall);
    delete open[fd];
  };

  // --- bytes of a node

  files.resize = function (node, size) {
    if (size > node.data.length) {
      const larger = new %Uint8Array%(size > 2 * node.data.length ? size : 2 * node.data.length);
      %CopyBytes(larger, 0, node.data, 0, node.size);
      node.data = larger;
    }
    if (size < node.size) node.data = %SliceOfBytes(node.data, 0, size);
    node.size = size;
    node.mtime = node.ctime = tree.now();
  };

  // How many bytes came; `position` null: where the descriptor stands.
  files.read = function (fd, target, offset, length, position) {
    const file = files.get(fd, "read");
    if (!canRead(file)) throw tree.fault("EBADF", {syscall: "read"});
    if (file.node.entries !== undefined) throw tree.fault("EISDIR", {syscall: "read"});
    const from = position === null ? file.position : position;
    const left = file.node.size > from ? file.node.size - from : 0;
    const count = length < left ? length : left;
    %CopyBytes(target, offset, file.node.data, from, from + count);
    if (position === null) file.position += count;
    return count;
  };
  files.readRest = function (fd) {
    const file = files.get(fd, "fstat");
    if (file.node.entries !== undefined) throw tree.fault("EISDIR", {syscall: "read"});
    if (!canRead(file)) throw tree.fault("EBADF", {syscall: "read"});
    const from = file.position;
    file.position = file.node.size > from ? file.node.size : from;
    return %BufferOfBytes(file.node.data, from, file.node.size);
  };
  files.write = function (fd, source, begin, end, position) {
    const file = files.get(fd, "write");
    const node = file.node;
    if (!canWrite(file)) throw tree.fault("EBADF", {syscall: "write"});
    const count = end - begin;
    if (node.device !== undefined) {
      if (node.device !== "null") %WriteDescriptor(node.device === "stderr" ? 2 : 1, source, begin, end);
      return count;
    }
    const appends = (file.flags & 1024) !== 0;
    const to = appends ? node.size : position === null ? file.position : position;
    if (count > 0 && to + count > node.size) files.resize(node, to + count);
    %CopyBytes(node.data, to, source, begin, end);
    node.mtime = node.ctime = tree.now();
    if (position === null || appends) file.position = to + count;
    return count;
  };
  files.writeRest = function (fd, source) {
    files.write(fd, source, 0, %ByteLength(source), null);
  };
  files.truncate = function (fd, size) {
    const file = files.get(fd, "ftruncate");
    if (!canWrite(file) || file.node.data === undefined) throw tree.fault("EINVAL", {syscall: "ftruncate"});
    files.resize(file.node, size);
  };
  return files;
}
