// MessageChannel, MessagePort, BroadcastChannel and window.postMessage: each message is a copy and a task of its own
// (HTML 9.3.3, 9.4, 9.5).

function pageMessaging(kit) {
  const token = {};
  const states = new %WeakMap%();
  const copy = (value, transfer, failure) => %PageClone(value, transfer.filter(each => !states.has(each)), failure);
  function transferOf(options) {
    if (options === undefined || options === null) return [];
    if (%IsArray(options)) return options;
    return options.transfer === undefined ? [] : [...options.transfer];
  }
  function hand(state) {
    if (!state.started || state.closed) return;
    const {waiting} = state;
    state.waiting = [];
    for (const message of waiting) queue(state, message);
  }
  function queue(state, message) {
    task(state.port, () => deliver(state, message));
  }
  // Its first listener stands for the task.
  function task(target, run) {
    const entry = kit.listFor(target).find(each => each.type === "message");
    const {callback} = entry === undefined ? {callback: run} : entry;
    %QueuePageTask("messages", typeof callback === "function" ? kit.handlerOf(callback) : run, run, 0);
  }
  function deliver(state, message) {
    if (state.closed) return;
    kit.dispatch(state.port, new kit.MessageEvent("message", {data: message.data, ports: message.ports}), true);
  }
  // Ports that are handed on: the same port serves at the other side.
  function messageOf(value, options, failure) {
    const transfer = transferOf(options);
    const ports = transfer.filter(each => states.has(each));
    const isPort = %IsObject(value) && states.has(value);
    return {data: isPort ? value : copy(value, transfer, failure), ports};
  }
  class MessagePort extends kit.EventTarget {
    constructor(given) {
      if (given !== token) throw new %TypeError%("Illegal constructor");
      super();
      states.set(this, {port: this, peer: undefined, waiting: [], started: false, closed: false});
    }
    postMessage(value, options = undefined) {
      %NeedArguments();
      const message = messageOf(value, options, %FailureText());
      const {peer, closed} = states.get(this);
      if (closed || peer === undefined || peer.closed) return;
      if (peer.started) queue(peer, message);
      else peer.waiting.push(message);
    }
    start() {
      const state = states.get(this);
      state.started = true;
      hand(state);
    }
    close() {
      states.get(this).closed = true;
    }
    get [%SymbolToStringTag%]() {
      return "MessagePort";
    }
  }
  kit.attribute(MessagePort.prototype, "message");
  kit.attribute(MessagePort.prototype, "messageerror");
  // Setting onmessage starts a port; addEventListener does not.
  const handler = %Object%.getOwnPropertyDescriptor(MessagePort.prototype, "onmessage");
  %Object%.defineProperty(MessagePort.prototype, "onmessage", {
    get: handler.get,
    set(value) {
      %Call(handler.set, this, value);
      this.start();
    },
    configurable: true,
    enumerable: true,
  });
  class MessageChannel {
    constructor() {
      this.port1 = new MessagePort(token);
      this.port2 = new MessagePort(token);
      states.get(this.port1).peer = states.get(this.port2);
      states.get(this.port2).peer = states.get(this.port1);
    }
  }
  const channels = [];
  class BroadcastChannel extends kit.EventTarget {
    #name;
    constructor(name) {
      %NeedArguments();
      super();
      this.#name = `${name}`;
      channels.push(this);
    }
    get name() {
      return this.#name;
    }
    postMessage(value) {
      %NeedArguments();
      if (!channels.includes(this)) throw new kit.DOMException("Failed to execute 'postMessage' on 'BroadcastChannel': Channel is closed", "InvalidStateError");
      for (const other of channels) {
        if (other === this || other.#name !== this.#name) continue;
        const message = messageOf(value, undefined, %FailureText());
        task(other, () => channels.includes(other) && kit.dispatch(other, new kit.MessageEvent("message", {data: message.data, origin: location.origin}), true));
      }
    }
    close() {
      const place = channels.indexOf(this);
      if (place >= 0) channels.splice(place, 1);
    }
  }
  kit.attribute(BroadcastChannel.prototype, "message");
  kit.postToWindow = function (value, target, transfer) {
    const options = typeof target === "string" ? transfer : target;
    const message = messageOf(value, options, "Failed to execute 'postMessage' on 'Window'");
    const origin = typeof target === "string" ? target : "/";
    if (origin !== "*" && origin !== "/" && origin !== location.origin) return;
    task(globalThis, () => kit.dispatch(globalThis, new kit.MessageEvent("message", {data: message.data, ports: message.ports, origin: location.origin, source: globalThis}), true));
  };
  kit.messaging = {MessageChannel, MessagePort, BroadcastChannel};
}

function pagePostMessage(value, target, transfer) {
  %BuiltinModule("internal/page").postToWindow(value, target, transfer);
}
