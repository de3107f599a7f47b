// The simulated disk: a tree of plain objects that begins with the files of the scenario's world, the program's own
// text, an empty /tmp and the devices. Nothing here reaches the real disk.
//
// An inode is {kind, permissions, inode, links, atime, mtime, ctime, birthtime} and `entries` (a folder), `data` and
// `size` (a file: a Uint8Array of at least so many bytes), `target` (a symbolic link) or `device`. What fails throws a
// fault: {isFault, code, syscall, path, dest}; fsErrors makes node's errors of it.

function moduleFsDisk() {
  const tree = %FsTree();
  const files = %FsOpenFiles(tree);
  const disk = {tree, files};
  const permitted = permissions => permissions & ~0o022;

  function folderAt(path) {
    let folder = tree.root;
    const names = tree.parts(path);
    for (let i = 0; i < names.length; i++) {
      const known = folder.entries[names[i]];
      folder = known === undefined ? tree.attach(folder, names[i], tree.make("directory", 0o755)) : known;
      if (folder.entries === undefined) return undefined;
    }
    return folder;
  }
  // A file that is there from the start; false where a file stands in its way.
  disk.provide = function (path, data, latency) {
    const names = tree.parts(path);
    const name = names[names.length - 1];
    let parent = "/";
    for (let i = 0; i + 1 < names.length; i++) parent += names[i] + "/";
    const folder = folderAt(parent);
    if (folder === undefined || folder.entries[name] !== undefined) return false;
    const file = tree.attach(folder, name, tree.make("file", 0o644));
    file.data = data;
    file.size = data.length;
    file.latency = latency;
    return true;
  };

  folderAt("/tmp").permissions = 0o1777;
  const cwd = %WorkingFolder();
  folderAt(cwd);
  files.addDevices(folderAt("/dev"));
  const world = %WorldFiles();
  for (let i = 0; i < world.length; i += 3) {
    const data = %BufferOfText(world[i + 1], "utf8");
    if (world[i] === "/dev/stdin") files.setInput(data, world[i + 2]);
    else disk.provide(world[i], data, world[i + 2]);
  }

  // --- whole files

  disk.readAll = function (path, flags, at) {
    const fd = files.open(path, flags, 0o666, at);
    try {
      return files.readRest(fd);
    } finally {
      files.close(fd, "close");
    }
  };
  disk.writeAll = function (path, flags, mode, source, at) {
    const fd = files.open(path, flags, mode, at);
    try {
      files.writeRest(fd, source);
    } finally {
      files.close(fd, "close");
    }
  };

  // --- names

  disk.stat = function (path, follows, syscall) {
    const found = tree.find(path, follows, {syscall, path});
    if (found.node === undefined) throw tree.fault("ENOENT", {syscall, path});
    return found.node;
  };
  disk.access = function (path, mode) {
    const node = disk.stat(path, true, "access");
    if ((mode & 1) !== 0 && node.entries === undefined && (node.permissions & 0o111) === 0) throw tree.fault("EACCES", {syscall: "access", path});
  };
  disk.mkdir = function (path, mode) {
    const at = {syscall: "mkdir", path};
    const found = tree.find(path, false, at, true);
    if (found.node !== undefined) throw tree.fault("EEXIST", at);
    tree.attach(found.folder, found.name, tree.make("directory", permitted(mode)));
  };
  // With all folders on the way; gives the first one it made.
  disk.mkdirAll = function (path, mode) {
    const names = tree.parts(path);
    let at = path[0] === "/" ? "/" : "";
    let first;
    if (names.length === 0) disk.stat(path, true, "mkdir");
    for (let i = 0; i < names.length; i++) {
      at += names[i];
      const found = tree.find(at, true, {syscall: "mkdir", path}, true);
      if (found.node === undefined) {
        tree.attach(found.folder, found.name, tree.make("directory", permitted(mode)));
        if (first === undefined) first = at;
      } else if (found.node.entries === undefined) {
        throw tree.fault(i + 1 === names.length ? "EEXIST" : "ENOTDIR", {syscall: "mkdir", path});
      }
      at += "/";
    }
    return first;
  };
  // Names in the order of their bytes, with their inodes.
  disk.list = function (path) {
    const at = {syscall: "scandir", path};
    const node = disk.stat(path, true, "scandir");
    if (node.entries === undefined) throw tree.fault("ENOTDIR", at);
    const rows = [];
    const names = %OwnKeys(node.entries);
    for (let i = 0; i < names.length; i++) {
      let place = rows.length;
      %ArrayAppend(rows, undefined);
      for (; place > 0 && rows[place - 1].name > names[i]; place--) rows[place] = rows[place - 1];
      rows[place] = {name: names[i], node: node.entries[names[i]]};
    }
    return rows;
  };
  disk.rmdir = function (path) {
    const at = {syscall: "rmdir", path};
    const found = tree.find(path, false, at);
    if (found.node === undefined) throw tree.fault("ENOENT", at);
    if (found.node.entries === undefined) throw tree.fault("ENOTDIR", at);
    if (found.name === "") throw tree.fault("EBUSY", at);
    if (%OwnKeys(found.node.entries).length > 0) throw tree.fault("ENOTEMPTY", at);
    tree.detach(found.folder, found.name);
  };
  disk.unlink = function (path) {
    const at = {syscall: "unlink", path};
    const found = tree.find(path, false, at);
    if (found.node === undefined) throw tree.fault("ENOENT", at);
    if (found.node.entries !== undefined) throw tree.fault("EISDIR", at);
    tree.detach(found.folder, found.name);
  };
  disk.rename = function (path, dest) {
    const at = {syscall: "rename", path, dest};
    const from = tree.find(path, false, at);
    if (from.node === undefined) throw tree.fault("ENOENT", at);
    const to = tree.find(dest, false, at, from.node.entries !== undefined);
    if (to.node === from.node) return;
    if (from.node.entries !== undefined) {
      for (let i = 0; i < to.chain.length; i++) if (to.chain[i].node === from.node) throw tree.fault("EINVAL", at);
    }
    if (to.node !== undefined) {
      if (from.node.entries !== undefined && to.node.entries === undefined) throw tree.fault("ENOTDIR", at);
      if (from.node.entries === undefined && to.node.entries !== undefined) throw tree.fault("EISDIR", at);
      if (to.node.entries !== undefined && %OwnKeys(to.node.entries).length > 0) throw tree.fault("ENOTEMPTY", at);
      tree.detach(to.folder, to.name);
    }
    delete from.folder.entries[from.name];
    to.folder.entries[to.name] = from.node;
    from.folder.mtime = to.folder.mtime = from.node.ctime = tree.now();
  };
  disk.link = function (path, dest) {
    const at = {syscall: "link", path, dest};
    const node = tree.find(path, false, at).node;
    if (node === undefined) throw tree.fault("ENOENT", at);
    if (node.entries !== undefined) throw tree.fault("EPERM", at);
    const to = tree.find(dest, false, at);
    if (to.node !== undefined) throw tree.fault("EEXIST", at);
    tree.attach(to.folder, to.name, node);
    node.links++;
  };
  disk.symlink = function (target, path) {
    const at = {syscall: "symlink", path: target, dest: path};
    const to = tree.find(path, false, at);
    if (to.node !== undefined) throw tree.fault("EEXIST", at);
    const node = tree.make("link", 0o777);
    node.target = target;
    tree.attach(to.folder, to.name, node);
  };
  disk.readlink = function (path) {
    const node = disk.stat(path, false, "readlink");
    if (node.target === undefined) throw tree.fault("EINVAL", {syscall: "readlink", path});
    return node.target;
  };
  disk.realpath = function (path, syscall) {
    const found = tree.find(path, true, {syscall, path});
    if (found.node === undefined) throw tree.fault("ENOENT", {syscall, path});
    return tree.pathOf(found.chain);
  };
  disk.copy = function (path, dest, mode) {
    const at = {syscall: "copyfile", path, dest};
    const from = tree.find(path, true, at).node;
    if (from === undefined) throw tree.fault("ENOENT", at);
    if (from.entries !== undefined) throw tree.fault("EISDIR", at);
    const to = tree.find(dest, true, at);
    if (to.node !== undefined && (mode & 1) !== 0) throw tree.fault("EEXIST", at);
    if (to.node !== undefined && to.node.entries !== undefined) throw tree.fault("EISDIR", at);
    if (to.node === from) return;
    const node = to.node === undefined ? tree.attach(to.folder, to.name, tree.make("file", from.permissions)) : to.node;
    node.data = %SliceOfBytes(from.data, 0, from.size);
    node.size = from.size;
    node.mtime = node.ctime = tree.now();
  };
  disk.setTimes = function (node, atime, mtime) {
    node.atime = atime;
    node.mtime = mtime;
    node.ctime = tree.now();
  };
  disk.cwd = cwd;
  return disk;
}

