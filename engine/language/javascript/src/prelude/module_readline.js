// require('readline') and 'readline/promises' over any readable stream. There is no terminal: no echo, no editing.

function moduleReadline() {
  const kit = %ReadlineKit();
  const {InterfaceBase, withoutAnswerOnAbort} = kit;

  function Interface(input, output, completer, terminal) {
    if (!(this instanceof Interface)) return new Interface(input, output, completer, terminal);
    %Call(InterfaceBase, this, input, output, completer, terminal);
  }
  %Object%.setPrototypeOf(Interface.prototype, InterfaceBase.prototype);
  %Object%.setPrototypeOf(Interface, InterfaceBase);

  Interface.prototype.question = function question(query, options, callback) {
    if (typeof options === "function") callback = options;
    const signal = options !== null && typeof options === "object" ? options.signal : undefined;
    if (signal && signal.aborted) return;
    if (typeof callback !== "function") return;
    this[kit.kQuestion](query, withoutAnswerOnAbort(this, signal, callback, kit.nothing));
  };
  Interface.prototype.question[%Symbol%.for("nodejs.util.promisify.custom")] = function question(query, options) {
    const signal = options !== null && typeof options === "object" ? options.signal : undefined;
    if (signal && signal.aborted) return %Promise%.reject(%AbortError(signal.reason));
    return new %Promise%((resolve, reject) => {
      if (signal) signal.addEventListener("abort", () => reject(%AbortError(signal.reason)), {once: true});
      this.question(query, options, resolve);
    });
  };

  return {
    Interface,
    clearLine: kit.clearLine,
    clearScreenDown: kit.clearScreenDown,
    createInterface: function createInterface(input, output, completer, terminal) {
      return new Interface(input, output, completer, terminal);
    },
    cursorTo: kit.cursorTo,
    emitKeypressEvents: function emitKeypressEvents(stream, readline) {},
    moveCursor: kit.moveCursor,
    promises: %BuiltinModule("readline/promises"),
  };
}

function moduleReadlinePromises() {
  const kit = %ReadlineKit();
  class Interface extends kit.InterfaceBase {
    question(query, options = {}) {
      return new %Promise%((resolve, reject) => {
        const signal = options && options.signal;
        if (signal && signal.aborted) {
          reject(%AbortError(signal.reason));
          return;
        }
        this[kit.kQuestion](query, kit.withoutAnswerOnAbort(this, signal, resolve, () => reject(%AbortError(signal.reason))));
      });
    }
  }
  // Collects changes of the cursor until commit().
  class Readline {
    #stream;
    #autoCommit;
    #actions = [];
    constructor(stream, options = undefined) {
      this.#stream = stream;
      this.#autoCommit = !!(options && options.autoCommit);
    }
    #act(code) {
      if (this.#autoCommit) %Process%.nextTick(() => this.#stream.write(code));
      else this.#actions.push(code);
      return this;
    }
    cursorTo(x, y = undefined) {
      return this.#act(kit.codes.cursorTo(x, y));
    }
    moveCursor(dx, dy) {
      return this.#act(kit.codes.moveCursor(dx, dy));
    }
    clearLine(direction) {
      return this.#act(kit.codes.clearLine(direction));
    }
    clearScreenDown() {
      return this.#act(kit.codes.clearScreenDown);
    }
    commit() {
      return new %Promise%(resolve => {
        this.#stream.write(this.#actions.join(""), resolve);
        this.#actions = [];
      });
    }
    rollback() {
      this.#actions = [];
      return this;
    }
  }
  return {
    Interface,
    Readline,
    createInterface: function createInterface(input, output, completer, terminal) {
      return new Interface(input, output, completer, terminal);
    },
  };
}

// What both have in common; made once.
function readlineKit() {
  const known = %KnownModule("internal/readline");
  if (known !== undefined) return known;
  const kit = {nothing: () => {}};
  %StoreModule("internal/readline", kit);
  %ReadlineCursor(kit);
  %ReadlineInterface(kit);
  return kit;
}

