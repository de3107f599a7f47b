// Methods of %TypedArray%.prototype that call the program (ECMA-262 23.2.3), and making typed arrays from whatever the
// program gives (23.2.5.1).

function typedArrayFromObject(newTarget, constructor, object) {
  const method = object[%SymbolIterator%];
  let list = object;
  if (method !== undefined && method !== null) {
    if (!%IsCallable(method)) %ThrowTypeError("TypedArray's constructor requires that the property of the first argument, items[Symbol.iterator], when exists, be a function");
    list = [...{[%SymbolIterator%]: () => %Call(method, object)}];
  }
  const length = %ToLength(list.length);
  const result = %AllocateTypedArray(newTarget, constructor, length);
  for (let k = 0; k < length; k++) result[k] = list[k];
  return result;
}

// 23.2.4.2; what the constructor makes must be a typed array that is long enough.
function typedArrayCreate(constructor, length) {
  const result = new constructor(length);
  if (%ValidateTypedArray(result, "%TypedArray%") < length) %ThrowTypeError("Derived TypedArray constructor created an array which was too small");
  return result;
}

// 23.2.4.1
function typedArraySpeciesCreate(exemplar, length) {
  const constructor = %SpeciesConstructor(exemplar, %TypedArrayDefault(exemplar));
  const result = %TypedArrayCreate(constructor, length);
  const isBig = %BinaryKind(exemplar).startsWith("Big");
  if (%BinaryKind(result).startsWith("Big") !== isBig) %ThrowTypeError("Content type " + (isBig ? "BigInt" : "Number") + " of source array is different from content type of the created array");
  return result;
}

// 23.2.2.1
function typedArrayFrom(source, mapper, receiver) {
  const constructor = this;
  if (!%IsConstructor(constructor)) %ThrowTypeError(%Shown(constructor) + " is not a constructor");
  if (mapper !== undefined && !%IsCallable(mapper)) %ThrowNotCallable(mapper);
  if (source === undefined || source === null) %ThrowNotIterable(source);
  const method = source[%SymbolIterator%];
  let list;
  if (method !== undefined && method !== null) {
    if (!%IsCallable(method)) %ThrowTypeError(%Shown(method) + " is not a function");
    list = [...source];
  } else {
    list = %ToObject(source, "");
  }
  const length = %ToLength(list.length);
  const result = %TypedArrayCreate(constructor, length);
  for (let k = 0; k < length; k++) {
    const item = list[k];
    result[k] = mapper === undefined ? item : %Call(mapper, receiver, item, k);
  }
  return result;
}

// 23.2.2.2
function typedArrayOf() {
  const constructor = this;
  const length = arguments.length;
  if (!%IsConstructor(constructor)) %ThrowTypeError(%Shown(constructor) + " is not a constructor");
  const result = %TypedArrayCreate(constructor, length);
  for (let k = 0; k < length; k++) result[k] = arguments[k];
  return result;
}

// 23.2.3.26.2 SetTypedArrayFromArrayLike
function typedArraySet(target, source, offset) {
  const length = %ValidateTypedArray(target, "%TypedArray%.prototype.set");
  const from = %ToObject(source, "");
  const count = %ToLength(from.length);
  if (count + offset > length) %ThrowRangeError("offset is out of bounds");
  for (let k = 0; k < count; k++) target[offset + k] = from[k];
}

function typedArraySlice(array, first, count) {
  const result = %TypedArraySpeciesCreate(array, count);
  for (let k = 0; k < count; k++) result[k] = array[first + k];
  return result;
}

function typedArraySubarray(array, buffer, offset, length) {
  const constructor = %SpeciesConstructor(array, %TypedArrayDefault(array));
  const result = new constructor(buffer, offset, length);
  %ValidateTypedArray(result, "%TypedArray%.prototype.subarray");
  return result;
}

function typedArrayForEach(callback, receiver) {
  const length = %ValidateTypedArray(this, "%TypedArray%.prototype.forEach");
  if (!%IsCallable(callback)) %ThrowNotCallable(callback);
  for (let i = 0; i < length; i++) %Call(callback, receiver, this[i], i, this);
}

function typedArrayMap(callback, receiver) {
  const length = %ValidateTypedArray(this, "%TypedArray%.prototype.map");
  if (!%IsCallable(callback)) %ThrowNotCallable(callback);
  const result = %TypedArraySpeciesCreate(this, length);
  for (let i = 0; i < length; i++) result[i] = %Call(callback, receiver, this[i], i, this);
  return result;
}

function typedArrayFilter(callback, receiver) {
  const length = %ValidateTypedArray(this, "%TypedArray%.prototype.filter");
  if (!%IsCallable(callback)) %ThrowNotCallable(callback);
  const kept = [];
  for (let i = 0; i < length; i++) {
    const value = this[i];
    if (%Call(callback, receiver, value, i, this)) %ArrayAppend(kept, value);
  }
  const count = kept.length;
  const result = %TypedArraySpeciesCreate(this, count);
  for (let i = 0; i < count; i++) result[i] = kept[i];
  return result;
}

function typedArrayEvery(callback, receiver) {
  const length = %ValidateTypedArray(this, "%TypedArray%.prototype.every");
  if (!%IsCallable(callback)) %ThrowNotCallable(callback);
  for (let i = 0; i < length; i++) {
    if (!%Call(callback, receiver, this[i], i, this)) return false;
  }
  return true;
}