// The tree and the way to a name in it.
function fsTree() {
  const types = {file: 0o100000, directory: 0o040000, link: 0o120000, device: 0o020000};
  let lastInode = 131072;
  const tree = {types};
  // A moment is {seconds, nanos}, as the system keeps it.
  tree.moment = function (seconds) {
    const whole = %Math%.trunc(seconds);
    return {seconds: whole, nanos: %Math%.trunc((seconds - whole) * 1e9)};
  };
  tree.now = function () {
    const ms = %ClockMs();
    const seconds = %Math%.floor(ms / 1000);
    return {seconds, nanos: %Math%.round((ms - seconds * 1000) * 1e6)};
  };
  tree.fault = function (code, at) {
    return {isFault: true, code, syscall: at.syscall, path: at.path, dest: at.dest};
  };
  tree.make = function (kind, permissions) {
    const time = tree.now();
    const node = {
      kind, permissions, inode: ++lastInode, links: 1, uid: 0, gid: 0, latency: 0, atime: time, mtime: time, ctime: time, birthtime: time,
      entries: undefined, target: undefined, device: undefined, data: undefined, size: 0,
    };
    if (kind === "directory") node.entries = %BareObject();
    else if (kind !== "link") node.data = new %Uint8Array%(0);
    return node;
  };
  tree.root = tree.make("directory", 0o755);
  tree.attach = function (folder, name, node) {
    folder.entries[name] = node;
    folder.mtime = folder.ctime = tree.now();
    return node;
  };
  tree.detach = function (folder, name) {
    folder.entries[name].links--;
    delete folder.entries[name];
    folder.mtime = folder.ctime = tree.now();
  };
  tree.parts = function (path) {
    const names = [];
    for (let from = 0; from < path.length;) {
      let to = %TextFind(path, "/", from);
      if (to < 0) to = path.length;
      if (to > from) %ArrayAppend(names, %TextPart(path, from, to));
      from = to + 1;
    }
    return names;
  };
  tree.pathOf = function (chain) {
    let path = "";
    for (let i = 1; i < chain.length; i++) path += "/" + chain[i].name;
    return path === "" ? "/" : path;
  };
  tree.absolute = function (path) {
    return path[0] === "/" ? path : %WorkingFolder() + "/" + path;
  };

  // The folder, the name in it, and the inode there (undefined: none), with the chain of those on the way. A path that
  // ends in a slash names a folder; with `mayEnd`, also one that is not there yet.
  tree.find = function (path, follows, at, mayEnd) {
    if (path === "") throw tree.fault("ENOENT", at);
    const chain = [{name: "", node: tree.root}];
    const namesFolder = path[path.length - 1] === "/";
    let names = tree.parts(tree.absolute(path));
    let links = 0;
    for (let i = 0; i < names.length; i++) {
      const name = names[i];
      const folder = chain[chain.length - 1].node;
      const isLast = i + 1 === names.length;
      if (folder.entries === undefined) throw tree.fault("ENOTDIR", at);
      if (name === ".") continue;
      if (name === "..") {
        if (chain.length > 1) chain.length--;
        continue;
      }
      const node = folder.entries[name];
      if (node === undefined) {
        if (!isLast) throw tree.fault("ENOENT", at);
        if (namesFolder && !mayEnd) throw tree.fault(at.creates ? "EISDIR" : "ENOENT", at);
        return {folder, name, node, chain};
      }
      if (node.target !== undefined && (follows || !isLast || namesFolder)) {
        if (++links > 40) throw tree.fault("ELOOP", at);
        const rest = tree.parts(node.target);
        for (let k = i + 1; k < names.length; k++) %ArrayAppend(rest, names[k]);
        if (node.target[0] === "/") chain.length = 1;
        names = rest;
        i = -1;
        continue;
      }
      %ArrayAppend(chain, {name, node});
    }
    const last = chain[chain.length - 1];
    if (namesFolder && last.node.entries === undefined) throw tree.fault("ENOTDIR", at);
    return {folder: chain[chain.length > 1 ? chain.length - 2 : 0].node, name: last.name, node: last.node, chain};
  };
  return tree;
}
