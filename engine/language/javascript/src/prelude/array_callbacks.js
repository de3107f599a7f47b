// Methods of Array.prototype that call the program for each element (ECMA-262 23.1.3).

function arrayForEach(callback, receiver) {
  const object = %ToObject(this, "Array.prototype.forEach");
  const length = %ToLength(object.length);
  if (!%IsCallable(callback)) %ThrowNotCallable(callback);
  for (let i = 0; i < length; i++) {
    if (i in object) %Call(callback, receiver, object[i], i, object);
  }
}

function arrayMap(callback, receiver) {
  const object = %ToObject(this, "Array.prototype.map");
  const length = %ToLength(object.length);
  if (!%IsCallable(callback)) %ThrowNotCallable(callback);
  const result = %ArraySpeciesCreate(object, length);
  for (let i = 0; i < length; i++) {
    if (i in object) %CreateDataProperty(result, i, %Call(callback, receiver, object[i], i, object));
  }
  return result;
}

function arrayFilter(callback, receiver) {
  const object = %ToObject(this, "Array.prototype.filter");
  const length = %ToLength(object.length);
  if (!%IsCallable(callback)) %ThrowNotCallable(callback);
  const result = %ArraySpeciesCreate(object, 0);
  let to = 0;
  for (let i = 0; i < length; i++) {
    if (i in object) {
      const value = object[i];
      if (%Call(callback, receiver, value, i, object)) %CreateDataProperty(result, to++, value);
    }
  }
  return result;
}

function arrayEvery(callback, receiver) {
  const object = %ToObject(this, "Array.prototype.every");
  const length = %ToLength(object.length);
  if (!%IsCallable(callback)) %ThrowNotCallable(callback);
  for (let i = 0; i < length; i++) {
    if (i in object && !%Call(callback, receiver, object[i], i, object)) return false;
  }
  return true;
}

function arraySome(callback, receiver) {
  const object = %ToObject(this, "Array.prototype.some");
  const length = %ToLength(object.length);
  if (!%IsCallable(callback)) %ThrowNotCallable(callback);
  for (let i = 0; i < length; i++) {
    if (i in object && %Call(callback, receiver, object[i], i, object)) return true;
  }
  return false;
}

function arrayReduce(callback, initial) {
  const object = %ToObject(this, "Array.prototype.reduce");
  const length = %ToLength(object.length);
  if (!%IsCallable(callback)) %ThrowNotCallable(callback);
  let i = 0;
  let accumulated = initial;
  if (arguments.length < 2) {
    while (i < length && !(i in object)) i++;
    if (i >= length) %ThrowTypeError("Reduce of empty array with no initial value");
    accumulated = object[i++];
  }
  for (; i < length; i++) {
    if (i in object) accumulated = %Call(callback, undefined, accumulated, object[i], i, object);
  }
  return accumulated;
}

function arrayReduceRight(callback, initial) {
  const object = %ToObject(this, "Array.prototype.reduceRight");
  const length = %ToLength(object.length);
  if (!%IsCallable(callback)) %ThrowNotCallable(callback);
  let i = length - 1;
  let accumulated = initial;
  if (arguments.length < 2) {
    while (i >= 0 && !(i in object)) i--;
    if (i < 0) %ThrowTypeError("Reduce of empty array with no initial value");
    accumulated = object[i--];
  }
  for (; i >= 0; i--) {
    if (i in object) accumulated = %Call(callback, undefined, accumulated, object[i], i, object);
  }
  return accumulated;
}

function arrayFind(predicate, receiver) {
  const object = %ToObject(this, "Array.prototype.find");
  const length = %ToLength(object.length);
  if (!%IsCallable(predicate)) %ThrowNotCallable(predicate);
  for (let i = 0; i < length; i++) {
    const value = object[i];
    if (%Call(predicate, receiver, value, i, object)) return value;
  }
}

function arrayFindIndex(predicate, receiver) {
  const object = %ToObject(this, "Array.prototype.findIndex");
  const length = %ToLength(object.length);
  if (!%IsCallable(predicate)) %ThrowNotCallable(predicate);
  for (let i = 0; i < length; i++) {
    if (%Call(predicate, receiver, object[i], i, object)) return i;
  }
  return -1;
}