// Escape sequences that move the cursor and clear parts of the screen.
function readlineCursor(kit) {
  const codes = {
    clearLine: direction => direction < 0 ? "\x1b[1K" : direction > 0 ? "\x1b[0K" : "\x1b[2K",
    clearScreenDown: "\x1b[0J",
    cursorTo: (x, y) => typeof y !== "number" ? `\x1b[${x + 1}G` : `\x1b[${y + 1};${x + 1}H`,
    moveCursor: (dx, dy) => {
      const across = dx < 0 ? `\x1b[${-dx}D` : dx > 0 ? `\x1b[${dx}C` : "";
      return across + (dy < 0 ? `\x1b[${-dy}A` : dy > 0 ? `\x1b[${dy}B` : "");
    },
  };
  function write(stream, code, callback) {
    if (callback !== undefined && typeof callback !== "function") %ThrowInvalidArgument("callback", "function", callback);
    if (stream !== undefined && stream !== null && code !== "") return stream.write(code, callback);
    if (callback !== undefined) %Process%.nextTick(callback, null);
    return true;
  }
  kit.codes = codes;
  kit.clearLine = function clearLine(stream, direction, callback) {
    return write(stream, codes.clearLine(direction), callback);
  };
  kit.clearScreenDown = function clearScreenDown(stream, callback) {
    return write(stream, codes.clearScreenDown, callback);
  };
  kit.cursorTo = function cursorTo(stream, x, y, callback) {
    if (typeof y === "function") {
      callback = y;
      y = undefined;
    }
    return write(stream, codes.cursorTo(x, y), callback);
  };
  kit.moveCursor = function moveCursor(stream, dx, dy, callback) {
    return write(stream, codes.moveCursor(dx, dy), callback);
  };
}

function readlineInterface(kit) {
  const EventEmitter = %BuiltinModule("events");
  const {StringDecoder} = %BuiltinModule("string_decoder");
  const kQuestion = %Symbol%("_question");
  const kQuestionCallback = %Symbol%("_questionCallback");
  const kQuestionCancel = %Symbol%("_questionCancel");
  const kPrompt = %Symbol%("_prompt");
  const kOldPrompt = %Symbol%("_oldPrompt");
  const kDecoder = %Symbol%("_decoder");
  const kLineBuffer = %Symbol%("_line_buffer");
  const kSawReturn = %Symbol%("_sawReturnAt");
  const kLines = %Symbol%("_lineObjectStream");
  const now = () => %BuiltinModule("perf_hooks").performance.now();

  function InterfaceBase(input, output, completer, terminal) {
    %Call(EventEmitter, this);
    let options = {};
    if (input && input.input) {
      options = input;
      ({input, output, completer, terminal} = options);
    }
    this.line = "";
    this.output = output;
    this.input = input;
    this.history = options.history === undefined ? [] : options.history;
    this.historySize = options.historySize === undefined ? 30 : options.historySize;
    this.crlfDelay = options.crlfDelay ? %Math%.max(100, options.crlfDelay) : 100;
    this.completer = completer;
    this.terminal = !!terminal;
    this[kSawReturn] = 0;
    this[kPrompt] = options.prompt === undefined ? "> " : options.prompt;
    this[kDecoder] = new StringDecoder("utf8");
    %ReadlineListen(this, text => write(this, text), () => this[kLineBuffer]);
    const {signal} = options;
    if (signal && signal.aborted) %Process%.nextTick(() => this.close());
    else if (signal) signal.addEventListener("abort", () => this.close(), {once: true});
    input.resume();
  }
  %Object%.setPrototypeOf(InterfaceBase.prototype, EventEmitter.prototype);
  %Object%.setPrototypeOf(InterfaceBase, EventEmitter);

  // Splits what arrives into lines: \n, \r\n (also in two pieces), \r, and Unicode's two separators end one.
  function write(self, chunk) {
    if (chunk === undefined) return;
    let text = self[kDecoder].write(chunk);
    if (self[kSawReturn] && now() - self[kSawReturn] <= self.crlfDelay) {
      if (text.charCodeAt(0) === 10) text = text.slice(1);
      self[kSawReturn] = 0;
    }
    if (text === "") return;
    const {lines, rest} = split(text);
    if (lines.length === 0) {
      self[kLineBuffer] = self[kLineBuffer] ? self[kLineBuffer] + rest : rest;
      return;
    }
    if (self[kLineBuffer]) lines[0] = self[kLineBuffer] + lines[0];
    self[kSawReturn] = text.endsWith("\r") ? now() : 0;
    self[kLineBuffer] = rest;
    for (const line of lines) onLine(self, line);
  }
  function split(text) {
    const lines = [];
    let start = 0;
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      if (unit !== 10 && unit !== 13 && unit !== 0x2028 && unit !== 0x2029) continue;
      lines.push(text.slice(start, i));
      if (unit === 13 && text.charCodeAt(i + 1) === 10) i++;
      start = i + 1;
    }
    return {lines, rest: text.slice(start)};
  }
  function onLine(self, line) {
    const callback = self[kQuestionCallback];
    if (!callback) {
      self.emit("line", line);
      return;
    }
    self[kQuestionCallback] = null;
    self.setPrompt(self[kOldPrompt]);
    callback(line);
  }

  const methods = {
    setPrompt(prompt) {
      this[kPrompt] = prompt;
    },
    getPrompt() {
      return this[kPrompt];
    },
    prompt(preserveCursor) {
      if (this.paused) this.resume();
      if (this.output !== null && this.output !== undefined) this.output.write(this[kPrompt]);
    },
    close() {
      if (this.closed) return;
      this.pause();
      this.closed = true;
      this.emit("close");
    },
    pause() {
      if (this.paused) return undefined;
      this.input.pause();
      this.paused = true;
      this.emit("pause");
      return this;
    },
    resume() {
      if (!this.paused) return undefined;
      this.input.resume();
      this.paused = false;
      this.emit("resume");
      return this;
    },
    write(text, key) {
      if (this.paused) this.resume();
      write(this, text);
    },
    getCursorPos() {
      return {rows: 0, cols: this[kPrompt].length};
    },
    [kQuestion](query, callback) {
      if (this.closed) throw %WithCode(new %Error%("readline was closed"), "ERR_USE_AFTER_CLOSE");
      if (!this[kQuestionCallback]) {
        this[kOldPrompt] = this[kPrompt];
        this.setPrompt(query);
        this[kQuestionCallback] = callback;
      }
      this.prompt();
    },
    [kQuestionCancel]() {
      if (!this[kQuestionCallback]) return;
      this[kQuestionCallback] = null;
      this.setPrompt(this[kOldPrompt]);
      if (this.output !== null && this.output !== undefined) this.output.write("\r\n");
    },
    [%SymbolAsyncIterator%]() {
      if (this[kLines] === undefined) this[kLines] = %ReadlineLines(this);
      return this[kLines];
    },
  };
  for (const name of %OwnKeys(methods)) %DefineHidden(InterfaceBase.prototype, name, methods[name]);
  %Object%.defineProperty(InterfaceBase.prototype, "columns", {configurable: true, get() {
    return this.output && this.output.columns ? this.output.columns : 1 / 0;
  }});

  kit.InterfaceBase = InterfaceBase;
  kit.kQuestion = kQuestion;
  // The callback of a question that is taken back when the signal aborts.
  kit.withoutAnswerOnAbort = (self, signal, callback, aborted) => {
    if (!signal) return callback;
    const onAbort = () => {
      self[kQuestionCancel]();
      aborted();
    };
    signal.addEventListener("abort", onAbort, {once: true});
    return answer => {
      signal.removeEventListener("abort", onAbort);
      return callback(answer);
    };
  };
}

