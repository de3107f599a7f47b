// Methods of Array.prototype on whatever is array-like (ECMA-262 23.1.3). Simple arrays never get here: the natives in
// src/builtins/array_*.cpp do them.

function arrayAt(receiver, index) {
  const object = %ToObject(receiver, "");
  const length = %ToLength(object.length);
  const relative = %ToInteger(index);
  const k = relative >= 0 ? relative : length + relative;
  if (k < 0 || k >= length) return undefined;
  return object[k];
}

// 23.1.3.2
function arrayConcat(receiver, items) {
  const object = %ToObject(receiver, "Array.prototype.concat");
  const result = %ArraySpeciesCreate(object, 0);
  let n = 0;
  const count = items.length;
  for (let i = -1; i < count; i++) {
    const item = i < 0 ? object : items[i];
    let spreadable = false;
    if (%IsObject(item)) {
      spreadable = item[%SymbolIsConcatSpreadable%];
      spreadable = spreadable === undefined ? %IsArray(item) : !!spreadable;
    }
    if (spreadable) {
      const length = %ToLength(item.length);
      if (n + length > 9007199254740991) %ThrowTypeError("Invalid array length");
      for (let k = 0; k < length; k++, n++) {
        if (k in item) %CreateDataProperty(result, n, item[k]);
      }
    } else {
      if (n >= 9007199254740991) %ThrowTypeError("Invalid array length");
      %CreateDataProperty(result, n++, item);
    }
  }
  result.length = n;
  return result;
}

// 23.1.3.4
function arrayCopyWithin(target, start, end) {
  const object = %ToObject(this, "");
  const length = %ToLength(object.length);
  let to = %RelativeIndex(target, length);
  let from = %RelativeIndex(start, length);
  const final = end === undefined ? length : %RelativeIndex(end, length);
  let count = final - from < length - to ? final - from : length - to;
  let direction = 1;
  if (from < to && to < from + count) {
    direction = -1;
    from = from + count - 1;
    to = to + count - 1;
  }
  for (; count > 0; count--, from += direction, to += direction) {
    if (from in object) object[to] = object[from];
    else delete object[to];
  }
  return object;
}

function arrayFill(receiver, value, start, end) {
  const object = %ToObject(receiver, "");
  const length = %ToLength(object.length);
  let k = %RelativeIndex(start, length);
  const final = end === undefined ? length : %RelativeIndex(end, length);
  for (; k < final; k++) object[k] = value;
  return object;
}

function arrayIncludes(receiver, args) {
  const object = %ToObject(receiver, "");
  const length = %ToLength(object.length);
  if (length === 0) return false;
  const from = %ToInteger(args[1]);
  const wanted = args[0];
  let k = from >= 0 ? from : length + from;
  if (k < 0) k = 0;
  for (; k < length; k++) {
    if (%SameValueZero(object[k], wanted)) return true;
  }
  return false;
}

function arrayIndexOf(receiver, args) {
  const object = %ToObject(receiver, "Array.prototype.indexOf");
  const length = %ToLength(object.length);
  if (length === 0) return -1;
  const from = %ToInteger(args[1]);
  if (from >= length) return -1;
  const wanted = args[0];
  let k = from >= 0 ? from : length + from;
  if (k < 0) k = 0;
  for (; k < length; k++) {
    if (k in object && object[k] === wanted) return k;
  }
  return -1;
}

function arrayLastIndexOf(receiver, args) {
  const object = %ToObject(receiver, "");
  const length = %ToLength(object.length);
  if (length === 0) return -1;
  const from = args.length > 1 ? %ToInteger(args[1]) : length - 1;
  const wanted = args[0];
  let k = from >= 0 ? (from < length - 1 ? from : length - 1) : length + from;
  for (; k >= 0; k--) {
    if (k in object && object[k] === wanted) return k;
  }
  return -1;
}

