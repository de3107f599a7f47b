// Readable's helpers that take functions (map, filter, toArray and the like), and compose.

function streamOperators(kit) {
  const {errors} = kit;
  const kEmpty = %Symbol%("kEmpty");
  const kEof = %Symbol%("kEof");
  const checkFunction = (f, name) => {
    if (typeof f !== "function") throw errors.type(name, "of type function or an instance of AsyncFunction", f);
  };
  const checkOptions = options => {
    if (options === undefined || options === null) return;
    kit.checkObject(options, "options");
    if (options.signal !== undefined && options.signal !== null) kit.checkSignal(options.signal, "options.signal");
  };
  const isAborted = options => options !== undefined && options !== null && options.signal !== undefined && options.signal !== null && options.signal.aborted;
  const stopIfAborted = options => {
    if (isAborted(options)) throw errors.abort();
  };

  function map(fn, options) {
    checkFunction(fn, "fn");
    checkOptions(options);
    const given = (name, otherwise) => options === undefined || options === null || options[name] === undefined || options[name] === null ? otherwise : %Math%.floor(options[name]);
    const concurrency = given("concurrency", 1);
    const waiting = given("highWaterMark", concurrency - 1);
    kit.checkInteger(concurrency, "options.concurrency", 1);
    kit.checkInteger(waiting, "options.highWaterMark", 0);
    return %Call(mapped, this, fn, options, concurrency, waiting + concurrency);
  }

  // A pump takes values ahead, as many as may be under way; the generator gives the results in their order.
  async function* mapped(fn, options, concurrency, highWaterMark) {
    const signal = %WebClass("AbortSignal").any(options && options.signal ? [options.signal] : []);
    const stream = this;
    const queue = [];
    let next;
    let resume;
    let done = false;
    let underWay = 0;
    const wakeReader = () => {
      if (!next) return;
      next();
      next = null;
    };
    const maybeResume = () => {
      if (!resume || done || underWay >= concurrency || queue.length >= highWaterMark) return;
      resume();
      resume = null;
    };
    const afterItem = () => {
      underWay -= 1;
      maybeResume();
    };
    const afterFailure = () => {
      done = true;
      afterItem();
    };
    const start = value => {
      try {
        const result = fn(value, {signal});
        return result === kEmpty ? kEmpty : %Promise%.resolve(result);
      } catch (error) {
        return %Promise%.reject(error);
      }
    };
    async function pump() {
      try {
        for await (const value of stream) {
          if (done) return;
          if (signal.aborted) throw errors.abort();
          const result = start(value);
          if (result === kEmpty) continue;
          underWay += 1;
          %Call(%PromiseThen%, result, afterItem, afterFailure);
          queue.push(result);
          wakeReader();
          if (!done && (queue.length >= highWaterMark || underWay >= concurrency)) {
            await new %Promise%(resolve => {
              resume = resolve;
            });
          }
        }
        queue.push(kEof);
      } catch (error) {
        const failure = %Promise%.reject(error);
        %Call(%PromiseThen%, failure, afterItem, afterFailure);
        queue.push(failure);
      } finally {
        done = true;
        wakeReader();
      }
    }
    pump();
    try {
      while (true) {
        while (queue.length > 0) {
          const value = await queue[0];
          if (value === kEof) return;
          if (signal.aborted) throw errors.abort();
          if (value !== kEmpty) yield value;
          queue.shift();
          maybeResume();
        }
        await new %Promise%(resolve => {
          next = resolve;
        });
      }
    } finally {
      done = true;
      if (resume) {
        resume();
        resume = null;
      }
    }
  }

  function filter(fn, options) {
    checkFunction(fn, "fn");
    async function filterFn(value, given) {
      return await fn(value, given) ? value : kEmpty;
    }
    return %Call(map, this, filterFn, options);
  }
  function flatMap(fn, options) {
    const values = %Call(map, this, fn, options);
    return (async function* () {
      for await (const value of values) yield* value;
    })();
  }
  function asIndexedPairs(options) {
    checkOptions(options);
    const stream = this;
    return (async function* () {
      let index = 0;
      for await (const value of stream) {
        stopIfAborted(options);
        yield [index++, value];
      }
    })();
  }

  const toCount = number => {
    number = +number;
    if (number !== number) return 0;
    if (number < 0) throw errors.range("number", ">= 0", number);
    return number;
  };
  function drop(number, options) {
    checkOptions(options);
    let left = toCount(number);
    const stream = this;
    return (async function* () {
      stopIfAborted(options);
      for await (const value of stream) {
        stopIfAborted(options);
        if (left-- <= 0) yield value;
      }
    })();
  }
  function take(number, options) {
    checkOptions(options);
    let left = toCount(number);
    const stream = this;
    return (async function* () {
      stopIfAborted(options);
      for await (const value of stream) {
        stopIfAborted(options);
        if (left-- > 0) yield value;
        if (left <= 0) return;
      }
    })();
  }
  function compose(stream, options) {
    checkOptions(options);
    if (kit.is.nodeStream(stream) && !kit.is.writable(stream)) throw errors.value("stream", stream, "must be writable");
    const made = kit.compose(this, stream);
    return options && options.signal ? kit.obeySignal(options.signal, made) : made;
  }

  async function some(fn, options) {
    for await (const unused of %Call(filter, this, fn, options)) return true;
    return false;
  }
  async function every(fn, options) {
    checkFunction(fn, "fn");
    return !await %Call(some, this, async (...args) => !await fn(...args), options);
  }
  async function find(fn, options) {
    for await (const result of %Call(filter, this, fn, options)) return result;
    return undefined;
  }
  async function forEach(fn, options) {
    checkFunction(fn, "fn");
    async function forEachFn(value, given) {
      await fn(value, given);
      return kEmpty;
    }
    for await (const unused of %Call(map, this, forEachFn, options));
  }
  async function toArray(options) {
    checkOptions(options);
    const result = [];
    for await (const value of this) {
      if (isAborted(options)) throw errors.abort(options.signal);
      result.push(value);
    }
    return result;
  }
  async function reduce(reducer, initialValue, options) {
    checkFunction(reducer, "reducer");
    checkOptions(options);
    let hasValue = arguments.length > 1;
    if (isAborted(options)) {
      const error = errors.abort(options.signal);
      this.once("error", kit.nothing);
      await kit.finished(this.destroy(error));
      throw error;
    }
    const controller = new (%WebClass("AbortController"))();
    const {signal} = controller;
    if (options && options.signal) options.signal.addEventListener("abort", () => controller.abort(), {once: true});
    let isEmpty = true;
    try {
      for await (const value of this) {
        isEmpty = false;
        stopIfAborted(options);
        if (hasValue) {
          initialValue = await reducer(initialValue, value, {signal});
        } else {
          initialValue = value;
          hasValue = true;
        }
      }
      if (isEmpty && !hasValue) throw %WithCode(new %TypeError%("Reduce of an empty stream requires an initial value"), "ERR_MISSING_ARGS");
    } finally {
      controller.abort();
    }
    return initialValue;
  }

  // A method of Readable that is no constructor.
  function define(operator, wrap) {
    function method(...args) {
      if (new.target) throw errors.illegalConstructor();
      return wrap(%CallWithArray(operator, this, args));
    }
    %Object%.defineProperty(method, "name", {value: operator.name});
    %Object%.defineProperty(method, "length", {value: operator.length});
    %DefineHidden(kit.Readable.prototype, operator.name, method);
  }
  for (const operator of [asIndexedPairs, drop, filter, flatMap, map, take, compose]) define(operator, made => kit.Readable.from(made));
  for (const operator of [every, forEach, reduce, toArray, some, find]) define(operator, promise => promise);
}

