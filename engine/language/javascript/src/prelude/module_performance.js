// Marks, measures and their observers (https://w3c.github.io/user-timing/, lib/internal/perf of node).

function performanceMark(name) {
  if (arguments.length === 0) %ThrowMissingArgument("name");
  return %BuiltinModule("internal/performance").mark(...arguments);
}
function performanceMeasure(name) {
  if (arguments.length === 0) %ThrowMissingArgument("name");
  return %BuiltinModule("internal/performance").measure(...arguments);
}
function performanceGetEntries() {
  return %BuiltinModule("internal/performance").entries(undefined, undefined);
}
function performanceGetEntriesByName(name, type) {
  if (arguments.length === 0) %ThrowMissingArgument("name");
  return %BuiltinModule("internal/performance").entries(`${name}`, type === undefined ? undefined : `${type}`);
}
function performanceGetEntriesByType(type) {
  if (arguments.length === 0) %ThrowMissingArgument("type");
  return %BuiltinModule("internal/performance").entries(undefined, `${type}`);
}
function performanceClearMarks(name) {
  %BuiltinModule("internal/performance").clear("mark", name);
}
function performanceClearMeasures(name) {
  %BuiltinModule("internal/performance").clear("measure", name);
}
function performanceTimerify(fn, options) {
  return %BuiltinModule("internal/performance").timerify(fn, options);
}
function performanceToJSON() {
  return {timeOrigin: this.timeOrigin};
}
function webPerformanceEntry() {
  return %BuiltinModule("internal/performance").PerformanceEntry;
}
function webPerformanceMark() {
  return %BuiltinModule("internal/performance").PerformanceMark;
}
function webPerformanceMeasure() {
  return %BuiltinModule("internal/performance").PerformanceMeasure;
}
function webPerformanceObserver() {
  return %BuiltinModule("internal/performance").PerformanceObserver;
}

