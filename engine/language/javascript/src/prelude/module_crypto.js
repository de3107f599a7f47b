// require('crypto') as far as digests and random numbers go. Random numbers are the machine's, so that a run can be
// replayed. Inside, bytes are strings of units 0 to 255.

function webCrypto() {
  return %BuiltinModule("crypto").webcrypto;
}
function webCryptoClass() {
  return %BuiltinModule("internal/crypto").Crypto;
}

function moduleCrypto() {
  const {webcrypto, randomUUID, getRandomValues, randomText} = %BuiltinModule("internal/crypto");
  const {Buffer} = %BuiltinModule("buffer");
  const dataTypes = "string or an instance of Buffer, TypedArray, or DataView";
  const toBuffer = bytes => Buffer.from(bytes, "latin1");
  const simulated = ["md5", "sha1", "sha224", "sha256", "sha384", "sha512"];
  const known = /^(blake2|ripemd|rmd160|sha3-|shake|sha512-|sm3|md5-sha1)/;

  // The callback comes from node's thread pool: in the poll phase.
  function finish(callback, args) {
    %StartOperation("", callback, args);
  }
  function isBytes(value) {
    return %IsObject(value) && (value.buffer !== undefined && typeof value.byteLength === "number" || value instanceof ArrayBuffer);
  }
  // `data` as bytes; `encoding` says how to read a text.
  function bytesOf(data, encoding, name, types) {
    if (typeof data === "string") {
      if (encoding === undefined || encoding === "utf8" || encoding === "utf-8" || encoding === "buffer") return %Utf8Text(data);
      return Buffer.from(data, encoding).toString("latin1");
    }
    if (!isBytes(data)) %ThrowInvalidArgument(name, types, data);
    const view = data.buffer === undefined ? Buffer.from(data) : Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    return view.toString("latin1");
  }
  function shown(bytes, encoding) {
    if (encoding === "hex") return %HexText(bytes);
    if (encoding === "base64") return %Base64Text(bytes);
    if (encoding === "base64url") return %Base64Text(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    if (encoding === "latin1" || encoding === "binary") return bytes;
    const buffer = toBuffer(bytes);
    return encoding === undefined || encoding === "buffer" || !Buffer.isEncoding(encoding) ? buffer : buffer.toString(encoding);
  }
  // The digest's name as the engine has it; undefined when node has none either.
  function digestName(algorithm) {
    const name = algorithm.toLowerCase().replace(/^rsa-/, "").replace(/^sha-/, "sha");
    if (simulated.includes(name)) return name;
    if (known.test(name)) throw new %Error%("The simulator has no digest '" + algorithm + "'; it computes md5, sha1, sha224, sha256, sha384 and sha512");
    return undefined;
  }
  function finalized() {
    return %NodeError("Error", "Digest already called", "ERR_CRYPTO_HASH_FINALIZED");
  }

  class Hash {
    #name;
    #bytes = "";
    #isDone = false;
    constructor(algorithm) {
      if (typeof algorithm !== "string") %ThrowInvalidArgument("algorithm", "string", algorithm);
      this.#name = digestName(algorithm);
      if (this.#name === undefined) throw new %Error%("Digest method not supported");
    }
    update(data, encoding) {
      if (this.#isDone) throw finalized();
      this.#bytes += bytesOf(data, encoding, "data", dataTypes);
      return this;
    }
    digest(encoding) {
      if (this.#isDone) throw finalized();
      this.#isDone = true;
      return shown(%Digest(this.#name, this.#bytes), encoding);
    }
    copy() {
      if (this.#isDone) throw finalized();
      const copied = new Hash(this.#name);
      copied.#bytes = this.#bytes;
      return copied;
    }
  }

  // FIPS 198-1
  const blockOf = name => name === "sha384" || name === "sha512" ? 128 : 64;
  const mixed = (key, value) => {
    let out = "";
    for (let i = 0; i < key.length; i++) out += %String%.fromCharCode(key.charCodeAt(i) ^ value);
    return out;
  };
  function hmacOf(name, key, bytes) {
    const block = blockOf(name);
    let padded = key.length > block ? %Digest(name, key) : key;
    padded += "\0".repeat(block - padded.length);
    return %Digest(name, mixed(padded, 0x5C) + %Digest(name, mixed(padded, 0x36) + bytes));
  }
  class Hmac {
    #name;
    #key;
    #bytes = "";
    #isDone = false;
    constructor(hmac, key) {
      if (typeof hmac !== "string") %ThrowInvalidArgument("hmac", "string", hmac);
      this.#key = bytesOf(key, undefined, "key", "string or an instance of ArrayBuffer, Buffer, TypedArray, DataView, KeyObject, or CryptoKey");
      this.#name = digestName(hmac);
      if (this.#name !== undefined) return;
      const error = new %TypeError%("Invalid digest: " + hmac);
      error.code = "ERR_CRYPTO_INVALID_DIGEST";
      throw error;
    }
    update(data, encoding) {
      if (this.#isDone) throw finalized();
      this.#bytes += bytesOf(data, encoding, "data", dataTypes);
      return this;
    }
    digest(encoding) {
      const bytes = this.#isDone ? "" : hmacOf(this.#name, this.#key, this.#bytes);
      this.#isDone = true;
      return shown(bytes, encoding);
    }
  }
  function createHash(algorithm) {
    return new Hash(algorithm);
  }
  function createHmac(hmac, key) {
    return new Hmac(hmac, key);
  }
  function hash(algorithm, input, outputEncoding = "hex") {
    return new Hash(algorithm).update(input).digest(outputEncoding);
  }

  // --- keys from passwords (RFC 8018, 5.2)

  function derive(password, salt, iterations, length, digest) {
    const key = bytesOf(password, undefined, "password", dataTypes);
    const salted = bytesOf(salt, undefined, "salt", dataTypes);
    if (typeof iterations !== "number") %ThrowInvalidArgument("iterations", "number", iterations);
    if (typeof length !== "number") %ThrowInvalidArgument("keylen", "number", length);
    if (typeof digest !== "string") %ThrowInvalidArgument("digest", "string", digest);
    const name = digestName(digest);
    if (name === undefined) throw %NodeError("TypeError", "Invalid digest: " + digest, "ERR_CRYPTO_INVALID_DIGEST");
    let out = "";
    for (let block = 1; out.length < length; block++) {
      let last = hmacOf(name, key, salted + %String%.fromCharCode(block >>> 24, block >>> 16 & 255, block >>> 8 & 255, block & 255));
      const sum = [...last].map(character => character.charCodeAt(0));
      for (let i = 1; i < iterations; i++) {
        last = hmacOf(name, key, last);
        for (let n = 0; n < sum.length; n++) sum[n] ^= last.charCodeAt(n);
      }
      out += %String%.fromCharCode(...sum);
    }
    return toBuffer(out.slice(0, length));
  }
  function pbkdf2(password, salt, iterations, keylen, digest, callback) {
    if (typeof callback !== "function") %ThrowInvalidArgument("callback", "function", callback);
    const key = derive(password, salt, iterations, keylen, digest);
    finish(callback, [null, key]);
  }

  // --- random numbers

  function outOfRange(message, received) {
    return %NodeError("RangeError", message + " Received " + received, "ERR_OUT_OF_RANGE");
  }
  function randomBytes(size, callback) {
    if (typeof size !== "number") %ThrowInvalidArgument("size", "number", size);
    if (!(size >= 0 && size <= 2147483647)) throw outOfRange('The value of "size" is out of range. It must be >= 0 && <= 2147483647.', size);
    if (callback !== undefined && typeof callback !== "function") %ThrowInvalidArgument("callback", "function", callback);
    const bytes = toBuffer(randomText(%Math%.trunc(size)));
    if (callback === undefined) return bytes;
    finish(callback, [null, bytes]);
  }
  function notInteger(name, value) {
    return %NodeError("TypeError", 'The "' + name + '" argument must be a safe integer. Received ' + %DescribeReceived(value), "ERR_INVALID_ARG_TYPE");
  }
  function randomInt(min, max, callback) {
    const onlyMax = max === undefined || typeof max === "function";
    if (onlyMax) {
      callback = max;
      max = min;
      min = 0;
    }
    if (callback !== undefined && typeof callback !== "function") %ThrowInvalidArgument("callback", "function", callback);
    if (!%Number%.isSafeInteger(min)) throw notInteger("min", min);
    if (!%Number%.isSafeInteger(max)) throw notInteger("max", max);
    if (max <= min) throw outOfRange('The value of "max" is out of range. It must be greater than the value of "min" (' + min + ").", max);
    if (max - min > 281474976710655) throw outOfRange('The value of "' + (onlyMax ? "max" : "max - min") + '" is out of range. It must be <= 281474976710655.', max - min);
    const made = min + %Math%.floor(%RandomNumber() * (max - min));
    if (callback === undefined) return made;
    finish(callback, [undefined, made]);
  }
  function randomFillSync(buffer, offset = 0, size) {
    const view = data => data.buffer === undefined ? new Uint8Array(data) : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    if (!isBytes(buffer)) %ThrowInvalidArgument("buf", "an instance of ArrayBuffer, Buffer, TypedArray, or DataView", buffer);
    const bytes = view(buffer);
    const end = size === undefined ? bytes.length : offset + size;
    const text = randomText(end - offset);
    for (let i = offset; i < end; i++) bytes[i] = text.charCodeAt(i - offset);
    return buffer;
  }
  function randomFill(buffer, offset, size, callback) {
    const done = typeof offset === "function" ? offset : typeof size === "function" ? size : callback;
    if (typeof done !== "function") %ThrowInvalidArgument("callback", "function", done);
    randomFillSync(buffer, typeof offset === "number" ? offset : 0, typeof size === "number" ? size : undefined);
    finish(done, [null, buffer]);
  }
  function timingSafeEqual(a, b) {
    if (!isBytes(a)) %ThrowInvalidArgument("buf1", "an instance of ArrayBuffer, Buffer, TypedArray, or DataView", a);
    if (!isBytes(b)) %ThrowInvalidArgument("buf2", "an instance of ArrayBuffer, Buffer, TypedArray, or DataView", b);
    if (a.byteLength !== b.byteLength) {
      const error = new %RangeError%("Input buffers must have the same byte length");
      error.code = "ERR_CRYPTO_TIMING_SAFE_EQUAL_LENGTH";
      throw error;
    }
    return bytesOf(a) === bytesOf(b);
  }
  const getHashes = () => ["RSA-MD5", "RSA-SHA1", "RSA-SHA224", "RSA-SHA256", "RSA-SHA384", "RSA-SHA512", ...simulated];
  const exports = {createHash, createHmac, getHashes, hash, pbkdf2, pbkdf2Sync: derive, randomBytes, randomFill, randomFillSync, randomInt, randomUUID, timingSafeEqual, Hash, Hmac, webcrypto, getRandomValues: array => webcrypto.getRandomValues(array), subtle: webcrypto.subtle};
  const absent = "createCipheriv createDecipheriv createDiffieHellman createECDH createPrivateKey createPublicKey createSecretKey createSign createVerify generateKey generateKeyPair generateKeyPairSync generateKeySync hkdf hkdfSync privateDecrypt privateEncrypt publicDecrypt publicEncrypt scrypt scryptSync sign verify";
  for (const name of absent.split(" ")) {
    exports[name] = function () {
      throw new %Error%("The simulator has no crypto." + name + "; it computes digests, HMAC, PBKDF2 and random values");
    };
  }
  return exports;
}

// globalThis.crypto. Module internal/crypto.
function moduleWebCrypto() {
  const token = {};
  function randomText(size) {
    let out = "";
    while (out.length < size) {
      const word = %Math%.floor(%RandomNumber() * 4294967296);
      out += %String%.fromCharCode(word & 255, word >>> 8 & 255, word >>> 16 & 255, word >>> 24);
    }
    return out.slice(0, size);
  }
  // RFC 9562, version 4
  function randomUUID(options) {
    if (options !== undefined && !%IsObject(options)) %ThrowInvalidArgument("options", "object", options);
    const bytes = randomText(16);
    const marked = bytes.slice(0, 6) + %String%.fromCharCode(bytes.charCodeAt(6) & 15 | 64) + bytes[7] + %String%.fromCharCode(bytes.charCodeAt(8) & 63 | 128) + bytes.slice(9);
    const hex = %HexText(marked);
    return hex.slice(0, 8) + "-" + hex.slice(8, 12) + "-" + hex.slice(12, 16) + "-" + hex.slice(16, 20) + "-" + hex.slice(20);
  }
  function domError(message, name) {
    return new (%WebClass("DOMException"))(message, name);
  }
  const integerTypes = ["Int8Array", "Uint8Array", "Uint8ClampedArray", "Int16Array", "Uint16Array", "Int32Array", "Uint32Array", "BigInt64Array", "BigUint64Array"];
  function getRandomValues(array) {
    const name = %IsObject(array) ? array[%SymbolToStringTag%] : undefined;
    if (!integerTypes.includes(name)) throw domError("The data argument must be an integer-type TypedArray", "TypeMismatchError");
    if (array.byteLength > 65536) throw domError("The requested length exceeds 65,536 bytes", "QuotaExceededError");
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    const text = randomText(bytes.length);
    for (let i = 0; i < bytes.length; i++) bytes[i] = text.charCodeAt(i);
    return array;
  }
  function illegal() {
    return %NodeError("TypeError", "Illegal constructor", "ERR_ILLEGAL_CONSTRUCTOR");
  }
  class SubtleCrypto {
    constructor(given) {
      if (given !== token) throw illegal();
    }
    async digest(algorithm, data) {
      const name = `${%IsObject(algorithm) ? algorithm.name : algorithm}`.toUpperCase();
      if (!["SHA-1", "SHA-256", "SHA-384", "SHA-512"].includes(name)) throw domError("Unrecognized algorithm name", "NotSupportedError");
      const digest = %BuiltinModule("crypto").createHash(name).update(data.buffer === undefined ? new Uint8Array(data) : data).digest();
      return new %Promise%(resolve => %StartOperation("", resolve, [new Uint8Array(digest).buffer]));
    }
  }
  class Crypto {
    #subtle;
    constructor(given) {
      if (given !== token) throw illegal();
      this.#subtle = new SubtleCrypto(token);
    }
    get subtle() {
      return this.#subtle;
    }
    getRandomValues(array) {
      if (arguments.length === 0) %ThrowMissingArgument("array");
      return getRandomValues(array);
    }
    randomUUID() {
      return randomUUID();
    }
  }
  %ShowMembers(SubtleCrypto.prototype, ["digest"], "SubtleCrypto");
  %ShowMembers(Crypto.prototype, ["subtle", "getRandomValues", "randomUUID"], "Crypto");
  return {webcrypto: new Crypto(token), Crypto, randomUUID, getRandomValues, randomText};
}
