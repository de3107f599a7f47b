// Array.prototype.sort and toSorted (ECMA-262 23.1.3.30). The order of comparisons shows, so the algorithm is the one
// V8 uses: a stable merge sort over natural runs (Peters' list sort), binary insertion for short ones.

// 23.1.3.30
function arraySort(receiver, comparator) {
  const object = %ToObject(receiver, "");
  const length = %ToLength(object.length);
  if (length < 2) return object;
  const work = [];
  let undefinedCount = 0;
  for (let k = 0; k < length; k++) {
    if (!(k in object)) continue;
    const value = object[k];
    if (value === undefined) undefinedCount++;
    else %ArrayAppend(work, value);
  }
  const count = work.length;
  %MergeSort(work, comparator);
  for (let k = 0; k < count; k++) object[k] = work[k];
  for (let k = 0; k < undefinedCount; k++) object[count + k] = undefined;
  for (let k = count + undefinedCount; k < length; k++) delete object[k];
  return object;
}

function arrayToSorted(comparator) {
  if (comparator !== undefined && !%IsCallable(comparator)) {
    %ThrowTypeError("The comparison function must be either a function or undefined");
  }
  const object = %ToObject(this, "");
  const length = %ToLength(object.length);
  const result = %ArrayCreate(length);
  const work = [];
  for (let k = 0; k < length; k++) {
    const value = object[k];
    if (value !== undefined) %ArrayAppend(work, value);
  }
  const count = work.length;
  %MergeSort(work, comparator);
  for (let k = 0; k < length; k++) %CreateDataProperty(result, k, k < count ? work[k] : undefined);
  return result;
}

// 23.1.3.30.2 CompareArrayElements; neither is undefined.
function compareElements(comparator, x, y) {
  if (comparator !== undefined) {
    const order = +%Call(comparator, undefined, x, y);
    return order !== order ? 0 : order;
  }
  const left = `${x}`;
  const right = `${y}`;
  if (left < right) return -1;
  return left > right ? 1 : 0;
}

// Sorts the plain array `work` in place.
function mergeSort(work, comparator) {
  const count = work.length;
  if (count < 2) return;
  const runs = [];  // begin and length of each run that waits to be merged
  const state = {gallop: 7};
  let low = 0;
  let remaining = count;
  const least = %MinimumRun(count);
  while (remaining !== 0) {
    let length = %CountRun(work, low, low + remaining, comparator);
    if (length < least) {
      const forced = least < remaining ? least : remaining;
      %InsertionSort(work, low, low + length, low + forced, comparator);
      length = forced;
    }
    %ArrayAppend(runs, {begin: low, length});
    %MergeCollapse(work, runs, state, comparator);
    low += length;
    remaining -= length;
  }
  %MergeForce(work, runs, state, comparator);
}

// Runs shorter than this are filled up: a number from 32 to 64 that makes count / it a power of two, or a bit less.
function minimumRun(count) {
  let n = count;
  let odd = 0;
  while (n >= 64) {
    odd |= n & 1;
    n >>= 1;
  }
  return n + odd;
}

// How far work[low..high) goes on rising, or strictly falling; a falling run is turned round.
function countRun(work, low, high, comparator) {
  let end = low + 1;
  if (end === high) return 1;
  let previous = work[end];
  const falls = %CompareElements(comparator, previous, work[low]) < 0;
  for (end++; end < high; end++) {
    const current = work[end];
    const order = %CompareElements(comparator, current, previous);
    if (falls ? order >= 0 : order < 0) break;
    previous = current;
  }
  if (falls) {
    for (let i = low, j = end - 1; i < j; i++, j--) {
      const held = work[i];
      work[i] = work[j];
      work[j] = held;
    }
  }
  return end - low;
}

// work[low..start) is sorted already.
function insertionSort(work, low, start, high, comparator) {
  for (let at = start === low ? start + 1 : start; at < high; at++) {
    const pivot = work[at];
    let left = low;
    let right = at;
    while (left < right) {
      const middle = left + (right - left >> 1);
      if (%CompareElements(comparator, pivot, work[middle]) < 0) right = middle;
      else left = middle + 1;
    }
    for (let p = at; p > left; p--) work[p] = work[p - 1];
    work[left] = pivot;
  }
}