function modulePerformance() {
  const inspect = %Symbol%.for("nodejs.util.inspect.custom");
  const performance = %BuiltinModule("internal/global_performance");
  const {setImmediate} = %BuiltinModule("timers");
  const token = {};
  function illegal() {
    return %NodeError("TypeError", "Illegal constructor", "ERR_ILLEGAL_CONSTRUCTOR");
  }
  function deeper(options) {
    return {...options, depth: options.depth === null || options.depth === undefined ? null : options.depth - 1};
  }

  let describe;
  class PerformanceEntry {
    #name;
    #type;
    #start;
    #duration;
    #detail;
    constructor(given = undefined, name = undefined, type = undefined, start = undefined, duration = undefined, detail = undefined) {
      if (given !== token) throw illegal();
      this.#name = name;
      this.#type = type;
      this.#start = start;
      this.#duration = duration;
      this.#detail = detail;
    }
    static {
      describe = entry => entry.#detail;
    }
    get name() {
      return this.#name;
    }
    get entryType() {
      return this.#type;
    }
    get startTime() {
      return this.#start;
    }
    get duration() {
      return this.#duration;
    }
    [inspect](depth, options, show) {
      if (depth < 0) return this;
      return this.constructor.name + " " + show(this.toJSON(), deeper(options));
    }
    toJSON() {
      const shown = {name: this.#name, entryType: this.#type, startTime: this.#start, duration: this.#duration};
      if (this.#detail !== undefined) shown.detail = this.#detail;
      return shown;
    }
  }
  class PerformanceMark extends PerformanceEntry {
    constructor(name, options = undefined) {
      if (arguments.length === 0) %ThrowMissingArgument("name");
      if (options !== undefined && options !== null && (!%IsObject(options) || %IsArray(options))) %ThrowInvalidArgument("options", "object", options);
      const start = options?.startTime ?? performance.now();
      if (typeof start !== "number") %ThrowInvalidArgument("startTime", "number", start);
      if (start < 0) throw badTime(start);
      marks.set(`${name}`, start);
      const detail = options?.detail;
      super(token, `${name}`, "mark", start, 0, detail === undefined || detail === null ? null : structuredClone(detail));
    }
    get detail() {
      return describe(this);
    }
  }
  class PerformanceMeasure extends PerformanceEntry {
    get detail() {
      return describe(this);
    }
  }
  class PerformanceNodeEntry extends PerformanceEntry {
    get detail() {
      return describe(this);
    }
  }
  %ShowMembers(PerformanceEntry.prototype, ["name", "entryType", "startTime", "duration", "toJSON"]);
  %ShowMembers(PerformanceMark.prototype, ["detail"], "PerformanceMark");
  %ShowMembers(PerformanceMeasure.prototype, ["detail"], "PerformanceMeasure");

  // --- marks and measures

  const marks = new %Map%();
  const kept = {mark: [], measure: [], __proto__: null};
  const byStart = (a, b) => a.startTime - b.startTime;
  function badTime(time) {
    return %NodeError("TypeError", time + " is not a valid timestamp", "ERR_PERFORMANCE_INVALID_TIMESTAMP");
  }
  function timeOf(mark) {
    if (typeof mark === "number") {
      if (mark < 0) throw badTime(mark);
      return mark;
    }
    const time = marks.get(`${mark}`);
    if (time === undefined) throw new (%WebClass("DOMException"))('The "' + mark + '" performance mark has not been set', "SyntaxError");
    return time;
  }
  function keep(entry) {
    for (const observer of observers) tell(observer, entry);
    if (kept[entry.entryType] !== undefined) kept[entry.entryType].push(entry);
    return entry;
  }
  function mark(name, options = {}) {
    return keep(new PerformanceMark(name, options));
  }
  function badOptions(message) {
    return %NodeError("TypeError", message, "ERR_PERFORMANCE_MEASURE_INVALID_OPTIONS");
  }
  // Of performance.measure(name, startMark or {start, end, duration}, endMark): [start, end].
  function extent(from, endMark) {
    const options = %IsObject(from) ? from : {};
    const {start, end, duration} = options;
    if (start !== undefined || end !== undefined) {
      if (endMark !== undefined) throw badOptions("endMark must not be specified");
      if (start !== undefined && end !== undefined && duration !== undefined) throw badOptions("Must not have options.start, options.end, and options.duration specified");
    }
    let last;
    if (endMark !== undefined) last = timeOf(endMark);
    else if (end !== undefined) last = timeOf(end);
    else if (start !== undefined && duration !== undefined) last = timeOf(start) + timeOf(duration);
    else last = performance.now();
    if (typeof from === "string") return [timeOf(from), last];
    if (start !== undefined) return [timeOf(start), last];
    return [end !== undefined && duration !== undefined ? last - timeOf(duration) : 0, last];
  }
  function measure(name, from = {}, endMark = undefined) {
    if (typeof name !== "string") %ThrowInvalidArgument("name", "string", name);
    const [start, end] = extent(from ?? 0, endMark);
    const detail = from?.detail;
    return keep(new PerformanceMeasure(token, name, "measure", start, end - start, detail === undefined || detail === null ? null : structuredClone(detail)));
  }
  function entries(name, type) {
    let list;
    if (type === undefined) list = [...kept.mark, ...kept.measure];
    else if (kept[type] === undefined) return [];
    else list = [...kept[type]];
    if (name !== undefined) list = list.filter(entry => entry.name === name);
    return list.sort(byStart);
  }
  function clear(type, name) {
    if (type === "mark" && name === undefined) marks.clear();
    else if (type === "mark") marks.delete(`${name}`);
    kept[type] = name === undefined ? [] : kept[type].filter(entry => entry.name !== `${name}`);
  }

  function timerify(fn, options = {}) {
    if (typeof fn !== "function") %ThrowInvalidArgument("fn", "function", fn);
    if (!%IsObject(options)) %ThrowInvalidArgument("options", "object", options);
    function complete(start, args) {
      const entry = new PerformanceNodeEntry(token, fn.name, "function", start, performance.now() - start, args);
      for (let i = 0; i < args.length; i++) entry[i] = args[i];
      keep(entry);
    }
    function timerified(...args) {
      const start = performance.now();
      const result = new.target === undefined ? %CallWithArray(fn, this, args) : %ConstructWithArray(fn, args, fn);
      if (new.target === undefined && typeof result?.finally === "function") return result.finally(() => complete(start, args));
      complete(start, args);
      return result;
    }
    %Object%.defineProperty(timerified, "length", {enumerable: true, configurable: false, value: fn.length});
    %Object%.defineProperty(timerified, "name", {enumerable: true, configurable: false, value: "timerified " + fn.name});
    return timerified;
  }

  // --- observers: what they are told comes in an immediate

  const observers = new %Set%();
  const waiting = new %Set%();
  let isQueued = false;
  const supported = %Object%.freeze(["dns", "function", "gc", "http", "http2", "mark", "measure", "net", "resource"]);
  let tell;
  let dispatch;
  function queue(observer) {
    waiting.add(observer);
    if (isQueued) return;
    isQueued = true;
    setImmediate(function deliver() {
      isQueued = false;
      const told = [...waiting];
      waiting.clear();
      for (const each of told) dispatch(each);
    });
  }
  class PerformanceObserverEntryList {
    #list;
    constructor(given = undefined, list = []) {
      if (given !== token) throw illegal();
      this.#list = list.sort(byStart);
    }
    getEntries() {
      return [...this.#list];
    }
    getEntriesByType(type) {
      if (arguments.length === 0) %ThrowMissingArgument("type");
      return this.#list.filter(entry => entry.entryType === `${type}`);
    }
    getEntriesByName(name, type = undefined) {
      if (arguments.length === 0) %ThrowMissingArgument("name");
      return this.#list.filter(entry => entry.name === `${name}` && (type === undefined || type === null || entry.entryType === type));
    }
    [inspect](depth, options, show) {
      if (depth < 0) return this;
      return "PerformanceObserverEntryList " + show(this.#list, deeper(options));
    }
  }
  class PerformanceObserver {
    #buffer = [];
    #types = new %Set%();
    #mode;
    #callback;
    constructor(callback) {
      if (typeof callback !== "function") %ThrowInvalidArgument("callback", "function", callback);
      this.#callback = callback;
    }
    static {
      tell = (observer, entry) => {
        if (!observer.#types.has(entry.entryType)) return;
        observer.#buffer.push(entry);
        queue(observer);
      };
      dispatch = function (observer) {
        const callback = observer.#callback;
        callback(new PerformanceObserverEntryList(token, observer.takeRecords()), observer);
      };
    }
    observe(options = {}) {
      if (!%IsObject(options)) %ThrowInvalidArgument("options", "object", options);
      const {entryTypes, type, buffered} = options;
      if (entryTypes === undefined && type === undefined) throw %NodeError("TypeError", 'The "options.entryTypes" and "options.type" arguments must be specified', "ERR_MISSING_ARGS");
      this.#setMode(entryTypes === undefined ? "single" : "multiple");
      if (this.#mode === "multiple") {
        if (!%IsArray(entryTypes)) %ThrowInvalidArgument("options.entryTypes", "string[]", entryTypes);
        this.#types = new %Set%(entryTypes.filter(each => supported.includes(each)));
      } else {
        if (!supported.includes(type)) return;
        this.#types.add(type);
        if (buffered) {
          this.#buffer.push(...entries(undefined, type));
          queue(this);
        }
      }
      if (this.#types.size > 0) observers.add(this);
      else this.disconnect();
    }
    #setMode(wanted) {
      if (this.#mode !== undefined && this.#mode !== wanted) {
        throw new (%WebClass("DOMException"))("PerformanceObserver can not change to " + wanted + " observation" + (wanted === "multiple" ? "s" : ""), "InvalidModificationError");
      }
      this.#mode = wanted;
    }
    disconnect() {
      observers.delete(this);
      waiting.delete(this);
      this.#buffer = [];
      this.#types.clear();
      this.#mode = undefined;
    }
    takeRecords() {
      const list = this.#buffer;
      this.#buffer = [];
      return list;
    }
    static get supportedEntryTypes() {
      return supported;
    }
    [inspect](depth, options, show) {
      if (depth < 0) return this;
      return "PerformanceObserver " + show({connected: observers.has(this), pending: waiting.has(this), entryTypes: [...this.#types], buffer: this.#buffer}, deeper(options));
    }
  }
  %ShowMembers(PerformanceObserver.prototype, ["observe", "disconnect", "takeRecords"], "PerformanceObserver");
  %ShowMembers(PerformanceObserverEntryList.prototype, ["getEntries", "getEntriesByType", "getEntriesByName"], "PerformanceObserverEntryList");
  return {mark, measure, entries, clear, timerify, PerformanceEntry, PerformanceMark, PerformanceMeasure, PerformanceObserver, PerformanceObserverEntryList};
}

function modulePerfHooks() {
  const {PerformanceEntry, PerformanceMark, PerformanceMeasure, PerformanceObserver, PerformanceObserverEntryList} = %BuiltinModule("internal/performance");
  const performance = %BuiltinModule("internal/global_performance");
  return {PerformanceEntry, PerformanceMark, PerformanceMeasure, PerformanceObserver, PerformanceObserverEntryList, performance};
}
