// Deep equality, loose and strict, as assert and util.isDeepStrictEqual have it. Both values are walked together; pairs
// under comparison are remembered in turns, so that circles end.

function moduleDeepEqual() {
  const isSame = (a, b) => a === b ? a !== 0 || 1 / a === 1 / b : a !== a && b !== b;
  const isLooselySame = (a, b) => a == b || a !== a && b !== b;
  const isObject = value => typeof value === "object" && value !== null;
  const kindOf = value => %KindBehindProxies(value);
  const isError = value => kindOf(value) === "error" || value instanceof %Error%;

  function compare(a, b, strict, pairs) {
    if (a === b) return !strict || isSame(a, b);
    if (strict) {
      if (typeof a !== "object") return a !== a && b !== b;
      if (!isObject(a) || !isObject(b)) return false;
      if (%PrototypeOf(a) !== %PrototypeOf(b)) return false;
    } else {
      if (!isObject(a)) return !isObject(b) && isLooselySame(a, b);
      if (!isObject(b)) return false;
    }
    if (%Call(%ObjectPrototypeToString%, a) !== %Call(%ObjectPrototypeToString%, b)) return false;
    const equal = compareByKind(a, b, strict, pairs);
    return equal === undefined ? compareContents(a, b, "", strict, pairs) : equal;
  }

  // What their kind decides; undefined: their properties decide.
  function compareByKind(a, b, strict, pairs) {
    if (%IsArray(a)) return %IsArray(b) && a.length === b.length && compareContents(a, b, "array", strict, pairs);
    const kind = kindOf(a);
    if (kind === "date") {
      if (kindOf(b) !== "date" || %DateValue(a) !== %DateValue(b)) return false;
    } else if (kind === "regexp") {
      if (kindOf(b) !== "regexp" || %RegExpSource(a) !== %RegExpSource(b) || !sameLetters(%RegExpLetters(a), %RegExpLetters(b)) || a.lastIndex !== b.lastIndex) return false;
    } else if (isError(a)) {
      if (!isError(b) || a.message !== b.message || a.name !== b.name) return false;
    } else if (kind === "typed array" || kind === "data view") {
      return compareViews(a, b, strict) && compareContents(a, b, "view", strict, pairs);
    } else if (kind === "set" || kind === "map") {
      return kindOf(b) === kind && a.size === b.size && compareContents(a, b, kind, strict, pairs);
    } else if (kind === "array buffer") {
      if (kindOf(b) !== kind || !haveSameBytes(new %Uint8Array%(a), new %Uint8Array%(b))) return false;
    } else if (%BoxedKind(a) !== undefined) {
      if (%BoxedKind(b) !== %BoxedKind(a) || !isSame(%BoxedValue(a), %BoxedValue(b))) return false;
    } else if (isOfKind(b)) {
      return false;
    }
    return undefined;
  }

  // Of flags, which may have been written in another order.
  function sameLetters(a, b) {
    for (let i = 0; i < a.length; i++) {
      if (%TextFind(b, a[i], 0) < 0) return false;
    }
    return a.length === b.length;
  }

  // Something that is more than its properties.
  function isOfKind(value) {
    const kind = kindOf(value);
    return kind !== "object" && kind !== "other" && kind !== "generator" && kind !== "promise" && kind !== "weak map" && kind !== "weak set" ||
      %BoxedKind(value) !== undefined || isError(value);
  }

  const bytesOf = view => new %Uint8Array%(view.buffer, view.byteOffset, view.byteLength);
  function compareViews(a, b, strict) {
    if (!%ArrayBuffer%.isView(b) || a.byteLength !== b.byteLength) return false;
    const kind = %BinaryKind(a);
    if (strict || kind !== "Float32Array" && kind !== "Float64Array") return haveSameBytes(bytesOf(a), bytesOf(b));
    for (let i = 0; i < a.length; i++) {
      if (a[i] !== b[i]) return false;
    }
    return true;
  }
  function haveSameBytes(a, b) {
    if (a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) {
      if (a[i] !== b[i]) return false;
    }
    return true;
  }

  // --- properties

  const isIndex = key => typeof key === "string" && `${key >>> 0}` === key && key >>> 0 !== 4294967295;

  // The enumerable own keys of both, texts before symbols, which only strict equality looks at; undefined when the
  // second object lacks one or has more.
  function sharedKeys(a, b, what, strict) {
    const all = %OwnKeys(a);
    const others = %OwnKeys(b);
    const isCounted = (object, key) => (typeof key === "symbol" ? strict : what === "" || what === "set" || what === "map" || !isIndex(key)) && %IsEnumerableOwn(object, key);
    const keys = [];
    for (let i = 0; i < all.length; i++) {
      if (!isCounted(a, all[i])) continue;
      if (typeof all[i] === "symbol" ? !%IsEnumerableOwn(b, all[i]) : !%HasOwn(b, all[i])) return undefined;
      %ArrayAppend(keys, all[i]);
    }
    let count = 0;
    for (let i = 0; i < others.length; i++) {
      if (isCounted(b, others[i])) count++;
    }
    return count === keys.length ? keys : undefined;
  }

  function compareContents(a, b, what, strict, pairs) {
    const keys = sharedKeys(a, b, what, strict);
    if (keys === undefined) return false;
    if (keys.length === 0 && (what === "" || what === "view" || what === "array" && a.length === 0 || a.size === 0)) return true;
    let known = false;
    for (let i = 0; i < pairs.length; i += 2) {
      if (pairs[i] === a && pairs[i + 1] === b) return true;
      known ||= pairs[i] === a && isAmong(pairs, b);
    }
    if (known) return false;
    %ArrayAppend(pairs, a);
    %ArrayAppend(pairs, b);
    const equal = compareItems(a, b, what, strict, pairs) && compareProperties(a, b, keys, strict, pairs);
    pairs.length -= 2;
    return equal;
  }

  function isAmong(pairs, b) {
    for (let i = 1; i < pairs.length; i += 2) {
      if (pairs[i] === b) return true;
    }
    return false;
  }

  function compareProperties(a, b, keys, strict, pairs) {
    for (let i = 0; i < keys.length; i++) {
      if (!compare(a[keys[i]], b[keys[i]], strict, pairs)) return false;
    }
    return true;
  }

  function compareItems(a, b, what, strict, pairs) {
    if (what === "array") return compareElements(a, b, strict, pairs);
    if (what === "set") return compareSets(a, b, strict, pairs);
    return what !== "map" || compareMaps(a, b, strict, pairs);
  }

  function indexesOf(array) {
    const keys = %OwnKeys(array);
    const indexes = [];
    for (let i = 0; i < keys.length; i++) {
      if (isIndex(keys[i])) %ArrayAppend(indexes, keys[i]);
    }
    return indexes;
  }

  // Elements up to the first hole; behind it only the indexes that are there.
  function compareElements(a, b, strict, pairs) {
    let i = 0;
    for (; i < a.length; i++) {
      const there = %HasOwn(a, `${i}`);
      if (there !== %HasOwn(b, `${i}`)) return false;
      if (!there) break;
      if (!compare(a[i], b[i], strict, pairs)) return false;
    }
    if (i === a.length) return true;
    const indexes = indexesOf(a);
    if (indexes.length !== indexesOf(b).length) return false;
    for (let k = i; k < indexes.length; k++) {
      if (!%HasOwn(b, indexes[k]) || !compare(a[indexes[k]], b[indexes[k]], strict, pairs)) return false;
    }
    return true;
  }

  // --- sets and maps: what one side holds is looked for on the other, first as it is, then by comparing

  // Taken now: a program may replace them later.
  const {has: setHas} = %SetPrototype%;
  const {has: mapHas, get: mapGet} = %MapPrototype%;

  const isMap = collection => kindOf(collection) === "map";

  // The values of a set, the [key, value] of a map.
  function listOf(collection) {
    const list = [];
    const walk = %CollectionWalk(collection);
    const pairs = isMap(collection);
    for (let entry = %WalkNext(walk); entry !== undefined; entry = %WalkNext(walk)) %ArrayAppend(list, pairs ? entry : entry[0]);
    return list;
  }

  // What a primitive may loosely equal apart from itself: null and undefined each other, numbers and texts that are
  // numbers anything (true, to be compared later); false for nothing.
  function looseTwin(value) {
    if (value === undefined) return null;
    if (value === null) return undefined;
    if (typeof value === "symbol") return false;
    if (typeof value === "string" || typeof value === "number") return +value === +value;
    return true;
  }

  // Whether a loosely equal member may wait on the other side.
  function mayHaveTwin(a, b, value) {
    const twin = looseTwin(value);
    if (twin !== null && twin !== undefined) return twin;
    return %Call(setHas, b, twin) && !%Call(setHas, a, twin);
  }

  function takeOut(waiting, at) {
    for (let i = at + 1; i < waiting.length; i++) waiting[i - 1] = waiting[i];
    waiting.length--;
  }

  function takeEqual(waiting, value, strict, pairs) {
    for (let i = 0; i < waiting.length; i++) {
      if (!compare(waiting[i], value, strict, pairs)) continue;
      takeOut(waiting, i);
      return true;
    }
    return false;
  }

  function compareSets(a, b, strict, pairs) {
    const waiting = [];
    const left = listOf(a);
    for (let i = 0; i < left.length; i++) {
      const value = left[i];
      if (!isObject(value) && %Call(setHas, b, value)) continue;
      if (!isObject(value) && (strict || !mayHaveTwin(a, b, value))) return false;
      %ArrayAppend(waiting, value);
    }
    if (waiting.length === 0) return true;
    const right = listOf(b);
    for (let i = 0; i < right.length; i++) {
      const value = right[i];
      const isPaired = isObject(value) ? takeEqual(waiting, value, strict, pairs) : strict || %Call(setHas, a, value) || takeEqual(waiting, value, strict, pairs);
      if (!isPaired) return false;
    }
    return waiting.length === 0;
  }

  function mayHaveTwinEntry(a, b, key, value, pairs) {
    const twin = looseTwin(key);
    if (twin !== null && twin !== undefined) return twin;
    if (!%Call(mapHas, b, twin) || !compare(value, %Call(mapGet, b, twin), false, pairs)) return false;
    return !%Call(mapHas, a, twin);
  }

  function takeEqualEntry(waiting, a, key, value, strict, pairs) {
    for (let i = 0; i < waiting.length; i++) {
      if (!compare(waiting[i], key, strict, pairs) || !compare(%Call(mapGet, a, waiting[i]), value, strict, pairs)) continue;
      takeOut(waiting, i);
      return true;
    }
    return false;
  }

  function compareMaps(a, b, strict, pairs) {
    const waiting = [];
    const left = listOf(a);
    for (let i = 0; i < left.length; i++) {
      const key = left[i][0];
      const value = left[i][1];
      if (!isObject(key) && %Call(mapHas, b, key) && compare(value, %Call(mapGet, b, key), strict, pairs)) continue;
      if (!isObject(key) && (strict || !mayHaveTwinEntry(a, b, key, value, pairs))) return false;
      %ArrayAppend(waiting, key);
    }
    if (waiting.length === 0) return true;
    const right = listOf(b);
    for (let i = 0; i < right.length; i++) {
      const key = right[i][0];
      const value = right[i][1];
      const isThere = !isObject(key) && (strict || %Call(mapHas, a, key) && compare(%Call(mapGet, a, key), value, false, pairs));
      if (!isThere && !takeEqualEntry(waiting, a, key, value, strict, pairs)) return false;
    }
    return waiting.length === 0;
  }

  return {
    isDeepEqual(a, b) {
      return compare(a, b, false, []);
    },
    isDeepStrictEqual(a, b) {
      return compare(a, b, true, []);
    },
  };
}
