// fetch and its classes: Headers, Request, Response, FormData. Answers come from the scenario's world; what it does not
// list is invented, and says so in a header.

function fetchClass(name) {
  return %BuiltinModule("internal/fetch")[name];
}
function webHeaders() {
  return %FetchClass("Headers");
}
function webRequest() {
  return %FetchClass("Request");
}
function webResponse() {
  return %FetchClass("Response");
}
function webFormData() {
  return %FetchClass("FormData");
}

function fetch(input, init) {
  const start = %FetchClass("fetch");
  return %CallWithArray(start, undefined, arguments.length === 1 ? [input] : [input, init]);
}

function moduleFetch() {
  const {URL, URLSearchParams} = %BuiltinModule("url");
  const kit = {URL, URLSearchParams, blobs: %BuiltinModule("internal/blob"), inspect: %Symbol%.for("nodejs.util.inspect.custom")};
  // As the classes of node's fetch count their arguments.
  kit.needs = function (what, count, given) {
    if (given >= count) return;
    throw new %TypeError%(what + ": " + count + " argument" + (count === 1 ? "" : "s") + " required, but" + (given > 0 ? " only" : "") + " " + given + " found.");
  };
  kit.showAll = function (target, names, options, show) {
    const shown = {};
    for (let i = 0; i < names.length; i++) shown[names[i]] = target[names[i]];
    return show(shown, options);
  };
  %FetchHeaders(kit);
  %FetchForm(kit);
  %FetchBody(kit);
  %FetchRequest(kit);
  %FetchResponse(kit);
  %FetchNetwork(kit);
  for (const name of ["Headers", "Request", "Response", "FormData"]) {
    const {prototype} = kit[name];
    for (const key of %OwnKeys(prototype)) {
      if (key !== "constructor" && typeof key === "string") %Object%.defineProperty(prototype, key, {enumerable: true});
    }
    %Object%.defineProperty(prototype, %SymbolToStringTag%, {configurable: true, value: name});
  }
  for (const name of ["error", "json", "redirect"]) %Object%.defineProperty(kit.Response, name, {enumerable: true});
  const {Headers, Request, Response, FormData, fetch, streamOf} = kit;
  return {Headers, Request, Response, FormData, fetch, streamOf};
}

