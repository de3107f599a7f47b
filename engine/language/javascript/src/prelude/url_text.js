// Percent-encoding and hosts of the URL standard (https://url.spec.whatwg.org). Module internal/url_text.

function moduleUrlText() {
  // 1.3: the sets of what is encoded, beside controls and what is not ASCII.
  const control = "";
  const fragment = " \"<>`";
  const query = " \"#<>";
  const specialQuery = query + "'";
  const path = query + "?`{}";
  const userinfo = path + "/:;=@[\\]^|";
  const hexByte = byte => (byte < 16 ? "%0" : "%") + byte.toString(16).toUpperCase();

  function utf8Bytes(point) {
    if (point < 0x80) return [point];
    if (point < 0x800) return [0xC0 | point >> 6, 0x80 | point & 63];
    if (point < 0x10000) return [0xE0 | point >> 12, 0x80 | point >> 6 & 63, 0x80 | point & 63];
    return [0xF0 | point >> 18, 0x80 | point >> 12 & 63, 0x80 | point >> 6 & 63, 0x80 | point & 63];
  }
  function encodePoint(point) {
    let out = "";
    for (const byte of utf8Bytes(point >= 0xD800 && point <= 0xDFFF ? 0xFFFD : point)) out += hexByte(byte);
    return out;
  }
  // Encodes controls, what is not ASCII, and the characters of `set`.
  function encode(text, set) {
    let out = "";
    let done = 0;
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      if (unit > 0x1F && unit < 0x7F && !set.includes(text[i])) continue;
      const point = text.codePointAt(i);
      out += text.slice(done, i) + encodePoint(point);
      if (point > 0xFFFF) i++;
      done = i + 1;
    }
    return done === 0 ? text : out + text.slice(done);
  }

  // The bytes of a text in which a percent sign and two digits stand for a byte.
  function decodedBytes(text) {
    const bytes = [];
    for (let i = 0; i < text.length; i++) {
      const point = text.codePointAt(i);
      const value = point === 37 ? hexValue(text, i + 1) : -1;
      if (value >= 0) {
        bytes.push(value);
        i += 2;
      } else {
        for (const byte of utf8Bytes(point >= 0xD800 && point <= 0xDFFF ? 0xFFFD : point)) bytes.push(byte);
        if (point > 0xFFFF) i++;
      }
    }
    return bytes;
  }
  // The value of two hexadecimal digits, or -1.
  function hexValue(text, at) {
    const digits = text.slice(at, at + 2);
    return digits.length === 2 && isHex(digits) ? %Number%("0x" + digits) : -1;
  }
  function isHex(text) {
    for (let i = 0; i < text.length; i++) if (!"0123456789abcdefABCDEF".includes(text[i])) return false;
    return text !== "";
  }
  function isDigits(text) {
    for (let i = 0; i < text.length; i++) if (text[i] < "0" || text[i] > "9") return false;
    return true;
  }
  // UTF-8 decode without BOM, with U+FFFD for what is wrong (https://encoding.spec.whatwg.org/#utf-8-decoder).
  function decodeUtf8(bytes) {
    let out = "";
    for (let i = 0; i < bytes.length;) {
      const lead = bytes[i++];
      const more = lead < 0x80 ? 0 : lead >= 0xC2 && lead < 0xE0 ? 1 : lead >= 0xE0 && lead < 0xF0 ? 2 : lead >= 0xF0 && lead < 0xF5 ? 3 : -1;
      let point = more === 0 ? lead : more < 0 ? 0xFFFD : lead & 0x3F >> more;
      let low = lead === 0xE0 ? 0xA0 : lead === 0xF0 ? 0x90 : 0x80;
      let high = lead === 0xED ? 0x9F : lead === 0xF4 ? 0x8F : 0xBF;
      for (let n = more; n > 0; n--) {
        if (i >= bytes.length || bytes[i] < low || bytes[i] > high) {
          point = 0xFFFD;
          break;
        }
        point = point << 6 | bytes[i++] & 63;
        low = 0x80;
        high = 0xBF;
      }
      out += %String%.fromCodePoint(point);
    }
    return out;
  }
  const decode = text => text.includes("%") ? decodeUtf8(decodedBytes(text)) : text;

  // --- domains: lower case and punycode (RFC 3492), without the tables of IDNA

  const adapt = (delta, count, first) => {
    delta = first ? %Math%.floor(delta / 700) : delta >> 1;
    delta += %Math%.floor(delta / count);
    let k = 0;
    for (; delta > 455; k += 36) delta = %Math%.floor(delta / 35);
    return k + %Math%.floor(36 * delta / (delta + 38));
  };
  const digit = value => %String%.fromCharCode(value < 26 ? value + 97 : value + 22);
  const threshold = (k, bias) => k <= bias ? 1 : k >= bias + 26 ? 26 : k - bias;
  function punycode(label) {
    const points = [...label].map(each => each.codePointAt(0));
    let out = points.filter(point => point < 128).map(point => %String%.fromCodePoint(point)).join("");
    const basic = out.length;
    let done = basic;
    if (basic > 0) out += "-";
    let at = 128;
    let delta = 0;
    let bias = 72;
    while (done < points.length) {
      let next = 0x110000;
      for (const point of points) if (point >= at && point < next) next = point;
      delta += (next - at) * (done + 1);
      at = next;
      for (const point of points) {
        if (point < at) delta++;
        if (point !== at) continue;
        let rest = delta;
        for (let k = 36;; k += 36) {
          const t = threshold(k, bias);
          if (rest < t) break;
          out += digit(t + (rest - t) % (36 - t));
          rest = %Math%.floor((rest - t) / (36 - t));
        }
        out += digit(rest);
        bias = adapt(delta, done + 1, done === basic);
        delta = 0;
        done++;
      }
      delta++;
      at++;
    }
    return out;
  }
  function fromPunycode(text) {
    const dash = text.lastIndexOf("-");
    const points = dash > 0 ? [...text.slice(0, dash)] : [];
    let at = 128;
    let place = 0;
    let bias = 72;
    for (let i = dash > 0 ? dash + 1 : 0; i < text.length;) {
      const before = place;
      let weight = 1;
      for (let k = 36;; k += 36) {
        const unit = text.charCodeAt(i++);
        const value = unit >= 97 && unit <= 122 ? unit - 97 : unit >= 48 && unit <= 57 ? unit - 22 : -1;
        if (value < 0 || weight > 0x7FFFFFFF) return undefined;
        place += value * weight;
        const t = threshold(k, bias);
        if (value < t) break;
        weight *= 36 - t;
      }
      const count = points.length + 1;
      bias = adapt(place - before, count, before === 0);
      at += %Math%.floor(place / count);
      place %= count;
      if (at > 0x10FFFF) return undefined;
      points.splice(place++, 0, %String%.fromCodePoint(at));
    }
    return points.join("");
  }
  const isAscii = text => {
    for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
    return true;
  };
  function isEncodedLabel(label) {
    const decoded = isAscii(label) ? fromPunycode(label.slice(4)) : undefined;
    return decoded !== undefined && !isAscii(decoded);
  }
  // undefined: no domain
  function domainToAscii(domain) {
    const isPlain = isAscii(domain);
    const lower = isPlain ? domain.toLowerCase() : domain.normalize("NFKC").toLowerCase().normalize("NFC").replaceAll("\u00AD", "").replaceAll("\u3002", ".");
    const labels = lower.split(".");
    for (const label of labels) if (label.startsWith("xn--") && !isEncodedLabel(label)) return undefined;
    return isPlain ? lower : labels.map(label => isAscii(label) ? label : "xn--" + punycode(label)).join(".");
  }
  function domainToUnicode(domain) {
    return domain.split(".").map(label => label.startsWith("xn--") ? fromPunycode(label.slice(4)) ?? label : label).join(".");
  }

  // --- hosts (3.5): each parser gives undefined for a failure

  const hasAny = (text, characters) => {
    for (let i = 0; i < text.length; i++) if (characters.includes(text[i])) return true;
    return false;
  };
  const hasControl = text => {
    for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) <= 0x1F || text.charCodeAt(i) === 0x7F) return true;
    return false;
  };
  const forbidden = "\0\t\n\r #/:<>?@[\\]^|";
  function parseHost(text, isSpecial) {
    if (text[0] === "[") {
      if (!text.endsWith("]")) return undefined;
      const pieces = parseIpv6(text.slice(1, -1));
      return pieces === undefined ? undefined : "[" + showIpv6(pieces) + "]";
    }
    if (!isSpecial) return hasAny(text, forbidden) ? undefined : encode(text, control);
    const domain = domainToAscii(decode(text));
    if (domain === undefined || domain === "" || hasAny(domain, forbidden + "%") || hasControl(domain)) return undefined;
    return endsInNumber(domain) ? parseIpv4(domain) : domain;
  }
  function endsInNumber(domain) {
    const parts = domain.split(".");
    if (parts[parts.length - 1] === "") {
      if (parts.length === 1) return false;
      parts.pop();
    }
    const last = parts[parts.length - 1];
    return last !== "" && isDigits(last) || ipv4Number(last) >= 0;
  }
  // -1: no number
  function ipv4Number(text) {
    if (text === "") return -1;
    if (text.startsWith("0x")) return text.length === 2 ? 0 : isHex(text.slice(2)) ? %Number%(text) : -1;
    if (!isDigits(text)) return -1;
    if (text[0] !== "0" || text.length === 1) return %Number%(text);
    return hasAny(text, "89") ? -1 : %Number%("0o" + text);
  }
  function parseIpv4(domain) {
    const parts = domain.split(".");
    if (parts[parts.length - 1] === "" && parts.length > 1) parts.pop();
    if (parts.length > 4) return undefined;
    const numbers = parts.map(ipv4Number);
    const last = numbers.pop();
    if (last < 0 || last >= 256 ** (4 - numbers.length)) return undefined;
    let address = last;
    for (let i = 0; i < numbers.length; i++) {
      if (numbers[i] < 0 || numbers[i] > 255) return undefined;
      address += numbers[i] * 256 ** (3 - i);
    }
    return [24, 16, 8, 0].map(shift => %Math%.floor(address / 2 ** shift) % 256).join(".");
  }
  // "1.2.3.4" as the two last pieces of an IPv6 address
  function embeddedIpv4(text) {
    const numbers = text.split(".");
    for (const each of numbers) if (each === "" || !isDigits(each) || +each > 255 || each.length > 1 && each[0] === "0") return undefined;
    return numbers.length === 4 ? [numbers[0] * 256 + +numbers[1], numbers[2] * 256 + +numbers[3]] : undefined;
  }
  function ipv6Pieces(text, mayEndInIpv4) {
    if (text === "") return [];
    const pieces = [];
    const parts = text.split(":");
    for (let i = 0; i < parts.length; i++) {
      if (mayEndInIpv4 && i === parts.length - 1 && parts[i].includes(".")) {
        const pair = embeddedIpv4(parts[i]);
        if (pair === undefined) return undefined;
        pieces.push(...pair);
      } else {
        if (parts[i].length > 4 || !isHex(parts[i])) return undefined;
        pieces.push(%Number%("0x" + parts[i]));
      }
    }
    return pieces;
  }
  function parseIpv6(text) {
    const gap = text.indexOf("::");
    if (gap < 0) {
      const pieces = ipv6Pieces(text, true);
      return pieces !== undefined && pieces.length === 8 ? pieces : undefined;
    }
    const before = ipv6Pieces(text.slice(0, gap), false);
    const after = ipv6Pieces(text.slice(gap + 2), true);
    if (before === undefined || after === undefined || before.length + after.length > 7) return undefined;
    const zeros = [];
    while (before.length + zeros.length + after.length < 8) zeros.push(0);
    return [...before, ...zeros, ...after];
  }
  // The first longest run of two zeros or more is left out.
  function showIpv6(pieces) {
    let from = -1;
    let longest = 1;
    for (let i = 0; i < 8; i++) {
      let end = i;
      while (end < 8 && pieces[end] === 0) end++;
      if (end - i > longest) {
        longest = end - i;
        from = i;
      }
    }
    const shown = pieces.map(piece => piece.toString(16));
    if (from < 0) return shown.join(":");
    return shown.slice(0, from).join(":") + "::" + shown.slice(from + longest).join(":");
  }
  return {encode, encodePoint, decode, decodedBytes, decodeUtf8, control, fragment, query, specialQuery, path, userinfo, isDigits, parseHost, domainToAscii, domainToUnicode};
}
