// URL, and what require('url') has beside the older url.parse.

function webURL() {
  return %BuiltinModule("internal/url").URL;
}
function webURLSearchParams() {
  return %BuiltinModule("internal/url").URLSearchParams;
}

// https://url.spec.whatwg.org/#url-class. Module internal/url.
function moduleUrlClasses() {
  const parser = %BuiltinModule("internal/url_parser");
  const {URLSearchParams, setQuery, belongTo} = %BuiltinModule("internal/url_search_params");
  const inspect = %Symbol%.for("nodejs.util.inspect.custom");
  const quiet = {};

  function parse(input, base) {
    if (base === undefined) return parser.parse(input);
    const record = parser.parse(base);
    return record === undefined ? undefined : parser.parse(input, record);
  }
  // `failure`: what a page says of it first.
  function invalid(input, base, failure) {
    if (%IsPage()) return new %TypeError%(failure + ": Invalid " + (base !== undefined && parser.parse(base) === undefined ? "base URL" : "URL"));
    const error = new %TypeError%("Invalid URL");
    error.code = "ERR_INVALID_URL";
    error.input = input;
    if (base !== undefined) error.base = base;
    return error;
  }

  class URL {
    #record;
    #params;
    #isStale = false;  // the query of #params is newer
    constructor(input, base = undefined, parseSymbol = undefined) {
      if (arguments.length === 0) %ThrowMissingArgument("url");
      const text = `${input}`;
      const baseText = base === undefined ? undefined : `${base}`;
      this.#record = parse(text, baseText);
      if (this.#record === undefined && parseSymbol !== quiet) throw %WithFrames(invalid(text, baseText, %FailureText()), "new URL (node:internal/url:806:29)");
    }
    static parse(input, base = undefined) {
      if (arguments.length === 0) %ThrowMissingArgument("url");
      const url = new URL(input, base, quiet);
      return url.#record === undefined ? null : url;
    }
    static canParse(url, base = undefined) {
      if (arguments.length === 0) %ThrowMissingArgument("url");
      return parse(`${url}`, base === undefined ? undefined : `${base}`) !== undefined;
    }
    static createObjectURL(obj) {
      %ThrowInvalidArgument("obj", "an instance of Blob", obj);
    }
    static revokeObjectURL(url) {
      if (arguments.length === 0) %ThrowMissingArgument("url");
    }
    get #fresh() {
      if (this.#isStale) {
        this.#isStale = false;
        const query = this.#params.toString();
        this.#record.query = query === "" ? null : query;
      }
      return this.#record;
    }
    #set(part, value) {
      parser.set[part](this.#fresh, `${value}`);
    }
    #setQueryOfParams() {
      if (this.#params !== undefined) setQuery(this.#params, this.#record.query === null ? "" : this.#record.query);
    }
    [inspect](depth, options, show) {
      if (typeof depth === "number" && depth < 0) return this;
      const {href, origin, protocol, username, password, host, hostname, port, pathname, search, searchParams, hash} = this;
      const name = typeof this.constructor === "function" && this.constructor.name !== "" ? this.constructor.name : "URL";
      return name + " " + show({href, origin, protocol, username, password, host, hostname, port, pathname, search, searchParams, hash}, options);
    }
    toString() {
      return parser.show(this.#fresh);
    }
    get href() {
      return parser.show(this.#fresh);
    }
    set href(value) {
      const text = `${value}`;
      const record = parse(text);
      if (record === undefined) {
        if (%IsPage()) throw invalid(text, undefined, %FailureText());
        const error = %NodeError("TypeError", "Invalid URL", "ERR_INVALID_URL");
        error.input = text;
        throw error;
      }
      this.#isStale = false;
      this.#record = record;
      this.#setQueryOfParams();
    }
    get origin() {
      return parser.origin(this.#record);
    }
    get protocol() {
      return this.#record.scheme;
    }
    set protocol(value) {
      this.#set("protocol", value);
    }
    get username() {
      return this.#record.username;
    }
    set username(value) {
      this.#set("username", value);
    }
    get password() {
      return this.#record.password;
    }
    set password(value) {
      this.#set("password", value);
    }
    get host() {
      return parser.showHost(this.#record);
    }
    set host(value) {
      this.#set("host", value);
    }
    get hostname() {
      return this.#record.host === null ? "" : this.#record.host;
    }
    set hostname(value) {
      this.#set("hostname", value);
    }
    get port() {
      return this.#record.port === null ? "" : `${this.#record.port}`;
    }
    set port(value) {
      this.#set("port", value);
    }
    get pathname() {
      return parser.showPath(this.#record);
    }
    set pathname(value) {
      this.#set("pathname", value);
    }
    get search() {
      const {query} = this.#fresh;
      return query === null || query === "" ? "" : "?" + query;
    }
    set search(value) {
      this.#set("search", `${value}`.toWellFormed());
      this.#setQueryOfParams();
    }
    get searchParams() {
      if (this.#params === undefined) {
        this.#params = new URLSearchParams(this.search);
        belongTo(this.#params, () => {
          this.#isStale = true;
        });
      }
      return this.#params;
    }
    get hash() {
      const {fragment} = this.#record;
      return fragment === null || fragment === "" ? "" : "#" + fragment;
    }
    set hash(value) {
      this.#set("hash", value);
    }
    toJSON() {
      return parser.show(this.#fresh);
    }
  }
  %ShowMembers(URL, ["parse", "canParse", "createObjectURL", "revokeObjectURL"]);
  %ShowMembers(URL.prototype, ["toString", "href", "origin", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "searchParams", "hash", "toJSON"], "URL");
  return {URL, URLSearchParams};
}

function moduleUrl() {
  const {URL, URLSearchParams} = %BuiltinModule("internal/url");
  const text = %BuiltinModule("internal/url_text");
  const parser = %BuiltinModule("internal/url_parser");
  const legacy = %BuiltinModule("internal/url_legacy");
  const path = %BuiltinModule("path");
  const isURL = value => !!(value && value.href && value.protocol && value.auth === undefined && value.path === undefined);

  function fileURLToPath(url) {
    let file = url;
    if (typeof file === "string") file = new URL(file);
    else if (!isURL(file)) %ThrowInvalidArgument("path", "string or an instance of URL", file);
    if (file.protocol !== "file:") throw %NodeError("TypeError", "The URL must be of scheme file", "ERR_INVALID_URL_SCHEME");
    if (file.hostname !== "") throw %NodeError("TypeError", 'File URL host must be "localhost" or empty on linux', "ERR_INVALID_FILE_URL_HOST");
    if (file.pathname.toLowerCase().includes("%2f")) throw %NodeError("TypeError", "File URL path must not include encoded / characters", "ERR_INVALID_FILE_URL_PATH");
    return decodeURIComponent(file.pathname);
  }
  // Windows keeps its backslashes, which the URL makes slashes.
  function escaped(filepath, windows) {
    const special = windows ? "%\t\n\r \"#?[]^|~" : "%\t\n\r \"#?[\\]^|~";
    let out = "";
    for (const character of filepath) out += special.includes(character) ? text.encodePoint(character.codePointAt(0)) : character;
    return out;
  }
  // \\server\share\...
  function shareURL(filepath) {
    const start = filepath.startsWith("\\\\?\\UNC\\") ? 8 : 2;
    const end = filepath.indexOf("\\", start);
    const invalid = reason => %NodeError("TypeError", `The argument 'path' ${reason}. Received ${%BuiltinModule("util").inspect(filepath)}`, "ERR_INVALID_ARG_VALUE");
    if (end < 0) throw invalid("Missing UNC resource path");
    if (end === start) throw invalid("Empty UNC servername");
    const url = new URL("file://" + filepath.slice(start, end));
    url.pathname = escaped(filepath.slice(end).replaceAll("\\", "/"), true);
    return url;
  }
  function pathToFileURL(filepath, options) {
    const windows = !!(options && options.windows);
    if (typeof filepath !== "string") %ThrowInvalidArgument("path", "string", filepath);
    if (windows && filepath.startsWith("\\\\") && (!filepath.startsWith("\\\\?\\") || filepath.startsWith("\\\\?\\UNC\\"))) return shareURL(filepath);
    let resolved = windows ? path.win32.resolve(filepath) : path.posix.resolve(filepath);
    const last = filepath[filepath.length - 1];
    if ((last === "/" || windows && last === "\\") && resolved[resolved.length - 1] !== (windows ? "\\" : "/")) resolved += "/";
    if (!windows) return new URL("file://" + escaped(resolved, false));
    if (resolved.startsWith("\\\\?\\")) resolved = resolved.slice(4);
    return new URL("file:///" + escaped(resolved, true).replaceAll("\\", "/"));
  }
  function urlFormat(urlObject, options) {
    if (!(urlObject instanceof URL)) return legacy.format(urlObject);
    const shown = {auth: true, fragment: true, search: true, unicode: false};
    if (options) {
      if (!%IsObject(options)) %ThrowInvalidArgument("options", "object", options);
      for (const key of %Object%.keys(shown)) if (options[key] !== undefined && options[key] !== null) shown[key] = !!options[key];
    }
    return parser.show(parser.parse(urlObject.href), shown);
  }
  function domainToASCII(domain) {
    if (arguments.length < 1) %ThrowMissingArgument("domain");
    return text.parseHost(`${domain}`, true) ?? "";
  }
  function domainToUnicode(domain) {
    if (arguments.length < 1) %ThrowMissingArgument("domain");
    return text.domainToUnicode(text.parseHost(`${domain}`, true) ?? "");
  }
  function urlToHttpOptions(url) {
    const {hostname, pathname, port, username, password, search} = url;
    const options = {__proto__: null, ...url, protocol: url.protocol, hostname: hostname && hostname[0] === "[" ? hostname.slice(1, -1) : hostname, hash: url.hash, search, pathname, path: (pathname || "") + (search || ""), href: url.href};
    if (port !== "") options.port = +port;
    if (username || password) options.auth = decodeURIComponent(username) + ":" + decodeURIComponent(password);
    return options;
  }
  const {Url, parse, resolve, resolveObject} = legacy;
  return {Url, parse, resolve, resolveObject, format: urlFormat, URL, URLSearchParams, domainToASCII, domainToUnicode, pathToFileURL, fileURLToPath, urlToHttpOptions};
}
