// URLSearchParams (https://url.spec.whatwg.org/#interface-urlsearchparams). Module internal/url_search_params.

function moduleUrlSearchParams() {
  const text = %BuiltinModule("internal/url_text");
  const inspect = %Symbol%.for("nodejs.util.inspect.custom");
  function usv(value) {
    return `${value}`.toWellFormed();
  }
  function invalidThis(name) {
    return %NodeError("TypeError", 'Value of "this" must be of type ' + name, "ERR_INVALID_THIS");
  }
  function invalidPair() {
    if (%IsPage()) return new %TypeError%("Failed to construct 'URLSearchParams': Failed to construct 'URLSearchParams': Sequence initializer must only contain pair elements");
    return %NodeError("TypeError", "Each query pair must be an iterable [name, value] tuple", "ERR_INVALID_TUPLE");
  }
  function missing(names) {
    return %NodeError("TypeError", "The " + names.map(name => '"' + name + '"').join(" and ") + (names.length > 1 ? " arguments" : " argument") + " must be specified", "ERR_MISSING_ARGS");
  }

  // 5.1: name, value, name, value...
  function parseForm(query) {
    const list = [];
    const decode = part => text.decode(part.replaceAll("+", " "));
    for (const pair of query.split("&")) {
      if (pair === "") continue;
      const equals = pair.indexOf("=");
      list.push(decode(equals < 0 ? pair : pair.slice(0, equals)), equals < 0 ? "" : decode(pair.slice(equals + 1)));
    }
    return list;
  }
  const kept = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789*-._";
  function encodeForm(part) {
    let out = "";
    for (const character of part) out += character === " " ? "+" : kept.includes(character) ? character : text.encodePoint(character.codePointAt(0));
    return out;
  }
  function showForm(list) {
    const pairs = [];
    for (let i = 0; i < list.length; i += 2) pairs.push(encodeForm(list[i]) + "=" + encodeForm(list[i + 1]));
    return pairs.join("&");
  }
  function listFromPairs(init) {
    const list = [];
    for (const pair of init) {
      if (!%IsObject(pair) && %IsPage()) throw new %TypeError%("Failed to construct 'URLSearchParams': The provided value cannot be converted to a sequence.");
      if (!%IsObject(pair) || typeof pair[%SymbolIterator%] !== "function") throw invalidPair();
      let length = 0;
      for (const item of pair) {
        length++;
        list.push(usv(item));
      }
      if (length !== 2) throw invalidPair();
    }
    return list;
  }
  function listFromRecord(init) {
    const list = [];
    const places = new %Map%();
    for (const key of %Reflect%.ownKeys(init)) {
      const description = %Reflect%.getOwnPropertyDescriptor(init, key);
      if (description === undefined || !description.enumerable) continue;
      const name = usv(key);
      const value = usv(init[key]);
      const place = places.get(name);
      if (place !== undefined) list[place] = value;
      else places.set(name, list.push(name, value) - 1);
    }
    return list;
  }

  // What the URL object and the iterators do with a list that programs cannot reach.
  let listOf;
  let setQuery;
  let belongTo;

  class URLSearchParams {
    #list = [];
    #changed;
    static {
      listOf = params => params.#list;
      setQuery = (params, query) => {
        params.#list = parseForm(query);
      };
      belongTo = (params, changed) => {
        params.#changed = changed;
      };
    }
    constructor(init = undefined) {
      if (init === undefined || init === null && !%IsPage()) return;
      if (!%IsObject(init)) {
        const query = usv(init);
        this.#list = parseForm(query[0] === "?" ? query.slice(1) : query);
        return;
      }
      const method = init[%SymbolIterator%];
      if (method === this[%SymbolIterator%] && #list in init) this.#list = [...init.#list];
      else if (method === undefined || method === null) this.#list = listFromRecord(init);
      else if (typeof method !== "function") throw %NodeError("TypeError", "Query pairs must be iterable", "ERR_ARG_NOT_ITERABLE");
      else this.#list = listFromPairs(init);
    }
    #tell() {
      if (this.#changed !== undefined) this.#changed();
    }
    [inspect](depth, options, show) {
      if (!%IsObject(this) || !(#list in this)) throw invalidThis("URLSearchParams");
      if (typeof depth === "number" && depth < 0) return options.stylize("[Object]", "special");
      const inner = {...options};
      if (depth !== null) inner.depth = depth - 1;
      const plain = {...inner, colors: false};
      const shown = [];
      let length = -2;
      for (let i = 0; i < this.#list.length; i += 2) {
        shown.push(show(this.#list[i], inner) + " => " + show(this.#list[i + 1], inner));
        length += (show(this.#list[i], plain) + " => " + show(this.#list[i + 1], plain)).length + 2;
      }
      if (length > options.breakLength) return this.constructor.name + " {\n  " + shown.join(",\n  ") + " }";
      return this.constructor.name + (shown.length > 0 ? " { " + shown.join(", ") + " }" : " {}");
    }
    get size() {
      if (!%IsObject(this) || !(#list in this)) throw invalidThis("URLSearchParams");
      return this.#list.length / 2;
    }
    append(name, value) {
      %NeedArguments();
      if (!%IsObject(this) || !(#list in this)) throw invalidThis("URLSearchParams");
      if (arguments.length < 2) throw missing(["name", "value"]);
      name = usv(name);
      this.#list.push(name, usv(value));
      this.#tell();
    }
    delete(name, value = undefined) {
      %NeedArguments();
      if (!%IsObject(this) || !(#list in this)) throw invalidThis("URLSearchParams");
      if (arguments.length < 1) throw missing(["name"]);
      name = usv(name);
      if (value !== undefined) value = usv(value);
      const list = this.#list;
      for (let i = 0; i < list.length;) {
        if (list[i] === name && (value === undefined || list[i + 1] === value)) list.splice(i, 2);
        else i += 2;
      }
      this.#tell();
    }
    get(name) {
      %NeedArguments();
      if (!%IsObject(this) || !(#list in this)) throw invalidThis("URLSearchParams");
      if (arguments.length < 1) throw missing(["name"]);
      name = usv(name);
      for (let i = 0; i < this.#list.length; i += 2) if (this.#list[i] === name) return this.#list[i + 1];
      return null;
    }
    getAll(name) {
      %NeedArguments();
      if (!%IsObject(this) || !(#list in this)) throw invalidThis("URLSearchParams");
      if (arguments.length < 1) throw missing(["name"]);
      name = usv(name);
      const values = [];
      for (let i = 0; i < this.#list.length; i += 2) if (this.#list[i] === name) values.push(this.#list[i + 1]);
      return values;
    }
    has(name, value = undefined) {
      %NeedArguments();
      if (!%IsObject(this) || !(#list in this)) throw invalidThis("URLSearchParams");
      if (arguments.length < 1) throw missing(["name"]);
      name = usv(name);
      if (value !== undefined) value = usv(value);
      for (let i = 0; i < this.#list.length; i += 2) {
        if (this.#list[i] === name && (value === undefined || this.#list[i + 1] === value)) return true;
      }
      return false;
    }
    set(name, value) {
      %NeedArguments();
      if (!%IsObject(this) || !(#list in this)) throw invalidThis("URLSearchParams");
      if (arguments.length < 2) throw missing(["name", "value"]);
      name = usv(name);
      value = usv(value);
      const list = this.#list;
      let found = false;
      for (let i = 0; i < list.length;) {
        if (list[i] === name && found) {
          list.splice(i, 2);
          continue;
        }
        if (list[i] === name) {
          list[i + 1] = value;
          found = true;
        }
        i += 2;
      }
      if (!found) list.push(name, value);
      this.#tell();
    }
    sort() {
      if (!%IsObject(this) || !(#list in this)) throw invalidThis("URLSearchParams");
      const pairs = [];
      for (let i = 0; i < this.#list.length; i += 2) pairs.push([this.#list[i], this.#list[i + 1]]);
      pairs.sort((a, b) => a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0);
      this.#list = pairs.flat();
      this.#tell();
    }
    entries() {
      if (!%IsObject(this) || !(#list in this)) throw invalidThis("URLSearchParams");
      return new URLSearchParamsIterator(this, "entry");
    }
    forEach(callback, receiver = undefined) {
      %NeedArguments();
      if (!%IsObject(this) || !(#list in this)) throw invalidThis("URLSearchParams");
      if (typeof callback !== "function") %ThrowInvalidArgument("callback", "function", callback);
      for (let i = 0; i < this.#list.length; i += 2) %Call(callback, receiver, this.#list[i + 1], this.#list[i], this);
    }
    keys() {
      if (!%IsObject(this) || !(#list in this)) throw invalidThis("URLSearchParams");
      return new URLSearchParamsIterator(this, "key");
    }
    values() {
      if (!%IsObject(this) || !(#list in this)) throw invalidThis("URLSearchParams");
      return new URLSearchParamsIterator(this, "value");
    }
    toString() {
      if (!%IsObject(this) || !(#list in this)) throw invalidThis("URLSearchParams");
      return showForm(this.#list);
    }
  }

  const itemAt = (list, i, kind) => kind === "key" ? list[i] : kind === "value" ? list[i + 1] : [list[i], list[i + 1]];
  class URLSearchParamsIterator {
    #target;
    #kind;
    #index = 0;
    constructor(target, kind) {
      this.#target = target;
      this.#kind = kind;
    }
    next() {
      if (!%IsObject(this) || !(#target in this)) throw invalidThis("URLSearchParamsIterator");
      const list = listOf(this.#target);
      const index = this.#index;
      if (index >= list.length) return {value: undefined, done: true};
      this.#index += 2;
      return {value: itemAt(list, index, this.#kind), done: false};
    }
    [inspect](depth, options, show) {
      if (!%IsObject(this) || !(#target in this)) throw invalidThis("URLSearchParamsIterator");
      if (typeof depth === "number" && depth < 0) return options.stylize("[Object]", "special");
      const inner = {...options};
      if (depth !== null) inner.depth = depth - 1;
      const list = listOf(this.#target);
      const left = [];
      for (let i = this.#index; i < list.length; i += 2) left.push(itemAt(list, i, this.#kind));
      const isLong = show(left, inner).includes("\n");
      const shown = left.map(item => show(item, inner));
      return this[%SymbolToStringTag%] + " {" + (isLong ? "\n  " + shown.join(",\n  ") : " " + shown.join(", ")) + " }";
    }
  }
  delete URLSearchParamsIterator.prototype.constructor;
  %Object%.setPrototypeOf(URLSearchParamsIterator.prototype, %IteratorPrototype%);
  %ShowMembers(URLSearchParamsIterator.prototype, ["next"], "URLSearchParams Iterator");
  %ShowMembers(URLSearchParams.prototype, ["append", "delete", "get", "getAll", "has", "set", "size", "sort", "entries", "forEach", "keys", "values", "toString"], "URLSearchParams");
  %DefineHidden(URLSearchParams.prototype, %SymbolIterator%, URLSearchParams.prototype.entries);
  return {URLSearchParams, setQuery, belongTo};
}

// The members of a class of the web's are enumerable; [Symbol.toStringTag] names it.
function showMembers(prototype, names, tag) {
  for (const name of names) %DefineOrThrow(prototype, name, {enumerable: true});
  if (tag !== undefined) %DefineOrThrow(prototype, %SymbolToStringTag%, {value: tag, configurable: true});
}
