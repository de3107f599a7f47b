// Elements, their attributes and markup, as far as pages of tutorials use them (DOM 4.9, CSSOM, HTML's serialisation).

// Compound selectors of tags, #id, .class, [attribute] and :not(), :first-child, :last-child, joined by descendant and child
// combinators and commas.
function pageSelectors(kit) {
  const invalid = text => new kit.DOMException("Failed to execute 'querySelector' on 'Document': '" + text + "' is not a valid selector.", "SyntaxError");
  const piece = /^(?:(\*|[\w-]+)|#([\w-]+)|\.([\w-]+)|\[\s*([\w-]+)\s*(?:([~^$*|]?=)\s*(?:"([^"]*)"|'([^']*)'|([^\]\s]*))\s*)?\]|:(first-child|last-child|checked|disabled|enabled|empty|not\(([^)]*)\)|nth-child\((\d+)\)))/;
  function compound(text, whole) {
    const tests = [];
    let rest = text;
    while (rest !== "") {
      const found = piece.exec(rest);
      if (found === null) throw invalid(whole);
      tests.push(testOf(found, whole));
      rest = rest.slice(found[0].length);
    }
    return element => tests.every(test => test(element));
  }
  function testOf(found, whole) {
    const [, tag, id, name, attribute, operator, double, single, bare, pseudo, inner, nth] = found;
    if (tag !== undefined) return element => tag === "*" || element.localName === tag.toLowerCase();
    if (id !== undefined) return element => element.id === id;
    if (name !== undefined) return element => element.classList.contains(name);
    if (attribute !== undefined) return attributeTest(attribute, operator, double ?? single ?? bare);
    return pseudoTest(pseudo, inner, nth, whole);
  }
  function attributeTest(name, operator, wanted) {
    if (operator === undefined) return element => element.hasAttribute(name);
    return element => {
      const value = element.getAttribute(name);
      if (value === null) return false;
      if (operator === "^=") return value.startsWith(wanted);
      if (operator === "$=") return value.endsWith(wanted);
      if (operator === "*=") return value.includes(wanted);
      if (operator === "~=") return value.split(/\s+/).includes(wanted);
      return value === wanted;
    };
  }
  function pseudoTest(name, inner, nth, whole) {
    const placeOf = element => (element.parentNode === null ? 0 : [...element.parentNode.children].indexOf(element));
    if (inner !== undefined) {
      const test = compound(inner.trim(), whole);
      return element => !test(element);
    }
    if (nth !== undefined) return element => placeOf(element) === +nth - 1;
    if (name === "first-child") return element => placeOf(element) === 0;
    if (name === "last-child") return element => element.parentNode === null || placeOf(element) === element.parentNode.children.length - 1;
    if (name === "empty") return element => !element.hasChildNodes();
    if (name === "enabled") return element => !element.disabled;
    return element => !!element[name];
  }
  // [{test, combinator before it}], the last first.
  function complex(text, whole) {
    const parts = text.replace(/\s*>\s*/g, " > ").trim().split(/\s+(?![^\[]*\])/);
    const steps = [];
    let combinator = " ";
    for (const part of parts) {
      if (part === ">") {
        combinator = ">";
        continue;
      }
      steps.unshift({test: compound(part, whole), combinator});
      combinator = " ";
    }
    if (steps.length === 0) throw invalid(whole);
    return steps;
  }
  function matchesFrom(element, steps, at) {
    if (!steps[at].test(element)) return false;
    if (at === steps.length - 1) return true;
    for (let above = element.parentElement; above !== null; above = above.parentElement) {
      if (matchesFrom(above, steps, at + 1)) return true;
      if (steps[at].combinator === ">") return false;
    }
    return false;
  }
  kit.selector = function (text) {
    const groups = `${text}`.split(",").map(each => complex(each.trim(), text));
    return element => groups.some(steps => matchesFrom(element, steps, 0));
  };
  function collect(root, test, most, found) {
    for (const child of kit.treeOf(root).children) {
      if (child.nodeType !== 1) continue;
      if (test(child)) found.push(child);
      if (found.length >= most) return found;
      collect(child, test, most, found);
      if (found.length >= most) return found;
    }
    return found;
  }
  kit.collect = collect;
  const queries = {
    querySelector(selector) {
      return collect(this, kit.selector(selector), 1, [])[0] || null;
    },
    querySelectorAll(selector) {
      return new kit.NodeList(collect(this, kit.selector(selector), 1 / 0, []));
    },
    getElementsByTagName(tag) {
      return new kit.HTMLCollection(collect(this, kit.selector(tag), 1 / 0, []));
    },
    getElementsByClassName(names) {
      return new kit.HTMLCollection(collect(this, kit.selector("." + names.trim().split(/\s+/).join(".")), 1 / 0, []));
    },
  };
  const children = {
    get children() {
      return new kit.HTMLCollection(kit.treeOf(this).children.filter(child => child.nodeType === 1));
    },
    get childElementCount() {
      return this.children.length;
    },
    get firstElementChild() {
      return this.children[0] || null;
    },
    get lastElementChild() {
      return this.children[this.childElementCount - 1] || null;
    },
  };
  kit.giveQueries = prototype => %Object%.defineProperties(prototype, {...%Object%.getOwnPropertyDescriptors(queries), ...%Object%.getOwnPropertyDescriptors(children)});
}

function pageMarkup(kit) {
  const isVoid = tag => /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/.test(tag);
  const escaped = text => text.replace(/&/g, "&amp;").replace(/\u00a0/g, "&nbsp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
  const entities = {amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0", apos: "'"};
  const decoded = text => text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, number, hex, name) => {
    if (number !== undefined) return %String%.fromCodePoint(+number);
    if (hex !== undefined) return %String%.fromCodePoint(%Number%.parseInt(hex, 16));
    return entities[name] === undefined ? all : entities[name];
  });
  kit.innerMarkup = node => kit.treeOf(node).children.map(outer).join("");
  function outer(node) {
    if (node.nodeType === 3) return escaped(node.data);
    if (node.nodeType === 8) return "<!--" + node.data + "-->";
    let text = "<" + node.localName;
    for (const {name, value} of node.attributes) text += " " + name + '="' + value.replace(/&/g, "&amp;").replace(/"/g, "&quot;") + '"';
    return isVoid(node.localName) ? text + ">" : text + ">" + kit.innerMarkup(node) + "</" + node.localName + ">";
  }
  kit.outerMarkup = outer;
  const token = /<!--([\s\S]*?)-->|<\/([a-z][\w-]*)\s*>|<([a-z][\w-]*)((?:\s+[^\s=>\/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*(\/?)>|[^<]+|</gi;
  function setAttributes(element, text) {
    for (const found of text.matchAll(/([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+)))?/g)) kit.writeAttribute(element, found[1].toLowerCase(), decoded(found[2] ?? found[3] ?? found[4] ?? ""));
  }
  // The nodes that a piece of markup stands for.
  kit.parseMarkup = function (markup) {
    const root = new kit.nodes.DocumentFragment();
    const open = [root];
    const add = node => {
      kit.treeOf(node).parent = open.at(-1);
      kit.treeOf(open.at(-1)).children.push(node);
    };
    for (const [all, comment, closing, tag, attributes, selfClosing] of `${markup}`.matchAll(token)) {
      if (comment !== undefined) {
        add(new kit.nodes.Comment(comment));
      } else if (closing !== undefined) {
        const place = open.findLastIndex(node => node.localName === closing.toLowerCase());
        if (place > 0) open.length = place;
      } else if (tag !== undefined) {
        const element = kit.createElement(tag.toLowerCase());
        setAttributes(element, attributes || "");
        add(element);
        if (!isVoid(element.localName) && selfClosing !== "/") open.push(element);
      } else {
        add(new kit.nodes.Text(decoded(all)));
      }
    }
    const {children} = kit.treeOf(root);
    for (const node of children) kit.treeOf(node).parent = null;
    return children;
  };
}

// classList, style and dataset, each over an attribute of its element.
function pageElementParts(kit) {
  class DOMTokenList {
    #element;
    constructor(element) {
      this.#element = element;
    }
    #list() {
      return (this.#element.getAttribute("class") || "").split(/\s+/).filter(name => name !== "");
    }
    // DOM 7.1: the empty token and white space in one are refused.
    #check(names, failure) {
      for (const name of names) {
        if (`${name}` === "") throw new kit.DOMException(failure + ": The token provided must not be empty.", "SyntaxError");
        if (/[\t\n\f\r ]/.test(name)) throw new kit.DOMException(failure + ": The token provided ('" + name + "') contains HTML space characters, which are not valid in tokens.", "InvalidCharacterError");
      }
    }
    #write(names) {
      this.#element.setAttribute("class", names.join(" "));
    }
    get length() {
      return this.#list().length;
    }
    get value() {
      return this.#element.getAttribute("class") || "";
    }
    item(place) {
      %NeedArguments();
      return this.#list()[place] || null;
    }
    contains(name) {
      %NeedArguments();
      return this.#list().includes(`${name}`);
    }
    add(...names) {
      this.#check(names, %FailureText());
      this.#write([...new %Set%([...this.#list(), ...names])]);
    }
    remove(...names) {
      this.#check(names, %FailureText());
      this.#write(this.#list().filter(name => !names.includes(name)));
    }
    toggle(name, force = undefined) {
      %NeedArguments();
      this.#check([name], %FailureText());
      const wanted = force === undefined ? !this.contains(name) : !!force;
      if (wanted === this.contains(name)) return wanted;
      if (wanted) this.add(name);
      else this.remove(name);
      return wanted;
    }
    replace(old, fresh) {
      %NeedArguments();
      this.#check([old, fresh], %FailureText());
      if (!this.contains(old)) return false;
      this.#write(this.#list().map(name => (name === old ? fresh : name)));
      return true;
    }
    forEach(callback, receiver = undefined) {
      %NeedArguments();
      this.#list().forEach((name, place) => %Call(callback, receiver, name, place, this));
    }
    *[%SymbolIterator%]() {
      yield* this.#list();
    }
    toString() {
      return this.value;
    }
    get [%SymbolToStringTag%]() {
      return "DOMTokenList";
    }
  }
  kit.DOMTokenList = DOMTokenList;
  const dashed = name => name.replace(/[A-Z]/g, letter => "-" + letter.toLowerCase());
  function styleRows(element) {
    const rows = new %Map%();
    for (const part of (element.getAttribute("style") || "").split(";")) {
      const colon = part.indexOf(":");
      if (colon > 0) rows.set(part.slice(0, colon).trim(), part.slice(colon + 1).trim());
    }
    return rows;
  }
  function writeStyle(element, name, value) {
    const rows = styleRows(element);
    if (value === "" || value === null || value === undefined) rows.delete(name);
    else rows.set(name, `${value}`);
    element.setAttribute("style", [...rows].map(([key, each]) => key + ": " + each + ";").join(" "));
  }
  kit.styleOf = element => new kit.Proxy({}, {
    get(target, name) {
      if (typeof name === "symbol") return undefined;
      if (name === "cssText") return element.getAttribute("style") || "";
      if (name === "setProperty") return (key, value) => writeStyle(element, key, value);
      if (name === "getPropertyValue") return key => styleRows(element).get(key) || "";
      if (name === "removeProperty") return key => writeStyle(element, key, "");
      return styleRows(element).get(dashed(name)) || "";
    },
    set(target, name, value) {
      if (name === "cssText") element.setAttribute("style", `${value}`);
      else writeStyle(element, dashed(`${name}`), value);
      return true;
    },
  });
  kit.datasetOf = element => new kit.Proxy({}, {
    get: (target, name) => (typeof name === "symbol" ? undefined : element.getAttribute("data-" + dashed(name)) ?? undefined),
    set(target, name, value) {
      element.setAttribute("data-" + dashed(name), value);
      return true;
    },
    has: (target, name) => typeof name !== "symbol" && element.hasAttribute("data-" + dashed(name)),
    deleteProperty(target, name) {
      element.removeAttribute("data-" + dashed(name));
      return true;
    },
    ownKeys: () => element.getAttributeNames().filter(name => name.startsWith("data-")).map(name => name.slice(5).replace(/-([a-z])/g, (all, letter) => letter.toUpperCase())),
    getOwnPropertyDescriptor: (target, name) => ({value: element.getAttribute("data-" + dashed(name)), enumerable: true, configurable: true, writable: true}),
  });
}

function pageElement(kit) {
  const {Node, Text} = kit.nodes;
  const attributesOf = new %WeakMap%();
  const values = new %WeakMap%();
  const token = {};
  kit.writeAttribute = (element, name, value) => attributesOf.get(element).set(name, value);
  const parts = new %WeakMap%();
  function part(element, name, make) {
    let known = parts.get(element);
    if (known === undefined) parts.set(element, known = {});
    if (known[name] === undefined) known[name] = make(element);
    return known[name];
  }
  class Element extends Node {
    #tag;
    constructor(tag, given) {
      if (given !== token) throw new %TypeError%("Illegal constructor");
      super();
      this.#tag = tag;
      attributesOf.set(this, new %Map%());
    }
    get nodeType() {
      return 1;
    }
    get localName() {
      return this.#tag;
    }
    get tagName() {
      return this.#tag.toUpperCase();
    }
    get nodeName() {
      return this.#tag.toUpperCase();
    }
    get attributes() {
      return [...attributesOf.get(this)].map(([name, value]) => ({name, value}));
    }
    getAttribute(name) {
      %NeedArguments();
      const value = attributesOf.get(this).get(`${name}`.toLowerCase());
      return value === undefined ? null : value;
    }
    getAttributeNames() {
      return [...attributesOf.get(this).keys()];
    }
    setAttribute(name, value) {
      %NeedArguments();
      const attributeName = `${name}`.toLowerCase();
      const oldValue = this.getAttribute(attributeName);
      attributesOf.get(this).set(attributeName, `${value}`);
      kit.changed("attributes", this, {attributeName, oldValue});
    }
    removeAttribute(name) {
      %NeedArguments();
      const attributeName = `${name}`.toLowerCase();
      const oldValue = this.getAttribute(attributeName);
      if (!attributesOf.get(this).delete(attributeName)) return;
      kit.changed("attributes", this, {attributeName, oldValue});
    }
    hasAttribute(name) {
      %NeedArguments();
      return attributesOf.get(this).has(`${name}`.toLowerCase());
    }
    toggleAttribute(name, force = undefined) {
      %NeedArguments();
      const wanted = force === undefined ? !this.hasAttribute(name) : !!force;
      if (wanted && !this.hasAttribute(name)) this.setAttribute(name, "");
      if (!wanted) this.removeAttribute(name);
      return wanted;
    }
    get classList() {
      return part(this, "classList", element => new kit.DOMTokenList(element));
    }
    get className() {
      return this.getAttribute("class") || "";
    }
    set className(value) {
      this.setAttribute("class", value);
    }
    get innerHTML() {
      return kit.innerMarkup(this);
    }
    set innerHTML(markup) {
      kit.replaceAll(this, kit.parseMarkup(markup));
    }
    get outerHTML() {
      return kit.outerMarkup(this);
    }
    insertAdjacentHTML(where, markup) {
      %NeedArguments();
      this.#insertAdjacent(where, kit.parseMarkup(markup), %FailureText());
    }
    insertAdjacentElement(where, node) {
      %NeedArguments();
      return this.#insertAdjacent(where, [node], %FailureText());
    }
    insertAdjacentText(where, data) {
      %NeedArguments();
      this.#insertAdjacent(where, [new Text(`${data}`)], %FailureText());
    }
    #insertAdjacent(where, nodes, failure) {
      const place = `${where}`.toLowerCase();
      if (place === "beforebegin") this.before(...nodes);
      else if (place === "afterbegin") this.prepend(...nodes);
      else if (place === "beforeend") this.append(...nodes);
      else if (place === "afterend") this.after(...nodes);
      else throw new kit.DOMException(failure + ": The value provided ('" + where + "') is not one of 'beforeBegin', 'afterBegin', 'beforeEnd', or 'afterEnd'.", "SyntaxError");
      return nodes[0];
    }
    matches(selector) {
      %NeedArguments();
      return kit.selector(selector)(this);
    }
    closest(selector) {
      %NeedArguments();
      const test = kit.selector(selector);
      for (let at = this; at !== null; at = at.parentElement) if (test(at)) return at;
      return null;
    }
    get nextElementSibling() {
      for (let at = this.nextSibling; at !== null; at = at.nextSibling) if (at.nodeType === 1) return at;
      return null;
    }
    get previousElementSibling() {
      for (let at = this.previousSibling; at !== null; at = at.previousSibling) if (at.nodeType === 1) return at;
      return null;
    }
    cloneNode(deep = false) {
      const copy = kit.createElement(this.#tag);
      for (const [name, value] of attributesOf.get(this)) attributesOf.get(copy).set(name, value);
      if (deep) for (const child of kit.treeOf(this).children) copy.appendChild(child.nodeType === 1 ? child.cloneNode(true) : new Text(child.data));
      return copy;
    }
    getBoundingClientRect() {
      return {x: 0, y: 0, width: 0, height: 0, top: 0, right: 0, bottom: 0, left: 0};
    }
    scrollIntoView() {}
    get [%SymbolToStringTag%]() {
      return this.constructor.name;
    }
  }
  kit.giveQueries(Element.prototype);
  for (const size of ["offsetWidth", "offsetHeight", "offsetTop", "offsetLeft", "clientWidth", "clientHeight", "scrollTop", "scrollLeft", "scrollHeight"]) %Object%.defineProperty(Element.prototype, size, {value: 0, writable: true, configurable: true});
  function reflect(prototype, property, attribute, isFlag) {
    const accessors = {
      get() {
        return isFlag ? this.hasAttribute(attribute) : this.getAttribute(attribute) || "";
      },
      set(value) {
        if (!isFlag) this.setAttribute(attribute, value);
        else this.toggleAttribute(attribute, !!value);
      },
    };
    %Object%.defineProperty(prototype, property, {get: accessors.get, set: accessors.set, configurable: true, enumerable: true});
  }
  reflect(Element.prototype, "id", "id", false);

  class HTMLElement extends Element {
    get style() {
      return part(this, "style", kit.styleOf);
    }
    set style(value) {
      this.setAttribute("style", value);
    }
    get dataset() {
      return part(this, "dataset", kit.datasetOf);
    }
    get innerText() {
      return this.textContent;
    }
    set innerText(value) {
      this.textContent = value;
    }
    click() {
      if (this.disabled) return;
      const toggles = this.localName === "input" && /^(checkbox|radio)$/.test(this.type);
      const before = toggles && this.checked;
      if (toggles) this.checked = !before;
      const event = new kit.PointerEvent("click", {bubbles: true, cancelable: true, composed: true, view: globalThis, pointerId: -1});
      const goesOn = kit.dispatch(this, event, false);
      if (toggles && !goesOn) this.checked = before;
      if (goesOn) kit.activate(this, toggles);
    }
    focus() {
      if (kit.focused === this) return;
      const old = kit.focused;
      kit.focused = this;
      if (old !== undefined) kit.dispatch(old, new kit.FocusEvent("blur", {relatedTarget: this}), true);
      kit.dispatch(this, new kit.FocusEvent("focus", {}), true);
    }
    blur() {
      if (kit.focused !== this) return;
      kit.focused = undefined;
      kit.dispatch(this, new kit.FocusEvent("blur", {}), true);
    }
  }
  // What a click does when nobody prevents it.
  kit.activate = function (element, toggled) {
    if (toggled) {
      kit.dispatch(element, new kit.Event("input", {bubbles: true}), true);
      kit.dispatch(element, new kit.Event("change", {bubbles: true}), true);
    }
    const form = element.localName === "button" && (element.type === "submit" || element.type === "") ? element.closest("form") : null;
    if (form !== null) kit.dispatch(form, new kit.SubmitEvent("submit", {bubbles: true, cancelable: true, submitter: element}), true);
  };
  for (const [property, attribute] of [["title", "title"], ["lang", "lang"], ["dir", "dir"]]) reflect(HTMLElement.prototype, property, attribute, false);
  for (const property of ["hidden", "disabled"]) reflect(HTMLElement.prototype, property, property, true);
  for (const type of ["click", "dblclick", "mousedown", "mouseup", "mousemove", "mouseover", "mouseout", "mouseenter", "mouseleave", "pointerdown", "pointerup", "keydown", "keyup", "keypress", "input", "change", "submit", "focus", "blur", "load", "error", "scroll", "wheel"]) kit.attribute(HTMLElement.prototype, type);

  const classes = {HTMLElement};
  function elementClass(name, tags) {
    const made = {[name]: class extends HTMLElement {}}[name];
    classes[name] = made;
    for (const tag of tags) byTag[tag] = made;
    return made;
  }
  const byTag = {__proto__: null};
  for (const [name, ...tags] of [["HTMLHtmlElement", "html"], ["HTMLHeadElement", "head"], ["HTMLBodyElement", "body"], ["HTMLDivElement", "div"], ["HTMLSpanElement", "span"], ["HTMLParagraphElement", "p"], ["HTMLUListElement", "ul"], ["HTMLOListElement", "ol"], ["HTMLLIElement", "li"], ["HTMLAnchorElement", "a"], ["HTMLImageElement", "img"], ["HTMLFormElement", "form"], ["HTMLLabelElement", "label"], ["HTMLOptionElement", "option"], ["HTMLTableElement", "table"], ["HTMLTableRowElement", "tr"], ["HTMLTableCellElement", "td", "th"], ["HTMLHeadingElement", "h1", "h2", "h3", "h4", "h5", "h6"], ["HTMLPreElement", "pre"], ["HTMLScriptElement", "script"], ["HTMLStyleElement", "style"], ["HTMLCanvasElement", "canvas"], ["HTMLBRElement", "br"], ["HTMLTemplateElement", "template"]]) elementClass(name, tags);
  for (const [name, tag] of [["HTMLInputElement", "input"], ["HTMLTextAreaElement", "textarea"], ["HTMLSelectElement", "select"], ["HTMLButtonElement", "button"]]) {
    const {prototype} = elementClass(name, [tag]);
    const fields = {
      get value() {
        return values.has(this) ? values.get(this) : this.getAttribute("value") || "";
      },
      set value(value) {
        values.set(this, `${value}`);
      },
      get type() {
        return this.getAttribute("type") || {input: "text", button: "submit", select: "select-one", textarea: "textarea"}[this.localName];
      },
      set type(value) {
        this.setAttribute("type", value);
      },
      get form() {
        return this.closest("form");
      },
    };
    %Object%.defineProperties(prototype, %Object%.getOwnPropertyDescriptors(fields));
    for (const property of ["name", "placeholder"]) reflect(prototype, property, property, false);
  }
  %Object%.defineProperty(classes.HTMLInputElement.prototype, "checked", {value: false, writable: true, configurable: true});
  reflect(classes.HTMLAnchorElement.prototype, "href", "href", false);
  reflect(classes.HTMLImageElement.prototype, "src", "src", false);
  kit.createElement = tag => new (byTag[tag] || HTMLElement)(tag, token);
  kit.elements = {Element, ...classes};
}