function readlineListen(self, write, rest) {
  const {input} = self;
  function onerror(error) {
    self.emit("error", error);
  }
  function ondata(data) {
    write(data);
  }
  function onend() {
    const last = rest();
    if (typeof last === "string" && last.length > 0) self.emit("line", last);
    self.close();
  }
  input.on("error", onerror);
  input.on("data", ondata);
  input.on("end", onend);
  self.once("close", function onSelfCloseWithoutTerminal() {
    input.removeListener("data", ondata);
    input.removeListener("error", onerror);
    input.removeListener("end", onend);
  });
}

// The lines to come, as an async iterator. It ends with 'close', and pauses an interface that is far ahead of its reader.
function readlineLines(self) {
  const most = 1024;
  const lines = [];
  const readers = [];
  let failure;
  let finished = false;
  let paused = false;
  const listeners = {
    line: line => {
      if (readers.length > 0) {
        readers.shift().resolve({value: line, done: false});
        return;
      }
      lines.push(line);
      if (paused || lines.length <= most) return;
      paused = true;
      self.pause();
    },
    error: error => {
      if (readers.length > 0) readers.shift().reject(error);
      else failure = {error};
      finish();
    },
    close: () => finish(),
  };
  function finish() {
    for (const name of ["close", "error", "line"]) self.removeListener(name, listeners[name]);
    finished = true;
    while (readers.length > 0) readers.shift().resolve({value: undefined, done: true});
    return %Promise%.resolve({value: undefined, done: true});
  }
  function next() {
    if (lines.length > 0) {
      const value = lines.shift();
      if (paused && lines.length < 1) {
        self.resume();
        paused = false;
      }
      return %Promise%.resolve({value, done: false});
    }
    if (failure !== undefined) {
      const {error} = failure;
      failure = undefined;
      return %Promise%.reject(error);
    }
    if (finished) return finish();
    return new %Promise%((resolve, reject) => {
      readers.push({resolve, reject});
    });
  }
  for (const name of ["line", "error", "close"]) self.on(name, listeners[name]);
  return %Object%.setPrototypeOf({next, return: finish, throw: listeners.error, [%SymbolAsyncIterator%]() {
    return this;
  }}, %AsyncIteratorPrototype%);
}
