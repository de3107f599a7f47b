// Blob and File: bytes with a type, that never change.

function blobClass(name) {
  return %BuiltinModule("internal/blob")[name];
}
function webBlob() {
  return %BlobClass("Blob");
}
function webFile() {
  return %BlobClass("File");
}

function moduleBlob() {
  const inspect = %Symbol%.for("nodejs.util.inspect.custom");
  const make = {};
  let bytesOf;

  // The bytes of all parts, one after the other.
  function joined(sources, endings) {
    const parts = [];
    let size = 0;
    for (const source of sources) {
      let part;
      const kind = %KindName(source);
      if (kind === "array buffer" || kind === "typed array" || kind === "data view") part = source;
      else if (%IsObject(source) && source instanceof Blob) part = bytesOf(source);
      else part = %BufferOfText(endings === "native" ? `${source}`.replaceAll("\r\n", "\n").replaceAll("\r", "\n") : `${source}`, "utf8");
      %ArrayAppend(parts, part);
      size += %ByteLength(part);
    }
    const bytes = new %Uint8Array%(size);
    let at = 0;
    for (let i = 0; i < parts.length; i++) {
      const length = %ByteLength(parts[i]);
      %CopyBytes(bytes, at, parts[i], 0, length);
      at += length;
    }
    return bytes;
  }
  function typeOf(type) {
    const text = `${type}`;
    for (let i = 0; i < text.length; i++) if (text[i] < " " || text[i] > "~") return "";
    return text.toLowerCase();
  }

  class Blob {
    #bytes;
    #type;
    constructor(sources = [], options = {}) {
      if (sources === make) {
        this.#bytes = options.bytes;
        this.#type = options.type;
        return;
      }
      if (!%IsObject(sources) || typeof sources[%SymbolIterator%] !== "function") throw %ArgumentTypeError("sources", "a sequence", sources);
      if (!%IsObject(options)) throw %ArgumentTypeError("options", "of type object", options);
      const {type = "", endings = "transparent"} = options;
      this.#bytes = joined(sources, endings);
      this.#type = typeOf(type);
    }
    get size() {
      return this.#bytes.length;
    }
    get type() {
      return this.#type;
    }
    slice(start = 0, end = this.size, type = "") {
      const size = this.size;
      const from = start < 0 ? %Math%.max(size + start, 0) : %Math%.min(start, size);
      const to = end < 0 ? %Math%.max(size + end, 0) : %Math%.min(end, size);
      return new Blob(make, {bytes: %SliceOfBytes(this.#bytes, from, %Math%.max(from, to)), type: typeOf(type)});
    }
    // A page's blobs lie in another process: what they hold comes back as a task, a few milliseconds later.
    #fetched() {
      const readBlob = () => [];
      return new %Promise%(resolve => %StartWork(5, value => resolve(value), readBlob));
    }
    async arrayBuffer() {
      if (%IsPage()) await this.#fetched();
      else await undefined;
      return %SliceOfBytes(this.#bytes, 0, this.size).buffer;
    }
    async text() {
      if (%IsPage()) await this.#fetched();
      else await undefined;
      if (!%IsPage() && this.size > 0) await undefined;
      return %TextOfBytes(this.#bytes, 0, this.size, "utf8");
    }
    stream() {
      return %BuiltinModule("internal/fetch").streamOf([%SliceOfBytes(this.#bytes, 0, this.size)]);
    }
    get [%SymbolToStringTag%]() {
      return "Blob";
    }
    [inspect](depth, options, show) {
      return "Blob " + show({size: this.size, type: this.type}, options);
    }
    static {
      bytesOf = blob => blob.#bytes;
    }
  }

  class File extends Blob {
    #name;
    #lastModified;
    constructor(fileBits, fileName, options = {}) {
      if (arguments.length < 2) throw %WithCode(new %TypeError%('The "fileBits" and "fileName" arguments must be specified'), "ERR_MISSING_ARGS");
      super(fileBits, options);
      const {lastModified} = options;
      this.#name = `${fileName}`;
      this.#lastModified = lastModified === undefined ? %Math%.floor(%ClockMs()) : %Math%.trunc(+lastModified) || 0;
    }
    get name() {
      return this.#name;
    }
    get lastModified() {
      return this.#lastModified;
    }
    get [%SymbolToStringTag%]() {
      return "File";
    }
    [inspect](depth, options, show) {
      return "File " + show({size: this.size, type: this.type, name: this.#name, lastModified: this.#lastModified}, options);
    }
  }
  %BuiltinModule("internal/clone").rows.push({name: "Blob", matches: object => object instanceof Blob, copy: blob => blob.slice(0, blob.size, blob.type)});
  return {Blob, File, bytesOf, ofBytes: (bytes, type) => new Blob(make, {bytes, type: typeOf(type)})};
}
