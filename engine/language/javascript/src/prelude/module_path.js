// node:path, for POSIX and for Windows paths.

function pathCheck(value, name, place) {
  if (typeof value !== "string") throw %WithFrames(%ArgumentTypeError(name, "of type string", value), place);
}

// Folds `.`, `..` and empty parts away. A path that is not absolute keeps the leading `..` it needs.
function pathFold(parts, absolute) {
  const out = [];
  for (const part of parts) {
    if (part === "" || part === ".") continue;
    if (part !== "..") out.push(part);
    else if (out.length > 0 && out[out.length - 1] !== "..") out.pop();
    else if (!absolute) out.push("..");
  }
  return out;
}

// The last part: where it begins and ends, slashes after it left out. `start` is where names may begin.
function pathLast(text, isSlash, start) {
  let end = text.length;
  while (end > start && isSlash(text[end - 1])) end--;
  let begin = end;
  while (begin > start && !isSlash(text[begin - 1])) begin--;
  return [begin, end];
}

function pathWithoutSuffix(base, suffix) {
  return suffix !== "" && base !== suffix && base.endsWith(suffix) ? base.slice(0, -suffix.length) : base;
}

function pathExtension(base) {
  const dot = base.lastIndexOf(".");
  return dot <= 0 || base === ".." ? "" : base.slice(dot);
}

function pathFormat(parts, separator) {
  if (parts === null || typeof parts !== "object") throw %WithFrames(%ArgumentTypeError("pathObject", "of type object", parts), "_format (node:path:174:3)");
  const dir = parts.dir || parts.root;
  const ext = parts.ext ? (parts.ext[0] === "." ? "" : ".") + parts.ext : "";
  const base = parts.base || `${parts.name || ""}${ext}`;
  if (!dir) return base;
  return dir === parts.root ? `${dir}${base}` : `${dir}${separator}${base}`;
}

function pathPosix() {
  const isSlash = unit => unit === "/";
  const isRooted = text => text[0] === "/";
  const fold = text => %PathFold(text.split("/"), isRooted(text)).join("/");
  const dirnameOf = text => {
    const start = isRooted(text) ? 1 : 0;
    const at = %PathLast(text, isSlash, start)[0];
    if (at <= start) return start === 1 ? "/" : ".";
    if (start === 1 && at === 2) return "//";
    return at === 1 ? "." : text.slice(0, at - 1);
  };
  const baseOf = text => {
    const [begin, end] = %PathLast(text, isSlash, 0);
    return text.slice(begin, end);
  };
  const absolute = parts => {
    let text = "";
    for (let i = parts.length - 1; i >= 0 && !isRooted(text); i--) {
      %PathCheck(parts[i], `paths[${i}]`, "Object.resolve (node:path:1223:7)");
      if (parts[i] !== "") text = text === "" ? parts[i] : `${parts[i]}/${text}`;
    }
    if (!isRooted(text)) text = `${%Process%.cwd()}/${text}`;
    return "/" + fold(text);
  };
  const path = {
    resolve(...parts) {
      return absolute(parts);
    },
    normalize(path) {
      %PathCheck(path, "path", "Object.normalize (node:path:1260:5)");
      if (path === "") return ".";
      const folded = fold(path);
      const tail = path.endsWith("/") ? "/" : "";
      if (folded === "") return isRooted(path) ? "/" : tail === "" ? "." : "./";
      return (isRooted(path) ? "/" : "") + folded + tail;
    },
    isAbsolute(path) {
      %PathCheck(path, "path", "Object.isAbsolute (node:path:1289:5)");
      return isRooted(path);
    },
    join(...parts) {
      let text = "";
      for (const part of parts) {
        %PathCheck(part, "path", "Object.join (node:path:1305:7)");
        if (part !== "") text = text === "" ? part : `${text}/${part}`;
      }
      return text === "" ? "." : path.normalize(text);
    },
    relative(from, to) {
      %PathCheck(from, "from", "Object.relative (node:path:1323:5)");
      %PathCheck(to, "to", "Object.relative (node:path:1324:5)");
      const a = absolute([from]).split("/").filter(part => part !== "");
      const b = absolute([to]).split("/").filter(part => part !== "");
      let same = 0;
      while (same < a.length && same < b.length && a[same] === b[same]) same++;
      return [...a.slice(same).map(() => ".."), ...b.slice(same)].join("/");
    },
    toNamespacedPath(path) {
      return path;
    },
    dirname(path) {
      %PathCheck(path, "path", "Object.dirname (node:path:1408:5)");
      return dirnameOf(path);
    },
    basename(path, suffix) {
      if (suffix !== undefined) %PathCheck(suffix, "suffix", "Object.basename (node:path:1440:7)");
      %PathCheck(path, "path", "Object.basename (node:path:1441:5)");
      if (suffix === path) return "";
      return suffix === undefined ? baseOf(path) : %PathWithoutSuffix(baseOf(path), suffix);
    },
    extname(path) {
      %PathCheck(path, "path", "Object.extname (node:path:1518:5)");
      return %PathExtension(baseOf(path));
    },
    format(parts) {
      return %PathFormat(parts, "/");
    },
    parse(path) {
      %PathCheck(path, "path", "Object.parse (node:path:1582:5)");
      const root = isRooted(path) ? "/" : "";
      const start = root.length;
      const [begin, end] = %PathLast(path, isSlash, start);
      const base = path.slice(begin, end);
      const ext = %PathExtension(base);
      const dir = begin > start ? path.slice(0, begin - 1) : root;
      return {root, dir, base, ext, name: ext === "" ? base : base.slice(0, -ext.length)};
    },
    sep: "/",
    delimiter: ":",
    win32: null,
    posix: null,
  };
  return path;
}