function typedArraySome(callback, receiver) {
  const length = %ValidateTypedArray(this, "%TypedArray%.prototype.some");
  if (!%IsCallable(callback)) %ThrowNotCallable(callback);
  for (let i = 0; i < length; i++) {
    if (%Call(callback, receiver, this[i], i, this)) return true;
  }
  return false;
}

function typedArrayFind(predicate, receiver) {
  const length = %ValidateTypedArray(this, "%TypedArray%.prototype.find");
  if (!%IsCallable(predicate)) %ThrowNotCallable(predicate);
  for (let i = 0; i < length; i++) {
    const value = this[i];
    if (%Call(predicate, receiver, value, i, this)) return value;
  }
}

function typedArrayFindIndex(predicate, receiver) {
  const length = %ValidateTypedArray(this, "%TypedArray%.prototype.findIndex");
  if (!%IsCallable(predicate)) %ThrowNotCallable(predicate);
  for (let i = 0; i < length; i++) {
    if (%Call(predicate, receiver, this[i], i, this)) return i;
  }
  return -1;
}

function typedArrayFindLast(predicate, receiver) {
  const length = %ValidateTypedArray(this, "%TypedArray%.prototype.findLast");
  if (!%IsCallable(predicate)) %ThrowNotCallable(predicate);
  for (let i = length - 1; i >= 0; i--) {
    const value = this[i];
    if (%Call(predicate, receiver, value, i, this)) return value;
  }
}

function typedArrayFindLastIndex(predicate, receiver) {
  const length = %ValidateTypedArray(this, "%TypedArray%.prototype.findLastIndex");
  if (!%IsCallable(predicate)) %ThrowNotCallable(predicate);
  for (let i = length - 1; i >= 0; i--) {
    if (%Call(predicate, receiver, this[i], i, this)) return i;
  }
  return -1;
}

function typedArrayReduce(callback, initial) {
  const length = %ValidateTypedArray(this, "%TypedArray%.prototype.reduce");
  if (!%IsCallable(callback)) %ThrowNotCallable(callback);
  let i = 0;
  let accumulated = initial;
  if (arguments.length < 2) {
    if (length === 0) %ThrowTypeError("Reduce of empty array with no initial value");
    accumulated = this[i++];
  }
  for (; i < length; i++) accumulated = %Call(callback, undefined, accumulated, this[i], i, this);
  return accumulated;
}

function typedArrayReduceRight(callback, initial) {
  const length = %ValidateTypedArray(this, "%TypedArray%.prototype.reduceRight");
  if (!%IsCallable(callback)) %ThrowNotCallable(callback);
  let i = length - 1;
  let accumulated = initial;
  if (arguments.length < 2) {
    if (length === 0) %ThrowTypeError("Reduce of empty array with no initial value");
    accumulated = this[i--];
  }
  for (; i >= 0; i--) accumulated = %Call(callback, undefined, accumulated, this[i], i, this);
  return accumulated;
}

function typedArrayToLocaleString(locales, options) {
  const length = %ValidateTypedArray(this, "%TypedArray%.prototype.toLocaleString");
  let text = "";
  for (let k = 0; k < length; k++) {
    if (k > 0) text += ",";
    const element = this[k];
    if (element !== undefined) text += `${element.toLocaleString(locales, options)}`;
  }
  return text;
}

// 23.2.3.29; the order of comparisons is that of V8's plain merge sort.
function typedArraySort(array, comparator) {
  const length = %ValidateTypedArray(array, "%TypedArray%.prototype.sort");
  if (length < 2) return array;
  const source = [...array];
  const target = [...array];
  %TypedMergeSort(source, 0, length, target, comparator);
  for (let k = 0; k < length; k++) array[k] = target[k];
  return array;
}

// Leaves source[from..to) sorted in target; the two swap their parts on each level.
function typedMergeSort(source, from, to, target, comparator) {
  const middle = from + (to - from >> 1);
  if (middle - from > 1) %TypedMergeSort(target, from, middle, source, comparator);
  if (to - middle > 1) %TypedMergeSort(target, middle, to, source, comparator);
  let left = from;
  let right = middle;
  for (let at = from; at < to; at++) {
    if (left < middle && right >= to) {
      target[at] = source[left++];
    } else if (left < middle) {
      const order = +%Call(comparator, undefined, source[left], source[right]);
      target[at] = order > 0 ? source[right++] : source[left++];
    } else {
      target[at] = source[right++];
    }
  }
}

// 25.1.6.4 where the constructor is the program's.
function arrayBufferSlice(buffer, first, count) {
  const constructor = %SpeciesConstructor(buffer, %BufferDefault(buffer));
  const result = new constructor(count);
  if (%KindName(result) !== "array buffer") %ThrowTypeError("Method ArrayBuffer.prototype.slice called on incompatible receiver " + %Shown(result));
  if (result === buffer) %ThrowTypeError("ArrayBuffer subclass returned this from species constructor");
  if (result.byteLength < count) %ThrowTypeError("Species constructor returned a too small ArrayBuffer");
  const bytes = new %Uint8Array%(result);
  bytes.set(new %Uint8Array%(buffer, first, count));
  return result;
}
