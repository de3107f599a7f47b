// Promise operations that must read user properties or call user functions (ECMA-262 27.2).

// 27.2.1.3.2 steps 9-15: `then` is an accessor or behind a proxy.
function resolveThroughGetter(promise, resolution) {
  let then;
  try {
    then = resolution.then;
  } catch (error) {
    %RejectPromise(promise, error);
    return promise;
  }
  if (%IsCallable(then)) %QueueThenable(promise, resolution, then);
  else %FulfillPromise(promise, resolution);
  return promise;
}

// The same for a promise's own resolve function, whose result is undefined.
function settleThroughGetter(promise, resolution) {
  %ResolveThroughGetter(promise, resolution);
}

// 27.2.3.1
function promiseConstructor(executor) {
  const promise = %PromiseCreate(new.target, executor);
  const functions = %ResolvingFunctions(promise);
  if (%ExecutorWaits(executor)) {
    %QueueExecutor(() => %RunExecutor(executor, functions));
    return promise;
  }
  try {
    executor(functions[0], functions[1]);
  } catch (error) {
    const reject = functions[1];
    reject(error);
  }
  return promise;
}

// Of an executor that was queued (runtime/beliefs.hpp).
function runExecutor(executor, functions) {
  try {
    executor(functions[0], functions[1]);
  } catch (error) {
    const reject = functions[1];
    reject(error);
  }
}

// 27.2.4.7.1 with %Promise% for a promise whose constructor is not plain data.
function promiseResolveSlow(value) {
  if (value.constructor === %Promise%) return value;
  return %PromiseResolveNew(value);
}

// 27.2.4.7.1 PromiseResolve(C, x)
function promiseResolveWith(constructor, value) {
  if (%IsPromise(value) && value.constructor === constructor) return value;
  const capability = %NewPromiseCapability(constructor);
  const resolve = capability[1];
  resolve(value);
  return capability[0];
}

function promiseRejectWith(constructor, reason) {
  const capability = %NewPromiseCapability(constructor);
  const reject = capability[2];
  reject(reason);
  return capability[0];
}

// 27.2.5.4 with a constructor of its own.
function promiseThenSlow(promise, onFulfilled, onRejected) {
  const constructor = %SpeciesConstructor(promise, %Promise%);
  const capability = %NewPromiseCapability(constructor);
  %PerformThen(promise, onFulfilled, onRejected, capability);
  return capability[0];
}

// 27.2.4.7.1 PromiseResolve(%Promise%, x), as await and for-await do it.
function promiseResolveValue(value) {
  if (%IsPromise(value) && value.constructor === %Promise%) return value;
  return %PromiseResolveNew(value);
}
