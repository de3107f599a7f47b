// Options of numbers (ECMA-402 15.1.2). Module internal/intl/number_options.

function moduleIntlNumberOptions() {
  const options = %BuiltinModule("internal/intl/options");
  const text = %BuiltinModule("internal/intl/text");
  const locales = %BuiltinModule("internal/intl/locales");
  const number = %BuiltinModule("internal/intl/number");
  const kit = %BareObject();
  let service = "Intl.NumberFormat"; // or the method that a message names

  function isLetters(code) {
    if (code.length !== 3) return false;
    for (let i = 0; i < 3; i++) {
      const unit = code[i];
      if (!((unit >= "a" && unit <= "z") || (unit >= "A" && unit <= "Z"))) return false;
    }
    return true;
  }
  function currencyDigits(currency) {
    const line = " " + text.fact("f.currencydigits") + " ";
    const at = %TextFind(line, " " + currency, 0);
    return at < 0 ? 2 : +line[at + 4];
  }
  // 6.6.1: a unit of the list, or one per another.
  function isUnit(unit) {
    const line = text.fact("f.units");
    if (text.hasWord(line, unit)) return true;
    const cut = %TextFind(unit, "-per-", 0);
    return cut > 0 && text.hasWord(line, %TextPart(unit, 0, cut)) && text.hasWord(line, %TextPart(unit, cut + 5, unit.length));
  }

  // 15.1.4 SetNumberFormatUnitOptions
  function readStyle(given, format) {
    const style = options.choice(given, "style", ["decimal", "percent", "currency", "unit"], "decimal", service);
    const currency = options.text(given, "currency");
    if (currency !== undefined && !isLetters(currency)) %ThrowRangeError("Invalid currency code : " + currency);
    if (currency === undefined && style === "currency") %ThrowTypeError("Currency code is required with currency style.");
    const display = options.choice(given, "currencyDisplay", ["code", "symbol", "narrowSymbol", "name"], "symbol", service);
    const sign = options.choice(given, "currencySign", ["standard", "accounting"], "standard", service);
    const unit = options.text(given, "unit");
    if (unit === undefined && style === "unit") %ThrowTypeError("Invalid unit argument for " + service + "() ''");
    if (unit !== undefined && !isUnit(unit)) %ThrowRangeError("Invalid unit argument for " + service + "() '" + unit + "'");
    const unitDisplay = options.choice(given, "unitDisplay", ["short", "narrow", "long"], "short", service);
    format.style = style;
    if (style === "currency") {
      format.currency = %IntlUpper(currency);
      format.currencyDisplay = display;
      format.currencySign = sign;
    }
    if (style === "unit") {
      format.unit = unit;
      format.unitDisplay = unitDisplay;
    }
  }
  function readGrouping(given, usual) {
    const value = given.useGrouping;
    if (value === undefined) return usual;
    if (value === true) return "always";
    if (!value) return false;
    const name = `${value}`;
    if (name === "true" || name === "false") return usual;
    return options.checked(name, "useGrouping", ["min2", "auto", "always"], service);
  }
  const increments = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000];
  function readIncrement(given) {
    const increment = options.number(given, "roundingIncrement", 1, 5000, 1);
    if (text.indexOf(increments, increment) < 0) %ThrowRangeError("roundingIncrement value is out of range.");
    return increment;
  }
  function checkIncrement(format) {
    if (format.increment === 1) return;
    if (format.rounding !== "fraction") %ThrowTypeError("RoundingType is not fractionDigits");
    if (format.maximumFraction !== format.minimumFraction) %ThrowRangeError("maximumFractionDigits not equal to minimumFractionDigits");
  }

  // What 15.1.2 reads, in V8's order.
  kit.resolve = (localeList, given, caller = "Intl.NumberFormat") => {
    service = caller;
    const object = options.coerced(given, service);
    options.matcher(object, service);
    const asked = options.type(object, "numberingSystem");
    const format = {__proto__: null};
    locales.resolveWithNumbers(format, localeList, asked);
    readStyle(object, format);
    format.increment = readIncrement(object);
    format.notation = options.choice(object, "notation", ["standard", "scientific", "engineering", "compact"], "standard", service);
    const isCompact = format.notation === "compact";
    let digits = format.style === "currency" ? currencyDigits(format.currency) : 0;
    const most = format.style === "currency" ? digits : format.style === "percent" ? 0 : 3;
    if (format.style === "currency" && format.notation !== "standard") digits = 0;
    options.digits(object, format, digits, format.notation !== "standard" && format.style === "currency" ? 0 : most, isCompact, service);
    checkIncrement(format);
    format.trailingZeros = options.choice(object, "trailingZeroDisplay", ["auto", "stripIfInteger"], "auto", service);
    format.compactDisplay = options.choice(object, "compactDisplay", ["short", "long"], "short", service);
    format.grouping = readGrouping(object, isCompact ? "min2" : "auto");
    format.signDisplay = options.choice(object, "signDisplay", ["auto", "never", "always", "exceptZero", "negative"], "auto", service);
    format.mode = options.choice(object, "roundingMode", ["ceil", "floor", "expand", "trunc", "halfCeil", "halfFloor", "halfExpand", "halfTrunc", "halfEven"], "halfExpand", service);
    number.prepare(format);
    return format;
  };

  // Number.prototype.toLocaleString without arguments, again and again.
  let usual;
  kit.resolveUsual = () => {
    if (usual === undefined) usual = kit.resolve([], undefined);
    return usual;
  };
  return kit;
}
