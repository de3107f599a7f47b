// require('querystring').

function moduleQuerystring() {
  const text = %BuiltinModule("internal/url_text");
  const kept = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!'()*-._~";
  const exports = {unescapeBuffer, unescape: qsUnescape, escape: qsEscape, stringify, encode: stringify, parse, decode: parse};

  function unescapeBuffer(s) {
    return %BuiltinModule("buffer").Buffer.from(text.decodedBytes(s));
  }
  function qsUnescape(s) {
    try {
      return decodeURIComponent(s);
    } catch {
      return text.decode(s);
    }
  }
  function qsEscape(str) {
    const whole = typeof str === "string" ? str : typeof str === "object" ? %String%(str) : str + "";
    let out = "";
    for (let i = 0; i < whole.length; i++) {
      const unit = whole.charCodeAt(i);
      if (unit < 0x80 && kept.includes(whole[i])) {
        out += whole[i];
        continue;
      }
      let point = unit;
      // Any half begins a pair, whatever comes next.
      if (unit >= 0xD800 && unit <= 0xDFFF) {
        i++;
        if (i >= whole.length) throw %NodeError("URIError", "URI malformed", "ERR_INVALID_URI");
        point = 0x10000 + ((unit & 0x3FF) << 10 | whole.charCodeAt(i) & 0x3FF);
      }
      out += text.encodePoint(point);
    }
    return out;
  }

  function plainText(value) {
    if (typeof value === "string") return value;
    if (typeof value === "boolean" || typeof value === "bigint" || typeof value === "number" && %Number%.isFinite(value)) return `${value}`;
    return "";
  }
  function stringify(obj, sep, eq, options) {
    sep = sep || "&";
    eq = eq || "=";
    let encode = exports.escape;
    if (options && typeof options.encodeURIComponent === "function") encode = options.encodeURIComponent;
    function show(value) {
      return encode(plainText(value));
    }
    if (obj === null || typeof obj !== "object") return "";
    const fields = [];
    for (const key of %Object%.keys(obj)) {
      const name = show(key) + eq;
      const value = obj[key];
      if (%Array%.isArray(value)) for (const item of value) fields.push(name + show(item));
      else fields.push(name + show(value));
    }
    return fields.join(sep);
  }

  function add(obj, key, value) {
    if (obj[key] === undefined) obj[key] = value;
    else if (%IsArray(obj[key])) obj[key].push(value);
    else obj[key] = [obj[key], value];
  }
  function parse(qs, sep, eq, options) {
    const obj = {__proto__: null};
    if (typeof qs !== "string" || qs.length === 0) return obj;
    sep = sep ? `${sep}` : "&";
    eq = eq ? `${eq}` : "=";
    let left = options && typeof options.maxKeys === "number" ? options.maxKeys > 0 ? options.maxKeys : -1 : 1000;
    const own = options && typeof options.decodeURIComponent === "function" ? options.decodeURIComponent : exports.unescape;
    const isOwn = own !== qsUnescape;
    function decode(part) {
      const spaced = part.replaceAll("+", isOwn ? "%20" : " ");
      if (spaced === "" || !isOwn && !/%[0-9a-f]{2}/i.test(spaced)) return spaced;
      try {
        return own(spaced);
      } catch {
        return exports.unescape(spaced);
      }
    }
    for (const pair of qs.split(sep)) {
      const at = pair.indexOf(eq);
      if (pair !== "") add(obj, decode(at < 0 ? pair : pair.slice(0, at)), at < 0 ? "" : decode(pair.slice(at + eq.length)));
      if (--left === 0) break;
    }
    return obj;
  }
  return exports;
}
