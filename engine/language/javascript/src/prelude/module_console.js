// console.Console: consoles that write to streams of the program (lib/internal/console/constructor.js of node 20). The
// global console is native.

function consoleConstruct(...args) {
  const kit = %BuiltinModule("internal/console");
  const target = new.target === undefined ? %ConsoleClass() : new.target;
  return kit.fill(%Object%.create(target.prototype), args);
}

function consoleClass() {
  return %BuiltinModule("console").Console;
}

function moduleConsole() {
  const util = %BuiltinModule("util");
  const Console = %ConsoleClass();
  const kIndent = %Symbol%("kGroupIndent");
  const kWidth = %Symbol%("kGroupIndentWidth");
  const kColorMode = %Symbol%("kColorMode");
  const kCounts = %Symbol%("counts");
  const inspectOptions = new %WeakMap%();
  const mostIndentation = 1000;

  function isOutput(stream) {
    return stream && typeof stream.write === "function";
  }
  function checkOptions(options, colorMode, groupIndentation) {
    if (colorMode !== "auto" && typeof colorMode !== "boolean") throw %NodeError("TypeError", `The argument 'colorMode' must be one of: 'auto', true, false. Received ${util.inspect(colorMode)}`, "ERR_INVALID_ARG_VALUE");
    if (groupIndentation !== undefined) {
      if (typeof groupIndentation !== "number") %ThrowInvalidArgument("groupIndentation", "number", groupIndentation);
      if (groupIndentation % 1 !== 0) throw %NodeError("RangeError", `The value of "groupIndentation" is out of range. It must be an integer. Received ${groupIndentation}`, "ERR_OUT_OF_RANGE");
      if (groupIndentation < 0 || groupIndentation > mostIndentation) throw %NodeError("RangeError", `The value of "groupIndentation" is out of range. It must be >= 0 && <= ${mostIndentation}. Received ${groupIndentation}`, "ERR_OUT_OF_RANGE");
    }
    const shown = options.inspectOptions;
    if (shown === undefined) return;
    if (shown === null || typeof shown !== "object" || %IsArray(shown)) throw %ArgumentTypeError("options.inspectOptions", "of type object", shown);
    if (shown.colors !== undefined && options.colorMode !== undefined) throw %NodeError("TypeError", `Option "options.inspectOptions.color" cannot be used in combination with option "colorMode"`, "ERR_INCOMPATIBLE_OPTION_PAIR");
  }

  // Makes a console of a fresh object.
  function fill(self, args) {
    let options = args[0];
    if (!options || typeof options.write === "function") options = {stdout: options, stderr: args[1], ignoreErrors: args[2]};
    const {stdout, stderr = stdout, ignoreErrors = true, colorMode = "auto", groupIndentation} = options;
    if (!isOutput(stdout)) throw %NodeError("TypeError", "Console expects a writable stream instance for stdout", "ERR_CONSOLE_WRITABLE_STREAM");
    if (!isOutput(stderr)) throw %NodeError("TypeError", "Console expects a writable stream instance for stderr", "ERR_CONSOLE_WRITABLE_STREAM");
    checkOptions(options, colorMode, groupIndentation);
    if (options.inspectOptions !== undefined) inspectOptions.set(self, options.inspectOptions);
    for (const name of %OwnKeys(methods)) {
      // What the class of a subclass overrides is bound too.
      const bound = %Call(%FunctionPrototype%.bind, self[name], self);
      %Object%.defineProperty(bound, "name", {value: name});
      self[name] = bound;
    }
    const hidden = {_stdout: stdout, _stderr: stderr, _ignoreErrors: !!ignoreErrors, _times: new %Map%(), [kCounts]: new %Map%(), [kColorMode]: colorMode, [kIndent]: "", [kWidth]: groupIndentation === undefined ? 2 : groupIndentation};
    for (const key of %OwnKeys(hidden)) %DefineHidden(self, key, hidden[key]);
    %Object%.defineProperty(self, %SymbolToStringTag%, {value: "console", configurable: true, enumerable: false, writable: false});
    return self;
  }

  function ignore() {}
  function write(self, stream, text) {
    const indent = self[kIndent];
    let line = text;
    if (indent.length !== 0) line = indent + line.replaceAll("\n", "\n" + indent);
    line += "\n";
    const isBare = stream === %Process%.stdout || stream === %Process%.stderr;
    if (!self._ignoreErrors || isBare) return void stream.write(line);
    // An error that the stream tells at once is ignored, and one that it tells its callback.
    try {
      if (stream.listenerCount("error") === 0) stream.once("error", ignore);
      stream.write(line, error => {
        if (error && stream.listenerCount("error") === 0) stream.once("error", ignore);
      });
    } catch (error) {
      if (error instanceof %RangeError% && error.message === "Maximum call stack size exceeded") throw error;
    } finally {
      stream.removeListener("error", ignore);
    }
  }
  function optionsFor(self, stream) {
    let color = self[kColorMode];
    if (color === "auto") color = !!stream.isTTY && (typeof stream.getColorDepth !== "function" || stream.getColorDepth() > 2);
    const own = inspectOptions.get(self);
    if (own === undefined) return color ? {colors: true} : {};
    if (own.colors === undefined) own.colors = color;
    return own;
  }
  const format = (self, stream, args) => util.formatWithOptions(optionsFor(self, stream), ...args);
  const padded = number => number < 10 ? "0" + number : `${number}`;
  function duration(ms) {
    if (ms < 1000) return +%Call(%NumberPrototype%.toFixed, ms, 3) + "ms";
    if (ms < 60000) return %Call(%NumberPrototype%.toFixed, ms / 1000, 3) + "s";
    const hours = %Math%.floor(ms / 3600000);
    const minutes = %Math%.floor(ms % 3600000 / 60000);
    let seconds = %Call(%NumberPrototype%.toFixed, ms % 60000 / 1000, 3);
    if (seconds.length < 6) seconds = "0" + seconds;
    return hours > 0 ? `${hours}:${padded(minutes)}:${seconds} (h:mm:ss.mmm)` : `${minutes}:${seconds} (m:ss.mmm)`;
  }
  function now() {
    const [seconds, nanoseconds] = %Process%.hrtime();
    return seconds * 1000 + nanoseconds / 1e6;
  }
  // False: there is no such timer.
  function tellTime(self, label, name, data) {
    const start = self._times.get(label);
    if (start === undefined) {
      %Process%.emitWarning(`No such label '${label}' for console.${name}()`);
      return false;
    }
    const text = duration(now() - start);
    if (data === undefined) self.log("%s: %s", label, text);
    else self.log("%s: %s", label, text, ...data);
    return true;
  }

  const methods = {
    log(...args) {
      write(this, this._stdout, format(this, this._stdout, args));
    },
    warn(...args) {
      write(this, this._stderr, format(this, this._stderr, args));
    },
    dir(object, options) {
      write(this, this._stdout, util.inspect(object, {customInspect: false, ...optionsFor(this, this._stdout), ...options}));
    },
    time(label = "default") {
      const name = `${label}`;
      if (this._times.has(name)) %Process%.emitWarning(`Label '${name}' already exists for console.time()`);
      else this._times.set(name, now());
    },
    timeEnd(label = "default") {
      const name = `${label}`;
      if (tellTime(this, name, "timeEnd", undefined)) this._times.delete(name);
    },
    timeLog(label = "default", ...data) {
      tellTime(this, `${label}`, "timeLog", data);
    },
    trace(...args) {
      const error = {name: "Trace", message: format(this, this._stderr, args)};
      %Error%.captureStackTrace(error, this.trace);
      this.error(error.stack);
    },
    assert(expression, ...args) {
      if (expression) return;
      args[0] = args.length === 0 ? "Assertion failed" : `Assertion failed: ${args[0]}`;
      %CallWithArray(this.warn, this, args);
    },
    clear() {},
    count(label = "default") {
      const name = `${label}`;
      const count = (this[kCounts].get(name) ?? 0) + 1;
      this[kCounts].set(name, count);
      this.log(`${name}: ${count}`);
    },
    countReset(label = "default") {
      const name = `${label}`;
      if (!this[kCounts].delete(name)) %Process%.emitWarning(`Count for '${name}' does not exist`);
    },
    group(...data) {
      if (data.length > 0) %CallWithArray(this.log, this, data);
      this[kIndent] += " ".repeat(this[kWidth]);
    },
    groupEnd() {
      this[kIndent] = this[kIndent].slice(0, this[kIndent].length - this[kWidth]);
    },
    table(tabularData, properties) {
      if (tabularData === null || typeof tabularData !== "object") return this.log(tabularData);
      this.log(%TableText(tabularData, properties));
    },
  };
  methods.debug = methods.log;
  methods.info = methods.log;
  methods.dirxml = methods.log;
  methods.error = methods.warn;
  methods.groupCollapsed = methods.group;
  %Object%.assign(Console.prototype, methods);
  return {fill};
}