function arrayFindLast(predicate, receiver) {
  const object = %ToObject(this, "Array.prototype.findLast");
  const length = %ToLength(object.length);
  if (!%IsCallable(predicate)) %ThrowNotCallable(predicate);
  for (let i = length - 1; i >= 0; i--) {
    const value = object[i];
    if (%Call(predicate, receiver, value, i, object)) return value;
  }
}

function arrayFindLastIndex(predicate, receiver) {
  const object = %ToObject(this, "Array.prototype.findLastIndex");
  const length = %ToLength(object.length);
  if (!%IsCallable(predicate)) %ThrowNotCallable(predicate);
  for (let i = length - 1; i >= 0; i--) {
    if (%Call(predicate, receiver, object[i], i, object)) return i;
  }
  return -1;
}

// 23.1.3.13.1 FlattenIntoArray; gives the next free index of the target.
function flattenIntoArray(target, source, length, start, depth, mapper, receiver) {
  let to = start;
  for (let i = 0; i < length; i++) {
    if (!(i in source)) continue;
    let element = source[i];
    if (mapper !== undefined) element = %Call(mapper, receiver, element, i, source);
    if (depth > 0 && %IsArray(element)) {
      to = %FlattenIntoArray(target, element, %ToLength(element.length), to, depth - 1, undefined, undefined);
    } else {
      if (to >= 9007199254740991) %ThrowTypeError("Invalid array length");
      %CreateDataProperty(target, to++, element);
    }
  }
  return to;
}

function arrayFlat(depth) {
  const object = %ToObject(this, "");
  const length = %ToLength(object.length);
  let levels = 1;
  if (depth !== undefined) levels = %ToInteger(depth);
  const result = %ArraySpeciesCreate(object, 0);
  %FlattenIntoArray(result, object, length, 0, levels, undefined, undefined);
  return result;
}

function arrayFlatMap(mapper, receiver) {
  const object = %ToObject(this, "");
  const length = %ToLength(object.length);
  if (!%IsCallable(mapper)) %ThrowTypeError("flatMap mapper function is not callable");
  const result = %ArraySpeciesCreate(object, 0);
  %FlattenIntoArray(result, object, length, 0, 1, mapper, receiver);
  return result;
}

// 23.1.2.1
function arrayFrom(items, mapper, receiver) {
  const constructor = this;
  if (mapper !== undefined && !%IsCallable(mapper)) %ThrowNotCallable(mapper);
  if (items === undefined || items === null) %ThrowNotIterable(items);
  const method = items[%SymbolIterator%];
  if (method !== undefined && method !== null) {
    if (!%IsCallable(method)) {
      %ThrowTypeError("%Array%.from requires that the property of the first argument, items[Symbol.iterator], when exists, be a function");
    }
    const result = %IsConstructor(constructor) ? new constructor() : [];
    let k = 0;
    for (const item of {[%SymbolIterator%]: () => %Call(method, items)}) {
      %CreateDataProperty(result, k, mapper === undefined ? item : %Call(mapper, receiver, item, k));
      k++;
    }
    result.length = k;
    return result;
  }
  const source = %ToObject(items, "");
  const length = %ToLength(source.length);
  const result = %IsConstructor(constructor) ? new constructor(length) : %ArrayCreate(length);
  for (let k = 0; k < length; k++) {
    const item = source[k];
    %CreateDataProperty(result, k, mapper === undefined ? item : %Call(mapper, receiver, item, k));
  }
  result.length = length;
  return result;
}

// 23.1.2.3 where the constructor is the program's.
function arrayOf(constructor, items) {
  const length = items.length;
  const result = new constructor(length);
  for (let k = 0; k < length; k++) %CreateDataProperty(result, k, items[k]);
  result.length = length;
  return result;
}

// 10.4.2.2 ArraySpeciesCreate
function arraySpeciesCreate(original, length) {
  if (!%IsArray(original)) return %ArrayCreate(length);
  let constructor = original.constructor;
  if (%IsObject(constructor)) {
    constructor = constructor[%SymbolSpecies%];
    if (constructor === null) constructor = undefined;
  }
  if (constructor === undefined || constructor === %Array%) return %ArrayCreate(length);
  if (!%IsConstructor(constructor)) %ThrowTypeError("object.constructor[Symbol.species] is not a constructor");
  return new constructor(length);
}