// The parts of a Windows path's root: [device ("C:", "\\srv\share"), whether it is absolute, where the rest begins].
function pathDevice(text) {
  const isSlash = unit => unit === "\\" || unit === "/";
  if (isSlash(text[0])) {
    const share = /^[\\/]{2}([^\\/]+)[\\/]+([^\\/]+)/.exec(text);
    if (share === null) return ["", true, 1];
    const whole = share[0].length;
    return [`\\\\${share[1]}\\${share[2]}`, true, isSlash(text[whole]) ? whole + 1 : whole];
  }
  if (!/^[A-Za-z]:/.test(text)) return ["", false, 0];
  const rooted = isSlash(text[2]);
  return [text.slice(0, 2), rooted, rooted ? 3 : 2];
}

function pathWindows() {
  const isSlash = unit => unit === "\\" || unit === "/";
  const split = text => text.split(/[\\/]/);
  const check = (value, name, method) => %PathCheck(value, name, `Object.${method} (node:path:1:1)`);
  const baseOf = text => {
    const start = /^[A-Za-z]:/.test(text) ? 2 : 0;
    const [begin, end] = %PathLast(text, isSlash, start);
    return text.slice(begin, end);
  };
  const namesDrive = (text, folded) => {
    if (!text.includes(":")) return false;
    if (/^[A-Za-z]:/.test(folded)) return true;
    for (let i = text.indexOf(":"); i >= 0; i = text.indexOf(":", i + 1)) if (i === text.length - 1 || isSlash(text[i + 1])) return true;
    return false;
  };
  const normalize = text => {
    if (text === "") return ".";
    const [device, rooted, at] = %PathDevice(text);
    const rest = text.slice(at);
    let folded = %PathFold(split(rest), rooted).join("\\");
    if (folded === "" && !rooted) folded = ".";
    if (folded !== "" && rest !== "" && isSlash(rest[rest.length - 1])) folded += "\\";
    // What was no drive before its dots were folded away must not become one.
    if (device === "" && !rooted && namesDrive(text, folded)) return ".\\" + folded;
    return device + (rooted ? "\\" : "") + folded;
  };
  const absolute = parts => {
    let device = "";
    let tail = "";
    let rooted = false;
    for (let i = parts.length - 1; i >= -1 && !(rooted && device !== ""); i--) {
      const part = i < 0 ? %Process%.cwd() : parts[i];
      check(part, `paths[${i}]`, "resolve");
      if (part === "") continue;
      const [own, isRooted, at] = %PathDevice(part);
      if (own !== "" && device !== "" && own.toLowerCase() !== device.toLowerCase()) continue;
      if (device === "") device = own;
      if (!rooted) {
        tail = `${part.slice(at)}\\${tail}`;
        rooted = isRooted;
      }
    }
    tail = %PathFold(split(tail), rooted).join("\\");
    return device + (rooted ? "\\" : "") + tail || ".";
  };
  return {
    resolve(...parts) {
      return absolute(parts);
    },
    normalize(path) {
      check(path, "path", "normalize");
      return normalize(path);
    },
    isAbsolute(path) {
      check(path, "path", "isAbsolute");
      return path !== "" && (isSlash(path[0]) || /^[A-Za-z]:[\\/]/.test(path));
    },
    join(...parts) {
      let text = "";
      for (const part of parts) {
        check(part, "path", "join");
        if (part !== "") text = text === "" ? part : `${text}\\${part}`;
      }
      if (text === "") return ".";
      const first = parts.find(part => part !== "");
      // Only a first part that is a share by itself may make one.
      if (isSlash(text[0]) && isSlash(text[1]) && !/^[\\/]{2}[^\\/]/.test(first)) text = text.replace(/^[\\/]+/, "\\");
      return normalize(text);
    },
    relative(from, to) {
      check(from, "from", "relative");
      check(to, "to", "relative");
      const a = absolute([from]);
      const b = absolute([to]);
      if (a.toLowerCase() === b.toLowerCase()) return "";
      const one = split(a).filter(part => part !== "");
      const other = split(b).filter(part => part !== "");
      let same = 0;
      while (same < one.length && same < other.length && one[same].toLowerCase() === other[same].toLowerCase()) same++;
      if (same === 0) return b;
      return [...one.slice(same).map(() => ".."), ...other.slice(same)].join("\\");
    },
    toNamespacedPath(path) {
      if (typeof path !== "string" || path === "") return path;
      const full = absolute([path]);
      if (/^[A-Za-z]:\\/.test(full)) return `\\\\?\\${full}`;
      return /^\\\\[^?.]/.test(full) ? `\\\\?\\UNC\\${full.slice(2)}` : path;
    },
    dirname(path) {
      check(path, "path", "dirname");
      if (path === "") return ".";
      const [device, rooted, at] = %PathDevice(path);
      const start = device === "" && !rooted ? 0 : at;
      const cut = %PathLast(path, isSlash, start)[0];
      if (cut <= start) return start === 0 ? "." : path.slice(0, start);
      return path.slice(0, cut - 1 < start ? start : cut - 1);
    },
    basename(path, suffix) {
      if (suffix !== undefined) check(suffix, "suffix", "basename");
      check(path, "path", "basename");
      if (suffix === path) return "";
      return suffix === undefined ? baseOf(path) : %PathWithoutSuffix(baseOf(path), suffix);
    },
    extname(path) {
      check(path, "path", "extname");
      return %PathExtension(baseOf(path));
    },
    format(parts) {
      return %PathFormat(parts, "\\");
    },
    parse(path) {
      check(path, "path", "parse");
      const [device, rooted, at] = %PathDevice(path);
      const root = device === "" && !rooted ? "" : path.slice(0, at);
      const start = root.length;
      const [begin, end] = %PathLast(path, isSlash, start);
      const base = path.slice(begin, end);
      const ext = %PathExtension(base);
      const dir = begin > start ? path.slice(0, begin - 1) : root;
      return {root, dir, base, ext, name: ext === "" ? base : base.slice(0, -ext.length)};
    },
    sep: "\\",
    delimiter: ";",
    win32: null,
    posix: null,
  };
}

function modulePath() {
  const posix = %PathPosix();
  const win32 = %PathWindows();
  posix.win32 = win32.win32 = win32;
  posix.posix = win32.posix = posix;
  posix._makeLong = posix.toNamespacedPath;
  win32._makeLong = win32.toNamespacedPath;
  return posix;
}
