// Headers and FormData: lists of names and values.

function fetchHeaders(kit) {
  const isToken = text => /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(text);
  function trimmed(value) {
    let begin = 0;
    let end = value.length;
    const blank = unit => unit === " " || unit === "\t" || unit === "\r" || unit === "\n";
    while (begin < end && blank(value[begin])) begin++;
    while (end > begin && blank(value[end - 1])) end--;
    return %TextPart(value, begin, end);
  }
  function checkName(name, what) {
    const text = `${name}`;
    if (!isToken(text)) throw new %TypeError%(what + ': "' + text + '" is an invalid header name.');
    return text;
  }
  function checkValue(value, what) {
    const text = trimmed(`${value}`);
    if (/[\0\r\n]/.test(text)) throw new %TypeError%(what + ': "' + text + '" is an invalid header value.');
    return text;
  }

  class Headers {
    #entries = new %Map%(); // lower-case name -> {name, value}
    #cookies = [];
    constructor(init = undefined) {
      if (init !== undefined) kit.fillHeaders(this, init, "Headers constructor");
    }
    append(name, value) {
      %NeedArguments();
      kit.needs("Headers.append", 2, arguments.length);
      const text = checkName(name, "Headers.append");
      const content = checkValue(value, "Headers.append");
      const key = text.toLowerCase();
      if (key === "set-cookie") %ArrayAppend(this.#cookies, content);
      const known = this.#entries.get(key);
      if (known === undefined) this.#entries.set(key, {name: text, value: content});
      else known.value += (key === "cookie" ? "; " : ", ") + content;
    }
    delete(name) {
      %NeedArguments();
      kit.needs("Headers.delete", 1, arguments.length);
      const key = checkName(name, "Headers.delete").toLowerCase();
      if (key === "set-cookie") this.#cookies = [];
      this.#entries.delete(key);
    }
    get(name) {
      %NeedArguments();
      kit.needs("Headers.get", 1, arguments.length);
      const known = this.#entries.get(checkName(name, "Headers.get").toLowerCase());
      return known === undefined ? null : known.value;
    }
    has(name) {
      %NeedArguments();
      kit.needs("Headers.has", 1, arguments.length);
      return this.#entries.has(checkName(name, "Headers.has").toLowerCase());
    }
    set(name, value) {
      %NeedArguments();
      kit.needs("Headers.set", 2, arguments.length);
      const text = checkName(name, "Headers.set");
      const content = checkValue(value, "Headers.set");
      const key = text.toLowerCase();
      if (key === "set-cookie") this.#cookies = [content];
      this.#entries.set(key, {name: text, value: content});
    }
    getSetCookie() {
      return [...this.#cookies];
    }
    *keys() {
      for (const [name] of this.#sorted()) yield name;
    }
    *values() {
      for (const [, value] of this.#sorted()) yield value;
    }
    *entries() {
      yield* this.#sorted();
    }
    forEach(callback, receiver = undefined) {
      %NeedArguments();
      kit.needs("Headers.forEach", 1, arguments.length);
      if (typeof callback !== "function") throw new %TypeError%("Failed to execute 'forEach' on 'Headers': parameter 1 is not of type 'Function'.");
      for (const [name, value] of this.#sorted()) %Call(callback, receiver, value, name, this);
    }
    #sorted() {
      const names = [...this.#entries.keys()].sort();
      const rows = [];
      for (const name of names) {
        if (name === "set-cookie") for (const cookie of this.#cookies) rows.push([name, cookie]);
        else rows.push([name, this.#entries.get(name).value]);
      }
      return rows;
    }
    [kit.inspect](depth, options, show) {
      const shown = {};
      for (const {name, value} of this.#entries.values()) shown[name] = value;
      return "Headers " + show(shown, options);
    }
  }
  %DefineHidden(Headers.prototype, %SymbolIterator%, Headers.prototype.entries);
  kit.fillHeaders = function (headers, init, what) {
    if (!%IsObject(init) || typeof init === "function") throw new %TypeError%(what + ": Argument 1 could not be converted to one of: sequence<sequence<ByteString>>, record<ByteString, ByteString>.");
    if (typeof init[%SymbolIterator%] === "function") {
      for (const pair of init) {
        const both = [...pair];
        if (both.length !== 2) throw new %TypeError%("Headers constructor: expected name/value pair to be length 2, found " + both.length + ".");
        headers.append(both[0], both[1]);
      }
      return;
    }
    for (const key of %OwnKeys(init)) {
      if (%IsEnumerableOwn(init, key)) headers.append(key, init[key]);
    }
  };
  kit.Headers = Headers;
}

function fetchForm(kit) {
  const {Blob, File} = kit.blobs;
  class FormData {
    #entries = [];
    constructor(form = undefined) {
      if (form !== undefined) throw new %TypeError%("FormData constructor: Argument 1 could not be converted to: undefined.");
    }
    #entry(name, value, filename, what) {
      if (filename !== undefined && !(%IsObject(value) && value instanceof Blob)) throw new %TypeError%("Failed to execute '" + what + "' on 'FormData': parameter 2 is not of type 'Blob'");
      if (!(%IsObject(value) && value instanceof Blob)) return [`${name}`, `${value}`];
      if (value instanceof File && filename === undefined) return [`${name}`, value];
      const settings = {type: value.type};
      if (value instanceof File) settings.lastModified = value.lastModified;
      return [`${name}`, new File([value], filename === undefined ? "blob" : `${filename}`, settings)];
    }
    append(name, value, filename = undefined) {
      %NeedArguments();
      kit.needs("FormData.append", 2, arguments.length);
      %ArrayAppend(this.#entries, this.#entry(name, value, filename, "append"));
    }
    delete(name) {
      %NeedArguments();
      kit.needs("FormData.delete", 1, arguments.length);
      this.#entries = this.#entries.filter(entry => entry[0] !== `${name}`);
    }
    get(name) {
      %NeedArguments();
      kit.needs("FormData.get", 1, arguments.length);
      const found = this.#entries.find(entry => entry[0] === `${name}`);
      return found === undefined ? null : found[1];
    }
    getAll(name) {
      %NeedArguments();
      kit.needs("FormData.getAll", 1, arguments.length);
      return this.#entries.filter(entry => entry[0] === `${name}`).map(entry => entry[1]);
    }
    has(name) {
      %NeedArguments();
      kit.needs("FormData.has", 1, arguments.length);
      return this.#entries.some(entry => entry[0] === `${name}`);
    }
    set(name, value, filename = undefined) {
      %NeedArguments();
      kit.needs("FormData.set", 2, arguments.length);
      const entry = this.#entry(name, value, filename, "set");
      const at = this.#entries.findIndex(each => each[0] === entry[0]);
      if (at < 0) {
        %ArrayAppend(this.#entries, entry);
        return;
      }
      this.#entries = this.#entries.filter((each, i) => i <= at || each[0] !== entry[0]);
      this.#entries[at] = entry;
    }
    *keys() {
      for (const [name] of this.#entries) yield name;
    }
    *values() {
      for (const [, value] of this.#entries) yield value;
    }
    *entries() {
      for (const [name, value] of this.#entries) yield [name, value];
    }
    forEach(callback, receiver = undefined) {
      %NeedArguments();
      kit.needs("FormData.forEach", 1, arguments.length);
      for (const [name, value] of this.#entries) %Call(callback, receiver, value, name, this);
    }
    [kit.inspect](depth, options, show) {
      const shown = {};
      for (const [name, value] of this.#entries) {
        if (!%HasOwn(shown, name)) shown[name] = value;
        else if (%IsArray(shown[name])) shown[name].push(value);
        else shown[name] = [shown[name], value];
      }
      return "FormData " + show(shown, options);
    }
  }
  %DefineHidden(FormData.prototype, %SymbolIterator%, FormData.prototype.entries);
  kit.FormData = FormData;
}
