// util.MIMEType and util.MIMEParams (MIME Sniffing 4).

function moduleUtilMime() {
  const notToken = /[^!#$%&'*+\-.^_`|~A-Za-z0-9]/;
  const notQuoted = /[^\t\u0020-~\u0080-\u00FF]/;
  const outerSpace = /^[\r\n\t ]+|[\r\n\t ]+$/g;
  const endSpace = /[\r\n\t ]+$/;
  function invalid(what, text, at) {
    return %NodeError("TypeError", `The MIME syntax for a ${what} in ${%BuiltinModule("util").inspect(text).replace(/^'([^]*)'$/, '"$1"')} is invalid${at === -1 ? "" : " at " + at}`, "ERR_INVALID_MIME_SYNTAX");
  }
  function lower(text) {
    return text.replace(/[A-Z]/g, letter => letter.toLowerCase());
  }
  // Checked: not empty, and of token characters only.
  function token(text, what, whole) {
    const at = text.search(notToken);
    if (text === "" || at !== -1) throw invalid(what, whole, at);
    return lower(text);
  }

  // "type/subtype" and where the parameters begin.
  function split(text) {
    const trimmed = text.replace(/^[\r\n\t ]+/, "");
    const slash = trimmed.indexOf("/");
    const type = slash === -1 ? trimmed : trimmed.slice(0, slash);
    const typeAt = type.search(notToken);
    if (type === "" || slash === -1 || typeAt !== -1) throw %LibraryError(invalid("type", text, typeAt), "internal/mime:51", "    throw new ERR_INVALID_MIME_SYNTAX('type', str, invalidTypeIndex);");
    const end = trimmed.indexOf(";", slash);
    const raw = trimmed.slice(slash + 1, end === -1 ? trimmed.length : end);
    const subtype = raw.replace(endSpace, "");
    const subtypeAt = subtype.search(notToken);
    if (subtype === "" || subtypeAt !== -1) throw invalid("subtype", text, subtypeAt);
    return {type: lower(type), subtype: lower(subtype), parameters: end === -1 ? "" : trimmed.slice(end + 1)};
  }
  const quote = value => value.length > 0 && value.search(notToken) === -1 ? value : `"${value.replace(/["\\]/g, "\\$&")}"`;

  // A quoted value at the start of `text`: [value, what follows].
  function quoted(text) {
    let value = "";
    let at = 1;
    for (; at < text.length && text[at] !== '"'; at++) {
      if (text[at] === "\\" && at + 1 < text.length) at++;
      value += text[at];
    }
    const end = text.indexOf(";", at);
    return [value, end === -1 ? "" : text.slice(end + 1)];
  }
  function parseParameters(text, map) {
    let rest = text;
    while (rest !== "") {
      rest = rest.replace(/^[\r\n\t ]+/, "");
      const stop = rest.search(/[;=]/);
      if (stop === -1) return;
      const name = lower(rest.slice(0, stop));
      const hasValue = rest[stop] === "=";
      rest = rest.slice(stop + 1);
      if (!hasValue) continue;
      let value;
      if (rest[0] === '"') {
        [value, rest] = quoted(rest);
      } else {
        const end = rest.indexOf(";");
        value = (end === -1 ? rest : rest.slice(0, end)).replace(endSpace, "");
        rest = end === -1 ? "" : rest.slice(end + 1);
        if (value === "") continue;
      }
      if (name !== "" && name.search(notToken) === -1 && value.search(notQuoted) === -1 && !map.has(name)) map.set(name, value);
    }
  }

  let fill;
  class MIMEParams {
    #data = new %Map%();
    static {
      fill = (params, text) => parseParameters(text, params.#data);
    }
    delete(name) {
      this.#data.delete(name);
    }
    get(name) {
      return this.#data.has(name) ? this.#data.get(name) : null;
    }
    has(name) {
      return this.#data.has(name);
    }
    set(name, value) {
      const key = `${name}`;
      const text = `${value}`;
      const at = key.search(notToken);
      if (key === "" || at !== -1) throw invalid("parameter name", key, at);
      const valueAt = text.search(notQuoted);
      if (valueAt !== -1) throw invalid("parameter value", text, valueAt);
      this.#data.set(key, text);
    }
    *entries() {
      yield* this.#data.entries();
    }
    *keys() {
      yield* this.#data.keys();
    }
    *values() {
      yield* this.#data.values();
    }
    toString() {
      let text = "";
      for (const [name, value] of this.#data) text += `${text === "" ? "" : ";"}${name}=${quote(value)}`;
      return text;
    }
  }
  const hidden = (prototype, name, value) => %Object%.defineProperty(prototype, name, {value, writable: true, enumerable: false, configurable: true});
  hidden(MIMEParams.prototype, %SymbolIterator%, MIMEParams.prototype.entries);
  hidden(MIMEParams.prototype, "toJSON", MIMEParams.prototype.toString);

  class MIMEType {
    #type;
    #subtype;
    #parameters;
    constructor(string) {
      const {type, subtype, parameters} = split(`${string}`);
      this.#type = type;
      this.#subtype = subtype;
      this.#parameters = new MIMEParams();
      fill(this.#parameters, parameters);
    }
    get type() {
      return this.#type;
    }
    set type(value) {
      this.#type = token(`${value}`, "type", `${value}`);
    }
    get subtype() {
      return this.#subtype;
    }
    set subtype(value) {
      this.#subtype = token(`${value}`, "subtype", `${value}`);
    }
    get essence() {
      return `${this.#type}/${this.#subtype}`;
    }
    get params() {
      return this.#parameters;
    }
    toString() {
      const parameters = this.#parameters.toString();
      return this.essence + (parameters === "" ? "" : ";" + parameters);
    }
  }
  hidden(MIMEType.prototype, "toJSON", MIMEType.prototype.toString);
  return {MIMEType, MIMEParams};
}
