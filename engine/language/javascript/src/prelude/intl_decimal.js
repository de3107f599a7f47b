// Exact decimals and their rounding (ECMA-402 15.5.8 to 15.5.12). Module internal/intl/decimal. A decimal is {kind: "finite",
// "infinity" or "nan", negative, digits, point}: 0.DIGITS times ten to `point`; the digits neither begin nor end with 0, and
// zero has none.

function moduleIntlDecimal() {
  const kit = %BareObject();

  function make(negative, digits, point) {
    let start = 0;
    let end = digits.length;
    while (start < end && digits[start] === "0") start++;
    while (end > start && digits[end - 1] === "0") end--;
    return {kind: "finite", negative, digits: %TextPart(digits, start, end), point: end > start ? point - start : 0};
  }
  const special = (kind, negative) => ({kind, negative, digits: "", point: 0});

  // A text of digits with perhaps a point and an exponent.
  function fromDigits(text, negative) {
    let exponent = 0;
    let e = %TextFind(text, "e", 0);
    if (e < 0) e = %TextFind(text, "E", 0);
    if (e >= 0) {
      exponent = +%TextPart(text, e + 1, text.length);
      text = %TextPart(text, 0, e);
    }
    const dot = %TextFind(text, ".", 0);
    if (dot < 0) return make(negative, text, text.length + exponent);
    return make(negative, %TextPart(text, 0, dot) + %TextPart(text, dot + 1, text.length), dot + exponent);
  }
  function fromNumber(number) {
    const negative = number < 0 || (number === 0 && 1 / number < 0);
    if (number !== number) return special("nan", false);
    if (number === Infinity || number === -Infinity) return special("infinity", negative);
    return fromDigits(`${number < 0 ? -number : number}`, negative);
  }
  function fromBigInt(value) {
    const text = `${value}`;
    return text[0] === "-" ? fromDigits(%TextPart(text, 1, text.length), true) : fromDigits(text, false);
  }
  // The text of a number: as many digits as it has, beyond what a number can hold.
  function fromText(text) {
    const trimmed = %IntlTrim(text);
    const first = trimmed[0];
    const signed = first === "-" || first === "+";
    const body = signed ? %TextPart(trimmed, 1, trimmed.length) : trimmed;
    const number = +trimmed;
    const isPlain = body.length > 15 && body[1] !== "x" && body[1] !== "X" && body[1] !== "b" && body[1] !== "B" && body[1] !== "o" && body[1] !== "O";
    if (number !== number || !isPlain || body === "Infinity") return fromNumber(number);
    const exact = fromDigits(body, first === "-");
    return exact.point > 309 ? special("infinity", exact.negative) : exact;
  }
  // ECMA-402 ToIntlMathematicalValue
  function from(value) {
    if (typeof value === "number") return fromNumber(value);
    if (%IsObject(value)) value = %ToPrimitive(value, "number");
    if (typeof value === "bigint") return fromBigInt(value);
    if (typeof value === "string") return fromText(value);
    return fromNumber(+value);
  }

  // The digit that stands for ten to the `power`.
  function digitAt(decimal, power) {
    const place = decimal.point - 1 - power;
    return place >= 0 && place < decimal.digits.length ? decimal.digits[place] : "0";
  }
  // Half of ten to the `power` against what stands below it: -1 less than half, 0 half, 1 more; 2: nothing at all.
  function restBelow(decimal, power) {
    const place = decimal.point - power;
    if (place >= decimal.digits.length || decimal.digits === "") return 2;
    if (place < 0) return -1;
    const next = decimal.digits[place];
    if (next > "5") return 1;
    if (next < "5") return -1;
    return place + 1 < decimal.digits.length ? 1 : 0;
  }
  function isUp(mode, negative, rest, isOdd) {
    if (rest === 2) return false;
    if (mode === "expand") return true;
    if (mode === "trunc") return false;
    if (mode === "ceil") return !negative;
    if (mode === "floor") return negative;
    if (rest !== 0) return rest > 0;
    if (mode === "halfExpand") return true;
    if (mode === "halfTrunc") return false;
    if (mode === "halfEven") return isOdd;
    return mode === "halfCeil" ? !negative : negative;
  }
  // The digits down to ten to the `power`, as a whole number's.
  function wholeDigits(decimal, power) {
    const count = decimal.point - power;
    if (count <= 0) return "0";
    let digits = count < decimal.digits.length ? %TextPart(decimal.digits, 0, count) : decimal.digits;
    while (digits.length < count) digits += "0";
    return digits;
  }
  function plusOne(digits) {
    let carried = "";
    let i = digits.length - 1;
    for (; i >= 0 && digits[i] === "9"; i--) carried += "0";
    if (i < 0) return "1" + carried;
    return %TextPart(digits, 0, i) + (+digits[i] + 1) + carried;
  }

  // To a multiple of ten to the `power`.
  function roundTo(decimal, power, mode) {
    if (decimal.kind !== "finite") return decimal;
    const rest = restBelow(decimal, power);
    if (rest === 2) return decimal;
    let whole = wholeDigits(decimal, power);
    const isOdd = +whole[whole.length - 1] % 2 === 1;
    if (isUp(mode, decimal.negative, rest, isOdd)) whole = plusOne(whole);
    return make(decimal.negative, whole, whole.length + power);
  }
  // To a multiple of `increment` times ten to the `power`.
  function roundToIncrement(decimal, power, increment, mode) {
    if (increment === 1 || decimal.kind !== "finite") return roundTo(decimal, power, mode);
    const step = %BigInt%(increment);
    const whole = %BigInt%(wholeDigits(decimal, power));
    const over = whole % step;
    const below = restBelow(decimal, power);
    if (over === 0n && below === 2) return decimal;
    const twice = over * 2n;
    let rest = twice < step ? -1 : 1;
    if (twice === step) rest = below === 2 ? 0 : 1;
    else if (twice === step - 1n && below !== 2) rest = below;
    const quotient = whole / step;
    const up = isUp(mode, decimal.negative, rest, quotient % 2n === 1n);
    const text = `${(up ? quotient + 1n : quotient) * step}`;
    return make(decimal.negative, text, text.length + power);
  }

  // Ten to this power is the first digit's; 0 for zero.
  const magnitude = decimal => decimal.digits === "" ? 0 : decimal.point - 1;
  const shift = (decimal, power) => decimal.digits === "" || power === 0 ? decimal : {kind: decimal.kind, negative: decimal.negative, digits: decimal.digits, point: decimal.point + power};

  // [whole digits, fraction digits], the latter at least `least` of them.
  function texts(decimal, least) {
    const {digits, point} = decimal;
    let whole = "0";
    let fraction = "";
    if (point > 0) {
      whole = point < digits.length ? %TextPart(digits, 0, point) : digits;
      while (whole.length < point) whole += "0";
      if (point < digits.length) fraction = %TextPart(digits, point, digits.length);
    } else if (digits !== "") {
      for (let i = point; i < 0; i++) fraction += "0";
      fraction += digits;
    }
    while (fraction.length < least) fraction += "0";
    return [whole, fraction];
  }

  kit.from = from;
  kit.fromNumber = fromNumber;
  kit.roundTo = roundTo;
  kit.roundToIncrement = roundToIncrement;
  kit.magnitude = magnitude;
  kit.shift = shift;
  kit.texts = texts;
  kit.isZero = decimal => decimal.kind === "finite" && decimal.digits === "";
  return kit;
}
