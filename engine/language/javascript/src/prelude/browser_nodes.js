// The document's tree (DOM 4): nodes, text, fragments, and what observers are told of changes.

function pageNodes(kit) {
  const trees = new %WeakMap%();
  const treeOf = node => trees.get(node);
  kit.treeOf = treeOf;
  kit.parentOf = target => (trees.has(target) ? treeOf(target).parent : null);
  // Observers replace this.
  kit.changed = function () {};
  function detach(node) {
    const {parent} = treeOf(node);
    if (parent === null) return;
    const {children} = treeOf(parent);
    const place = children.indexOf(node);
    const [previousSibling, nextSibling] = [children[place - 1] || null, children[place + 1] || null];
    children.splice(place, 1);
    treeOf(node).parent = null;
    kit.changed("childList", parent, {removedNodes: [node], previousSibling, nextSibling});
  }
  kit.detach = detach;
  function contains(node, other) {
    for (let at = other; at !== null && at !== undefined; at = kit.parentOf(at)) if (at === node) return true;
    return false;
  }
  // `failure`: the operation that was asked for, as a page words it.
  function insert(parent, node, before, failure = "Failed to execute 'appendChild' on 'Node'") {
    if (before !== null && kit.parentOf(before) !== parent) throw new kit.DOMException(failure + ": The node before which the new node is to be inserted is not a child of this node.", "NotFoundError");
    if (contains(node, parent)) throw new kit.DOMException(failure + ": The new child element contains the parent.", "HierarchyRequestError");
    const nodes = node.nodeType === 11 ? [...treeOf(node).children] : [node];
    for (const each of nodes) detach(each);
    if (nodes.length === 0) return;
    const {children} = treeOf(parent);
    const place = before === null ? children.length : children.indexOf(before);
    children.splice(place, 0, ...nodes);
    for (const each of nodes) treeOf(each).parent = parent;
    kit.changed("childList", parent, {addedNodes: nodes, previousSibling: children[place - 1] || null, nextSibling: before});
  }
  function replaceAll(parent, nodes) {
    const removedNodes = treeOf(parent).children;
    treeOf(parent).children = nodes;
    for (const each of removedNodes) treeOf(each).parent = null;
    for (const each of nodes) treeOf(each).parent = parent;
    if (removedNodes.length + nodes.length > 0) kit.changed("childList", parent, {addedNodes: nodes, removedNodes});
  }
  kit.insert = insert;
  kit.replaceAll = replaceAll;
  kit.asNode = value => (value instanceof Node ? value : new Text(value));
  const sibling = (node, step) => {
    const parent = kit.parentOf(node);
    if (parent === null) return null;
    const {children} = treeOf(parent);
    return children[children.indexOf(node) + step] || null;
  };
  // A list that tutorials treat as an array: a NodeList or an HTMLCollection.
  function list(name) {
    const made = {
      [name]: class {
        constructor(nodes) {
          for (let i = 0; i < nodes.length; i++) this[i] = nodes[i];
          %DefineHidden(this, "length", nodes.length);
        }
        item(place) {
          return this[place] || null;
        }
        forEach(callback, receiver) {
          for (let i = 0; i < this.length; i++) %Call(callback, receiver, this[i], i, this);
        }
        *entries() {
          for (let i = 0; i < this.length; i++) yield [i, this[i]];
        }
        *keys() {
          for (let i = 0; i < this.length; i++) yield i;
        }
        *values() {
          for (let i = 0; i < this.length; i++) yield this[i];
        }
        *[%SymbolIterator%]() {
          for (let i = 0; i < this.length; i++) yield this[i];
        }
        get [%SymbolToStringTag%]() {
          return name;
        }
      },
    }[name];
    kit[name] = made;
  }
  list("NodeList");
  list("HTMLCollection");

  class Node extends kit.EventTarget {
    constructor() {
      super();
      trees.set(this, {parent: null, children: []});
    }
    get parentNode() {
      return kit.parentOf(this);
    }
    get parentElement() {
      const parent = kit.parentOf(this);
      return parent !== null && parent.nodeType === 1 ? parent : null;
    }
    get childNodes() {
      return new kit.NodeList(treeOf(this).children);
    }
    get firstChild() {
      return treeOf(this).children[0] || null;
    }
    get lastChild() {
      return treeOf(this).children.at(-1) || null;
    }
    get nextSibling() {
      return sibling(this, 1);
    }
    get previousSibling() {
      return sibling(this, -1);
    }
    get ownerDocument() {
      return kit.document;
    }
    get isConnected() {
      return contains(kit.document, this);
    }
    get nodeValue() {
      return null;
    }
    get textContent() {
      return treeOf(this).children.map(child => child.textContent).join("");
    }
    set textContent(value) {
      const text = value === null || value === undefined ? "" : `${value}`;
      replaceAll(this, text === "" ? [] : [new Text(text)]);
    }
    isSameNode(other) {
      %NeedArguments();
      return this === other;
    }
    // DOM 4.4, equals: the same kind, name, value and attributes, and the children likewise in order.
    isEqualNode(other) {
      %NeedArguments();
      if (!(other instanceof Node) || other.nodeType !== this.nodeType || other.nodeName !== this.nodeName || other.nodeValue !== this.nodeValue) return false;
      if (this.nodeType === 1) {
        const names = this.getAttributeNames();
        if (names.length !== other.getAttributeNames().length || names.some(name => this.getAttribute(name) !== other.getAttribute(name))) return false;
      }
      const [own, others] = [treeOf(this).children, treeOf(other).children];
      return own.length === others.length && own.every((child, place) => child.isEqualNode(others[place]));
    }
    hasChildNodes() {
      return treeOf(this).children.length > 0;
    }
    contains(other) {
      %NeedArguments();
      return contains(this, other);
    }
    appendChild(node) {
      %NeedArguments();
      if (!(node instanceof Node)) throw new %TypeError%("Failed to execute 'appendChild' on 'Node': parameter 1 is not of type 'Node'.");
      insert(this, node, null);
      return node;
    }
    insertBefore(node, before) {
      %NeedArguments();
      if (!(node instanceof Node)) throw new %TypeError%(%FailureText() + ": parameter 1 is not of type 'Node'.");
      if (before !== null && before !== undefined && !(before instanceof Node)) throw new %TypeError%(%FailureText() + ": parameter 2 is not of type 'Node'.");
      if (before === node) before = node.nextSibling;
      insert(this, node, before === undefined ? null : before, %FailureText());
      return node;
    }
    removeChild(node) {
      %NeedArguments();
      if (!(node instanceof Node)) throw new %TypeError%(%FailureText() + ": parameter 1 is not of type 'Node'.");
      if (kit.parentOf(node) !== this) throw new kit.DOMException("Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.", "NotFoundError");
      detach(node);
      return node;
    }
    replaceChild(node, old) {
      %NeedArguments();
      insert(this, node, old);
      detach(old);
      return old;
    }
    append(...nodes) {
      for (const each of nodes) insert(this, kit.asNode(each), null);
    }
    prepend(...nodes) {
      const first = this.firstChild;
      for (const each of nodes) insert(this, kit.asNode(each), first);
    }
    replaceChildren(...nodes) {
      const fresh = nodes.map(kit.asNode);
      for (const each of fresh) detach(each);
      replaceAll(this, fresh);
    }
    remove() {
      detach(this);
    }
    before(...nodes) {
      for (const each of nodes) insert(kit.parentOf(this), kit.asNode(each), this);
    }
    after(...nodes) {
      const next = this.nextSibling;
      for (const each of nodes) insert(kit.parentOf(this), kit.asNode(each), next);
    }
    replaceWith(...nodes) {
      this.before(...nodes);
      detach(this);
    }
  }
  for (const [name, value] of %Object%.entries({ELEMENT_NODE: 1, TEXT_NODE: 3, COMMENT_NODE: 8, DOCUMENT_NODE: 9, DOCUMENT_FRAGMENT_NODE: 11})) %Object%.defineProperty(Node, name, {value});

  class CharacterData extends Node {
    #data;
    constructor(data = "") {
      super();
      this.#data = `${data}`;
    }
    get data() {
      return this.#data;
    }
    set data(value) {
      const oldValue = this.#data;
      this.#data = `${value}`;
      kit.changed("characterData", this, {oldValue});
    }
    get nodeValue() {
      return this.#data;
    }
    set nodeValue(value) {
      this.data = value;
    }
    get textContent() {
      return this.#data;
    }
    set textContent(value) {
      this.data = value;
    }
    get length() {
      return this.#data.length;
    }
  }
  class Text extends CharacterData {
    get nodeType() {
      return 3;
    }
    get nodeName() {
      return "#text";
    }
    get [%SymbolToStringTag%]() {
      return "Text";
    }
  }
  class Comment extends CharacterData {
    get nodeType() {
      return 8;
    }
    get nodeName() {
      return "#comment";
    }
  }
  class DocumentFragment extends Node {
    get nodeType() {
      return 11;
    }
    get nodeName() {
      return "#document-fragment";
    }
  }
  kit.nodes = {Node, CharacterData, Text, Comment, DocumentFragment};
}

