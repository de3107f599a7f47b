// URL records (https://url.spec.whatwg.org/#concept-url): parsing, the setters' changes, serializing. Module
// internal/url_parser.
//
// A record is {scheme, username, password, host, port, path, query, fragment}: the host a text or null, the port a number
// or null, the path a list of segments or, when it is opaque, a text; query and fragment a text or null.

function moduleUrlParser() {
  const text = %BuiltinModule("internal/url_text");
  const {encode, parseHost, isDigits} = text;
  const ports = {"http:": 80, "https:": 443, "ws:": 80, "wss:": 443, "ftp:": 21, "file:": null, __proto__: null};
  const isSpecial = url => ports[url.scheme] !== undefined;
  const isFile = url => url.scheme === "file:";
  const isOpaque = url => typeof url.path === "string";
  const make = scheme => ({scheme, username: "", password: "", host: null, port: null, path: [], query: null, fragment: null});
  const isSlash = (url, character) => character === "/" || character === "\\" && isSpecial(url);
  const isLetter = character => character !== undefined && (character >= "a" && character <= "z" || character >= "A" && character <= "Z");
  const isDrive = part => part.length === 2 && isLetter(part[0]) && (part[1] === ":" || part[1] === "|");
  const isNormalDrive = part => part !== undefined && isDrive(part) && part[1] === ":";
  const startsWithDrive = rest => isDrive(rest.slice(0, 2)) && (rest.length === 2 || "/\\?#".includes(rest[2]));

  // The text without outer spaces and controls, and without tabs and line ends.
  function clean(input) {
    let begin = 0;
    let end = input.length;
    while (begin < end && input.charCodeAt(begin) <= 32) begin++;
    while (end > begin && input.charCodeAt(end - 1) <= 32) end--;
    return withoutLineEnds(input.slice(begin, end));
  }
  const withoutLineEnds = input => input.replaceAll("\t", "").replaceAll("\n", "").replaceAll("\r", "");

  // Where the scheme's colon is, or -1.
  function schemeEnd(input) {
    if (!isLetter(input[0])) return -1;
    for (let i = 1; i < input.length; i++) {
      if (input[i] === ":") return i;
      if (!isLetter(input[i]) && !"0123456789+-.".includes(input[i])) return -1;
    }
    return -1;
  }

  // 4.4, with the query and the fragment taken off first: no state before them looks beyond ? and #. Gives undefined for
  // a failure.
  function parse(input, base) {
    let rest = clean(input);
    let fragment = null;
    let query = null;
    const hash = rest.indexOf("#");
    if (hash >= 0) {
      fragment = encode(rest.slice(hash + 1), text.fragment);
      rest = rest.slice(0, hash);
    }
    const mark = rest.indexOf("?");
    if (mark >= 0) {
      query = rest.slice(mark + 1);
      rest = rest.slice(0, mark);
    }
    if (base !== undefined && isOpaque(base) && schemeEnd(rest) < 0 && (rest !== "" || query !== null || hash < 0)) return undefined;
    const url = parseBeforeQuery(rest, base);
    if (url === undefined) return undefined;
    if (query !== null) url.query = encodeQuery(url, query);
    url.fragment = fragment;
    return url;
  }
  const encodeQuery = (url, query) => encode(query, isSpecial(url) ? text.specialQuery : text.query);

  function parseBeforeQuery(rest, base) {
    const colon = schemeEnd(rest);
    if (colon < 0) return parseWithoutScheme(rest, base);
    const url = make(rest.slice(0, colon + 1).toLowerCase());
    rest = rest.slice(colon + 1);
    if (isFile(url)) return parseFile(url, rest, base !== undefined && isFile(base) ? base : undefined);
    if (isSpecial(url)) {
      if (base !== undefined && base.scheme === url.scheme && !rest.startsWith("//")) return parseRelative(url, rest, base);
      return parseAuthority(url, withoutSlashes(rest));
    }
    if (rest.startsWith("//")) return parseAuthority(url, rest.slice(2));
    if (rest[0] === "/") return parsePath(url, rest.slice(1));
    url.path = encode(rest, text.control);
    return url;
  }
  function parseWithoutScheme(rest, base) {
    if (base === undefined) return undefined;
    if (isOpaque(base)) return {...base};
    const url = make(base.scheme);
    return isFile(base) ? parseFile(url, rest, base) : parseRelative(url, rest, base);
  }
  function withoutSlashes(rest) {
    let at = 0;
    while (rest[at] === "/" || rest[at] === "\\") at++;
    return rest.slice(at);
  }

  function parseRelative(url, rest, base) {
    if (isSlash(url, rest[0]) && isSlash(url, rest[1])) return parseAuthority(url, isSpecial(url) ? withoutSlashes(rest) : rest.slice(2));
    url.username = base.username;
    url.password = base.password;
    url.host = base.host;
    url.port = base.port;
    if (isSlash(url, rest[0])) return parsePath(url, rest.slice(1));
    url.path = [...base.path];
    if (rest === "") {
      url.query = base.query;
      return url;
    }
    shorten(url);
    return parsePath(url, rest);
  }

  function parseFile(url, rest, base) {
    url.host = "";
    if (isSlash(url, rest[0])) {
      if (isSlash(url, rest[1])) return parseFileHost(url, rest.slice(2));
      if (base !== undefined) {
        url.host = base.host;
        if (!startsWithDrive(rest.slice(1)) && isNormalDrive(base.path[0])) url.path.push(base.path[0]);
      }
      return parsePath(url, rest.slice(1));
    }
    if (base === undefined) return parsePath(url, rest);
    url.host = base.host;
    url.path = [...base.path];
    if (rest === "") {
      url.query = base.query;
      return url;
    }
    if (startsWithDrive(rest)) url.path = [];
    else shorten(url);
    return parsePath(url, rest);
  }
  function parseFileHost(url, rest) {
    const end = authorityEnd(url, rest);
    const host = rest.slice(0, end);
    if (isDrive(host)) return parsePath(url, rest);
    if (host !== "") {
      url.host = parseHost(host, true);
      if (url.host === undefined) return undefined;
      if (url.host === "localhost") url.host = "";
    }
    return parsePathStart(url, rest.slice(end));
  }

  function authorityEnd(url, rest) {
    let end = 0;
    while (end < rest.length && !isSlash(url, rest[end])) end++;
    return end;
  }
  function parseAuthority(url, rest) {
    const end = authorityEnd(url, rest);
    const authority = rest.slice(0, end);
    const at = authority.lastIndexOf("@");
    const place = authority.slice(at + 1);
    if (at >= 0) {
      if (place === "") return undefined;
      const user = authority.slice(0, at);
      const colon = user.indexOf(":");
      url.username = encode(colon < 0 ? user : user.slice(0, colon), text.userinfo);
      if (colon >= 0) url.password = encode(user.slice(colon + 1), text.userinfo);
    }
    const colon = portColon(place);
    const host = colon < 0 ? place : place.slice(0, colon);
    if (host === "" && (colon >= 0 || isSpecial(url))) return undefined;
    url.host = host === "" ? "" : parseHost(host, isSpecial(url));
    if (url.host === undefined || colon >= 0 && !parsePort(url, place.slice(colon + 1))) return undefined;
    return parsePathStart(url, rest.slice(end));
  }
  // The colon after the host, which is not one within brackets; or -1.
  function portColon(place) {
    let inside = false;
    for (let i = 0; i < place.length; i++) {
      if (place[i] === "[") inside = true;
      else if (place[i] === "]") inside = false;
      else if (place[i] === ":" && !inside) return i;
    }
    return -1;
  }
  function parsePort(url, digits) {
    if (!isDigits(digits) || +digits > 65535) return false;
    url.port = digits === "" || +digits === ports[url.scheme] ? null : +digits;
    return true;
  }

  function parsePathStart(url, rest) {
    if (isSpecial(url)) return parsePath(url, isSlash(url, rest[0]) ? rest.slice(1) : rest);
    return rest === "" ? url : parsePath(url, rest[0] === "/" ? rest.slice(1) : rest);
  }
  const isSingleDot = part => part === "." || part.toLowerCase() === "%2e";
  function isDoubleDot(part) {
    return part.length <= 6 && part.toLowerCase().replaceAll("%2e", ".") === "..";
  }
  // Adds the segments of `rest` to the path.
  function parsePath(url, rest) {
    const parts = (isSpecial(url) ? rest.replaceAll("\\", "/") : rest).split("/");
    for (let i = 0; i < parts.length; i++) {
      let part = encode(parts[i], text.path);
      const isLast = i === parts.length - 1;
      if (isDoubleDot(part)) {
        // Where there is nothing to leave, node's parser (Ada) ends without the slash of the standard.
        const leavesNothing = url.path.length === 0 && !isSpecial(url);
        shorten(url);
        if (isLast && !leavesNothing) url.path.push("");
      } else if (isSingleDot(part)) {
        if (isLast) url.path.push("");
      } else {
        if (isFile(url) && url.path.length === 0 && isDrive(part)) part = part[0] + ":";
        url.path.push(part);
      }
    }
    return url;
  }
  function shorten(url) {
    if (isFile(url) && url.path.length === 1 && isNormalDrive(url.path[0])) return;
    url.path.pop();
  }

  // --- serializing (4.5)

  const showPath = url => isOpaque(url) ? url.path : url.path.map(part => "/" + part).join("");
  const showHost = url => url.host === null ? "" : url.port === null ? url.host : url.host + ":" + url.port;
  function showUser(url) {
    if (url.username === "" && url.password === "") return "";
    return url.username + (url.password === "" ? "" : ":" + url.password) + "@";
  }
  function show(url, shown = {}) {
    const hasHidden = url.host === null && !isOpaque(url) && url.path.length > 1 && url.path[0] === "";
    const host = url.host === null ? (hasHidden ? "/." : "") : "//" + (shown.auth === false ? "" : showUser(url)) + (shown.unicode ? showHost({...url, host: text.domainToUnicode(url.host)}) : showHost(url));
    const query = url.query === null || shown.search === false ? "" : "?" + url.query;
    return url.scheme + host + showPath(url) + query + (url.fragment === null || shown.fragment === false ? "" : "#" + url.fragment);
  }
  function origin(url) {
    if (url.scheme === "blob:") {
      const inner = parse(showPath(url));
      return inner !== undefined && (inner.scheme === "http:" || inner.scheme === "https:") ? origin(inner) : "null";
    }
    return isSpecial(url) && !isFile(url) ? url.scheme + "//" + showHost(url) : "null";
  }

  // --- the setters (6.1): each changes the record, or leaves it as it was

  const cannotHaveUser = url => url.host === null || url.host === "" || isFile(url);
  const set = {
    __proto__: null,
    protocol(url, value) {
      const given = withoutLineEnds(value) + ":";
      const colon = schemeEnd(given);
      if (colon < 0) return;
      const changed = {...url, scheme: given.slice(0, colon + 1).toLowerCase()};
      if (isSpecial(changed) !== isSpecial(url)) return;
      if (isFile(changed) && (url.username !== "" || url.password !== "" || url.port !== null)) return;
      if (isFile(url) && url.host === "") return;
      url.scheme = changed.scheme;
      if (url.port === ports[url.scheme]) url.port = null;
    },
    username(url, value) {
      if (!cannotHaveUser(url)) url.username = encode(value, text.userinfo);
    },
    password(url, value) {
      if (!cannotHaveUser(url)) url.password = encode(value, text.userinfo);
    },
    host(url, value) {
      setHost(url, value, true);
    },
    hostname(url, value) {
      setHost(url, value, false);
    },
    port(url, value) {
      if (cannotHaveUser(url)) return;
      if (value === "") url.port = null;
      else setPort(url, withoutLineEnds(value));
    },
    pathname(url, value) {
      if (isOpaque(url)) return;
      url.path = [];
      const given = withoutLineEnds(value).replaceAll("?", "%3F").replaceAll("#", "%23");
      if (given === "" && !isSpecial(url) && url.host !== null) return;
      parsePath(url, isSlash(url, given[0]) ? given.slice(1) : given);
    },
    search(url, value) {
      const given = withoutLineEnds(value[0] === "?" ? value.slice(1) : value);
      url.query = value === "" ? null : encodeQuery(url, given);
      trimOpaque(url);
    },
    hash(url, value) {
      const given = withoutLineEnds(value[0] === "#" ? value.slice(1) : value);
      url.fragment = value === "" ? null : encode(given, text.fragment);
      trimOpaque(url);
    },
  };
  // An opaque path that nothing follows has no spaces at its end.
  function trimOpaque(url) {
    if (!isOpaque(url) || url.query !== null || url.fragment !== null) return;
    while (url.path.endsWith(" ")) url.path = url.path.slice(0, -1);
  }
  function setPort(url, value) {
    let end = 0;
    // Node's parser drops the port for a text like a8.
    if (value.charCodeAt(0) > 32 && !isDigits(value[0]) && /[0-9]/.test(value)) url.port = null;
    while (end < value.length && isDigits(value[end])) end++;
    if (end > 0) parsePort(url, value.slice(0, end));
  }
  function setHost(url, value, withPort) {
    if (isOpaque(url)) return;
    let place = withoutLineEnds(value);
    for (let i = 0; i < place.length; i++) {
      if (isSlash(url, place[i]) || place[i] === "?" || place[i] === "#") place = place.slice(0, i);
    }
    const colon = isFile(url) ? -1 : portColon(place);
    if (colon >= 0 && (!withPort || colon === 0)) return;
    const text = colon < 0 ? place : place.slice(0, colon);
    if (text === "" && (isSpecial(url) && !isFile(url) || url.username !== "" || url.password !== "" || url.port !== null)) return;
    const host = text === "" ? "" : parseHost(text, isSpecial(url));
    const hadNone = url.host === null;
    if (host === undefined || hadNone && host === "") return;
    url.host = isFile(url) && host === "localhost" ? "" : host;
    if (colon >= 0 && !hadNone) setPort(url, place.slice(colon + 1));
  }
  return {parse, show, showHost, showPath, origin, set};
}
