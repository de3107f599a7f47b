// MessageChannel, MessagePort, MessageEvent, BroadcastChannel (HTML 9.4 and 9.5, as node has them). A message is copied
// when it is posted and waits at the other port; the poll phase hands it over, port by port in the order ports were made.

function messagingClass(name) {
  return %BuiltinModule("internal/messaging")[name];
}
function webMessageChannel() {
  return %MessagingClass("MessageChannel");
}
function webMessageEvent() {
  return %MessagingClass("MessageEvent");
}
function webMessagePort() {
  return %MessagingClass("MessagePort");
}
function webBroadcastChannel() {
  return %MessagingClass("BroadcastChannel");
}

function moduleMessaging() {
  const kit = {inspect: %Symbol%.for("nodejs.util.inspect.custom"), lastPort: 1, shared: %ThreadShared(), thread: %ThreadNumber()};
  // Ports are asked for their messages in this order; 1 is the thread's own.
  kit.nextPort = () => ++kit.lastPort;
  %MessageTargets(kit);
  %MessagePorts(kit);
  %BroadcastChannels(kit);
  const {MessageChannel, MessagePort, MessageEvent, BroadcastChannel, receiveMessageOnPort} = kit;
  return {MessageChannel, MessagePort, MessageEvent, BroadcastChannel, receiveMessageOnPort, kit};
}

// What the threads of a program share.
function threadShared() {
  const record = %ThreadRecord();
  if (record !== undefined) return record.shared;
  const known = %KnownModule("internal/thread_shared");
  if (known !== undefined) return known;
  const made = {groups: %BareObject(), ports: [], waiters: []};
  %StoreModule("internal/thread_shared", made);
  return made;
}

// A message as the thread that receives it has it: what was copied by another thread becomes this one's own.
function openMessage(message) {
  if (message.thread === %ThreadNumber()) return message;
  const memory = %CloneMemory();
  const {kit} = %BuiltinModule("internal/messaging");
  const ports = [];
  for (let i = 0; i < message.ports.length; i++) {
    const port = kit.adoptPort(message.states[i]);
    memory.remember(message.ports[i], port);
    %ArrayAppend(ports, port);
  }
  memory.isOpening = true;
  return {value: %CloneValue(message.value, memory), ports};
}

// Event targets with the methods of an EventEmitter beside (node's NodeEventTarget), and MessageEvent.
function messageTargets(kit) {
  const {Event, EventTarget, targets} = %BuiltinModule("internal/web");
  const {kValueListener, listenersOf, namesOf, dropListeners} = targets;

  class MessageEvent extends Event {
    #data;
    #origin;
    #lastEventId;
    #source;
    #ports;
    constructor(type, init = {}) {
      super(type, init);
      const {data = null, origin = "", lastEventId = "", source = null, ports = []} = init;
      this.#data = data;
      this.#origin = `${origin}`;
      this.#lastEventId = `${lastEventId}`;
      this.#source = source;
      this.#ports = [...ports];
    }
    get data() {
      return this.#data;
    }
    get origin() {
      return this.#origin;
    }
    get lastEventId() {
      return this.#lastEventId;
    }
    get source() {
      return this.#source;
    }
    get ports() {
      return this.#ports;
    }
  }

  class NodeEventTarget extends EventTarget {
    setMaxListeners(n) {
      return this;
    }
    getMaxListeners() {
      return 10;
    }
    eventNames() {
      return ["newListener", "removeListener", ...namesOf(this)];
    }
    listenerCount(type) {
      return listenersOf(this, `${type}`).length;
    }
    off(type, listener, options) {
      this.removeEventListener(type, listener, options);
      return this;
    }
    removeListener(type, listener, options) {
      this.removeEventListener(type, listener, options);
      return this;
    }
    on(type, listener) {
      this.addEventListener(type, listener, {[kValueListener]: true});
      return this;
    }
    addListener(type, listener) {
      this.addEventListener(type, listener, {[kValueListener]: true});
      return this;
    }
    emit(type, value) {
      const heard = listenersOf(this, `${type}`).length > 0;
      kit.dispatch(this, new MessageEvent(type, {data: value}), value);
      return heard;
    }
    once(type, listener) {
      this.addEventListener(type, listener, {once: true, [kValueListener]: true});
      return this;
    }
    removeAllListeners(type) {
      dropListeners(this, type === undefined ? undefined : `${type}`);
      return this;
    }
  }
  // Listeners of the one kind get the event, of the other its value.
  kit.dispatch = function (target, event, value) {
    %DefineHidden(event, "_value", value);
    target.dispatchEvent(event);
  };
  // The attribute onNAME: one listener that keeps its place while the function in it changes.
  kit.handlers = function (prototype, names) {
    for (let i = 0; i < names.length; i++) {
      const type = names[i];
      const kHandler = %Symbol%("on" + type);
      const accessors = {
        get() {
          const entry = this[kHandler];
          return entry === undefined ? null : entry.handler;
        },
        set(handler) {
          const isFunction = typeof handler === "function";
          let entry = this[kHandler];
          if (entry === undefined) {
            if (!isFunction) return;
            entry = {
              handler,
              handleEvent(event) {
                const {handler: listener} = entry;
                %Call(listener, event.currentTarget, event);
              },
            };
            %DefineHidden(this, kHandler, entry);
            this.addEventListener(type, entry);
            return;
          }
          if (isFunction && entry.handler === null) this.addEventListener(type, entry);
          if (!isFunction && entry.handler !== null) this.removeEventListener(type, entry);
          entry.handler = isFunction ? handler : null;
        },
      };
      %Object%.defineProperty(prototype, "on" + type, {configurable: true, enumerable: true, get: accessors.get, set: accessors.set});
    }
  };
  kit.Event = Event;
  kit.EventTarget = EventTarget;
  kit.NodeEventTarget = NodeEventTarget;
  kit.MessageEvent = MessageEvent;
  kit.kListenersChange = targets.kListenersChange;
}