// DOM 4.3: a record for each change, one microtask for all observers.
function pageObservers(kit) {
  const registered = new %WeakMap%();
  const observers = [];
  let lastObserver = 0;
  let queued = false;
  function notify() {
    queued = false;
    for (const observer of observers) {
      const {callback, object} = observer;
      const records = observer.records;
      if (records.length === 0) continue;
      observer.records = [];
      try {
        %Call(callback, object, records, object);
      } catch (error) {
        kit.report(error);
      }
    }
  }
  function isInterested(options, type, isTarget, attribute) {
    if (!isTarget && !options.subtree) return false;
    if (type !== "attributes") return !!options[type];
    return options.attributes && (options.attributeFilter === undefined || options.attributeFilter.includes(attribute));
  }
  class MutationRecord {
    constructor(type, target, details) {
      const {addedNodes = [], removedNodes = [], previousSibling = null, nextSibling = null, attributeName = null, oldValue = null} = details;
      this.type = type;
      this.target = target;
      this.addedNodes = new kit.NodeList(addedNodes);
      this.removedNodes = new kit.NodeList(removedNodes);
      this.previousSibling = previousSibling;
      this.nextSibling = nextSibling;
      this.attributeName = attributeName;
      this.attributeNamespace = null;
      this.oldValue = oldValue;
    }
  }
  kit.changed = function (type, target, details) {
    if (observers.length === 0) return;
    const interested = new %Map%();
    for (let at = target; at !== null && at !== undefined; at = kit.parentOf(at)) {
      for (const {observer, options} of registered.get(at) || []) {
        if (!isInterested(options, type, at === target, details.attributeName)) continue;
        const wantsOld = type === "attributes" ? options.attributeOldValue : options.characterDataOldValue;
        interested.set(observer, interested.get(observer) || !!wantsOld);
      }
    }
    for (const observer of observers) {
      if (interested.has(observer)) observer.records.push(new MutationRecord(type, target, interested.get(observer) ? details : {...details, oldValue: null}));
    }
    if (interested.size === 0 || queued) return;
    queued = true;
    %QueuePageMicrotask(notify);
  };
  class MutationObserver {
    #state;
    constructor(callback) {
      %NeedArguments();
      if (typeof callback !== "function") throw new %TypeError%("Failed to construct 'MutationObserver': parameter 1 is not of type 'Function'.");
      this.#state = {number: ++lastObserver, callback, object: this, records: [], nodes: []};
    }
    observe(node, options = {}) {
      %NeedArguments();
      const wanted = {...options};
      if (wanted.attributes === undefined && (wanted.attributeOldValue !== undefined || wanted.attributeFilter !== undefined)) wanted.attributes = true;
      if (wanted.characterData === undefined && wanted.characterDataOldValue !== undefined) wanted.characterData = true;
      if (!wanted.childList && !wanted.attributes && !wanted.characterData) throw new %TypeError%("Failed to execute 'observe' on 'MutationObserver': The options object must set at least one of 'attributes', 'characterData', or 'childList' to true.");
      const state = this.#state;
      if (!observers.includes(state)) {
        observers.push(state);
        observers.sort((x, y) => x.number - y.number);  // they are told in the order they were made
      }
      const rows = (registered.get(node) || []).filter(row => row.observer !== state);
      rows.push({observer: state, options: wanted});
      registered.set(node, rows);
      state.nodes.push(node);
    }
    disconnect() {
      const state = this.#state;
      for (const node of state.nodes) registered.set(node, (registered.get(node) || []).filter(row => row.observer !== state));
      state.nodes = [];
      state.records = [];
    }
    takeRecords() {
      const {records} = this.#state;
      this.#state.records = [];
      return records;
    }
  }
  kit.MutationObserver = MutationObserver;
  kit.MutationRecord = MutationRecord;
}
