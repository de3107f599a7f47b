// What an AssertionError says when the program gave it no message: both values as the inspector shows them, line by
// line, and how they differ.

function moduleAssertMessage() {
  const {inspect} = %UtilBase();
  const {split, slice, repeat} = %StringPrototype%; // taken now: a program may replace them later
  const shortest = 12; // characters of both values that still stand on one line
  const widest = 80; // columns within which the first difference is pointed at
  const most = 50; // lines
  const headings = {
    deepStrictEqual: "Expected values to be strictly deep-equal:",
    strictEqual: "Expected values to be strictly equal:",
    sameObject: 'Expected "actual" to be reference-equal to "expected":',
    deepEqual: "Expected values to be loosely deep-equal:",
    notDeepStrictEqual: 'Expected "actual" not to be strictly deep-equal to:',
    notStrictEqual: 'Expected "actual" to be strictly unequal to:',
    otherObject: 'Expected "actual" not to be reference-equal to "expected":',
    notDeepEqual: 'Expected "actual" not to be loosely deep-equal to:',
    identical: "Values have same structure but are not reference-equal:",
    looselyDifferent: "Expected values not to be loosely deep-equal:",
    __proto__: null,
  };
  const isObject = value => typeof value === "object" && value !== null;

  function show(value) {
    return inspect(value, {
      compact: false, customInspect: false, depth: 1000, maxArrayLength: Infinity, showHidden: false, showProxy: false, sorted: true, getters: true, breakLength: Infinity,
    });
  }
  const linesOf = text => %Call(split, text, "\n");
  const shorten = (text, length) => text.length > length ? %Call(slice, text, 0, length - 3) + "..." : text;
  // The first lines of many, as one text.
  function firstLines(lines) {
    let text = lines[0];
    const count = lines.length > most ? most - 4 : lines.length;
    for (let i = 1; i < count; i++) text += "\n" + lines[i];
    return lines.length > most ? text + "\n..." : text;
  }

  // --- two values that should be equal

  // Lines of both values side by side. Those that differ wait, the expected ones until the next that are the same; of a
  // run of same lines the first two and the last two or three are shown.
  class SideBySide {
    shown = "";
    waiting = "";
    count = 0;
    hasSkipped = false;
    run = 0;
    same(line) {
      this.shown += this.waiting;
      this.waiting = "";
      this.run++;
      if (this.run <= 2) this.print(line);
    }
    print(line) {
      this.shown += "\n  " + line;
      this.count++;
    }
    // What is still owed of the run that ends before `lines[at]`.
    endRun(lines, at) {
      if (this.run > 2) {
        if (this.run === 5) this.print(lines[at - 3]);
        if (this.run > 5) {
          this.shown += "\n...";
          this.hasSkipped = true;
        }
        if (this.run > 3) this.print(lines[at - 2]);
        this.print(lines[at - 1]);
      }
      this.run = 0;
    }
    actual(line) {
      this.shown += "\n+ " + line;
      this.count++;
    }
    expected(line) {
      this.waiting += "\n- " + line;
      this.count++;
    }
  }

  // Lines that end alike, but for a comma, are the same; the comma is shown.
  function commonLine(actual, expected) {
    if (actual === expected || actual === expected + ",") return actual;
    return actual + "," === expected ? expected : undefined;
  }

  // The same lines at the end of both: taken from them, and how they are shown.
  function takeCommonEnd(actual, expected) {
    let end = "";
    let last = "";
    let count = 0;
    while (actual.length > 0 && expected.length > 0 && actual[actual.length - 1] === expected[expected.length - 1]) {
      const line = actual[actual.length - 1];
      actual.length--;
      expected.length--;
      if (count++ < 3) end = "\n  " + line + end;
      else last = line;
    }
    if (count >= 5) end = "\n..." + end;
    if (last !== "") end = "\n  " + last + end;
    return {end, count};
  }

  // Where two short lines begin to differ.
  function pointer(actual, expected) {
    let at = 0;
    while (actual[at] === expected[at]) at++;
    return at > 2 ? "\n  " + %Call(repeat, " ", at) + "^" : "";
  }

  function compareLines(actual, expected, heading, alreadySkipped, end) {
    const out = new SideBySide();
    const both = %Math%.min(actual.length, expected.length);
    const longer = actual.length < expected.length ? expected : actual;
    for (let i = 0; i < longer.length; i++) {
      const common = i < both ? commonLine(actual[i], expected[i]) : undefined;
      if (common !== undefined) {
        out.same(common);
      } else {
        out.endRun(i < both ? actual : longer, i);
        if (i < actual.length) out.actual(actual[i]);
        if (i < expected.length) out.expected(expected[i]);
      }
      if (out.count > most && i < longer.length - 2) return `${heading} ... Lines skipped\n${out.shown}\n...${out.waiting}\n...`;
    }
    return `${heading}${out.hasSkipped || alreadySkipped ? " ... Lines skipped" : ""}\n${out.shown}${out.waiting}${end}`;
  }

  function difference(actual, expected, operator, custom) {
    const actualLines = linesOf(show(actual));
    const expectedLines = linesOf(show(expected));
    const areObjects = isObject(actual) && isObject(expected) || typeof actual === "function" && typeof expected === "function";
    const which = operator === "strictEqual" && areObjects ? "sameObject" : operator;
    const heading = custom ? `${custom}` : headings[which];
    let mark = "";
    if (actualLines.length === 1 && expectedLines.length === 1 && actualLines[0] !== expectedLines[0]) {
      const length = actualLines[0].length + expectedLines[0].length;
      if (length <= shortest) {
        if (!isObject(actual) && !isObject(expected) && (actual !== 0 || expected !== 0)) return `${heading}\n\n${actualLines[0]} !== ${expectedLines[0]}\n`;
      } else if (which !== "sameObject" && length < widest) {
        mark = pointer(actualLines[0], expectedLines[0]);
      }
    }
    const all = firstLines(actualLines);
    const {end, count} = takeCommonEnd(actualLines, expectedLines);
    if (actualLines.length === 0 && expectedLines.length === 0) return `${headings.identical}\n\n${all}\n`;
    return compareLines(actualLines, expectedLines, heading + "\n+ actual - expected", count >= 5, end + mark);
  }

  // --- the other operators

  function unexpectedlyEqual(actual, operator) {
    const isReference = isObject(actual) || typeof actual === "function";
    const heading = headings[operator === "notStrictEqual" && isReference ? "otherObject" : operator];
    const lines = linesOf(show(actual));
    if (lines.length > 1) return `${heading}\n\n${firstLines(lines)}\n`;
    return `${heading}${lines[0].length > 5 ? "\n\n" : " "}${lines[0]}`;
  }

  function relation(actual, expected, operator) {
    const left = show(actual);
    const right = show(expected);
    if (operator === "notDeepEqual" && left === right) return shorten(`${headings.notDeepEqual}\n\n${left}`, 1024);
    const shortLeft = shorten(left, 512);
    const shortRight = shorten(right, 512);
    if (operator === "deepEqual") return `${headings.deepEqual}\n\n${shortLeft}\n\nshould loosely deep-equal\n\n${shortRight}`;
    if (operator === "notDeepEqual") return `${headings.looselyDifferent}\n\n${shortLeft}\n\nshould not loosely deep-equal\n\n${shortRight}`;
    return `${shortLeft} ${operator} ${shortRight}`;
  }

  // An error without its stack, which would only get in the way.
  function withoutStack(error) {
    const copy = {__proto__: %PrototypeOf(error)};
    const keys = %OwnKeys(error);
    for (let i = 0; i < keys.length; i++) {
      if (%IsEnumerableOwn(error, keys[i])) copy[keys[i]] = error[keys[i]];
    }
    %Object%.defineProperty(copy, "message", {value: error.message});
    if (%HasOwn(error, "cause")) %Object%.defineProperty(copy, "cause", {value: error.cause instanceof %Error% ? withoutStack(error.cause) : error.cause});
    return copy;
  }
  const hasStack = value => isObject(value) && "stack" in value && value instanceof %Error%;

  function messageOf(actual, expected, operator, custom) {
    const drawsDifference = operator === "deepStrictEqual" || operator === "strictEqual";
    if (custom !== undefined && custom !== null && !drawsDifference) return %String%(custom);
    const areErrors = hasStack(actual) && hasStack(expected);
    const left = areErrors ? withoutStack(actual) : actual;
    const right = areErrors ? withoutStack(expected) : expected;
    if (drawsDifference) return difference(left, right, operator, custom);
    if (operator === "notDeepStrictEqual" || operator === "notStrictEqual") return unexpectedlyEqual(left, operator);
    return relation(left, right, operator);
  }
  return {messageOf};
}
