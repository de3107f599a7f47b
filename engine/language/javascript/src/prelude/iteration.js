// Iteration in which user code takes part (ECMA-262 7.4, 27.1.4).

// Appends what the iterable gives to the array.
function spreadInto(array, iterable) {
  for (const item of iterable) %ArrayAppend(array, item);
  return array;
}

// 7.3.25 CopyDataProperties where getters or proxies take part.
function copyDataProperties(target, source, excluded) {
  const keys = %OwnKeys(source);
  const count = keys.length;
  for (let i = 0; i < count; i++) {
    const key = keys[i];
    if (%IncludesKey(excluded, key)) continue;
    if (%IsEnumerableOwn(source, key)) %CreateDataProperty(target, key, source[key]);
  }
  return target;
}

// 13.10.2 InstanceofOperator and 7.3.22 OrdinaryHasInstance
function instanceOf(value, target) {
  const handler = target[%SymbolHasInstance%];
  if (handler !== undefined && handler !== null && !%IsCallable(handler)) %ThrowTypeError(%ShownWithType(handler) + " is not a function");
  if (handler !== undefined && handler !== null) return !!%Call(handler, target, value);
  if (!%IsCallable(target)) %ThrowTypeError("Right-hand side of 'instanceof' is not callable");
  return %OrdinaryHasInstance(target, value);
}

function throwNoResult(result) {
  %ThrowTypeError(`Iterator result ${typeof result === "string" ? result : %Render(result)} is not an object`);
}

// 27.1.4.2.1 %AsyncFromSyncIteratorPrototype%.next
function asyncFromSyncNext(value) {
  const record = this[%SymbolAsyncIterator%];
  const iterator = record[0];
  const next = record[1];
  const promise = %PromiseResolvePair();
  let result;
  try {
    if (!%IsCallable(next)) %ThrowTypeError(%ShownWithType(next) + " is not a function");
    result = arguments.length > 0 ? %Call(next, iterator, value) : %Call(next, iterator);
    if (!%IsObject(result)) %ThrowNoResult(result);
  } catch (error) {
    const reject = promise[2];
    reject(error);
    return promise[0];
  }
  return %AsyncFromSyncContinue(result, promise, iterator, true);
}

// 27.1.4.2.2 return
function asyncFromSyncReturn(value) {
  const record = this[%SymbolAsyncIterator%];
  const iterator = record[0];
  const promise = %PromiseResolvePair();
  let result;
  try {
    const method = iterator.return;
    if (method === undefined || method === null) {
      const resolve = promise[1];
      resolve(%IteratorResult(value, true));
      return promise[0];
    }
    result = arguments.length > 0 ? %Call(method, iterator, value) : %Call(method, iterator);
    if (!%IsObject(result)) %ThrowNoResult(result);
  } catch (error) {
    const reject = promise[2];
    reject(error);
    return promise[0];
  }
  return %AsyncFromSyncContinue(result, promise, iterator, false);
}

// 27.1.4.2.3 throw
function asyncFromSyncThrow(value) {
  const record = this[%SymbolAsyncIterator%];
  const iterator = record[0];
  const promise = %PromiseResolvePair();
  let result;
  try {
    const method = iterator.throw;
    if (method === undefined || method === null) {
      const close = iterator.return;
      if (close !== undefined && close !== null) {
        const closed = %Call(close, iterator);
        if (!%IsObject(closed)) %ThrowNoResult(closed);
      }
      %ThrowTypeError("The iterator does not provide a 'throw' method");
    }
    result = arguments.length > 0 ? %Call(method, iterator, value) : %Call(method, iterator);
    if (!%IsObject(result)) %ThrowNoResult(result);
  } catch (error) {
    const reject = promise[2];
    reject(error);
    return promise[0];
  }
  return %AsyncFromSyncContinue(result, promise, iterator, true);
}

// As before ECMA-262 2019: a new promise for a promise too.
function promiseWrapped(value) {
  const made = %PromiseResolvePair();
  const resolve = made[1];
  resolve(value);
  return made[0];
}

// 27.1.4.4 AsyncFromSyncIteratorContinuation
function asyncFromSyncContinue(result, promise, iterator, closeOnRejection) {
  let done;
  let wrapper;
  try {
    done = !!result.done;
    const value = result.value;
    try {
      wrapper = %AwaitWraps() ? %PromiseWrapped(value) : %PromiseResolveValue(value);
    } catch (error) {
      if (!done && closeOnRejection) %CloseIterator(iterator);
      throw error;
    }
  } catch (error) {
    const reject = promise[2];
    reject(error);
    return promise[0];
  }
  %PerformThen(wrapper, %UnwrapFunction(done), undefined, promise);
  return promise[0];
}

// 7.4.11 IteratorClose with a throw on its way: what goes wrong here does not show.
function closeIterator(iterator) {
  try {
    const method = iterator.return;
    if (method !== undefined && method !== null) %Call(method, iterator);
  } catch (error) {
    return;
  }
}