// Merges until the runs' lengths fall off as the algorithm wants: a > b + c and b > c for the last three.
function mergeCollapse(work, runs, state, comparator) {
  while (runs.length > 1) {
    let n = runs.length - 2;
    const tooLong = n > 0 && runs[n - 1].length <= runs[n].length + runs[n + 1].length;
    const aboveTooLong = n > 1 && runs[n - 2].length <= runs[n - 1].length + runs[n].length;
    if (tooLong || aboveTooLong) {
      if (runs[n - 1].length < runs[n + 1].length) n--;
      %MergeAt(work, runs, n, state, comparator);
    } else if (runs[n].length <= runs[n + 1].length) {
      %MergeAt(work, runs, n, state, comparator);
    } else {
      break;
    }
  }
}

function mergeForce(work, runs, state, comparator) {
  while (runs.length > 1) {
    let n = runs.length - 2;
    if (n > 0 && runs[n - 1].length < runs[n + 1].length) n--;
    %MergeAt(work, runs, n, state, comparator);
  }
}

// Merges runs i and i + 1.
function mergeAt(work, runs, i, state, comparator) {
  let beginA = runs[i].begin;
  let lengthA = runs[i].length;
  const beginB = runs[i + 1].begin;
  let lengthB = runs[i + 1].length;
  runs[i].length = lengthA + lengthB;
  if (i === runs.length - 3) runs[i + 1] = runs[i + 2];
  runs.length = runs.length - 1;
  const skipped = %GallopRight(work, work[beginB], beginA, lengthA, 0, comparator);
  beginA += skipped;
  lengthA -= skipped;
  if (lengthA === 0) return;
  lengthB = %GallopLeft(work, work[beginA + lengthA - 1], beginB, lengthB, lengthB - 1, comparator);
  if (lengthB === 0) return;
  if (lengthA <= lengthB) %MergeLow(work, beginA, lengthA, beginB, lengthB, state, comparator);
  else %MergeHigh(work, beginA, lengthA, beginB, lengthB, state, comparator);
}

// Where in the sorted part `key` belongs, before its equals; looks from `hint` on in growing steps.
function gallopLeft(list, key, base, length, hint, comparator) {
  let last = 0;
  let offset = 1;
  if (%CompareElements(comparator, list[base + hint], key) < 0) {
    const most = length - hint;
    while (offset < most && %CompareElements(comparator, list[base + hint + offset], key) < 0) {
      last = offset;
      offset = (offset << 1) + 1;
    }
    if (offset > most) offset = most;
    last += hint;
    offset += hint;
  } else {
    const most = hint + 1;
    while (offset < most && !(%CompareElements(comparator, list[base + hint - offset], key) < 0)) {
      last = offset;
      offset = (offset << 1) + 1;
    }
    if (offset > most) offset = most;
    const held = last;
    last = hint - offset;
    offset = hint - held;
  }
  last++;
  while (last < offset) {
    const middle = last + (offset - last >> 1);
    if (%CompareElements(comparator, list[base + middle], key) < 0) last = middle + 1;
    else offset = middle;
  }
  return offset;
}

// The same, after its equals.
function gallopRight(list, key, base, length, hint, comparator) {
  let last = 0;
  let offset = 1;
  if (%CompareElements(comparator, key, list[base + hint]) < 0) {
    const most = hint + 1;
    while (offset < most && %CompareElements(comparator, key, list[base + hint - offset]) < 0) {
      last = offset;
      offset = (offset << 1) + 1;
    }
    if (offset > most) offset = most;
    const held = last;
    last = hint - offset;
    offset = hint - held;
  } else {
    const most = length - hint;
    while (offset < most && !(%CompareElements(comparator, key, list[base + hint + offset]) < 0)) {
      last = offset;
      offset = (offset << 1) + 1;
    }
    if (offset > most) offset = most;
    last += hint;
    offset += hint;
  }
  last++;
  while (last < offset) {
    const middle = last + (offset - last >> 1);
    if (%CompareElements(comparator, key, list[base + middle]) < 0) offset = middle;
    else last = middle + 1;
  }
  return offset;
}

