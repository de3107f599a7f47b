// fetch itself: from a request to what the scenario's world answers, as an operation of the poll phase.

function fetchNetwork(kit) {
  const {DOMException, placeHead} = %BuiltinModule("internal/web");
  const statusTexts = {
    200: "OK", 201: "Created", 202: "Accepted", 204: "No Content", 206: "Partial Content", 301: "Moved Permanently", 302: "Found", 303: "See Other", 304: "Not Modified",
    307: "Temporary Redirect", 308: "Permanent Redirect", 400: "Bad Request", 401: "Unauthorized", 402: "Payment Required", 403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed", 406: "Not Acceptable", 408: "Request Timeout", 409: "Conflict", 410: "Gone", 413: "Payload Too Large", 415: "Unsupported Media Type",
    418: "I'm a Teapot", 422: "Unprocessable Entity", 429: "Too Many Requests", 500: "Internal Server Error", 501: "Not Implemented", 502: "Bad Gateway",
    503: "Service Unavailable", 504: "Gateway Timeout",
  };
  // Ports that the fetch standard closes.
  const badPorts = " 1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119 123 135 137 139 143 161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989 990 993 995 1719 1720 1723 2049 3659 4045 4190 5060 5061 6000 6566 6665 6666 6667 6668 6669 6679 6697 10080 ";
  const errnos = {ECONNREFUSED: -111, ENOTFOUND: -3008, EAI_AGAIN: -3001, ECONNRESET: -104, ETIMEDOUT: -110, EHOSTUNREACH: -113, ENETUNREACH: -101, EPIPE: -32};

  // The system's error behind a failed request, from the text that the world gives for it.
  function causeOf(text) {
    const error = new %Error%(text);
    const found = /^(?:(\w+) )?(E[A-Z_]+)(?: (\S+))?/.exec(text);
    const [, syscall, code, place] = found === null ? [] : found;
    %PlaceInLibrary(error, null);
    %PlaceInLibrary(error, syscall === "getaddrinfo" ? "\n    at GetAddrInfoReqWrap.onlookupall [as oncomplete] (node:dns:122:26)" : "\n    at TCPConnectWrap.afterConnect [as oncomplete] (node:net:1611:16)");
    if (found === null) return error;
    if (code in errnos) error.errno = errnos[code];
    error.code = code;
    if (syscall !== undefined) error.syscall = syscall;
    if (place === undefined) return error;
    const colon = place.lastIndexOf(":");
    if (syscall === "getaddrinfo") {
      error.hostname = place;
    } else if (colon > 0) {
      error.address = place.slice(0, colon);
      error.port = +place.slice(colon + 1);
    }
    return error;
  }
  const failure = cause => %IsPage() ? new %TypeError%("Failed to fetch") : new %TypeError%("fetch failed", {cause});
  function plainCause(text) {
    const error = new %Error%(text);
    %PlaceInLibrary(error, "\n    at makeNetworkError (node:internal/deps/undici/undici:9495:35)");
    return error;
  }

  const withoutFragment = url => {
    const hash = url.indexOf("#");
    return hash < 0 ? url : url.slice(0, hash);
  };
  function sameAddress(listed, url) {
    if (listed === url) return true;
    try {
      return withoutFragment(new kit.URL(listed).href) === url;
    } catch (error) {
      return false;
    }
  }
  const looksLikeJson = text => /^\s*[[{]/.test(text);
  function answerFor(url) {
    const rows = %WorldAnswers();
    for (let i = 0; i < rows.length; i += 5) {
      if (sameAddress(rows[i], url)) return {after: rows[i + 1], status: rows[i + 2], body: rows[i + 3], error: rows[i + 4], headers: {}};
    }
    return {after: 100, status: 200, body: %JSON%.stringify({invented: true, url}), error: "", headers: {"x-loopscope": "invented"}};
  }
  function responseTo(request, answer) {
    const {status, body} = answer;
    const bytes = %BufferOfText(body, "utf8");
    const headers = {"content-type": looksLikeJson(body) ? "application/json" : "text/plain;charset=UTF-8", "content-length": `${bytes.length}`, ...answer.headers};
    const hasBody = request.method !== "HEAD" && ![101, 204, 205, 304].includes(status);
    return kit.makeResponse({status, statusText: statusTexts[status] === undefined ? "" : statusTexts[status], type: "basic", url: withoutFragment(request.url), headers, body: hasBody ? body : undefined});
  }

  // data: addresses answer themselves (RFC 2397).
  function dataResponse(request) {
    const rest = request.url.slice(5);
    const comma = rest.indexOf(",");
    if (comma < 0) return undefined;
    let type = decodeURIComponent(rest.slice(0, comma)).trim();
    const raw = unescape(withoutFragment(rest.slice(comma + 1)));
    const isBase64 = /; *base64$/i.test(type);
    if (isBase64) type = type.replace(/; *base64$/i, "");
    if (type === "" || type.startsWith(";")) type = "text/plain" + (type === "" ? ";charset=US-ASCII" : type);
    const body = %BufferOfText(raw, isBase64 ? "base64" : "latin1");
    return kit.makeResponse({status: 200, statusText: "OK", type: "basic", url: request.url, headers: [["Content-Type", type]], body});
  }

  function networkRequest(request) {
    const answer = answerFor(withoutFragment(request.url));
    return new %Promise%((resolve, reject) => {
      const deliver = response => resolve(response);
      const {signal} = request;
      function onAbort() {
        %CancelWork(deliver);
        reject(signal.reason);
      }
      signal.addEventListener("abort", onAbort, {once: true});
      %StartWork(answer.after, deliver, function () {
        signal.removeEventListener("abort", onAbort);
        if (answer.error === "") return [responseTo(request, answer)];
        return [%Promise%.reject(failure(causeOf(answer.error)))];
      });
    });
  }
  async function schemeFetch(request) {
    const {protocol, port} = new kit.URL(request.url);
    if (protocol === "http:" || protocol === "https:") {
      if (port !== "" && badPorts.includes(" " + port + " ")) throw failure(plainCause("bad port"));
      return networkRequest(request);
    }
    for (let i = 0; i < 3; i++) await undefined;
    if (protocol === "data:") {
      const response = dataResponse(request);
      if (response !== undefined) return response;
      throw failure(plainCause("invalid data: URL"));
    }
    throw failure(plainCause(protocol === "about:" ? "about scheme is not supported" : "unknown scheme"));
  }
  function begin(args) {
    let request;
    try {
      request = %ConstructWithArray(kit.Request, args, kit.Request); //@ fetch (node:internal/deps/undici/undici:10533:25);;fetch (node:internal/deps/undici/undici:14974:10)
    } catch (error) {
      return %Promise%.reject(error);
    }
    if (request.signal.aborted) return %Promise%.reject(request.signal.reason);
    return schemeFetch(request);
  }
  kit.fetch = async function fetch(input, init) {
    try {
      return await begin(arguments.length < 2 ? [input] : [input, init === undefined ? {} : init]);
    } catch (error) {
      if (%KindName(error) === "error") {
        %CaptureStack(error);
        %PlaceInLibrary(error, "\n    at node:internal/deps/undici/undici:14976:13");
        if (error instanceof DOMException) placeHead(error, error.name);
      }
      throw error;
    }
  };
}