// 23.1.5.2.1: the array iterator's step where reading the array may run the program. kind: 0 keys, 1 values, 2 entries.
function arrayIteratorStep(iterator, array, index, kind) {
  const length = %ToLength(array.length);
  if (index >= length) {
    %ArrayIteratorFinish(iterator);
    return %IteratorResult(undefined, true);
  }
  %ArrayIteratorAdvance(iterator, index + 1);
  if (kind === 0) return %IteratorResult(index, false);
  const value = array[index];
  return %IteratorResult(kind === 1 ? value : [index, value], false);
}

// 23.1.3.18; an array that is being joined already gives nothing, as V8 does it.
function arrayJoin(receiver, separator) {
  const object = %ToObject(receiver, "");
  const length = %ToLength(object.length);
  const between = separator === undefined ? "," : `${separator}`;
  if (!%JoinBegin(object)) return "";
  try {
    let text = "";
    for (let k = 0; k < length; k++) {
      if (k > 0) text += between;
      const element = object[k];
      if (element !== undefined && element !== null) text += `${element}`;
    }
    return text;
  } finally {
    %JoinEnd(object);
  }
}

function arrayToString() {
  const object = %ToObject(this, "");
  const join = object.join;
  if (%IsCallable(join)) return %Call(join, object);
  return %Call(%ObjectPrototypeToString%, object);
}

function arrayToLocaleString(locales, options) {
  const object = %ToObject(this, "");
  const length = %ToLength(object.length);
  if (!%JoinBegin(object)) return "";
  try {
    let text = "";
    for (let k = 0; k < length; k++) {
      if (k > 0) text += ",";
      const element = object[k];
      if (element !== undefined && element !== null) text += `${element.toLocaleString(locales, options)}`;
    }
    return text;
  } finally {
    %JoinEnd(object);
  }
}

function arrayPop(receiver) {
  const object = %ToObject(receiver, "");
  const length = %ToLength(object.length);
  if (length === 0) {
    object.length = 0;
    return undefined;
  }
  const element = object[length - 1];
  delete object[length - 1];
  object.length = length - 1;
  return element;
}

function arrayPush(receiver, items) {
  const object = %ToObject(receiver, "");
  const count = items.length;
  let length = %ToLength(object.length);
  if (length + count > 9007199254740991) %ThrowTypeError("Pushing " + count + " elements on an array-like of length " + length + " is disallowed by ECMA-262");
  for (let i = 0; i < count; i++) object[length++] = items[i];
  object.length = length;
  return length;
}

function arrayShift(receiver) {
  const object = %ToObject(receiver, "");
  const length = %ToLength(object.length);
  if (length === 0) {
    object.length = 0;
    return undefined;
  }
  const first = object[0];
  for (let k = 1; k < length; k++) {
    if (k in object) object[k - 1] = object[k];
    else delete object[k - 1];
  }
  delete object[length - 1];
  object.length = length - 1;
  return first;
}

function arrayUnshift(receiver, items) {
  const object = %ToObject(receiver, "");
  const length = %ToLength(object.length);
  const count = items.length;
  if (count > 0) {
    if (length + count > 9007199254740991) %ThrowTypeError("Invalid array length");
    for (let k = length; k > 0; k--) {
      if (k - 1 in object) object[k + count - 1] = object[k - 1];
      else delete object[k + count - 1];
    }
    for (let i = 0; i < count; i++) object[i] = items[i];
  }
  object.length = length + count;
  return length + count;
}

function arrayReverse(receiver) {
  const object = %ToObject(receiver, "");
  const length = %ToLength(object.length);
  const middle = (length - length % 2) / 2;
  for (let lower = 0; lower < middle; lower++) {
    const upper = length - lower - 1;
    const lowerExists = lower in object;
    const lowerValue = lowerExists ? object[lower] : undefined;
    const upperExists = upper in object;
    const upperValue = upperExists ? object[upper] : undefined;
    if (upperExists) object[lower] = upperValue;
    else if (lowerExists) delete object[lower];
    if (lowerExists) object[upper] = lowerValue;
    else if (upperExists) delete object[upper];
  }
  return object;
}

