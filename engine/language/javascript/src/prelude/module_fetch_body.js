// Bodies of requests and responses: the bytes, and the stream they can be read from once.

function fetchBody(kit) {
  const {Blob, bytesOf, ofBytes} = kit.blobs;
  const make = {};
  let chunksOf, take;

  // A stream of bytes that are all there: what bodies need of the web's ReadableStream.
  class ReadableStream {
    #chunks;
    #reader = null;
    #state = "readable";
    #disturbed = false;
    constructor(token, chunks) {
      if (token !== make) throw new %Error%("The simulator has no ReadableStream to construct yet; an async generator passes data on piece by piece");
      this.#chunks = chunks;
    }
    get locked() {
      return this.#reader !== null;
    }
    async cancel() {
      if (this.#reader !== null) throw %WithCode(new %TypeError%("Invalid state: ReadableStream is locked"), "ERR_INVALID_STATE");
      this.#end();
    }
    getReader() {
      if (this.#reader !== null) throw %WithCode(new %TypeError%("Invalid state: ReadableStream is locked"), "ERR_INVALID_STATE");
      this.#reader = new ReadableStreamDefaultReader(make, this);
      return this.#reader;
    }
    tee() {
      if (this.#reader !== null) throw %WithCode(new %TypeError%("Invalid state: ReadableStream is locked"), "ERR_INVALID_STATE");
      this.#reader = {};
      this.#disturbed = true;
      return [new ReadableStream(make, [...this.#chunks]), new ReadableStream(make, [...this.#chunks])];
    }
    pipeThrough() {
      throw new %Error%("The simulator has no ReadableStream.pipeThrough yet; read with for await and write what comes");
    }
    pipeTo() {
      throw new %Error%("The simulator has no ReadableStream.pipeTo yet; read with for await and write what comes");
    }
    async *values() {
      const reader = this.getReader();
      try {
        for (;;) {
          const {value, done} = await reader.read();
          if (done) return;
          yield value;
        }
      } finally {
        reader.releaseLock();
      }
    }
    #end() {
      this.#disturbed = true;
      this.#chunks = [];
      this.#state = "closed";
    }
    [kit.inspect](depth, options, show) {
      return "ReadableStream " + show({locked: this.locked, state: this.#state, supportsBYOB: true}, options);
    }
    static {
      chunksOf = stream => stream.#chunks;
      take = {
        next(stream) {
          stream.#disturbed = true;
          if (stream.#chunks.length > 0) return {value: stream.#chunks.shift(), done: false};
          stream.#state = "closed";
          return {value: undefined, done: true};
        },
        all(stream) {
          const chunks = stream.#chunks;
          stream.#reader = {};
          stream.#end();
          return chunks;
        },
        isUsed: stream => stream.#disturbed,
        end: stream => stream.#end(),
        release(stream) {
          stream.#reader = null;
        },
      };
    }
  }
  %DefineHidden(ReadableStream.prototype, %SymbolAsyncIterator%, ReadableStream.prototype.values);
  class ReadableStreamDefaultReader {
    #stream;
    #closed;
    constructor(token, stream) {
      this.#stream = stream;
      this.#closed = new %Promise%(() => {});
    }
    get closed() {
      return this.#closed;
    }
    read() {
      if (this.#stream === undefined) return %Promise%.reject(%WithCode(new %TypeError%("Invalid state: The reader is not attached to a stream"), "ERR_INVALID_STATE"));
      return stepOf(this.#stream);
    }
    async cancel() {
      take.end(this.#stream);
    }
    releaseLock() {
      if (this.#stream !== undefined) take.release(this.#stream);
      this.#stream = undefined;
    }
  }
  async function stepOf(stream) {
    const step = take.next(stream);
    await undefined;
    return step;
  }
  kit.isStream = value => %IsObject(value) && value instanceof ReadableStream;
  kit.streamOf = chunks => new ReadableStream(make, chunks);

  function multipart(form) {
    let digits = "";
    while (digits.length < 11) digits += %Math%.floor(%Math%.random() * 1e11);
    const boundary = "----formdata-undici-0" + %TextPart(digits, 0, 11);
    const escaped = text => text.replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll('"', "%22");
    const parts = [];
    for (const [name, value] of form) {
      const head = "--" + boundary + '\r\nContent-Disposition: form-data; name="' + escaped(name) + '"';
      if (typeof value === "string") parts.push(head + "\r\n\r\n" + value + "\r\n");
      else parts.push(head + '; filename="' + escaped(value.name) + '"\r\nContent-Type: ' + (value.type || "application/octet-stream") + "\r\n\r\n", value, "\r\n");
    }
    parts.push("--" + boundary + "--\r\n");
    return {chunks: [bytesOf(new Blob(parts))], type: "multipart/form-data; boundary=" + boundary};
  }
  function textBody(text, type) {
    const bytes = %BufferOfText(text, "utf8");
    return {chunks: [%SliceOfBytes(bytes, 0, bytes.length)], type};
  }
  // The chunks of what the program gives as a body, and the type that goes with it.
  function extract(object) {
    const kind = %KindName(object);
    if (kind === "array buffer" || kind === "typed array" || kind === "data view") return {chunks: [%SliceOfBytes(object, 0, %ByteLength(object))], type: undefined};
    if (%IsObject(object)) {
      if (object instanceof Blob) return {chunks: [bytesOf(object)], type: object.type || undefined};
      if (object instanceof kit.FormData) return multipart(object);
      if (object instanceof kit.URLSearchParams) return textBody(`${object}`, "application/x-www-form-urlencoded;charset=UTF-8");
    }
    return textBody(`${object}`, "text/plain;charset=UTF-8");
  }

  function joined(chunks) {
    let size = 0;
    for (let i = 0; i < chunks.length; i++) size += chunks[i].length;
    const bytes = new %Uint8Array%(size);
    let at = 0;
    for (let i = 0; i < chunks.length; i++) {
      %CopyBytes(bytes, at, chunks[i], 0, chunks[i].length);
      at += chunks[i].length;
    }
    return bytes;
  }
  // Microtasks that node's reader takes over a body that is there.
  const ticksOfBody = 7;
  const ticksOfNothing = 2;
  async function consume(target, convert) {
    const chunks = target === null ? [] : take.all(target);
    const ticks = target === null ? ticksOfNothing : ticksOfBody;
    for (let i = 0; i < ticks; i++) await undefined;
    return convert(joined(chunks));
  }

  const streams = new %WeakMap%();
  const {get, set} = %WeakMap%.prototype;
  const streamOf = body => {
    const stream = %Call(get, streams, body);
    return stream === undefined ? null : stream;
  };
  kit.isUnusable = function (body) {
    const stream = streamOf(body);
    return stream !== null && (take.isUsed(stream) || stream.locked);
  };
  kit.setBody = function (body, object, headers) {
    if (kit.isStream(object)) {
      if (object.locked || take.isUsed(object)) throw new %TypeError%("Response body object should not be disturbed or locked");
      %Call(set, streams, body, object);
      return;
    }
    const {chunks, type} = extract(object);
    %Call(set, streams, body, new ReadableStream(make, chunks.filter(chunk => chunk.length > 0)));
    if (headers !== undefined && type !== undefined && !headers.has("content-type")) headers.append("content-type", type);
  };
  kit.takeBody = function (to, from, message) {
    if (kit.isUnusable(from)) throw new %TypeError%(message);
    %Call(set, streams, to, new ReadableStream(make, take.all(streamOf(from))));
  };
  kit.shareBody = function (from, to) {
    const stream = streamOf(from);
    if (stream === null) return;
    const [first, second] = stream.tee();
    %Call(set, streams, from, first);
    %Call(set, streams, to, second);
  };

  function read(body, convert) {
    if (!%IsObject(body) || !(body instanceof kit.Request || body instanceof kit.Response)) return %Promise%.reject(%WithCode(new %TypeError%("Illegal invocation"), "ERR_INVALID_THIS"));
    if (kit.isUnusable(body)) return %Promise%.reject(new %TypeError%("Body is unusable: Body has already been read"));
    return consume(streamOf(body), convert);
  }
  const textOf = bytes => {
    const text = %TextOfBytes(bytes, 0, bytes.length, "utf8");
    return text[0] === "\uFEFF" ? %TextPart(text, 1, text.length) : text;
  };
  function formOf(bytes, type) {
    const form = new kit.FormData();
    if (type.startsWith("application/x-www-form-urlencoded")) {
      for (const [name, value] of new kit.URLSearchParams(textOf(bytes))) form.append(name, value);
      return form;
    }
    const boundary = /^multipart\/form-data;.*boundary="?([^";]+)/.exec(type);
    if (boundary === null) throw new %TypeError%('Content-Type was not one of "multipart/form-data" or "application/x-www-form-urlencoded".');
    for (const part of %TextOfBytes(bytes, 0, bytes.length, "latin1").split("--" + boundary[1]).slice(1, -1)) {
      const cut = part.indexOf("\r\n\r\n");
      const head = part.slice(0, cut);
      const content = %BufferOfText(part.slice(cut + 4, -2), "latin1");
      const name = /name="([^"]*)"/.exec(head)[1];
      const filename = /filename="([^"]*)"/.exec(head);
      const mime = /content-type: *([^\r\n]*)/i.exec(head);
      if (filename === null) form.append(name, %TextOfBytes(content, 0, content.length, "utf8"));
      else form.append(name, ofBytes(%SliceOfBytes(content, 0, content.length), mime === null ? "" : mime[1]), filename[1]);
    }
    return form;
  }

  const accessors = {
    get body() {
      return streamOf(this);
    },
    get bodyUsed() {
      const stream = streamOf(this);
      return stream !== null && take.isUsed(stream);
    },
  };
  const methods = {
    blob() {
      const type = this.headers.get("content-type");
      return read(this, bytes => ofBytes(bytes, type === null ? "" : type));
    },
    arrayBuffer() {
      return read(this, bytes => bytes.buffer);
    },
    text() {
      return read(this, textOf);
    },
    json() {
      return read(this, bytes => %JSON%.parse(textOf(bytes)));
    },
    formData() {
      const type = this.headers.get("content-type");
      return read(this, bytes => formOf(bytes, type === null ? "" : type));
    },
    bytes() {
      return read(this, bytes => bytes);
    },
  };
  // Gives a class the body's accessors and methods.
  kit.mixBody = function (prototype) {
    for (const name of %OwnKeys(accessors)) %Object%.defineProperty(prototype, name, {configurable: true, get: %Object%.getOwnPropertyDescriptor(accessors, name).get});
    const {clone} = prototype;
    delete prototype.clone;
    %DefineHidden(prototype, "clone", clone);
    for (const name of %OwnKeys(methods)) %DefineHidden(prototype, name, methods[name]);
  };
}
