// A page's console as lines of text. The same function runs inside a real page when `verify` and tests/programs/regenerate
// compare (they inject its text), so it uses nothing but plain JavaScript. The form: strings as they are, other
// values as a browser's console abbreviates them, errors as their first line; log, info, debug, dir, table, group
// and count go to stdout, warn, error, assert and trace to stderr.

function pageConsole(write) {
  const counts = new Map();
  const started = new Map();
  let indent = "";
  const isPlainName = key => /^[A-Za-z_$][\w$]*$/.test(key);
  const quoted = text => "'" + text.replace(/\\/g, "\\\\").replace(/'/g, "\\'").replace(/\n/g, "\\n") + "'";
  const tagOf = value => Object.prototype.toString.call(value).slice(8, -1);
  function classOf(object) {
    for (let at = object; at !== null; at = Object.getPrototypeOf(at)) {
      const own = Object.getOwnPropertyDescriptor(at, "constructor");
      if (own !== undefined && typeof own.value === "function" && own.value.name !== "") return own.value.name;
    }
    return "";
  }
  function primitive(value, nested) {
    if (typeof value === "string") return nested ? quoted(value) : value;
    if (typeof value === "bigint") return value + "n";
    if (typeof value === "symbol") return value.toString();
    return Object.is(value, -0) ? "-0" : String(value);
  }
  function callable(value) {
    const text = Function.prototype.toString.call(value);
    if (/^class\b/.test(text)) return "class " + value.name;
    const kind = /^async\b/.test(text) ? "async \u0192" : "\u0192";
    return kind + (/^(async\s+)?function\s*\*/.test(text) ? "* " : " ") + value.name + "()";
  }
  function property(object, key, seen) {
    const name = typeof key === "symbol" ? "[" + key.toString() + "]" : isPlainName(key) ? key : quoted(key);
    const own = Object.getOwnPropertyDescriptor(object, key);
    return name + ": " + ("value" in own ? show(own.value, seen, true) : "(...)");
  }
  const keysOf = object => Reflect.ownKeys(object).filter(key => Object.getOwnPropertyDescriptor(object, key).enumerable);
  function list(array, seen) {
    const parts = [];
    for (let i = 0; i < array.length && i < 100; i++) parts.push(i in array ? show(array[i], seen, true) : "empty");
    if (array.length > 100) parts.push("\u2026");
    for (const key of keysOf(array)) if (typeof key === "symbol" || !/^\d+$/.test(key)) parts.push(property(array, key, seen));
    return "[" + parts.join(", ") + "]";
  }
  const members = (object, seen) => "{" + keysOf(object).map(key => property(object, key, seen)).join(", ") + "}";
  function errorLine(error) {
    let text = "";
    try {
      text = Error.prototype.toString.call(error);
    } catch (ignored) {
      text = "Error";
    }
    return text;
  }
  function platformObject(value) {
    const tag = tagOf(value);
    if (value === globalThis) return "Window";
    if (typeof Node === "function" && value instanceof Node) {
      if (value.nodeType === 1) return value.outerHTML;
      return value.nodeType === 3 ? quoted(value.data) : value.nodeName;
    }
    if (typeof Event === "function" && value instanceof Event) return tag + " {isTrusted: " + value.isTrusted + "}";
    if (tag === "NodeList" || tag === "HTMLCollection" || tag === "DOMTokenList") return tag + "(" + value.length + ")";
    if (tag === "Promise" || tag === "WeakMap" || tag === "WeakSet" || tag === "Generator") return tag + " {}";
    return undefined;
  }
  function objectText(value, seen) {
    if (Array.isArray(value)) return list(value, seen);
    const platform = platformObject(value);
    if (platform !== undefined) return platform;
    const tag = tagOf(value);
    if (tag === "Error" || value instanceof Error || tag === "DOMException") return errorLine(value);
    if (tag === "Date") return Number.isNaN(value.getTime()) ? "Invalid Date" : value.toISOString();
    if (tag === "RegExp") return String(value);
    if (value instanceof Map) return "Map(" + value.size + ") {" + [...value].map(([key, each]) => show(key, seen, true) + " => " + show(each, seen, true)).join(", ") + "}";
    if (value instanceof Set) return "Set(" + value.size + ") {" + [...value].map(each => show(each, seen, true)).join(", ") + "}";
    if (ArrayBuffer.isView(value) && !(value instanceof DataView)) return tag + "(" + value.length + ") [" + Array.from(value).join(", ") + "]";
    if (tag === "Number" || tag === "String" || tag === "Boolean") return tag + " {" + primitive(value.valueOf(), true) + "}";
    const name = classOf(value);
    return (name === "Object" || name === "" ? "" : name + " ") + members(value, seen);
  }
  function show(value, seen, nested) {
    if (typeof value === "function") return callable(value);
    if (typeof value !== "object" || value === null) return primitive(value, nested);
    if (seen.includes(value)) return "[Circular]";
    if (seen.length > 5) return "\u2026";
    return objectText(value, [...seen, value]);
  }
  function directive(letter, value) {
    if (letter === "s") return typeof value === "object" && value !== null ? show(value, [], false) : String(value);
    if (letter === "d" || letter === "i") return typeof value === "symbol" ? "NaN" : String(Math.trunc(Number.parseInt(value)));
    if (letter === "f") return typeof value === "symbol" ? "NaN" : String(Number.parseFloat(value));
    return letter === "c" ? "" : show(value, [], true);
  }
  function format(args) {
    let next = 0;
    const parts = [];
    if (typeof args[0] === "string" && args.length > 1) {
      next = 1;
      parts.push(args[0].replace(/%([sdifoOc%])/g, (found, letter) => {
        if (letter === "%") return "%";
        return next < args.length ? directive(letter, args[next++]) : found;
      }));
    }
    for (; next < args.length; next++) parts.push(show(args[next], [], false));
    return parts.join(" ");
  }
  function print(args, toError) {
    for (const line of format(args).split("\n")) write(indent + line, toError);
  }
  const out = (...args) => print(args, false);
  const err = (...args) => print(args, true);
  const label = name => (name === undefined ? "default" : String(name));
  function group(...args) {
    if (args.length > 0) out(...args);
    indent += "  ";
  }
  return {
    log: out,
    info: out,
    debug: out,
    dir: value => out(value),
    dirxml: out,
    table: value => out(value),
    warn: err,
    error: err,
    trace: (...args) => err(...(args.length > 0 ? args : ["console.trace"])),
    assert(condition, ...args) {
      if (!condition) err(...(typeof args[0] === "string" ? ["Assertion failed: " + args[0], ...args.slice(1)] : ["Assertion failed" + (args.length > 0 ? ":" : ""), ...args]));
    },
    count(name) {
      const count = (counts.get(label(name)) || 0) + 1;
      counts.set(label(name), count);
      out(label(name) + ": " + count);
    },
    countReset: name => void counts.delete(label(name)),
    group,
    groupCollapsed: group,
    groupEnd: () => void (indent = indent.slice(2)),
    time: name => void started.set(label(name), performance.now()),
    timeLog: name => out(label(name) + ": " + (performance.now() - started.get(label(name))) + " ms"),
    timeEnd(name) {
      out(label(name) + ": " + (performance.now() - started.get(label(name))) + " ms");
      started.delete(label(name));
    },
    clear() {},
  };
}

// The elements that a program looks for: [{tag, id, class}], in the order of its text. A real page for `verify` is made
// by the same function.
function pageElements(source, targets) {
  const rows = [];
  const known = new Set();
  const tagFor = name => (/btn|button/i.test(name) ? "button" : /input/i.test(name) ? "input" : /list$/i.test(name) ? "ul" : "div");
  function add(selector) {
    const found = /^([a-z][a-z0-9]*)?(?:#([\w-]+)|\.([\w-]+))?$/.exec(selector);
    if (found === null || selector === "" || known.has(selector) || /^(html|head|body|script|window|document)$/.test(selector)) return;
    known.add(selector);
    const [, tag, id, name] = found;
    if (id !== undefined && rows.some(row => row.id === id)) return;
    rows.push({tag: tag || tagFor(id || name), id: id || "", class: name || ""});
  }
  const calls = /(?:getElementById|querySelector|querySelectorAll|getElementsByClassName|getElementsByTagName)\(\s*(['"`])([^'"`]*)\1/g;
  for (let found = calls.exec(source); found !== null; found = calls.exec(source)) {
    const [call, , name] = found;
    if (call.startsWith("getElementById")) add("#" + name);
    else if (call.startsWith("getElementsByClassName")) add("." + name);
    else for (const part of name.split(/[\s,>+~]+/)) add(part);
  }
  for (const target of targets) add(target);
  return rows;
}
