// require('string_decoder'): bytes come in pieces, a character's bytes perhaps in two of them.

function moduleStringDecoder() {
  const canonical = {
    "utf8": "utf8", "utf-8": "utf8", "ucs2": "utf16le", "ucs-2": "utf16le", "utf16le": "utf16le", "utf-16le": "utf16le", "latin1": "latin1", "binary": "latin1", "base64": "base64",
    "base64url": "base64url", "hex": "hex", "ascii": "ascii",
  };
  const kHeld = %Symbol%("kNativeDecoder"); // bytes of a character that has not come to its end

  function normalized(encoding) {
    if (encoding === undefined || encoding === null || encoding === "") return "utf8";
    const known = canonical[`${encoding}`.toLowerCase()];
    if (known === undefined) throw %WithCode(new %TypeError%("Unknown encoding: " + (typeof encoding === "object" ? %UtilBase().inspect(encoding) : %String%(encoding))), "ERR_UNKNOWN_ENCODING");
    return known;
  }

  // How many bytes the character that starts with this one has; 1 also for bytes that start none.
  const sizeAfter = first => first >= 0xf0 && first < 0xf5 ? 4 : first >= 0xe0 && first < 0xf0 ? 3 : first >= 0xc2 && first < 0xe0 ? 2 : 1;
  // How many of the last bytes may be the beginning of a character.
  function heldInUtf8(bytes) {
    const count = bytes.length;
    for (let back = 1; back <= 3 && back <= count; back++) {
      const first = bytes[count - back];
      if (first >= 0x80 && first < 0xc0) continue;
      const size = sizeAfter(first);
      return size > back ? back : 0;
    }
    return 0;
  }
  // The first half of a pair waits for the second, unless it was itself completed by this piece.
  function heldInUtf16(bytes, before) {
    const count = bytes.length;
    if (before >= 2 && count === 3) return 3; // of the second half, one byte only
    if (count % 2 === 1) return 1;
    const isHalf = count >= 2 && bytes[count - 1] >= 0xd8 && bytes[count - 1] < 0xdc;
    return isHalf && count > before * 2 ? 2 : 0;
  }
  const heldIn = {utf8: heldInUtf8, utf16le: heldInUtf16, base64: bytes => bytes.length % 3, base64url: bytes => bytes.length % 3};

  function StringDecoder(encoding) {
    this.encoding = normalized(encoding);
    %DefineHidden(this, kHeld, undefined);
  }
  StringDecoder.prototype.write = function write(chunk) {
    if (typeof chunk === "string") return chunk;
    const Buffer = globalThis.Buffer;
    if (Buffer === undefined || !globalThis.ArrayBuffer.isView(chunk)) throw %ArgumentTypeError("buf", "an instance of Buffer, TypedArray, or DataView", chunk);
    let bytes = chunk instanceof Buffer ? chunk : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    const before = this[kHeld] === undefined ? 0 : this[kHeld].length;
    if (before > 0) bytes = Buffer.concat([this[kHeld], bytes]);
    const rule = heldIn[this.encoding];
    const held = rule === undefined ? 0 : rule(bytes, before);
    this[kHeld] = held === 0 ? undefined : Buffer.from(bytes.subarray(bytes.length - held));
    return bytes.toString(this.encoding, 0, bytes.length - held);
  };
  StringDecoder.prototype.end = function end(chunk) {
    let text = chunk === undefined ? "" : this.write(chunk);
    const held = this[kHeld];
    this[kHeld] = undefined;
    if (held === undefined) return text;
    return text + held.toString(this.encoding, 0, this.encoding === "utf16le" ? held.length - held.length % 2 : held.length);
  };
  StringDecoder.prototype.text = function text(chunk, offset) {
    this[kHeld] = undefined;
    return this.write(chunk.slice(offset));
  };
  const missing = held => held === undefined ? 0 : sizeAfter(held[0]) - held.length;
  %Object%.defineProperties(StringDecoder.prototype, {
    lastChar: {configurable: true, enumerable: true, get() {
      const bytes = %BuiltinModule("buffer").Buffer.alloc(4);
      if (this[kHeld] !== undefined) this[kHeld].copy(bytes);
      return bytes;
    }},
    lastNeed: {configurable: true, enumerable: true, get() {
      return missing(this[kHeld]);
    }},
    lastTotal: {configurable: true, enumerable: true, get() {
      return this[kHeld] === undefined ? 0 : sizeAfter(this[kHeld][0]);
    }},
  });
  return {StringDecoder};
}