// Merges two neighbours from the left; A, the shorter, is copied out.
function mergeLow(work, beginA, lengthOfA, beginB, lengthOfB, state, comparator) {
  let lengthA = lengthOfA;
  let lengthB = lengthOfB;
  const copy = %CopyPart(work, beginA, lengthA);
  let to = beginA;
  let fromA = 0;
  let fromB = beginB;
  let gallop = state.gallop;
  work[to++] = work[fromB++];
  done: {
    if (--lengthB === 0) break done;
    if (lengthA === 1) break done;
    for (;;) {
      let winsA = 0;
      let winsB = 0;
      for (;;) {
        if (%CompareElements(comparator, work[fromB], copy[fromA]) < 0) {
          work[to++] = work[fromB++];
          winsB++;
          lengthB--;
          winsA = 0;
          if (lengthB === 0) break done;
          if (winsB >= gallop) break;
        } else {
          work[to++] = copy[fromA++];
          winsA++;
          lengthA--;
          winsB = 0;
          if (lengthA === 1) break done;
          if (winsA >= gallop) break;
        }
      }
      gallop++;
      let first = true;
      while (winsA >= 7 || winsB >= 7 || first) {
        first = false;
        gallop = gallop > 2 ? gallop - 1 : 1;
        state.gallop = gallop;
        winsA = %GallopRight(copy, work[fromB], fromA, lengthA, 0, comparator);
        if (winsA > 0) {
          %MovePart(copy, fromA, work, to, winsA);
          to += winsA;
          fromA += winsA;
          lengthA -= winsA;
          if (lengthA === 1) break done;
          if (lengthA === 0) return;
        }
        work[to++] = work[fromB++];
        if (--lengthB === 0) break done;
        winsB = %GallopLeft(work, copy[fromA], fromB, lengthB, 0, comparator);
        if (winsB > 0) {
          %MovePart(work, fromB, work, to, winsB);
          to += winsB;
          fromB += winsB;
          lengthB -= winsB;
          if (lengthB === 0) break done;
        }
        work[to++] = copy[fromA++];
        if (--lengthA === 1) break done;
      }
      gallop++;
      state.gallop = gallop;
    }
  }
  if (lengthB === 0) {
    if (lengthA > 0) %MovePart(copy, fromA, work, to, lengthA);
  } else {
    %MovePart(work, fromB, work, to, lengthB);
    work[to + lengthB] = copy[fromA];
  }
}

// The same from the right; B, the shorter, is copied out.
function mergeHigh(work, beginA, lengthOfA, beginB, lengthOfB, state, comparator) {
  let lengthA = lengthOfA;
  let lengthB = lengthOfB;
  const copy = %CopyPart(work, beginB, lengthB);
  let to = beginB + lengthB - 1;
  let fromB = lengthB - 1;
  let fromA = beginA + lengthA - 1;
  let gallop = state.gallop;
  work[to--] = work[fromA--];
  done: {
    if (--lengthA === 0) break done;
    if (lengthB === 1) break done;
    for (;;) {
      let winsA = 0;
      let winsB = 0;
      for (;;) {
        if (%CompareElements(comparator, copy[fromB], work[fromA]) < 0) {
          work[to--] = work[fromA--];
          winsA++;
          lengthA--;
          winsB = 0;
          if (lengthA === 0) break done;
          if (winsA >= gallop) break;
        } else {
          work[to--] = copy[fromB--];
          winsB++;
          lengthB--;
          winsA = 0;
          if (lengthB === 1) break done;
          if (winsB >= gallop) break;
        }
      }
      gallop++;
      let first = true;
      while (winsA >= 7 || winsB >= 7 || first) {
        first = false;
        gallop = gallop > 2 ? gallop - 1 : 1;
        state.gallop = gallop;
        winsA = lengthA - %GallopRight(work, copy[fromB], beginA, lengthA, lengthA - 1, comparator);
        if (winsA > 0) {
          to -= winsA;
          fromA -= winsA;
          %MovePart(work, fromA + 1, work, to + 1, winsA);
          lengthA -= winsA;
          if (lengthA === 0) break done;
        }
        work[to--] = copy[fromB--];
        if (--lengthB === 1) break done;
        winsB = lengthB - %GallopLeft(copy, work[fromA], 0, lengthB, lengthB - 1, comparator);
        if (winsB > 0) {
          to -= winsB;
          fromB -= winsB;
          %MovePart(copy, fromB + 1, work, to + 1, winsB);
          lengthB -= winsB;
          if (lengthB === 1) break done;
          if (lengthB === 0) return;
        }
        work[to--] = work[fromA--];
        if (--lengthA === 0) break done;
      }
      gallop++;
      state.gallop = gallop;
    }
  }
  if (lengthA === 0) {
    if (lengthB > 0) %MovePart(copy, 0, work, to - (lengthB - 1), lengthB);
  } else {
    to -= lengthA;
    fromA -= lengthA;
    %MovePart(work, fromA + 1, work, to + 1, lengthA);
    work[to] = copy[fromB];
  }
}
