// Promise.all and its like, catch and finally (ECMA-262 27.2.4, 27.2.5), and what they share.

// 27.2.1.5 NewPromiseCapability: [promise, resolve, reject].
function newPromiseCapability(constructor) {
  if (constructor === %Promise%) return %PromiseResolvePair();
  if (!%IsConstructor(constructor)) %ThrowTypeError(%Render(constructor) + " is not a constructor");
  let resolve;
  let reject;
  const promise = new constructor((a, b) => {
    if (resolve !== undefined || reject !== undefined) %ThrowTypeError("Promise executor has already been invoked with non-undefined arguments");
    resolve = a;
    reject = b;
  });
  if (!%IsCallable(resolve) || !%IsCallable(reject)) %ThrowTypeError("Promise resolve or reject function is not callable");
  return [promise, resolve, reject];
}

// 7.3.24
function speciesConstructor(object, fallback) {
  const constructor = object.constructor;
  if (constructor === undefined) return fallback;
  if (!%IsObject(constructor)) %ThrowTypeError("The .constructor property is not an object");
  const species = constructor[%SymbolSpecies%];
  if (species === undefined || species === null) return fallback;
  if (!%IsConstructor(species)) %ThrowTypeError("object.constructor[Symbol.species] is not a constructor");
  return species;
}

// 27.2.4.1.1
function getPromiseResolve(constructor) {
  const resolve = constructor.resolve;
  if (!%IsCallable(resolve)) %ThrowTypeError("Promise resolve or reject function is not callable");
  return resolve;
}

function promiseAll(iterable) {
  const constructor = this;
  if (!%IsObject(constructor)) %ThrowTypeError("Promise.all called on non-object");
  const capability = %NewPromiseCapability(constructor);
  try {
    const promiseResolve = %GetPromiseResolve(constructor);
    const values = [];
    const called = [];
    const state = [values, 1, capability, called];
    let index = 0;
    for (const item of iterable) {
      %ArrayAppend(values, undefined);
      %ArrayAppend(called, false);
      const next = %Call(promiseResolve, constructor, item);
      state[1] = state[1] + 1;
      next.then(%AllElement(state, index), capability[2]);
      index++;
    }
    state[1] = state[1] - 1;
    if (state[1] === 0) %Call(capability[1], undefined, values);
  } catch (error) {
    %Call(capability[2], undefined, error);
  }
  return capability[0];
}

function promiseAllSettled(iterable) {
  const constructor = this;
  if (!%IsObject(constructor)) %ThrowTypeError("Promise.allSettled called on non-object");
  const capability = %NewPromiseCapability(constructor);
  try {
    const promiseResolve = %GetPromiseResolve(constructor);
    const values = [];
    const called = [];
    const state = [values, 1, capability, called];
    let index = 0;
    for (const item of iterable) {
      %ArrayAppend(values, undefined);
      %ArrayAppend(called, false);
      const next = %Call(promiseResolve, constructor, item);
      state[1] = state[1] + 1;
      next.then(%SettledFulfilled(state, index), %SettledRejected(state, index));
      index++;
    }
    state[1] = state[1] - 1;
    if (state[1] === 0) %Call(capability[1], undefined, values);
  } catch (error) {
    %Call(capability[2], undefined, error);
  }
  return capability[0];
}

function promiseAny(iterable) {
  const constructor = this;
  if (!%IsObject(constructor)) %ThrowTypeError("Promise.any called on non-object");
  const capability = %NewPromiseCapability(constructor);
  try {
    const promiseResolve = %GetPromiseResolve(constructor);
    const values = [];
    const called = [];
    const state = [values, 1, capability, called];
    let index = 0;
    for (const item of iterable) {
      %ArrayAppend(values, undefined);
      %ArrayAppend(called, false);
      const next = %Call(promiseResolve, constructor, item);
      state[1] = state[1] + 1;
      next.then(capability[1], %AnyElement(state, index));
      index++;
    }
    state[1] = state[1] - 1;
    if (state[1] === 0) %Call(capability[2], undefined, %NewAggregateError(values));
  } catch (error) {
    %Call(capability[2], undefined, error);
  }
  return capability[0];
}

function promiseRace(iterable) {
  const constructor = this;
  if (!%IsObject(constructor)) %ThrowTypeError("Promise.race called on non-object");
  const capability = %NewPromiseCapability(constructor);
  try {
    const promiseResolve = %GetPromiseResolve(constructor);
    for (const item of iterable) {
      const next = %Call(promiseResolve, constructor, item);
      next.then(capability[1], capability[2]);
    }
  } catch (error) {
    %Call(capability[2], undefined, error);
  }
  return capability[0];
}

// 27.2.5.1
function promiseCatch(onRejected) {
  const then = %GetMethodOf(this, "then");
  return %Call(then, this, undefined, onRejected);
}

// 27.2.5.3
function promiseFinally(onFinally) {
  const promise = this;
  if (!%IsObject(promise)) %ThrowTypeError("Promise.prototype.finally called on non-object");
  const constructor = %SpeciesConstructor(promise, %Promise%);
  const then = %GetMethodOf(promise, "then");
  if (!%IsCallable(onFinally)) return %Call(then, promise, onFinally, onFinally);
  return %Call(then, promise, value => {
    const result = %Call(onFinally, undefined);
    const settled = %PromiseResolveWith(constructor, result);
    return settled.then(() => value);
  }, reason => {
    const result = %Call(onFinally, undefined);
    const settled = %PromiseResolveWith(constructor, result);
    return settled.then(() => {
      throw reason;
    });
  });
}

// A method that is about to be called.
function getMethodOf(object, name) {
  const method = object[name];
  if (!%IsCallable(method)) %ThrowNotCallable(method);
  return method;
}
