// stream.pipeline: pipes several streams, generators and functions, destroys all when one fails, and tells once.

function streamPipeline(kit) {
  const {errors, is} = kit;

  // Destroys a stream of the pipeline unless it has come to its end by itself.
  function destroyer(stream, reading, writing) {
    let finished = false;
    stream.on("close", () => {
      finished = true;
    });
    const cleanup = kit.eos(stream, {readable: reading, writable: writing}, error => {
      finished = !error;
    });
    const destroy = error => {
      if (finished) return;
      finished = true;
      kit.destroyer(stream, error || errors.destroyed("pipe"));
    };
    return {destroy, cleanup};
  }

  function toAsyncIterable(value) {
    if (is.iterable(value)) return value;
    if (is.readableNodeStream(value)) return fromReadable(value);
    throw errors.type("val", "an instance of Readable, Iterable, or AsyncIterable", value);
  }
  async function* fromReadable(value) {
    yield* %Call(kit.Readable.prototype[%SymbolAsyncIterator%], value);
  }

  // Writes what an iterable yields, waiting for 'drain' where it must.
  async function pumpToNode(iterable, writable, finish, end) {
    let error;
    let wake = null;
    const resume = failure => {
      if (failure) error = failure;
      if (wake === null) return;
      const go = wake;
      wake = null;
      go();
    };
    const wait = () => new %Promise%((resolve, reject) => {
      const settle = () => {
        if (error) reject(error);
        else resolve();
      };
      if (error) reject(error);
      else wake = settle;
    });
    writable.on("drain", resume);
    const cleanup = kit.eos(writable, {readable: false}, resume);
    try {
      if (writable.writableNeedDrain) await wait();
      for await (const chunk of iterable) {
        if (!writable.write(chunk)) await wait();
      }
      if (end) {
        writable.end();
        await wait();
      }
      finish();
    } catch (failure) {
      finish(error !== failure ? errors.both(error, failure) : failure);
    } finally {
      cleanup();
      writable.off("drain", resume);
    }
  }

  function pipe(src, dst, finish, end) {
    let ended = false;
    dst.on("close", () => {
      if (!ended) finish(errors.prematureClose());
    });
    src.pipe(dst, {end: false});
    if (end) {
      function endFn() {
        ended = true;
        dst.end();
      }
      if (is.readableFinished(src)) %Process%.nextTick(endFn);
      else src.once("end", endFn);
    } else {
      finish();
    }
    kit.eos(src, {readable: true, writable: false}, error => {
      const r = src._readableState;
      const endsLater = error && error.code === "ERR_STREAM_PREMATURE_CLOSE" && r && r.ended && !r.errored && !r.errorEmitted;
      if (endsLater) src.once("end", finish).once("error", finish);
      else finish(error);
    });
    return kit.eos(dst, {readable: false, writable: true}, finish);
  }

  // What all steps of one pipeline share: the first error, what to destroy, how many parts are still under way.
  function beginRun(callback, outerSignal) {
    const controller = new (%WebClass("AbortController"))();
    const run = {signal: controller.signal, destroys: [], cleanups: [], count: 0, value: undefined};
    let error;
    let forget;
    const finishWith = (failure, final) => {
      if (failure && (!error || error.code === "ERR_STREAM_PREMATURE_CLOSE")) error = failure;
      if (!error && !final) return;
      while (run.destroys.length) run.destroys.shift()(error);
      if (forget) forget();
      controller.abort();
      if (!final) return;
      if (!error) run.cleanups.forEach(cleanup => cleanup());
      %Process%.nextTick(callback, error, run.value);
    };
    run.finish = failure => finishWith(failure, --run.count === 0);
    run.abort = () => finishWith(errors.abort(outerSignal ?? {reason: undefined}));
    if (outerSignal) forget = kit.onAbort(outerSignal, run.abort);
    return run;
  }

  function watchStep(run, stream, reading, writing, end) {
    const isOpenEnd = !reading && is.readable(stream);
    if (end) {
      const {destroy, cleanup} = destroyer(stream, reading, writing);
      run.destroys.push(destroy);
      if (isOpenEnd) run.cleanups.push(cleanup);
    }
    function onError(error) {
      if (error && error.name !== "AbortError" && error.code !== "ERR_STREAM_PREMATURE_CLOSE") run.finish(error);
    }
    stream.on("error", onError);
    if (isOpenEnd) run.cleanups.push(() => stream.removeListener("error", onError));
  }

  function firstStep(run, stream) {
    if (typeof stream === "function") {
      const made = stream({signal: run.signal});
      if (!is.iterable(made)) throw errors.returned("Iterable, AsyncIterable or Stream", "source", made);
      return made;
    }
    return is.iterable(stream) || is.readableNodeStream(stream) ? stream : kit.Duplex.from(stream);
  }

  // The last function's result goes through a PassThrough, so that pipeline() gives a stream in every case.
  function lastFunction(run, made, end) {
    const through = new kit.PassThrough({objectMode: true});
    const then = made === undefined || made === null ? undefined : made.then;
    if (typeof then === "function") {
      run.count++;
      %Call(then, made, value => {
        run.value = value;
        if (value !== undefined && value !== null) through.write(value);
        if (end) through.end();
        %Process%.nextTick(run.finish);
      }, error => {
        through.destroy(error);
        %Process%.nextTick(run.finish, error);
      });
    } else if (is.iterable(made, true)) {
      run.count++;
      pumpToNode(made, through, run.finish, end);
    } else {
      throw errors.returned("AsyncIterable or Promise", "destination", made);
    }
    const {destroy, cleanup} = destroyer(through, false, true);
    run.destroys.push(destroy);
    run.cleanups.push(cleanup);
    return through;
  }

  function functionStep(run, f, source, index, reading, end) {
    const made = f(toAsyncIterable(source), {signal: run.signal});
    if (!reading) return lastFunction(run, made, end);
    if (!is.iterable(made, true)) throw errors.returned("AsyncIterable", `transform[${index - 1}]`, made);
    return made;
  }

  function streamStep(run, stream, source, reading, end) {
    if (is.readableNodeStream(source)) {
      run.count += 2;
      const cleanup = pipe(source, stream, run.finish, end);
      if (!reading && is.readable(stream)) run.cleanups.push(cleanup);
    } else if (is.iterable(source)) {
      run.count++;
      pumpToNode(source, stream, run.finish, end);
    } else {
      throw errors.type("val", "an instance of Readable, Iterable, AsyncIterable, ReadableStream, or TransformStream", source);
    }
    return stream;
  }

  kit.runPipeline = (streams, callback, options) => {
    if (streams.length === 1 && %IsArray(streams[0])) streams = streams[0];
    if (streams.length < 2) throw errors.missing("streams");
    const outerSignal = options && options.signal;
    kit.checkSignal(outerSignal, "options.signal");
    const run = beginRun(callback, outerSignal);
    let last;
    for (let i = 0; i < streams.length; i++) {
      const stream = streams[i];
      const reading = i < streams.length - 1;
      const end = reading || !options || options.end !== false;
      if (is.nodeStream(stream)) watchStep(run, stream, reading, i > 0, end);
      if (i === 0) last = firstStep(run, stream);
      else if (typeof stream === "function") last = functionStep(run, stream, last, i, reading, end);
      else if (is.nodeStream(stream)) last = streamStep(run, stream, last, reading, end);
      else last = kit.Duplex.from(stream);
    }
    if (run.signal.aborted || outerSignal && outerSignal.aborted) %Process%.nextTick(run.abort);
    return last;
  };

  kit.pipeline = function pipeline(...streams) {
    kit.checkFunction(streams[streams.length - 1], "streams[stream.length - 1]");
    return kit.runPipeline(streams, kit.onceOnly(streams.pop()));
  };

  // stream/promises
  function pipeline(...streams) {
    return new %Promise%((resolve, reject) => {
      let options = {};
      const last = streams[streams.length - 1];
      if (last && typeof last === "object" && !is.nodeStream(last) && !is.iterable(last)) options = streams.pop();
      const {signal, end} = options;
      kit.runPipeline(streams, (error, value) => {
        if (error) reject(error);
        else resolve(value);
      }, {signal, end});
    });
  }
  kit.promises = {finished: kit.finished, pipeline};
}
