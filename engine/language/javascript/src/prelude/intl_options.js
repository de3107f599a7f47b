// Reading of options (ECMA-402 9.2) in V8's order and with its messages. Module internal/intl/options.

function moduleIntlOptions() {
  const kit = %BareObject();

  // 9.2.10 CoerceOptionsToObject and 9.2.9 GetOptionsObject
  kit.coerced = (options, service) => {
    if (options === undefined) return %BareObject();
    if (options === null) %ThrowTypeError(service + " called on null or undefined");
    return %ToObject(options, "");
  };
  kit.object = options => {
    if (options === undefined) return %BareObject();
    if (!%IsObject(options)) %ThrowTypeError("invalid_argument");
    return options;
  };

  function checked(text, name, allowed, service) {
    for (let i = 0; i < allowed.length; i++) {
      if (allowed[i] === text) return text;
    }
    %ThrowRangeError("Value " + text + " out of range for " + service + " options property " + name);
  }
  // 9.2.12 GetOption for one of a few texts.
  kit.choice = (options, name, allowed, usual, service) => {
    const value = options[name];
    return value === undefined ? usual : checked(`${value}`, name, allowed, service);
  };
  kit.text = (options, name) => {
    const value = options[name];
    return value === undefined ? undefined : `${value}`;
  };
  kit.boolean = (options, name) => {
    const value = options[name];
    return value === undefined ? undefined : !!value;
  };
  // A Unicode type: groups of three to eight letters and digits.
  kit.type = (options, name) => {
    const value = options[name];
    if (value === undefined) return undefined;
    const text = `${value}`;
    %CheckTypeOption(name, text);
    return text;
  };
  // 9.2.14 DefaultNumberOption
  kit.defaultNumber = (value, low, high, usual, name) => {
    if (value === undefined) return usual;
    const number = +value;
    if (!(number >= low && number <= high)) %ThrowRangeError(name + " value is out of range.");
    return %IntlFloor(number);
  };
  kit.number = (options, name, low, high, usual) => kit.defaultNumber(options[name], low, high, usual, name);
  kit.checked = checked;
  kit.matcher = (options, service) => kit.choice(options, "localeMatcher", ["lookup", "best fit"], "best fit", service);

  // 15.1.3 SetNumberFormatDigitOptions
  kit.digits = (options, format, leastUsual, mostUsual, isCompact, service) => {
    format.minimumInteger = kit.number(options, "minimumIntegerDigits", 1, 21, 1);
    const givenLeast = options.minimumFractionDigits;
    const givenMost = options.maximumFractionDigits;
    let least = options.minimumSignificantDigits;
    let most = options.maximumSignificantDigits;
    const priority = kit.choice(options, "roundingPriority", ["auto", "morePrecision", "lessPrecision"], "auto", service);
    const hasSignificant = least !== undefined || most !== undefined;
    const hasFraction = givenLeast !== undefined || givenMost !== undefined;
    const isAuto = priority === "auto";
    const needsSignificant = !isAuto || hasSignificant;
    const needsFraction = !isAuto || (!hasSignificant && (hasFraction || !isCompact));
    format.hasSignificant = false;
    if (needsSignificant) {
      least = kit.defaultNumber(least, 1, 21, 1, "minimumSignificantDigits");
      most = kit.defaultNumber(most, least, 21, 21, "maximumSignificantDigits");
      format.minimumSignificant = hasSignificant ? least : 1;
      format.maximumSignificant = hasSignificant ? most : 21;
      format.hasSignificant = true;
    }
    format.hasFraction = false;
    if (needsFraction) {
      let low = kit.defaultNumber(givenLeast, 0, 100, undefined, "minimumFractionDigits");
      let high = kit.defaultNumber(givenMost, 0, 100, undefined, "maximumFractionDigits");
      if (low === undefined) low = high === undefined || leastUsual < high ? leastUsual : high;
      else if (high === undefined) high = mostUsual > low ? mostUsual : low;
      else if (low > high) %ThrowRangeError("maximumFractionDigits value is out of range.");
      format.minimumFraction = low;
      format.maximumFraction = high === undefined ? mostUsual > low ? mostUsual : low : high;
      format.hasFraction = true;
    }
    if (!needsSignificant && !needsFraction) {
      format.minimumFraction = 0;
      format.maximumFraction = 0;
      format.minimumSignificant = 1;
      format.maximumSignificant = 2;
      format.hasSignificant = format.hasFraction = true;
      format.rounding = "more";
      format.priority = "morePrecision";
      return;
    }
    format.priority = priority;
    format.rounding = !isAuto ? priority === "morePrecision" ? "more" : "less" : hasSignificant ? "significant" : "fraction";
  };
  return kit;
}
