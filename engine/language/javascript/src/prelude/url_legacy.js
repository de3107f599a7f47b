// url.parse and its kin, node's own and older way with URLs (lib/url.js). Module internal/url_legacy.

function moduleUrlLegacy() {
  const querystring = %BuiltinModule("querystring");
  const text = %BuiltinModule("internal/url_text");
  const isHostless = protocol => protocol === "javascript:" || protocol === "javascript";
  const slashed = new %Set%(["http", "https", "ftp", "gopher", "file", "ws", "wss"].flatMap(name => [name, name + ":"]));
  const isIpv6 = hostname => hostname.startsWith("[") && hostname.endsWith("]");
  function invalid(url) {
    const error = %NodeError("TypeError", "Invalid URL", "ERR_INVALID_URL");
    error.input = url;
    return error;
  }

  function Url() {
    this.protocol = null;
    this.slashes = null;
    this.auth = null;
    this.host = null;
    this.port = null;
    this.hostname = null;
    this.hash = null;
    this.search = null;
    this.query = null;
    this.pathname = null;
    this.path = null;
    this.href = null;
  }

  function urlParse(url, parseQueryString, slashesDenoteHost) {
    if (url instanceof Url) return url;
    const made = new Url();
    made.parse(url, parseQueryString, slashesDenoteHost);
    return made;
  }

  // Without white space around it, and with \ as / before ? and #.
  function clean(url) {
    const trimmed = trim(url);
    let end = 0;
    while (end < trimmed.length && trimmed[end] !== "?" && trimmed[end] !== "#") end++;
    return trimmed.slice(0, end).replaceAll("\\", "/") + trimmed.slice(end);
  }
  function trim(url) {
    const isSpace = unit => unit < 33 || unit === 0xA0 || unit === 0xFEFF;
    let begin = 0;
    let end = url.length;
    while (begin < end && isSpace(url.charCodeAt(begin))) begin++;
    while (end > begin && isSpace(url.charCodeAt(end - 1))) end--;
    return url.slice(begin, end);
  }

  Url.prototype.parse = function parse(url, parseQueryString, slashesDenoteHost) {
    if (typeof url !== "string") %ThrowInvalidArgument("url", "string", url);
    let rest = clean(url);
    if (!slashesDenoteHost && !rest.includes("#") && !rest.split("?")[0].includes("@")) {
      const simple = /^(\/\/?(?!\/)[^?\s]*)(\?[^\s]*)?$/.exec(rest);
      if (simple !== null) return fillSimple(this, rest, simple, parseQueryString);
    }
    const proto = /^[a-z0-9.+-]+:/i.exec(rest);
    if (proto !== null) {
      this.protocol = proto[0].toLowerCase();
      rest = rest.slice(proto[0].length);
    }
    let slashes = false;
    if (slashesDenoteHost || proto !== null || /^\/\/[^@/]+@[^@/]+/.test(rest)) {
      slashes = rest.startsWith("//");
      if (slashes && !(proto !== null && isHostless(this.protocol))) {
        rest = rest.slice(2);
        this.slashes = true;
      }
    }
    if (!isHostless(this.protocol) && (slashes || proto !== null && !slashed.has(proto[0]))) rest = takeHost(this, rest, url);
    if (!isHostless(this.protocol)) rest = escapeAll(rest);
    takePath(this, rest, parseQueryString);
    this.href = this.format();
    return this;
  };
  function fillSimple(self, rest, simple, parseQueryString) {
    self.path = rest;
    self.href = rest;
    self.pathname = simple[1];
    if (simple[2]) {
      self.search = simple[2];
      self.query = parseQueryString ? querystring.parse(simple[2].slice(1)) : simple[2].slice(1);
    } else if (parseQueryString) {
      self.search = null;
      self.query = {__proto__: null};
    }
    return self;
  }

  // Where the host ends: {at: the last @ before it, end}.
  function hostExtent(rest) {
    let at = -1;
    let end = -1;
    for (let i = 0; i < rest.length; i++) {
      const character = rest[i];
      if ("#/?".includes(character)) {
        if (end < 0) end = i;
        break;
      }
      if (character === "@") {
        at = i;
        end = -1;
      } else if (end < 0 && " \"%';<>\\^`{|}".includes(character)) {
        end = i;
      }
    }
    return {at, end: end < 0 ? rest.length : end};
  }
  // The tabs and line ends of the host are dropped.
  function withoutLineEnds(rest) {
    let end = 0;
    while (end < rest.length && !"#/?".includes(rest[end])) end++;
    return rest.slice(0, end).replaceAll("\t", "").replaceAll("\n", "").replaceAll("\r", "") + rest.slice(end);
  }
  // Fills in auth, host, hostname and port; gives what follows.
  function takeHost(self, given, url) {
    let rest = withoutLineEnds(given);
    const {at, end} = hostExtent(rest);
    if (at >= 0) self.auth = decodeURIComponent(rest.slice(0, at));
    self.host = rest.slice(at + 1, end);
    rest = rest.slice(end);
    self.parseHost();
    if (typeof self.hostname !== "string") self.hostname = "";
    const isAddress = isIpv6(self.hostname);
    if (!isAddress) rest = cutHostname(self, rest, url);
    self.hostname = self.hostname.length > 255 ? "" : self.hostname.toLowerCase();
    checkHostname(self, isAddress, url);
    self.host = self.hostname + (self.port ? ":" + self.port : "");
    if (!isAddress) return rest;
    self.hostname = self.hostname.slice(1, -1);
    return rest[0] === "/" ? rest : "/" + rest;
  }
  let warned = false;
  function cutHostname(self, rest, url) {
    const {hostname} = self;
    for (let i = 0; i < hostname.length; i++) {
      if (!"/\\#?:".includes(hostname[i])) continue;
      if (!warned && hostname[i] === ":") {
        warned = true;
        %Process%.emitWarning("The URL " + url + " is invalid. Future versions of Node.js will throw an error.", "DeprecationWarning", "DEP0170");
      }
      self.hostname = hostname.slice(0, i);
      return "/" + hostname.slice(i) + rest;
    }
    return rest;
  }
  function checkHostname(self, isAddress, url) {
    if (self.hostname === "") return;
    if (!isAddress) self.hostname = text.domainToAscii(self.hostname) ?? "";
    const forbidden = isAddress ? /[\0\t\n\r #%/<>?@\\^|]/ : /[\0\t\n\r #%/:<>?@[\\\]^|]/;
    if (self.hostname === "" || forbidden.test(self.hostname)) throw invalid(url);
  }
  const escapes = {"\t": "%09", "\n": "%0A", "\r": "%0D", " ": "%20", '"': "%22", "'": "%27", "<": "%3C", ">": "%3E", "\\": "%5C", "^": "%5E", "`": "%60", "{": "%7B", "|": "%7C", "}": "%7D", __proto__: null};
  function escapeAll(rest) {
    let out = "";
    for (let i = 0; i < rest.length; i++) out += escapes[rest[i]] ?? rest[i];
    return out;
  }
  function takePath(self, rest, parseQueryString) {
    const hash = rest.indexOf("#");
    if (hash >= 0) self.hash = rest.slice(hash);
    const before = hash < 0 ? rest : rest.slice(0, hash);
    const mark = before.indexOf("?");
    if (mark >= 0) {
      self.search = before.slice(mark);
      self.query = parseQueryString ? querystring.parse(before.slice(mark + 1)) : before.slice(mark + 1);
    } else if (parseQueryString) {
      self.search = null;
      self.query = {__proto__: null};
    }
    const pathname = mark < 0 ? before : before.slice(0, mark);
    if (pathname !== "") self.pathname = pathname;
    if (slashed.has(self.protocol) && self.hostname && !self.pathname) self.pathname = "/";
    if (self.pathname || self.search) self.path = (self.pathname || "") + (self.search || "");
  }
  Url.prototype.parseHost = function parseHost() {
    const port = /:[0-9]*$/.exec(this.host);
    let {host} = this;
    if (port !== null) {
      if (port[0] !== ":") this.port = port[0].slice(1);
      host = host.slice(0, host.length - port[0].length);
    }
    if (host) this.hostname = host;
  };

  function urlFormat(urlObject) {
    if (typeof urlObject === "string") return urlParse(urlObject).format();
    if (!%IsObject(urlObject) || typeof urlObject === "function") {
      throw %NodeError("TypeError", 'The "urlObject" argument must be one of type object or string. Received ' + %DescribeReceived(urlObject), "ERR_INVALID_ARG_TYPE");
    }
    return %Call(Url.prototype.format, urlObject);
  }
  Url.prototype.format = function format() {
    const auth = this.auth ? encodeAuth(this.auth) + "@" : "";
    let protocol = this.protocol || "";
    let pathname = this.pathname || "";
    let hash = this.hash || "";
    let host = "";
    if (this.host) {
      host = auth + this.host;
    } else if (this.hostname) {
      host = auth + (this.hostname.includes(":") && !isIpv6(this.hostname) ? "[" + this.hostname + "]" : this.hostname);
      if (this.port) host += ":" + this.port;
    }
    const query = this.query !== null && typeof this.query === "object" ? querystring.stringify(this.query) : "";
    let search = this.search || query && "?" + query || "";
    if (protocol && !protocol.endsWith(":")) protocol += ":";
    pathname = pathname.replaceAll("#", "%23").replaceAll("?", "%3F");
    if (this.slashes || slashed.has(protocol)) {
      if (this.slashes || host) {
        if (pathname && pathname[0] !== "/") pathname = "/" + pathname;
        host = "//" + host;
      } else if (protocol.startsWith("file")) {
        host = "//";
      }
    }
    search = search.replaceAll("#", "%23");
    if (hash && hash[0] !== "#") hash = "#" + hash;
    if (search && search[0] !== "?") search = "?" + search;
    return protocol + host + pathname + search + hash;
  };
  function encodeAuth(auth) {
    let out = "";
    for (const character of auth) out += /[!'()*\-.:\w~]/.test(character) ? character : text.encodePoint(character.codePointAt(0));
    return out;
  }

  // --- resolving

  function urlResolve(source, relative) {
    return urlParse(source, false, true).resolve(relative);
  }
  function urlResolveObject(source, relative) {
    if (!source) return relative;
    return urlParse(source, false, true).resolveObject(relative);
  }
  Url.prototype.resolve = function resolve(relative) {
    return this.resolveObject(urlParse(relative, false, true)).format();
  };
  function finish(result) {
    if (result.pathname !== null || result.search !== null) result.path = (result.pathname || "") + (result.search || "");
    result.href = result.format();
    return result;
  }
  Url.prototype.resolveObject = function resolveObject(given) {
    const relative = typeof given === "string" ? urlParse(given, false, true) : given;
    const result = %Object%.assign(new Url(), this);
    result.hash = relative.hash;
    if (relative.href === "") {
      result.href = result.format();
      return result;
    }
    if (relative.slashes && !relative.protocol) return resolveHost(result, relative);
    if (relative.protocol && relative.protocol !== result.protocol) return resolveProtocol(result, relative);
    return resolvePath(result, relative);
  };
  // //host/path keeps the protocol only.
  function resolveHost(result, relative) {
    const {protocol} = result;
    %Object%.assign(result, relative, {protocol});
    if (slashed.has(protocol) && result.hostname && !result.pathname) result.path = result.pathname = "/";
    result.href = result.format();
    return result;
  }
  function resolveProtocol(result, relative) {
    if (!slashed.has(relative.protocol)) {
      %Object%.assign(result, relative);
      result.href = result.format();
      return result;
    }
    result.protocol = relative.protocol;
    if (!relative.host && !/^file:?$/.test(relative.protocol) && !isHostless(relative.protocol)) {
      const path = (relative.pathname || "").split("/");
      while (path.length && !(relative.host = path.shift()));
      if (!relative.host) relative.host = "";
      if (!relative.hostname) relative.hostname = "";
      if (path[0] !== "") path.unshift("");
      if (path.length < 2) path.unshift("");
      result.pathname = path.join("/");
    } else {
      result.pathname = relative.pathname;
    }
    result.search = relative.search;
    result.query = relative.query;
    result.host = relative.host || "";
    result.auth = relative.auth;
    result.hostname = relative.hostname || relative.host;
    result.port = relative.port;
    if (result.pathname || result.search) result.path = (result.pathname || "") + (result.search || "");
    result.slashes = result.slashes || relative.slashes;
    result.href = result.format();
    return result;
  }
  // mailto:a@b keeps its user in the host.
  function splitAuth(result) {
    const parts = result.host && result.host.indexOf("@") > 0 ? result.host.split("@") : undefined;
    if (parts === undefined) return;
    result.auth = parts.shift();
    result.host = result.hostname = parts.shift();
  }
  function resolvePath(result, relative) {
    const isSourceAbsolute = result.pathname && result.pathname[0] === "/";
    const isAbsolute = relative.host || relative.pathname && relative.pathname[0] === "/";
    const removesDots = isAbsolute || isSourceAbsolute || result.host && relative.pathname;
    let mustBeAbsolute = removesDots;
    let source = result.pathname && result.pathname.split("/") || [];
    const path = relative.pathname && relative.pathname.split("/") || [];
    const isBare = result.protocol && !slashed.has(result.protocol);
    if (isBare) {
      putHostsIntoPaths(result, relative, source, path);
      mustBeAbsolute = mustBeAbsolute && (path[0] === "" || source[0] === "");
    }
    if (isAbsolute) {
      takeRelativeHost(result, relative);
      source = path;
    } else if (path.length) {
      source.pop();
      source = source.concat(path);
      result.search = relative.search;
      result.query = relative.query;
    } else if (relative.search !== null && relative.search !== undefined) {
      if (isBare) {
        result.hostname = result.host = source.shift();
        splitAuth(result);
      }
      result.search = relative.search;
      result.query = relative.query;
      return finish(result);
    }
    if (!source.length) {
      result.pathname = null;
      result.path = result.search ? "/" + result.search : null;
      result.href = result.format();
      return result;
    }
    foldDots(source, result.host || relative.host, mustBeAbsolute, removesDots);
    placePath(result, source, isBare, mustBeAbsolute);
    result.auth = relative.auth || result.auth;
    result.slashes = result.slashes || relative.slashes;
    return finish(result);
  }
  function putHostsIntoPaths(result, relative, source, path) {
    const put = (list, host) => {
      if (list[0] === "") list[0] = host;
      else list.unshift(host);
    };
    result.hostname = "";
    result.port = null;
    if (result.host) put(source, result.host);
    result.host = "";
    if (!relative.protocol) return;
    relative.hostname = null;
    relative.port = null;
    result.auth = null;
    if (relative.host) put(path, relative.host);
    relative.host = null;
  }
  function takeRelativeHost(result, relative) {
    if (relative.host || relative.host === "") {
      if (result.host !== relative.host) result.auth = null;
      result.host = relative.host;
      result.port = relative.port;
    }
    if (relative.hostname || relative.hostname === "") {
      if (result.hostname !== relative.hostname) result.auth = null;
      result.hostname = relative.hostname;
    }
    result.search = relative.search;
    result.query = relative.query;
  }
  function foldDots(source, hasHost, mustBeAbsolute, removesDots) {
    const last = source[source.length - 1];
    const endsInSlash = (hasHost || source.length > 1) && (last === "." || last === "..") || last === "";
    let up = 0;
    for (let i = source.length - 1; i >= 0; i--) {
      const part = source[i];
      if (part === ".") {
        source.splice(i, 1);
      } else if (part === "..") {
        source.splice(i, 1);
        up++;
      } else if (up > 0) {
        source.splice(i, 1);
        up--;
      }
    }
    if (!mustBeAbsolute && !removesDots) for (; up > 0; up--) source.unshift("..");
    if (mustBeAbsolute && source[0] !== "" && (!source[0] || source[0][0] !== "/")) source.unshift("");
    if (endsInSlash && !source.join("/").endsWith("/")) source.push("");
  }
  function placePath(result, source, isBare, mustBeAbsolute) {
    const isAbsolute = source[0] === "" || source[0] && source[0][0] === "/";
    if (isBare) {
      result.hostname = result.host = isAbsolute ? "" : source.length ? source.shift() : "";
      splitAuth(result);
    }
    if ((mustBeAbsolute || result.host && source.length) && !isAbsolute) source.unshift("");
    if (source.length) {
      result.pathname = source.join("/");
    } else {
      result.pathname = null;
      result.path = null;
    }
  }
  return {Url, parse: urlParse, resolve: urlResolve, resolveObject: urlResolveObject, format: urlFormat};
}
