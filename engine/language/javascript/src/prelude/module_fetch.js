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

function fetchRequest(kit) {
  const shownNames = ["method", "url", "headers", "destination", "referrer", "referrerPolicy", "mode", "credentials", "cache", "redirect", "integrity", "keepalive", "isReloadNavigation", "isHistoryNavigation", "signal"];
  const usual = {referrer: "about:client", referrerPolicy: "", mode: "cors", credentials: "same-origin", cache: "default", redirect: "follow", integrity: "", keepalive: false};
  const normal = ["DELETE", "GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH"];

  let hasWarned = false;
  function parsedUrl(input) {
    let url;
    try {
      url = new kit.URL(input); //@ new Request (node:internal/deps/undici/undici:9804:25)
    } catch (error) {
      throw new %TypeError%("Failed to parse URL from " + input, {cause: error}); //@ new Request (node:internal/deps/undici/undici:9806:19)
    }
    if (url.username || url.password) throw new %TypeError%("Request cannot be constructed from a URL that includes credentials: " + input); //@ new Request (node:internal/deps/undici/undici:9809:19)
    return url.href;
  }
  function methodOf(method) {
    const text = `${method}`;
    if (!/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(text)) throw new %TypeError%("'" + text + "' is not a valid HTTP method.");
    const upper = text.toUpperCase();
    if (upper === "CONNECT" || upper === "TRACE" || upper === "TRACK") throw new %TypeError%("'" + text + "' HTTP method is unsupported."); //@ new Request (node:internal/deps/undici/undici:9955:21)
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
      if ((hasBody || other !== undefined && other.body !== null) && (this.#method === "GET" || this.#method === "HEAD")) throw new %TypeError%("Request with GET/HEAD method cannot have body."); //@ new Request (node:internal/deps/undici/undici:10023:17)
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
      if (number < 200 || number > 599) throw new %RangeError%('init["status"] must be in the range of 200 to 599, inclusive.'); //@ initializeResponse (node:internal/deps/undici/undici:9564:15);;new Response (node:internal/deps/undici/undici:9353:9)
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
        parsed = new kit.URL(`${url}`); //@ Response.redirect (node:internal/deps/undici/undici:9321:23)
      } catch (error) {
        throw new %TypeError%("Failed to parse URL from " + url, {cause: error}); //@ Response.redirect (node:internal/deps/undici/undici:9323:17)
      }
      if (![301, 302, 303, 307, 308].includes(status)) throw new %RangeError%("Invalid status code " + status);
      return new Response(make, {status, statusText: "", type: "default", url: "", headers: {location: parsed.href}});
    }
  }
  kit.mixBody(Response.prototype);
  kit.Response = Response;
  kit.makeResponse = parts => new Response(make, parts);
}
