// document, storage and the rest of window, and what a person does at the page.

function pageDocument(kit) {
  const {Node, Text, Comment, DocumentFragment} = kit.nodes;
  class Document extends Node {
    get nodeType() {
      return 9;
    }
    get nodeName() {
      return "#document";
    }
    get documentElement() {
      return this.firstElementChild;
    }
    get head() {
      return this.documentElement.children[0];
    }
    get body() {
      return this.documentElement.children[1];
    }
    get title() {
      return kit.title;
    }
    set title(value) {
      kit.title = `${value}`;
    }
    get readyState() {
      return %IsLoading() ? "loading" : kit.readyState;
    }
    get visibilityState() {
      return "visible";
    }
    get hidden() {
      return false;
    }
    get activeElement() {
      return kit.focused === undefined ? this.body : kit.focused;
    }
    get defaultView() {
      return globalThis;
    }
    get location() {
      return location;
    }
    get URL() {
      return location.href;
    }
    get cookie() {
      return [...kit.cookies].map(([name, value]) => name + "=" + value).join("; ");
    }
    set cookie(text) {
      const [pair] = `${text}`.split(";");
      const equals = pair.indexOf("=");
      if (equals > 0) kit.cookies.set(pair.slice(0, equals).trim(), pair.slice(equals + 1).trim());
    }
    getElementById(id) {
      %NeedArguments();
      const wanted = `${id}`;
      const found = kit.collect(this, element => element.id === wanted, 1, [])[0];
      return found || null;
    }
    createElement(tag) {
      %NeedArguments();
      const name = `${tag}`;
      if (!/^[\p{L}_:][\p{L}\p{N}_:.\-]*$/u.test(name)) throw new kit.DOMException(%FailureText() + ": The tag name provided ('" + name + "') is not a valid name.", "InvalidCharacterError");
      return kit.createElement(name.toLowerCase());
    }
    createTextNode(data) {
      %NeedArguments();
      return new Text(data);
    }
    createComment(data) {
      %NeedArguments();
      return new Comment(data);
    }
    createDocumentFragment() {
      return new DocumentFragment();
    }
    createEvent() {
      const event = new kit.Event("");
      event.initEvent = (type, bubbles, cancelable) => %Object%.assign(kit.stateOf(event), {type, bubbles: !!bubbles, cancelable: !!cancelable});
      return event;
    }
    get [%SymbolToStringTag%]() {
      return "HTMLDocument";
    }
  }
  kit.giveQueries(Document.prototype);
  for (const type of ["click", "keydown", "keyup", "input", "change", "visibilitychange", "readystatechange"]) kit.attribute(Document.prototype, type);
  kit.cookies = new %Map%();
  kit.title = "";
  kit.readyState = "interactive";
  kit.Document = Document;
  const made = kit.document = new Document();
  const html = kit.createElement("html");
  made.append(html);
  html.append(kit.createElement("head"), kit.createElement("body"));
  for (const row of %PageElements(%ProgramText(), %InputTargets())) {
    const element = kit.createElement(row.tag);
    if (row.id !== "") kit.writeAttribute(element, "id", row.id);
    if (row.class !== "") kit.writeAttribute(element, "class", row.class);
    made.body.append(element);
  }
  made.body.append(kit.createElement("script"));
  // DOMContentLoaded and load come at once when the script is done, if anybody listens.
  let announced = false;
  function contentLoaded() {
    kit.dispatch(made, new kit.Event("DOMContentLoaded", {bubbles: true}), true);
    %QueuePageTask("steps", loaded, [], "load");
  }
  function loaded() {
    kit.readyState = "complete";
    kit.dispatch(made, new kit.Event("readystatechange"), true);
    const event = new kit.Event("load");
    kit.dispatch(globalThis, event, true);
  }
  kit.listens = function (target, type) {
    if (announced || !%IsLoading() || target !== made && target !== globalThis) return;
    if (!["DOMContentLoaded", "load", "readystatechange"].includes(type)) return;
    announced = true;
    %QueuePageTask("steps", contentLoaded, [], "DOMContentLoaded");
  };
}

