// Stats, BigIntStats, StatFs and Dirent.

function fsStats() {
  const stats = {};
  const types = {isDirectory: 0o040000, isFile: 0o100000, isBlockDevice: 0o060000, isCharacterDevice: 0o020000, isSymbolicLink: 0o120000, isFIFO: 0o010000, isSocket: 0o140000};

  function StatsBase(dev, mode, nlink, uid, gid, rdev, blksize, ino, size, blocks) {
    this.dev = dev;
    this.mode = mode;
    this.nlink = nlink;
    this.uid = uid;
    this.gid = gid;
    this.rdev = rdev;
    this.blksize = blksize;
    this.ino = ino;
    this.size = size;
    this.blocks = blocks;
  }
  for (const name in types) {
    const type = types[name];
    const methods = {
      [name]() {
        return this._checkModeProperty(type);
      },
    };
    StatsBase.prototype[name] = methods[name];
  }
  function derive(constructor) {
    %Object%.setPrototypeOf(constructor.prototype, StatsBase.prototype);
    %Object%.setPrototypeOf(constructor, StatsBase);
  }
  const dateOf = time => new %Date%(+time + 0.5);

  function Stats(dev, mode, nlink, uid, gid, rdev, blksize, ino, size, blocks, atimeMs, mtimeMs, ctimeMs, birthtimeMs) {
    %Call(StatsBase, this, dev, mode, nlink, uid, gid, rdev, blksize, ino, size, blocks);
    this.atimeMs = atimeMs;
    this.mtimeMs = mtimeMs;
    this.ctimeMs = ctimeMs;
    this.birthtimeMs = birthtimeMs;
    this.atime = dateOf(atimeMs);
    this.mtime = dateOf(mtimeMs);
    this.ctime = dateOf(ctimeMs);
    this.birthtime = dateOf(birthtimeMs);
  }
  derive(Stats);
  Stats.prototype.isFile = StatsBase.prototype.isFile;
  Stats.prototype._checkModeProperty = function (property) {
    return (this.mode & 0o170000) === property;
  };

  function BigIntStats(dev, mode, nlink, uid, gid, rdev, blksize, ino, size, blocks, atimeNs, mtimeNs, ctimeNs, birthtimeNs) {
    %Call(StatsBase, this, dev, mode, nlink, uid, gid, rdev, blksize, ino, size, blocks);
    this.atimeMs = atimeNs / 1000000n;
    this.mtimeMs = mtimeNs / 1000000n;
    this.ctimeMs = ctimeNs / 1000000n;
    this.birthtimeMs = birthtimeNs / 1000000n;
    this.atimeNs = atimeNs;
    this.mtimeNs = mtimeNs;
    this.ctimeNs = ctimeNs;
    this.birthtimeNs = birthtimeNs;
    this.atime = dateOf(%Number%(this.atimeMs));
    this.mtime = dateOf(%Number%(this.mtimeMs));
    this.ctime = dateOf(%Number%(this.ctimeMs));
    this.birthtime = dateOf(%Number%(this.birthtimeMs));
  }
  derive(BigIntStats);
  BigIntStats.prototype._checkModeProperty = function (property) {
    return (this.mode & 0o170000n) === %BigInt%(property);
  };

  const inMs = time => time.seconds * 1000 + time.nanos / 1e6;
  const sizeOf = node => node.entries !== undefined ? 4096 : node.target !== undefined ? node.target.length : node.device !== undefined ? 0 : node.size;
  stats.Stats = Stats;
  stats.of = function (node, bigint) {
    const size = sizeOf(node);
    const blocks = %Math%.ceil(size / 4096) * 8;
    const links = node.entries === undefined ? node.links : 2;
    const mode = (node.entries !== undefined ? 0o040000 : node.target !== undefined ? 0o120000 : node.device !== undefined ? 0o020000 : 0o100000) | node.permissions;
    if (!bigint) return new Stats(65024, mode, links, node.uid, node.gid, 0, 4096, node.inode, size, blocks, inMs(node.atime), inMs(node.mtime), inMs(node.ctime), inMs(node.birthtime));
    const ns = time => %BigInt%(time.seconds) * 1000000000n + %BigInt%(time.nanos);
    const big = %BigInt%;
    return new BigIntStats(65024n, big(mode), big(links), big(node.uid), big(node.gid), 0n, 4096n, big(node.inode), big(size), big(blocks), ns(node.atime), ns(node.mtime), ns(node.ctime), ns(node.birthtime));
  };

  class StatFs {
    constructor(type, bsize, blocks, bfree, bavail, files, ffree) {
      this.type = type;
      this.bsize = bsize;
      this.blocks = blocks;
      this.bfree = bfree;
      this.bavail = bavail;
      this.files = files;
      this.ffree = ffree;
    }
  }
  stats.system = bigint => bigint ? new StatFs(61267n, 4096n, 262144n, 196608n, 196608n, 65536n, 65000n) : new StatFs(61267, 4096, 262144, 196608, 196608, 65536, 65000);

  const kType = %Symbol%("type");
  class Dirent {
    constructor(name, type, path) {
      this.name = name;
      this.parentPath = path;
      this.path = path;
      this[kType] = type;
    }
    isDirectory() {
      return this[kType] === 2;
    }
    isFile() {
      return this[kType] === 1;
    }
    isBlockDevice() {
      return this[kType] === 7;
    }
    isCharacterDevice() {
      return this[kType] === 6;
    }
    isSymbolicLink() {
      return this[kType] === 3;
    }
    isFIFO() {
      return this[kType] === 4;
    }
    isSocket() {
      return this[kType] === 5;
    }
  }
  stats.Dirent = Dirent;
  stats.entry = function (row, path, encoding) {
    const {node} = row;
    const type = node.entries !== undefined ? 2 : node.target !== undefined ? 3 : node.device !== undefined ? 6 : 1;
    return new Dirent(encoding === "buffer" ? %BufferOfText(row.name, "utf8") : row.name, type, path);
  };
  return stats;
}
