// Bodies of requests and responses: the bytes, and the stream they can be read from once.

function fetchBody(kit) {
  const {Blob, bytesOf, ofBytes} = kit.blobs;
  const web = () => %BuiltinModule("internal/web_streams");
  kit.isStream = value => %IsObject(value) && %KnownModule("internal/web_streams") !== undefined && web().is(value, "ReadableStream");
  // A stream of bytes that are all there.
  function streamOfChunks(chunks) {
    let next = 0;
    return new (web().ReadableStream)({
      type: "bytes",
      async pull(controller) {
        if (next < chunks.length) controller.enqueue(chunks[next++]);
        if (next < chunks.length) return;
        web().react(%PromiseResolveNew(undefined), () => controller.close(), undefined);
      },
    });
  }
  kit.streamOf = streamOfChunks;

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
  async function consume(source, convert) {
    if (source !== undefined && source.stream !== undefined) return convert(joined(await drained(source.stream)));
    const chunks = source === undefined ? [] : takeAll(source);
    const ticks = source === undefined ? ticksOfNothing : ticksOfBody;
    for (let i = 0; i < ticks; i++) await undefined;
    return convert(joined(chunks));
  }
  async function drained(stream) {
    const reader = stream.getReader();
    const chunks = [];
    for (;;) {
      const {done, value} = await reader.read();
      if (done) return chunks;
      if (%BinaryKind(value) !== "Uint8Array") throw new %TypeError%("Received non-Uint8Array chunk");
      %ArrayAppend(chunks, value);
    }
  }

  // {chunks, isUsed} and, once the program has asked for it, the stream that gives them.
  const sources = new %WeakMap%();
  const {get, set} = %WeakMap%.prototype;
  const sourceOf = body => %Call(get, sources, body);
  const makeSource = (chunks, stream) => ({chunks, isUsed: false, stream});
  const isUsed = source => source.isUsed || source.stream !== undefined && source.stream[web().state].isDisturbed;
  function takeAll(source) {
    source.isUsed = true;
    return source.chunks;
  }
  function streamOf(source) {
    if (source.stream === undefined) {
      source.stream = streamOfChunks(source.chunks);
      if (source.isUsed) source.stream.cancel();
    }
    return source.stream;
  }
  kit.isUnusable = function (body) {
    const source = sourceOf(body);
    return source !== undefined && (isUsed(source) || source.stream !== undefined && source.stream.locked);
  };
  kit.setBody = function (body, object, headers) {
    if (kit.isStream(object)) {
      if (object.locked || object[web().state].isDisturbed) throw new %TypeError%("Response body object should not be disturbed or locked");
      %Call(set, sources, body, makeSource([], object));
      return;
    }
    const {chunks, type} = extract(object);
    %Call(set, sources, body, makeSource(chunks.filter(chunk => chunk.length > 0), undefined));
    if (headers !== undefined && type !== undefined && !headers.has("content-type")) headers.append("content-type", type);
  };
  kit.takeBody = function (to, from, message) {
    if (kit.isUnusable(from)) throw new %TypeError%(message);
    const source = sourceOf(from);
    const stream = source.stream === undefined ? undefined : source.stream.pipeThrough(new (web().TransformStream)());
    %Call(set, sources, to, makeSource(takeAll(source), stream));
  };
  kit.shareBody = function (from, to) {
    const source = sourceOf(from);
    if (source === undefined) return;
    const [first, second] = source.stream === undefined ? [undefined, undefined] : source.stream.tee();
    source.stream = first;
    %Call(set, sources, to, makeSource(source.chunks, second));
  };

  function read(body, convert) {
    if (!%IsObject(body) || !(body instanceof kit.Request || body instanceof kit.Response)) return %Promise%.reject(%WithCode(new %TypeError%("Illegal invocation"), "ERR_INVALID_THIS"));
    if (kit.isUnusable(body)) return %Promise%.reject(new %TypeError%("Body is unusable: Body has already been read"));
    return consume(sourceOf(body), convert);
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
      const source = sourceOf(this);
      return source === undefined ? null : streamOf(source);
    },
    get bodyUsed() {
      const source = sourceOf(this);
      return source !== undefined && isUsed(source);
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
