// The operations of fs on whole trees: rm and cp.

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