function pageStorage(kit) {
  class Storage {
    #rows = new %Map%();
    get length() {
      return this.#rows.size;
    }
    key(place) {
      %NeedArguments();
      return [...this.#rows.keys()][place] ?? null;
    }
    getItem(name) {
      %NeedArguments();
      return this.#rows.get(`${name}`) ?? null;
    }
    setItem(name, value) {
      %NeedArguments();
      this.#rows.set(`${name}`, `${value}`);
    }
    removeItem(name) {
      %NeedArguments();
      this.#rows.delete(`${name}`);
    }
    clear() {
      this.#rows.clear();
    }
  }
  const over = storage => new kit.Proxy(storage, {
    get(target, name) {
      const own = target[name];
      if (typeof own === "function") return own.bind(target);
      return own !== undefined || typeof name === "symbol" ? own : target.getItem(name) ?? undefined;
    },
    set(target, name, value) {
      target.setItem(name, value);
      return true;
    },
    has: (target, name) => name in Storage.prototype || target.getItem(name) !== null,
    deleteProperty(target, name) {
      target.removeItem(name);
      return true;
    },
    ownKeys: target => %Array%.from({length: target.length}, (each, place) => target.key(place)),
    getOwnPropertyDescriptor: (target, name) => (target.getItem(name) === null ? undefined : {value: target.getItem(name), enumerable: true, configurable: true, writable: true}),
  });
  kit.Storage = Storage;
  kit.localStorage = over(new Storage());
  kit.sessionStorage = over(new Storage());
}

function pageWindow(kit) {
  const define = (name, value, enumerable) => %Object%.defineProperty(globalThis, name, {value, writable: true, configurable: true, enumerable});
  for (const name of kit.classes) define(name, kit[name], false);
  for (const name of ["DOMException", "EventTarget", "AbortController", "AbortSignal", "MutationObserver", "MutationRecord", "NodeList", "HTMLCollection", "DOMTokenList", "Storage", "Document", "IdleDeadline", "Scheduler", "TaskController", "TaskSignal"]) define(name, kit[name], false);
  for (const group of [kit.messaging, kit.nodes, kit.elements]) for (const name of %Object%.keys(group)) define(name, group[name], false);
  const address = new URL("https://page.example/");
  const place = {
    href: address.href, protocol: "https:", host: address.host, hostname: address.hostname, port: "", pathname: "/", search: "", hash: "", origin: address.origin,
    assign() {
      %WriteLine("loopscope: " + %NotSimulated("location.assign()"), true);
    },
    reload() {
      %WriteLine("loopscope: " + %NotSimulated("location.reload()"), true);
    },
    replace() {
      %WriteLine("loopscope: " + %NotSimulated("location.replace()"), true);
    },
    toString() {
      return this.href;
    },
  };
  const navigator = {userAgent: "Mozilla/5.0 (X11; Linux x64) Loopscope", language: "en-US", languages: ["en-US", "en"], onLine: true, platform: "Linux x86_64", hardwareConcurrency: 4, cookieEnabled: true};
  const history = {length: 1, state: null, pushState(state) {
    this.state = state;
    this.length++;
  }, replaceState(state) {
    this.state = state;
  }, back() {}, forward() {}, go() {}};
  for (const [name, value] of %Object%.entries({window: globalThis, self: globalThis, frames: globalThis, parent: globalThis, top: globalThis, document: kit.document, location: place, navigator, history, localStorage: kit.localStorage, sessionStorage: kit.sessionStorage, scheduler: kit.scheduler, name: "", closed: false, opener: null, origin: address.origin, isSecureContext: true, innerWidth: 800, innerHeight: 600, outerWidth: 800, outerHeight: 600, devicePixelRatio: 1, scrollX: 0, scrollY: 0, screen: {width: 800, height: 600}})) define(name, value, true);
  define("getComputedStyle", element => element.style, true);
  define("matchMedia", media => ({media, matches: false, addEventListener() {}, removeEventListener() {}, addListener() {}}), true);
  for (const name of ["scrollTo", "scrollBy", "focus", "blur", "close", "stop", "print"]) define(name, {[name]() {}}[name], true);
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"]) define(name, kit.EventTarget.prototype[name], true);
  for (const type of ["load", "error", "unhandledrejection", "rejectionhandled", "message", "click", "keydown", "keyup", "resize", "scroll", "beforeunload", "storage", "hashchange", "popstate", "focus", "blur"]) kit.attribute(globalThis, type);
  %Object%.defineProperty(globalThis, "event", {get: () => undefined, configurable: true});
}

// What a person does: at a click the pointer goes down and up first. Each listener is a turn of its own.
function pageUserInput(selector, type) {
  const kit = %BuiltinModule("internal/page");
  const target = selector === "window" ? globalThis : selector === "document" ? kit.document : kit.document.querySelector(selector);
  if (target === null) return;
  const inside = {bubbles: true, cancelable: true, composed: true};
  const events = type === "click" ? ["pointerdown", "mousedown", "pointerup", "mouseup", "click"] : [type];
  let next = 0;
  function eventOf(name) {
    const pointer = {...inside, view: globalThis, detail: 1};
    if (name.startsWith("pointer") || name === "click") return new kit.PointerEvent(name, pointer);
    if (/^(mouse|dblclick|contextmenu)/.test(name)) return new kit.MouseEvent(name, pointer);
    if (name.startsWith("key")) return new kit.KeyboardEvent(name, {...inside, key: "a", code: "KeyA"});
    if (name === "input") return new kit.InputEvent(name, {bubbles: true});
    return new kit.Event(name, inside);
  }
  function goOn(wasAllowed) {
    if (type === "click" && next === events.length && wasAllowed && target.nodeType === 1) kit.activate(target, false);
    if (next < events.length) kit.dispatchInTurns(target, eventOf(events[next++]), goOn);
  }
  kit.dispatchInTurns(target, eventOf(events[next++]), goOn);
}
