// Worker as its parent sees it (lib/internal/worker.js and worker/io.js of node 20). `record` is what both sides share:
// {shared, load, parent, number: of the port between them at the parent, receive: the parent's function for what comes
// there, take: the worker's}.

function moduleWorker() {
  const EventEmitter = %BuiltinModule("events");
  const {MessageChannel, kit} = %BuiltinModule("internal/messaging");
  const environmentData = new %Map%();
  const SHARE_ENV = %Symbol%.for("nodejs.worker_threads.SHARE_ENV");
  const delay = 20000;

  function workerStdio(record, stream, counts) {
    const {Readable} = %BuiltinModule("stream");
    const readable = new Readable();
    let isStarted = false;
    readable._read = () => {
      if (!isStarted && counts) isStarted = true;
      if (record.take !== undefined) %QueueMessage(2, record.take, ["wants more", stream], record.thread, delay);
    };
    return readable;
  }
  function pipeQuietly(source, target) {
    const sourceMost = source._maxListeners;
    const targetMost = target._maxListeners;
    source.setMaxListeners(1 / 0);
    target.setMaxListeners(1 / 0);
    source.pipe(target);
    source._maxListeners = sourceMost;
    target._maxListeners = targetMost;
  }
  // {filename, how: "file", "eval" or "module"}
  function entryOf(filename, options) {
    const isUrl = %IsObject(filename) && typeof filename.href === "string" && typeof filename.protocol === "string";
    if (options.eval) {
      if (typeof filename !== "string") throw %NodeError("TypeError", "The property 'options.eval' must be false when 'filename' is not a string. Received " + %UtilBase().inspect(options.eval), "ERR_INVALID_ARG_VALUE");
      return {filename, how: "eval"};
    }
    if (isUrl && filename.protocol === "data:") return {filename: `${filename}`, how: "module"};
    if (isUrl) return {filename: %BuiltinModule("url").fileURLToPath(filename), how: "file"};
    if (typeof filename !== "string") throw %ArgumentTypeError("filename", "of type string or an instance of URL", filename);
    const begin = %TextPart(filename, 0, 3);
    if (%TextPart(begin, 0, 1) === "/") return {filename, how: "file"};
    if (%TextPart(begin, 0, 2) === "./" || begin === "../") return {filename: %JoinPath(%FolderOf(%MainPath()), filename), how: "file"};
    let message = "The worker script or module filename must be an absolute path or a relative path starting with './' or '../'.";
    if (%TextPart(filename, 0, 7) === "file://") message += " Wrap file:// URLs with `new URL`.";
    if (%TextPart(filename, 0, 20) === "data:text/javascript") message += " Wrap data: URLs with `new URL`.";
    throw %NodeError("TypeError", message + " Received \"" + filename + "\"", "ERR_WORKER_PATH");
  }
  function environmentOf(env) {
    const source = env === undefined || env === null ? %Process%.env : env;
    if (source === SHARE_ENV) return undefined;
    if (!%IsObject(source) || typeof source === "function") throw %ArgumentTypeError("options.env", "of type object or one of undefined, null, or worker_threads.SHARE_ENV", env);
    const entries = [];
    const keys = %Object%.keys(source);
    for (let i = 0; i < keys.length; i++) %ArrayAppend(entries, [keys[i], `${source[keys[i]]}`]);
    return entries;
  }
  function argumentsOf(argv) {
    if (!argv) return [];
    if (!%IsArray(argv)) throw %ArgumentTypeError("options.argv", "an instance of Array", argv);
    const texts = [];
    for (let i = 0; i < argv.length; i++) %ArrayAppend(texts, %String%(argv[i]));
    return texts;
  }
  // As node's setupPortReferencing: the port keeps the loop alive while the worker has listeners for its messages.
  function followListeners(worker, port) {
    port.unref();
    worker.on("newListener", name => {
      if (name === "message" && worker.listenerCount("message") === 0) port.ref();
    });
    worker.on("removeListener", name => {
      if (name === "message" && worker.listenerCount("message") === 0) port.unref();
    });
  }

  class Worker extends EventEmitter {
    #record;
    #port;
    #number;
    #isRunning = true;
    #isReferenced = true;
    #stdio;
    constructor(filename, options = {}) {
      super();
      const argv = argumentsOf(options.argv);
      const entry = entryOf(filename, options);
      const env = environmentOf(options.env);
      if (options.name !== undefined && options.name !== "" && typeof options.name !== "string") throw %ArgumentTypeError("options.name", "of type string", options.name);
      const receive = (type, data) => this.#take(type, data); //@ MessagePort.<anonymous> (node:internal/worker:233:53)
      const record = {shared: kit.shared, parent: kit.thread, number: kit.nextPort(), receive, take: undefined, thread: 0, load: undefined, environment: env === undefined ? %Process%.env : undefined};
      this.#record = record;
      const stdout = workerStdio(record, 1, options.stdout);
      const stderr = workerStdio(record, 2, options.stderr);
      if (!options.stdout) pipeQuietly(stdout, %Process%.stdout);
      if (!options.stderr) pipeQuietly(stderr, %Process%.stderr);
      this.#stdio = {stdin: null, stdout, stderr};
      if (options.stdin) this.#stdio.stdin = this.#inputOf(record);
      const {port1, port2} = new MessageChannel();
      this.#port = port1;
      port1.on("message", message => this.emit("message", message));
      port1.on("messageerror", message => this.emit("messageerror", message));
      followListeners(this, port1);
      const transferred = [port2];
      if (options.transferList) for (const object of options.transferList) %ArrayAppend(transferred, object);
      record.load = %CloneWith({argv, entry, env, hasInput: !!options.stdin, workerData: options.workerData, environmentData, port: port2}, transferred, undefined);
      this.#number = %StartThread(record, (stream, text) => this.#output(stream, text), code => this.#exit(code), record.number);
      record.thread = this.#number;
      %OpenHandle(this);
      this.performance = {eventLoopUtilization: () => ({idle: 0, active: 0, utilization: 0})};
      if (%HasListeners("worker")) %Process%.nextTick(() => %ProcessEmit("worker", this));
    }
    #inputOf(record) {
      const {Writable} = %BuiltinModule("stream");
      const send = (chunk, callback) => {
        %ArrayAppend(record.input, chunk);
        if (record.take !== undefined) %QueueMessage(2, record.take, ["input", undefined], record.thread, delay);
        callback();
      };
      record.input = [];
      return new Writable({decodeStrings: false, write: (chunk, encoding, callback) => send(`${chunk}`, callback), final: callback => send(null, callback)});
    }
    #output(stream, text) {
      this.#stdio[stream === 1 ? "stdout" : "stderr"].push(text);
    }
    // What a listener throws is thrown again in a tick, as by every event target.
    #take(type, data) {
      try {
        this.#tell(type, data);
      } catch (error) {
        if (%IsObject(error) && %KindName(error) === "error") %SetExcerpt(error, "\nnode:internal/event_target:1105\n  process.nextTick(() => { throw err; });\n                           ^");
        %Process%.nextTick(() => {
          throw error;
        });
      }
    }
    #tell(type, data) {
      if (type === "online") this.emit("online");
      else if (type === "error") this.emit("error", %DeserializeError(%OpenMessage(data).value));
      else this.emit("error", %NodeError("Error", "Serializing an uncaught exception failed", "ERR_WORKER_UNSERIALIZABLE_ERROR"));
    }
    #exit(code) {
      kit.drainPort(this.#port);
      const taken = %TakeMessages(this.#record.number, 1 / 0);
      for (let i = 0; i < taken.length; i++) {
        if (typeof taken[i][0] === "number") this.#output(taken[i][0], taken[i][1]);
        else this.#take(taken[i][0], taken[i][1]);
      }
      kit.closePortsOf(this.#number);
      this.removeAllListeners("message");
      this.removeAllListeners("messageerrors");
      this.#port.unref();
      if (this.#isReferenced) %CloseHandle(this);
      this.#isRunning = false;
      const {stdout, stderr} = this.#stdio;
      if (!stdout.readableEnded) stdout.push(null);
      if (!stderr.readableEnded) stderr.push(null);
      this.emit("exit", code);
      this.removeAllListeners();
    }
    postMessage(...args) {
      if (!this.#isRunning) return;
      this.#port.postMessage(...args);
    }
    terminate(callback) {
      this.ref();
      if (typeof callback === "function") {
        %Process%.emitWarning("Passing a callback to worker.terminate() is deprecated. It returns a Promise instead.", "DeprecationWarning", "DEP0132");
        if (!this.#isRunning) return %Promise%.resolve();
        this.once("exit", exitCode => callback(null, exitCode));
      }
      if (!this.#isRunning) return %Promise%.resolve();
      %StopThread(this.#number, 1);
      return new %Promise%(resolve => {
        this.once("exit", resolve);
      });
    }
    ref() {
      if (!this.#isRunning) return;
      if (!this.#isReferenced) %OpenHandle(this);
      this.#isReferenced = true;
      this.#port.ref();
    }
    unref() {
      if (!this.#isRunning) return;
      if (this.#isReferenced) %CloseHandle(this);
      this.#isReferenced = false;
      this.#port.unref();
    }
    get threadId() {
      return this.#isRunning ? this.#number : -1;
    }
    get stdin() {
      return this.#stdio.stdin;
    }
    get stdout() {
      return this.#stdio.stdout;
    }
    get stderr() {
      return this.#stdio.stderr;
    }
    get resourceLimits() {
      return this.#isRunning ? {maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 2096, codeRangeSizeMb: 0, stackSizeMb: 4} : {};
    }
    getHeapSnapshot() {
      return %Promise%.reject(new %Error%("The simulator takes no heap snapshots"));
    }
  }
  return {Worker, SHARE_ENV, environmentData};
}

// --- an uncaught error on its way to the parent (lib/internal/error_serdes.js)

// {constructor, properties: [name, value, flags...]}
function serializeError(error) {
  if (!(error instanceof %Error%)) return {plain: error};
  const known = ["Error", "RangeError", "URIError", "TypeError", "SyntaxError", "ReferenceError", "EvalError"];
  let constructor = "Error";
  for (let place = error; place !== null; place = %Object%.getPrototypeOf(place)) {
    const descriptor = %Object%.getOwnPropertyDescriptor(place, "constructor");
    if (descriptor === undefined || typeof descriptor.value !== "function" || !known.includes(descriptor.value.name)) continue;
    constructor = descriptor.value.name;
    break;
  }
  const properties = [];
  const seen = %BareObject();
  for (let place = error; place !== null && place !== %Object%.prototype; place = %Object%.getPrototypeOf(place)) {
    const keys = %Object%.getOwnPropertyNames(place);
    for (let i = 0; i < keys.length; i++) {
      if (seen[keys[i]]) continue;
      seen[keys[i]] = true;
      const {enumerable} = %Object%.getOwnPropertyDescriptor(place, keys[i]);
      const value = error[keys[i]];
      if (typeof value === "function") continue;
      const isCause = keys[i] === "cause" && value instanceof %Error%;
      %ArrayAppend(properties, {key: keys[i], value: isCause ? %SerializeError(value) : value, enumerable, isCause});
    }
  }
  return {constructor, properties};
}

function deserializeError(parts) {
  if (parts.properties === undefined) return parts.plain;
  const constructors = {__proto__: null, Error: %Error%, RangeError: %RangeError%, URIError: %URIError%, TypeError: %TypeError%, SyntaxError: %SyntaxError%, ReferenceError: %ReferenceError%, EvalError: %EvalError%};
  const error = new constructors[parts.constructor]();
  delete error.stack;
  for (let i = 0; i < parts.properties.length; i++) {
    const {key, value, enumerable, isCause} = parts.properties[i];
    %Object%.defineProperty(error, key, {value: isCause ? %DeserializeError(value) : value, enumerable, writable: true, configurable: true});
  }
  %Object%.defineProperty(error, %SymbolToStringTag%, {value: "Error", configurable: true});
  return error;
}