function arraySlice(receiver, start, end) {
  const object = %ToObject(receiver, "");
  const length = %ToLength(object.length);
  let k = %RelativeIndex(start, length);
  const final = end === undefined ? length : %RelativeIndex(end, length);
  const result = %ArraySpeciesCreate(object, final > k ? final - k : 0);
  let n = 0;
  for (; k < final; k++, n++) {
    if (k in object) %CreateDataProperty(result, n, object[k]);
  }
  result.length = n;
  return result;
}

// 23.1.3.31
function arraySplice(receiver, args) {
  const object = %ToObject(receiver, "");
  const length = %ToLength(object.length);
  const start = %RelativeIndex(args[0], length);
  const inserted = args.length > 2 ? args.length - 2 : 0;
  let removed = 0;
  if (args.length === 1) removed = length - start;
  else if (args.length > 1) {
    removed = %ToInteger(args[1]);
    if (removed < 0) removed = 0;
    if (removed > length - start) removed = length - start;
  }
  if (length + inserted - removed > 9007199254740991) %ThrowTypeError("Invalid array length");
  const result = %ArraySpeciesCreate(object, removed);
  for (let k = 0; k < removed; k++) {
    if (start + k in object) %CreateDataProperty(result, k, object[start + k]);
  }
  result.length = removed;
  if (inserted < removed) {
    for (let k = start; k < length - removed; k++) {
      if (k + removed in object) object[k + inserted] = object[k + removed];
      else delete object[k + inserted];
    }
    for (let k = length; k > length - removed + inserted; k--) delete object[k - 1];
  } else if (inserted > removed) {
    for (let k = length - removed; k > start; k--) {
      if (k + removed - 1 in object) object[k + inserted - 1] = object[k + removed - 1];
      else delete object[k + inserted - 1];
    }
  }
  for (let k = 0; k < inserted; k++) object[start + k] = args[k + 2];
  object.length = length - removed + inserted;
  return result;
}

function arrayToReversed() {
  const object = %ToObject(this, "");
  const length = %ToLength(object.length);
  const result = %ArrayCreate(length);
  for (let k = 0; k < length; k++) %CreateDataProperty(result, k, object[length - k - 1]);
  return result;
}

function arrayToSpliced(start, skip) {
  const object = %ToObject(this, "");
  const length = %ToLength(object.length);
  const from = %RelativeIndex(start, length);
  const inserted = arguments.length > 2 ? arguments.length - 2 : 0;
  let skipped = 0;
  if (arguments.length === 1) skipped = length - from;
  else if (arguments.length > 1) {
    skipped = %ToInteger(skip);
    if (skipped < 0) skipped = 0;
    if (skipped > length - from) skipped = length - from;
  }
  const total = length + inserted - skipped;
  if (total > 9007199254740991) %ThrowTypeError("Invalid array length");
  const result = %ArrayCreate(total);
  let to = 0;
  for (; to < from; to++) %CreateDataProperty(result, to, object[to]);
  for (let i = 0; i < inserted; i++) %CreateDataProperty(result, to++, arguments[i + 2]);
  for (let k = from + skipped; to < total; k++) %CreateDataProperty(result, to++, object[k]);
  return result;
}

function arrayWith(index, value) {
  const object = %ToObject(this, "");
  const length = %ToLength(object.length);
  const relative = %ToInteger(index);
  const actual = relative >= 0 ? relative : length + relative;
  if (actual >= length || actual < 0) %ThrowRangeError("Invalid index : " + relative);
  const result = %ArrayCreate(length);
  for (let k = 0; k < length; k++) %CreateDataProperty(result, k, k === actual ? value : object[k]);
  return result;
}