function messagePorts(kit) {
  const make = {};
  const closing = {isClosing: true};
  let stateOf;

  // {thread, receive: the function of its thread for what arrives, number, object, peer, waiting: messages while nobody
  // receives, isReceiving, isReferenced, isClosed}
  function makeState() {
    return {thread: kit.thread, receive: handOver, number: 0, object: undefined, peer: undefined, waiting: [], isReceiving: false, isReferenced: false, isClosed: false, isClosing: false, isDetached: false};
  }
  function reference(state, wanted) {
    if (state.isClosed || state.isReferenced === wanted) return;
    state.isReferenced = wanted;
    if (wanted) %OpenHandle(state.object);
    else %CloseHandle(state.object);
  }
  function queue(state, message) {
    %QueueMessage(state.number, state.receive, [state, message], state.thread, %MessageDelay());
  }
  function arrive(state, message) {
    if (state.isClosed) return;
    if (state.isReceiving || message.isClosing && state.waiting.length === 0) queue(state, message);
    else %ArrayAppend(state.waiting, message);
  }
  // The turn of one message.
  function handOver(state, message) {
    if (state.isClosed) return;
    if (message.isClosing) {
      close(state);
      return;
    }
    if (!state.isReceiving) {
      %ArrayAppend(state.waiting, message);
      return;
    }
    const {value, ports} = %OpenMessage(message);
    kit.dispatch(state.object, new kit.MessageEvent("message", {data: value, ports}), value);
  }
  function start(state) {
    if (state.isReceiving || state.isClosed) return;
    state.isReceiving = true;
    const {waiting} = state;
    state.waiting = [];
    for (let i = 0; i < waiting.length; i++) queue(state, waiting[i]);
  }
  function stop(state) {
    if (!state.isReceiving) return;
    state.isReceiving = false;
    const taken = %TakeMessages(state.number, 1 / 0);
    for (let i = 0; i < taken.length; i++) %ArrayAppend(state.waiting, taken[i][1]);
  }
  function close(state) {
    if (state.isClosed || state.isClosing) return;
    state.isClosing = true;
    %QueueClosing(finishClosing, [state]);
  }
  function finishClosing(state) {
    reference(state, false);
    state.isClosed = true;
    %TakeMessages(state.number, 1 / 0);
    const {peer, object} = state;
    if (peer !== undefined) {
      state.peer = undefined;
      peer.peer = undefined;
      arrive(peer, closing);
    }
    kit.dispatch(object, new kit.Event("close"), undefined);
  }
  function checkedPost(port, state, value, transfer) {
    let list = transfer;
    if (transfer !== undefined && transfer !== null) {
      if (%IsObject(transfer) && typeof transfer[%SymbolIterator%] !== "function") list = %TransferList(transfer.transfer, "options.transfer");
      else list = %TransferList(transfer, "transferList");
    } else {
      list = [];
    }
    const message = %CloneWith(value, list, port);
    if (state.peer === undefined || state.isClosing) return undefined;
    arrive(state.peer, message);
    return true;
  }

  class MessagePort extends kit.NodeEventTarget {
    #state;
    constructor(token, state) {
      if (token !== make) throw %WithCode(new %TypeError%("Constructor cannot be called"), "ERR_CONSTRUCT_CALL_INVALID");
      super();
      this.#state = state;
      state.object = this;
      state.number = kit.nextPort();
      if (kit.thread !== 0) %ArrayAppend(kit.shared.ports, state);
    }
    postMessage(message, transfer) {
      if (arguments.length === 0) throw %WithCode(new %TypeError%("Not enough arguments to MessagePort.postMessage"), "ERR_MISSING_ARGS");
      return checkedPost(this, this.#state, message, transfer);
    }
    start() {
      start(this.#state);
    }
    ref() {
      reference(this.#state, true);
    }
    unref() {
      reference(this.#state, false);
    }
    hasRef() {
      return this.#state.isReferenced;
    }
    close(callback) {
      if (typeof callback === "function") this.once("close", callback);
      close(this.#state);
    }
    // Somebody listens: messages come, and the loop lives as long as the port is open.
    [kit.kListenersChange](type, count, change) {
      if (type !== "message" || this.#state.isClosed) return;
      if (change > 0 && count === 1) {
        reference(this.#state, true);
        start(this.#state);
      } else if (change < 0 && count === 0) {
        stop(this.#state);
        reference(this.#state, false);
      }
    }
    [kit.inspect](depth, options, show) {
      return "MessagePort [EventTarget] " + show({active: !this.#state.isClosed && !this.#state.isDetached, refed: this.#state.isReferenced}, options);
    }
    static {
      stateOf = port => #state in port ? port.#state : undefined;
    }
  }
  kit.handlers(MessagePort.prototype, ["message", "messageerror"]);
  for (const name of ["postMessage", "start", "close", "ref", "unref", "hasRef"]) %Object%.defineProperty(MessagePort.prototype, name, {enumerable: true});

  function MessageChannel() {
    if (new.target === undefined) throw %WithCode(new %TypeError%("Cannot call constructor without `new`"), "ERR_CONSTRUCT_CALL_REQUIRED");
    const first = makeState();
    const second = makeState();
    first.peer = second;
    second.peer = first;
    this.port1 = new MessagePort(make, first);
    this.port2 = new MessagePort(make, second);
  }

  // A port that changes hands: the object that is left is closed, another takes its place.
  %BuiltinModule("internal/clone").rows.push({
    name: "MessagePort",
    matches: object => stateOf(object) !== undefined,
    isDetached: port => stateOf(port).isDetached || stateOf(port).isClosed,
    move() {
      const state = makeState();
      return new MessagePort(make, state);
    },
    finish(old, fresh, memory) {
      if (fresh === undefined) fresh = new MessagePort(make, makeState());
      const from = stateOf(old);
      const to = stateOf(fresh);
      stop(from);
      to.waiting = from.waiting;
      to.peer = from.peer;
      from.peer = undefined;
      from.isDetached = true;
      if (to.peer !== undefined) to.peer.peer = to;
      close(from);
      %ArrayAppend(memory.ports, fresh);
      %ArrayAppend(memory.states, to);
    },
  });

  // A port that came from another thread: what was there is left, and a port of this thread takes its place.
  kit.adoptPort = function (from) {
    const to = makeState();
    const port = new MessagePort(make, to);
    to.waiting = from.waiting;
    to.peer = from.peer;
    from.waiting = [];
    from.peer = undefined;
    from.isClosed = true;
    if (to.peer !== undefined) to.peer.peer = to;
    return port;
  };
  // The ports of a thread that has ended are closed.
  kit.closePortsOf = function (thread) {
    const kept = [];
    const {ports} = kit.shared;
    for (let i = 0; i < ports.length; i++) {
      const state = ports[i];
      if (state.thread !== thread) {
        %ArrayAppend(kept, state);
        continue;
      }
      const {peer} = state;
      state.isClosed = true;
      state.peer = undefined;
      if (peer === undefined) continue;
      peer.peer = undefined;
      arrive(peer, closing);
    }
    kit.shared.ports = kept;
  };
  // Hands over at once what waits at the port.
  kit.drainPort = function (port) {
    const state = stateOf(port);
    const taken = %TakeMessages(state.number, 1 / 0);
    for (let i = 0; i < taken.length; i++) handOver(state, taken[i][1]);
  };

  kit.receiveMessageOnPort = function receiveMessageOnPort(port) {
    const state = %IsObject(port) ? stateOf(port) : undefined;
    if (state === undefined) throw %WithCode(new %TypeError%('The "port" argument must be a MessagePort instance'), "ERR_INVALID_ARG_TYPE");
    const taken = state.isReceiving ? %TakeMessages(state.number, 1) : [];
    const message = taken.length > 0 ? taken[0][1] : state.waiting.shift();
    if (message === undefined) return undefined;
    if (!message.isClosing) return {message: %OpenMessage(message).value};
    state.waiting.unshift(message);
    return undefined;
  };
  kit.MessagePort = MessagePort;
  kit.MessageChannel = MessageChannel;
}

function broadcastChannels(kit) {
  // Of all threads, by name: {channel, number, thread, receive}.
  const {groups} = kit.shared;
  const invalidThis = () => %WithCode(new %TypeError%('Value of "this" must be of type BroadcastChannel'), "ERR_INVALID_THIS");
  class BroadcastChannel extends kit.EventTarget {
    #name;
    #number = kit.nextPort();
    #isClosed = false;
    #isReferenced = true;
    constructor(name) {
      if (arguments.length === 0) throw %WithCode(new %TypeError%('The "name" argument must be specified'), "ERR_MISSING_ARGS");
      super();
      this.#name = `${name}`;
      if (groups[this.#name] === undefined) groups[this.#name] = [];
      %ArrayAppend(groups[this.#name], {channel: this, number: this.#number, thread: kit.thread, receive: handOver});
      %OpenHandle(this);
    }
    get name() {
      if (!(#name in this)) throw invalidThis();
      return this.#name;
    }
    close() {
      if (!(#name in this)) throw invalidThis();
      if (this.#isClosed) return;
      this.#isClosed = true;
      %CloseHandle(this);
      %TakeMessages(this.#number, 1 / 0);
      const group = groups[this.#name];
      for (let i = 0; i < group.length; i++) if (group[i].channel === this) group.splice(i, 1);
      %QueueClosing(function () {}, []);
    }
    postMessage(message) {
      if (!(#name in this)) throw invalidThis();
      if (arguments.length === 0) throw %WithCode(new %TypeError%('The "message" argument must be specified'), "ERR_MISSING_ARGS");
      if (this.#isClosed) throw new (%WebClass("DOMException"))("BroadcastChannel is closed.", "InvalidStateError");
      const group = groups[this.#name];
      for (let i = 0; i < group.length; i++) {
        const other = group[i];
        if (other.channel !== this) %QueueMessage(other.number, other.receive, [other.channel, %CloneWith(message, [], undefined)], other.thread, %MessageDelay());
      }
      if (group.length === 1) %CloneWith(message, [], undefined);
    }
    ref() {
      if (!(#name in this)) throw invalidThis();
      if (!this.#isReferenced && !this.#isClosed) %OpenHandle(this);
      this.#isReferenced = true;
      return this;
    }
    unref() {
      if (!(#name in this)) throw invalidThis();
      %CloseHandle(this);
      this.#isReferenced = false;
      return this;
    }
    [kit.inspect](depth, options, show) {
      return "BroadcastChannel " + show({name: this.#name, active: !this.#isClosed}, options);
    }
  }
  function handOver(channel, message) {
    const {value} = %OpenMessage(message);
    kit.dispatch(channel, new kit.MessageEvent("message", {data: value}), value);
  }
  kit.handlers(BroadcastChannel.prototype, ["message", "messageerror"]);
  kit.BroadcastChannel = BroadcastChannel;
}