function streamCompose(kit) {
  const {errors, is, Duplex} = kit;

  kit.compose = function compose(...streams) {
    if (streams.length === 0) throw errors.missing("streams");
    if (streams.length === 1) return Duplex.from(streams[0]);
    const given = streams.slice();
    const last = streams.length - 1;
    if (typeof streams[0] === "function") streams[0] = Duplex.from(streams[0]);
    if (typeof streams[last] === "function") streams[last] = Duplex.from(streams[last]);
    for (let n = 0; n <= last; n++) {
      if (!is.nodeStream(streams[n])) continue;
      if (n < last && !is.readable(streams[n])) throw errors.value(`streams[${n}]`, given[n], "must be readable");
      if (n > 0 && !is.writable(streams[n])) throw errors.value(`streams[${n}]`, given[n], "must be writable");
    }
    return joined(streams);
  };

  // The pipeline's head is what is written to, its tail what is read from.
  function joined(streams) {
    let onclose;
    let made;
    let readable = false;
    let writable = false;
    const finished = error => {
      const callback = onclose;
      onclose = null;
      if (callback) callback(error);
      else if (error) made.destroy(error);
      else if (!readable && !writable) made.destroy();
    };
    const head = streams[0];
    const tail = kit.pipeline(...streams, finished);
    writable = !!is.writable(head);
    readable = !!is.readable(tail);
    made = new Duplex({writableObjectMode: !!(head && head.writableObjectMode), readableObjectMode: !!(tail && tail.readableObjectMode), writable, readable});
    const waits = {};
    if (writable) {
      kit.writeThrough(made, head, waits);
      kit.eos(tail, () => {
        const callback = waits.finish;
        if (!callback) return;
        waits.finish = null;
        callback();
      });
    }
    if (readable) kit.readThrough(made, tail, waits);
    made._destroy = function (error, callback) {
      if (!error && onclose !== null) error = errors.abort();
      waits.readable = waits.drain = waits.finish = null;
      if (is.nodeStream(tail)) kit.destroyer(tail, error);
      if (onclose === null) callback(error);
      else onclose = callback;
    };
    return made;
  }
}
