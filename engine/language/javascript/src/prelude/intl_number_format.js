// Intl.NumberFormat (ECMA-402 15) and toLocaleString of numbers (21.1.3.4, 21.2.3.2). Module internal/intl/number_format.

function moduleIntlNumberFormat() {
  const service = %BuiltinModule("internal/intl/service");
  const resolver = %BuiltinModule("internal/intl/number_options");
  const locales = %BuiltinModule("internal/intl/locales");
  const number = %BuiltinModule("internal/intl/number");
  const decimal = %BuiltinModule("internal/intl/decimal");
  const text = %BuiltinModule("internal/intl/text");

  function NumberFormat(locales_, options) {
    const format = resolver.resolve(locales.list(locales_), options);
    return service.create(new.target, NumberFormat, {kind: "NumberFormat", format, bound: undefined});
  }

  // 15.3.2 and 15.3.3: the ends of a range, neither missing nor NaN.
  function ends(start, end) {
    if (start === undefined) %ThrowTypeError("Invalid start : undefined");
    if (end === undefined) %ThrowTypeError("Invalid end : undefined");
    const first = decimal.from(start);
    const second = decimal.from(end);
    if (first.kind === "nan") %ThrowRangeError("Invalid start : NaN");
    if (second.kind === "nan") %ThrowRangeError("Invalid end : NaN");
    return [first, second];
  }

  const methods = {
    // The order of node's.
    resolvedOptions() {
      return resolved(service.state(this, "NumberFormat", "resolvedOptions").format);
    },
    formatToParts(value) {
      const {format} = service.state(this, "NumberFormat", "formatToParts");
      return text.partObjects(number.parts(format, decimal.from(value)));
    },
    get format() {
      const state = service.receiver(this, "NumberFormat", "UnwrapNumberFormat");
      if (state.bound === undefined) {
        const {format} = state;
        state.bound = service.unnamed(value => number.text(format, decimal.from(value)), 1);
      }
      return state.bound;
    },
    formatRange(start, end) {
      const {format} = service.state(this, "NumberFormat", "formatRange");
      const pair = ends(start, end);
      return service.sourcedText(number.rangeParts(format, pair[0], pair[1]));
    },
    formatRangeToParts(start, end) {
      const {format} = service.state(this, "NumberFormat", "formatRangeToParts");
      const pair = ends(start, end);
      return service.sourcedObjects(number.rangeParts(format, pair[0], pair[1]));
    },
  };

  function resolved(format) {
    const out = {locale: locales.shownLocale(format), numberingSystem: format.system, style: format.style};
    if (format.style === "currency") {
      out.currency = format.currency;
      out.currencyDisplay = format.currencyDisplay;
      out.currencySign = format.currencySign;
    }
    if (format.style === "unit") {
      out.unit = format.unit;
      out.unitDisplay = format.unitDisplay;
    }
    out.minimumIntegerDigits = format.minimumInteger;
    if (format.hasSignificant) {
      out.minimumSignificantDigits = format.minimumSignificant;
      out.maximumSignificantDigits = format.maximumSignificant;
    }
    if (format.hasFraction) {
      out.minimumFractionDigits = format.minimumFraction;
      out.maximumFractionDigits = format.maximumFraction;
    }
    out.useGrouping = format.grouping;
    out.notation = format.notation;
    if (format.notation === "compact") out.compactDisplay = format.compactDisplay;
    out.signDisplay = format.signDisplay;
    out.roundingMode = format.mode;
    out.roundingIncrement = format.increment;
    out.trailingZeroDisplay = format.trailingZeros;
    out.roundingPriority = format.priority;
    return out;
  }

  service.define(NumberFormat, "NumberFormat", 0, methods, true);
  const kit = %BareObject();
  kit.NumberFormat = NumberFormat;
  kit.resolve = resolver.resolve;
  // `caller`: the method, as messages name it
  kit.toLocale = (value, locales_, options, caller) => {
    const isUsual = locales_ === undefined && options === undefined;
    const format = isUsual ? resolver.resolveUsual() : resolver.resolve(locales.list(locales_), options, caller);
    return number.text(format, decimal.from(value));
  };
  return kit;
}