function fetchHeaders(kit) {
  const isToken = text => /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(text);
  function trimmed(value) {
    let begin = 0;
    let end = value.length;
    const blank = unit => unit === " " || unit === "\t" || unit === "\r" || unit === "\n";
    while (begin < end && blank(value[begin])) begin++;
    while (end > begin && blank(value[end - 1])) end--;
    return %TextPart(value, begin, end);
  }
  function checkName(name, what) {
    const text = `${name}`;
    if (!isToken(text)) throw new %TypeError%(what + ': "' + text + '" is an invalid header name.');
    return text;
  }
  function checkValue(value, what) {
    const text = trimmed(`${value}`);
    if (/[\0\r\n]/.test(text)) throw new %TypeError%(what + ': "' + text + '" is an invalid header value.');
    return text;
  }

  class Headers {
    #entries = new %Map%(); // lower-case name -> {name, value}
    #cookies = [];
    constructor(init = undefined) {
      if (init !== undefined) kit.fillHeaders(this, init, "Headers constructor");
    }
    append(name, value) {
      kit.needs("Headers.append", 2, arguments.length);
      const text = checkName(name, "Headers.append");
      const content = checkValue(value, "Headers.append");
      const key = text.toLowerCase();
      if (key === "set-cookie") %ArrayAppend(this.#cookies, content);
      const known = this.#entries.get(key);
      if (known === undefined) this.#entries.set(key, {name: text, value: content});
      else known.value += (key === "cookie" ? "; " : ", ") + content;
    }
    delete(name) {
      kit.needs("Headers.delete", 1, arguments.length);
      const key = checkName(name, "Headers.delete").toLowerCase();
      if (key === "set-cookie") this.#cookies = [];
      this.#entries.delete(key);
    }
    get(name) {
      kit.needs("Headers.get", 1, arguments.length);
      const known = this.#entries.get(checkName(name, "Headers.get").toLowerCase());
      return known === undefined ? null : known.value;
    }
    has(name) {
      kit.needs("Headers.has", 1, arguments.length);
      return this.#entries.has(checkName(name, "Headers.has").toLowerCase());
    }
    set(name, value) {
      kit.needs("Headers.set", 2, arguments.length);
      const text = checkName(name, "Headers.set");
      const content = checkValue(value, "Headers.set");
      const key = text.toLowerCase();
      if (key === "set-cookie") this.#cookies = [content];
      this.#entries.set(key, {name: text, value: content});
    }
    getSetCookie() {
      return [...this.#cookies];
    }
    *keys() {
      for (const [name] of this.#sorted()) yield name;
    }
    *values() {
      for (const [, value] of this.#sorted()) yield value;
    }
    *entries() {
      yield* this.#sorted();
    }
    forEach(callback, receiver = undefined) {
      kit.needs("Headers.forEach", 1, arguments.length);
      if (typeof callback !== "function") throw new %TypeError%("Failed to execute 'forEach' on 'Headers': parameter 1 is not of type 'Function'.");
      for (const [name, value] of this.#sorted()) %Call(callback, receiver, value, name, this);
    }
    #sorted() {
      const names = [...this.#entries.keys()].sort();
      const rows = [];
      for (const name of names) {
        if (name === "set-cookie") for (const cookie of this.#cookies) rows.push([name, cookie]);
        else rows.push([name, this.#entries.get(name).value]);
      }
      return rows;
    }
    [kit.inspect](depth, options, show) {
      const shown = {};
      for (const {name, value} of this.#entries.values()) shown[name] = value;
      return "Headers " + show(shown, options);
    }
  }
  %DefineHidden(Headers.prototype, %SymbolIterator%, Headers.prototype.entries);
  kit.fillHeaders = function (headers, init, what) {
    if (!%IsObject(init) || typeof init === "function") throw new %TypeError%(what + ": Argument 1 could not be converted to one of: sequence<sequence<ByteString>>, record<ByteString, ByteString>.");
    if (typeof init[%SymbolIterator%] === "function") {
      for (const pair of init) {
        const both = [...pair];
        if (both.length !== 2) throw new %TypeError%("Headers constructor: expected name/value pair to be length 2, found " + both.length + ".");
        headers.append(both[0], both[1]);
      }
      return;
    }
    for (const key of %OwnKeys(init)) {
      if (%IsEnumerableOwn(init, key)) headers.append(key, init[key]);
    }
  };
  kit.Headers = Headers;
}

function fetchForm(kit) {
  const {Blob, File} = kit.blobs;
  class FormData {
    #entries = [];
    constructor(form = undefined) {
      if (form !== undefined) throw new %TypeError%("FormData constructor: Argument 1 could not be converted to: undefined.");
    }
    #entry(name, value, filename, what) {
      if (filename !== undefined && !(%IsObject(value) && value instanceof Blob)) throw new %TypeError%("Failed to execute '" + what + "' on 'FormData': parameter 2 is not of type 'Blob'");
      if (!(%IsObject(value) && value instanceof Blob)) return [`${name}`, `${value}`];
      if (value instanceof File && filename === undefined) return [`${name}`, value];
      const settings = {type: value.type};
      if (value instanceof File) settings.lastModified = value.lastModified;
      return [`${name}`, new File([value], filename === undefined ? "blob" : `${filename}`, settings)];
    }
    append(name, value, filename = undefined) {
      kit.needs("FormData.append", 2, arguments.length);
      %ArrayAppend(this.#entries, this.#entry(name, value, filename, "append"));
    }
    delete(name) {
      kit.needs("FormData.delete", 1, arguments.length);
      this.#entries = this.#entries.filter(entry => entry[0] !== `${name}`);
    }
    get(name) {
      kit.needs("FormData.get", 1, arguments.length);
      const found = this.#entries.find(entry => entry[0] === `${name}`);
      return found === undefined ? null : found[1];
    }
    getAll(name) {
      kit.needs("FormData.getAll", 1, arguments.length);
      return this.#entries.filter(entry => entry[0] === `${name}`).map(entry => entry[1]);
    }
    has(name) {
      kit.needs("FormData.has", 1, arguments.length);
      return this.#entries.some(entry => entry[0] === `${name}`);
    }
    set(name, value, filename = undefined) {
      kit.needs("FormData.set", 2, arguments.length);
      const entry = this.#entry(name, value, filename, "set");
      const at = this.#entries.findIndex(each => each[0] === entry[0]);
      if (at < 0) {
        %ArrayAppend(this.#entries, entry);
        return;
      }
      this.#entries = this.#entries.filter((each, i) => i <= at || each[0] !== entry[0]);
      this.#entries[at] = entry;
    }
    *keys() {
      for (const [name] of this.#entries) yield name;
    }
    *values() {
      for (const [, value] of this.#entries) yield value;
    }
    *entries() {
      for (const [name, value] of this.#entries) yield [name, value];
    }
    forEach(callback, receiver = undefined) {
      kit.needs("FormData.forEach", 1, arguments.length);
      for (const [name, value] of this.#entries) %Call(callback, receiver, value, name, this);
    }
    [kit.inspect](depth, options, show) {
      const shown = {};
      for (const [name, value] of this.#entries) {
        if (!%HasOwn(shown, name)) shown[name] = value;
        else if (%IsArray(shown[name])) shown[name].push(value);
        else shown[name] = [shown[name], value];
      }
      return "FormData " + show(shown, options);
    }
  }
  %DefineHidden(FormData.prototype, %SymbolIterator%, FormData.prototype.entries);
  kit.FormData = FormData;
}

function fetchRequest(kit) {
  const shownNames = ["method", "url", "headers", "destination", "referrer", "referrerPolicy", "mode", "credentials", "cache", "redirect", "integrity", "keepalive", "isReloadNavigation", "isHistoryNavigation", "signal"];
  const usual = {referrer: "about:client", referrerPolicy: "", mode: "cors", credentials: "same-origin", cache: "default", redirect: "follow", integrity: "", keepalive: false};
  const normal = ["DELETE", "GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH"];

  let hasWarned = false;
  function parsedUrl(input) {
    let url;
    try {
      url = new kit.URL(input);
    } catch (error) {
      throw new %TypeError%("Failed to parse URL from " + input, {cause: error});
    }
    if (url.username || url.password) throw new %TypeError%("Request cannot be constructed from a URL that includes credentials: " + input);
    return url.href;
  }
  function methodOf(method) {
    const text = `${method}`;
    if (!/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(text)) throw new %TypeError%("'" + text + "' is not a valid HTTP method.");
    const upper = text.toUpperCase();
    if (upper === "CONNECT" || upper === "TRACE" || upper === "TRACK") throw new %TypeError%("'" + text + "' HTTP method is unsupported.");
    if (text === "patch" && !hasWarned) {
      hasWarned = true;
      %Process%.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.", {code: "UNDICI-FETCH-patch"});
    }
    return normal.includes(upper) && upper !== "PATCH" ? upper : text;
  }

  class Request {
    #method = "GET";
    #url;
    #headers = new kit.Headers();
    #signal;
    #settings = {};
    constructor(input, init = {}) {
      kit.needs("Request constructor", 1, arguments.length);
      const other = %IsObject(input) && input instanceof Request ? input : undefined;
      if (init === null || init === undefined) init = {};
      this.#url = other === undefined ? parsedUrl(`${input}`) : other.#url;
      if (other !== undefined) this.#method = other.#method;
      for (const name in usual) this.#settings[name] = init[name] !== undefined ? init[name] : other === undefined ? usual[name] : other.#settings[name];
      if (init.method !== undefined) this.#method = methodOf(init.method);
      const signal = init.signal !== undefined ? init.signal : other === undefined ? undefined : other.#signal;
      this.#signal = kit.follow(signal);
      if (init.headers !== undefined) kit.fillHeaders(this.#headers, init.headers, "Request constructor");
      else if (other !== undefined) kit.fillHeaders(this.#headers, other.#headers, "Request constructor");
      const hasBody = init.body !== undefined && init.body !== null;
      if ((hasBody || other !== undefined && other.body !== null) && (this.#method === "GET" || this.#method === "HEAD")) throw new %TypeError%("Request with GET/HEAD method cannot have body.");
      if (hasBody) {
        if (kit.isStream(init.body) && init.duplex === undefined) throw new %TypeError%("RequestInit: duplex option is required when sending a body.");
        kit.setBody(this, init.body, this.#headers);
      } else if (other !== undefined && other.body !== null) {
        kit.takeBody(this, other, "Cannot construct a Request with a Request object that has already been used.");
      }
    }
    get method() {
      return this.#method;
    }
    get url() {
      return this.#url;
    }
    get headers() {
      return this.#headers;
    }
    get destination() {
      return "";
    }
    get referrer() {
      return this.#settings.referrer;
    }
    get referrerPolicy() {
      return this.#settings.referrerPolicy;
    }
    get mode() {
      return this.#settings.mode;
    }
    get credentials() {
      return this.#settings.credentials;
    }
    get cache() {
      return this.#settings.cache;
    }
    get redirect() {
      return this.#settings.redirect;
    }
    get integrity() {
      return this.#settings.integrity;
    }
    get keepalive() {
      return this.#settings.keepalive;
    }
    get isReloadNavigation() {
      return false;
    }
    get isHistoryNavigation() {
      return false;
    }
    get signal() {
      return this.#signal;
    }
    get duplex() {
      return "half";
    }
    clone() {
      if (kit.isUnusable(this)) throw new %TypeError%("unusable");
      const copy = new Request(this.#url, {method: this.#method, headers: this.#headers, signal: this.#signal});
      for (const name in usual) copy.#settings[name] = this.#settings[name];
      kit.shareBody(this, copy);
      return copy;
    }
    [kit.inspect](depth, options, show) {
      return "Request " + kit.showAll(this, shownNames, options, show);
    }
  }
  // A signal of its own that aborts with another.
  kit.follow = function (signal) {
    const controller = new (%WebClass("AbortController"))();
    if (signal === undefined || signal === null) return controller.signal;
    if (!%IsObject(signal) || typeof signal.aborted !== "boolean") throw new %TypeError%("Failed to construct 'Request': member signal is not of type AbortSignal.");
    if (signal.aborted) controller.abort(signal.reason);
    else signal.addEventListener("abort", () => controller.abort(signal.reason), {once: true});
    return controller.signal;
  };
  kit.mixBody(Request.prototype);
  kit.Request = Request;
}

function fetchResponse(kit) {
  const shownNames = ["status", "statusText", "headers", "body", "bodyUsed", "ok", "redirected", "type", "url"];
  const nullBody = [101, 204, 205, 304];
  const make = {};
  class Response {
    #status = 200;
    #statusText = "";
    #headers = new kit.Headers();
    #type = "default";
    #url = "";
    constructor(body = null, init = {}) {
      if (init === null) init = {};
      if (body === make) {
        this.#fill(init);
        return;
      }
      const {status = 200, statusText = "", headers} = init;
      const number = %Math%.trunc(+status) & 65535;
      if (number < 200 || number > 599) throw new %RangeError%('init["status"] must be in the range of 200 to 599, inclusive.');
      if (!/^[\t\x20-\x7E\x80-\xFF]*$/.test(statusText)) throw new %TypeError%("Invalid statusText");
      this.#status = number;
      this.#statusText = `${statusText}`;
      if (headers !== undefined) kit.fillHeaders(this.#headers, headers, "Response constructor");
      if (body === null) return;
      if (nullBody.includes(number)) throw new %TypeError%("Response constructor: Invalid response status code " + number);
      kit.setBody(this, body, this.#headers);
    }
    #fill(init) {
      this.#status = init.status;
      this.#statusText = init.statusText;
      this.#type = init.type;
      this.#url = init.url;
      if (init.headers !== undefined) kit.fillHeaders(this.#headers, init.headers, "Response constructor");
      if (init.body !== undefined) kit.setBody(this, init.body, undefined);
    }
    get type() {
      return this.#type;
    }
    get url() {
      return this.#url;
    }
    get redirected() {
      return false;
    }
    get status() {
      return this.#status;
    }
    get ok() {
      return this.#status >= 200 && this.#status <= 299;
    }
    get statusText() {
      return this.#statusText;
    }
    get headers() {
      return this.#headers;
    }
    clone() {
      if (kit.isUnusable(this)) throw new %TypeError%("Response.clone: Body has already been consumed.");
      const copy = new Response(make, {status: this.#status, statusText: this.#statusText, type: this.#type, url: this.#url, headers: this.#headers});
      kit.shareBody(this, copy);
      return copy;
    }
    [kit.inspect](depth, options, show) {
      return "Response " + kit.showAll(this, shownNames, options, show);
    }
    static error() {
      return new Response(make, {status: 0, statusText: "", type: "error", url: ""});
    }
    static json(data, init = {}) {
      kit.needs("Response.json", 1, arguments.length);
      const text = %JSON%.stringify(data);
      if (text === undefined) throw new %TypeError%("Value is not JSON serializable");
      const response = new Response(text, init);
      if (init.headers === undefined || !new kit.Headers(init.headers).has("content-type")) response.headers.set("content-type", "application/json");
      return response;
    }
    static redirect(url, status = 302) {
      kit.needs("Response.redirect", 1, arguments.length);
      let parsed;
      try {
        parsed = new kit.URL(`${url}`);
      } catch (error) {
        throw new %TypeError%("Failed to parse URL from " + url, {cause: error});
      }
      if (![301, 302, 303, 307, 308].includes(status)) throw new %RangeError%("Invalid status code " + status);
      return new Response(make, {status, statusText: "", type: "default", url: "", headers: {location: parsed.href}});
    }
  }
  kit.mixBody(Response.prototype);
  kit.Response = Response;
  kit.makeResponse = parts => new Response(make, parts);
}
