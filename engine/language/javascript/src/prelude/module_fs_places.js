// Where node's own fs stands when it refuses an argument: the lines above the program's, by function (lib/fs.js 20.20.2).
// Each is "line:column" of the function itself; some stand behind a helper.

function fsArgumentPlaces() {
  const madeCallbacks = {
    access: "228:14", chmod: "1982:14", chown: "2090:14", copyFile: "3028:14", cp: "3068:14", fchmod: "1901:14", fchown: "2052:14",
    fdatasync: "1276:20", fsync: "1308:20", ftruncate: "1110:14", futimes: "2169:14", lchown: "2014:14", link: "1838:14", lutimes: "2212:14",
    mkdir: "1352:14", mkdtemp: "2983:14", open: "552:14", readdir: "1472:14", readlink: "1711:14", rename: "1011:14", rmdir: "1159:14",
    symlink: "1745:20", unlink: "1875:14", utimes: "2129:14",
  };
  const statsCallbacks = {
    fstat: "1546:14", lstat: "1569:14", stat: "1597:14",
  };
  const ownCallbacks = {
    appendFile: "2427:3", readFile: "365:3", readv: "774:3", realpath: "2825:5", statfs: "1610:3", truncate: "1059:3", writeFile: "2310:3",
    write: "874:3", writev: "958:3", exists: "254:3",
  };
  const paths = {
    access: "227:10", chmod: "1980:10", chown: "2091:10", copyFile: "3023:9", cp: "3070:37", lchown: "2015:10", link: "1840:18", lstat: "1570:10",
    lutimes: "2213:10", mkdir: "1353:10", mkdtemp: "2986:12", open: "540:10", readFile: "385:10", readdir: "1474:10", readlink: "1713:10",
    rename: "1012:13", rm: "1235:10", rmdir: "1160:38", stat: "1598:10", statfs: "1611:10", symlink: "1755:12", unlink: "1876:10", utimes: "2130:10",
    accessSync: "243:10", chmodSync: "1996:10", chownSync: "2109:10", copyFileSync: "3044:9", cpSync: "3086:37", lchownSync: "2031:10",
    linkSync: "1859:18", lstatSync: "1651:10", lutimesSync: "2232:10", mkdirSync: "1383:10", mkdtempSync: "3003:12", openSync: "571:10",
    readdirSync: "1512:10", readlinkSync: "1728:10", renameSync: "1030:13", rmSync: "1259:10", rmdirSync: "1201:10", statSync: "1680:10",
    statfsSync: "1694:10", symlinkSync: "1819:12", unlinkSync: "1888:38", utimesSync: "2149:10", writeFileSync: "2377:42",
  };
  const helpedPaths = {
    appendFile: ["open", "540:10", "writeFile", "2337:6", "appendFile", "2437:6"],
    truncate: ["open", "540:10", "truncate", "1060:6"], writeFile: ["open", "540:10", "writeFile", "2337:6"],
    appendFileSync: ["writeFileSync", "2377:42", "appendFileSync", "2461:6"],
    readFileSync: ["openSync", "571:10", "readFileSync", "452:35"],
    truncateSync: ["openSync", "571:10", "truncateSync", "1088:17"],
  };
  // `owner`: "Object." when the function was called as a method.
  const line = (owner, name, place) => `${owner}${name} (node:fs:${place})`;
  return {
    callback(name, owner) {
      if (name in madeCallbacks) return "makeCallback (node:fs:185:3)\n" + line(owner, name, madeCallbacks[name]);
      if (name in statsCallbacks) return "makeStatsCallback (node:fs:194:3)\n" + line(owner, name, statsCallbacks[name]);
      return name in ownCallbacks ? line(owner, name, ownCallbacks[name]) : undefined;
    },
    path(name, owner) {
      if (name in paths) return line(owner, name, paths[name]);
      const helped = helpedPaths[name];
      if (helped === undefined) return undefined;
      let text = "";
      for (let i = 0; i < helped.length; i += 2) text += (i > 0 ? "\n" : "") + line(owner, helped[i], helped[i + 1]);
      return text;
    },
  };
}
