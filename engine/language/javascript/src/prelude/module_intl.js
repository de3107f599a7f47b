// Intl as far as programs print numbers, dates and lists for people, in the languages of the table below (ECMA-402). What
// another language asks for is written as American English, the default.

function webIntl() {
  return %BuiltinModule("internal/intl");
}

// The conventions of a language, by its tag or the first part of it.
function intlLocale(locales) {
  let tag = %IsArray(locales) ? locales[0] : locales;
  if (tag === undefined) tag = "en-US";
  if (typeof tag !== "string") tag = `${tag}`;
  const space = "\u00a0";
  const known = {
    en: {tag: "en-US", group: ",", decimal: ".", before: true, least: 1},
    pt: {tag: "pt-BR", group: ".", decimal: ",", before: true, gap: space, least: 1},
    de: {tag: "de-DE", group: ".", decimal: ",", before: false, gap: space, percentGap: space, least: 1},
    es: {tag: "es-ES", group: ".", decimal: ",", before: false, gap: space, percentGap: space, least: 2},
    fr: {tag: "fr-FR", group: "\u202f", decimal: ",", before: false, gap: space, percentGap: "\u202f" + space, least: 1},
    ja: {tag: "ja-JP", group: ",", decimal: ".", before: true, least: 1},
  };
  if (tag === "en-GB") return {tag, group: ",", decimal: ".", before: true, least: 1};
  const dash = %TextFind(tag, "-", 0);
  const found = known[dash < 0 ? tag : %TextPart(tag, 0, dash)];
  if (!/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/.test(tag)) %ThrowRangeError("Incorrect locale information provided");
  return found === undefined ? known.en : found;
}

// A finite number of at most `most` fraction digits, half away from zero, as [whole digits, fraction digits].
function intlRound(number, most) {
  let text = `${number < 0 ? -number : number}`;
  let exponent = 0;
  const e = %TextFind(text, "e", 0);
  if (e >= 0) {
    exponent = +%TextPart(text, e + 1, text.length);
    text = %TextPart(text, 0, e);
  }
  const dot = %TextFind(text, ".", 0);
  let whole = dot < 0 ? text : %TextPart(text, 0, dot);
  let fraction = dot < 0 ? "" : %TextPart(text, dot + 1, text.length);
  for (; exponent > 0; exponent--) {
    whole += fraction === "" ? "0" : fraction[0];
    fraction = %TextPart(fraction, 1, fraction.length);
  }
  for (; exponent < 0; exponent++) {
    fraction = (whole === "" ? "0" : whole[whole.length - 1]) + fraction;
    whole = %TextPart(whole, 0, whole.length - 1);
  }
  if (fraction.length > most) {
    const up = fraction[most] >= "5";
    let digits = whole + %TextPart(fraction, 0, most);
    if (up) {
      let carried = "";
      let i = digits.length - 1;
      for (; i >= 0 && digits[i] === "9"; i--) carried += "0";
      digits = i < 0 ? "1" + carried : %TextPart(digits, 0, i) + (+digits[i] + 1) + carried;
    }
    fraction = %TextPart(digits, digits.length - most, digits.length);
    whole = %TextPart(digits, 0, digits.length - most);
  }
  let start = 0;
  while (start < whole.length - 1 && whole[start] === "0") start++;
  return [whole === "" ? "0" : %TextPart(whole, start, whole.length), fraction];
}

// Options of ECMA-402 15.1.3, resolved.
function intlNumberOptions(options) {
  const given = options === undefined || options === null ? {} : options;
  const style = given.style === undefined ? "decimal" : `${given.style}`;
  if (style !== "decimal" && style !== "percent" && style !== "currency" && style !== "unit") %ThrowRangeError("Value " + style + " out of range for Intl.NumberFormat options property style");
  const currency = given.currency === undefined ? undefined : `${given.currency}`.toUpperCase();
  if (style === "currency" && currency === undefined) %ThrowTypeError("Currency code is required with currency style.");
  const isCurrency = style === "currency";
  const usual = isCurrency ? currency === "JPY" || currency === "KRW" ? 0 : 2 : 0;
  const bound = (name, low) => {
    const value = given[name];
    if (value === undefined) return undefined;
    const number = +value;
    if (!(number >= low && number <= 100)) %ThrowRangeError(name + " value is out of range.");
    return %ToInteger(number);
  };
  const compact = given.notation === "compact";
  let least = bound("minimumFractionDigits", 0);
  let most = bound("maximumFractionDigits", 0);
  if (least === undefined) least = most === undefined ? usual : most < usual ? most : usual;
  if (most === undefined) {
    const normal = isCurrency ? usual : style === "percent" ? 0 : 3;
    most = least > normal ? least : normal;
  }
  if (least > most) %ThrowRangeError("maximumFractionDigits value is out of range.");
  return {style, currency, least, most, compact, currencyDisplay: given.currencyDisplay, grouping: given.useGrouping === undefined ? true : given.useGrouping !== false && given.useGrouping !== "false", integers: bound("minimumIntegerDigits", 1), significant: bound("maximumSignificantDigits", 1), sign: given.signDisplay, unit: given.unit, unitDisplay: given.unitDisplay};
}

function intlGroup(locale, whole, grouping) {
  if (!grouping || whole.length < 3 + locale.least) return whole;
  let text = "";
  for (let end = whole.length; end > 0; end -= 3) text = %TextPart(whole, end > 3 ? end - 3 : 0, end) + (text === "" ? "" : locale.group + text);
  return text;
}

function intlFormatNumber(number, locale, options) {
  if (typeof number === "bigint") number = +`${number}`;
  const negative = number < 0 || (number === 0 && 1 / number < 0);
  let body;
  let suffix = "";
  if (number !== number) {
    body = "NaN";
  } else if (number === Infinity || number === -Infinity) {
    body = "\u221e";
  } else {
    let value = options.style === "percent" ? number * 100 : number;
    let least = options.least;
    let most = options.most;
    if (options.compact) {
      const scales = [[1e12, "T"], [1e9, "B"], [1e6, "M"], [1e3, "K"]];
      for (const [scale, letter] of scales) {
        if ((value < 0 ? -value : value) < scale * 0.9995) continue;
        value /= scale;
        suffix = letter;
        break;
      }
      const size = value < 0 ? -value : value;
      least = 0;
      most = size < 100 ? size < 10 ? 1 : suffix === "" ? 1 : 1 : 0;
      if (size >= 10) most = 0;
    }
    if (options.significant !== undefined) {
      value = +value.toPrecision(options.significant);
      least = 0;
      most = 20;
    }
    const rounded = %IntlRound(value, most);
    let whole = rounded[0];
    let fraction = rounded[1];
    let end = fraction.length;
    while (end > least && fraction[end - 1] === "0") end--;
    fraction = %TextPart(fraction, 0, end);
    while (fraction.length < least) fraction += "0";
    while (options.integers !== undefined && whole.length < options.integers) whole = "0" + whole;
    body = %IntlGroup(locale, whole, options.grouping) + (fraction === "" ? "" : locale.decimal + fraction) + suffix;
  }
  if (options.style === "percent") body += (locale.percentGap === undefined ? "" : locale.percentGap) + "%";
  if (options.style === "unit" && options.unit !== undefined) {
    const short = {kilometer: "km", meter: "m", liter: "L", kilogram: "kg", celsius: "\u00b0C", percent: "%", byte: "byte", megabyte: "MB", second: "sec", minute: "min", hour: "hr", "kilometer-per-hour": "km/h"}[options.unit];
    body += options.unitDisplay === "long" ? " " + options.unit + (number === 1 ? "" : "s") : " " + (short === undefined ? options.unit : short);
  }
  if (options.style === "currency") {
    const american = {USD: "$", EUR: "\u20ac", GBP: "\u00a3", JPY: "\u00a5", BRL: "R$", INR: "\u20b9", KRW: "\u20a9", CNY: "CN\u00a5", MXN: "MX$", CAD: "CA$", AUD: "A$"};
    const local = {"pt-BR": {USD: "US$"}, "ja-JP": {JPY: "\uffe5"}, "en-GB": {USD: "US$"}}[locale.tag];
    let sign = local === undefined || local[options.currency] === undefined ? american[options.currency] : local[options.currency];
    if (sign === undefined || options.currencyDisplay === "code") sign = options.currency;
    const gap = locale.gap === undefined ? sign.length === 3 && sign === options.currency ? "\u00a0" : "" : locale.gap;
    body = locale.before ? sign + gap + body : body + gap + sign;
  }
  const isZero = +%TextPart(body, 0, 1) === 0 && number === 0;
  if (options.sign === "never") return body;
  if (negative && number === number) return "-" + body;
  if (options.sign === "always" || (options.sign === "exceptZero" && !isZero && number === number)) return "+" + body;
  return body;
}

function numberToLocale(number, locales, options) {
  return %IntlFormatNumber(number, %IntlLocale(locales), %IntlNumberOptions(options));
}

function moduleIntl() {
  class NumberFormat {
    #locale;
    #options;
    #format;
    constructor(locales, options) {
      this.#locale = %IntlLocale(locales);
      this.#options = %IntlNumberOptions(options);
    }
    get format() {
      if (this.#format === undefined) this.#format = value => %IntlFormatNumber(typeof value === "bigint" ? value : +value, this.#locale, this.#options);
      return this.#format;
    }
    resolvedOptions() {
      const options = this.#options;
      const resolved = {locale: this.#locale.tag, numberingSystem: "latn", style: options.style};
      if (options.currency !== undefined) {
        resolved.currency = options.currency;
        resolved.currencyDisplay = "symbol";
        resolved.currencySign = "standard";
      }
      return %Object%.assign(resolved, {minimumIntegerDigits: 1, minimumFractionDigits: options.least, maximumFractionDigits: options.most, useGrouping: "auto", notation: options.compact ? "compact" : "standard", signDisplay: "auto", roundingIncrement: 1, roundingMode: "halfExpand", roundingPriority: "auto", trailingZeroDisplay: "auto"});
    }
    get [%SymbolToStringTag%]() {
      return "Intl.NumberFormat";
    }
  }
  class DateTimeFormat {
    #locales;
    #options;
    #format;
    constructor(locales, options) {
      this.#locales = %IntlLocale(locales).tag;
      this.#options = options;
    }
    get format() {
      if (this.#format === undefined) {
        this.#format = value => {
          const date = value === undefined ? new %Date%() : new %Date%(value);
          const options = this.#options;
          const hasTime = options !== undefined && (options.hour !== undefined || options.minute !== undefined || options.second !== undefined || options.timeStyle !== undefined);
          const hasDate = options !== undefined && (options.year !== undefined || options.month !== undefined || options.day !== undefined || options.weekday !== undefined || options.dateStyle !== undefined);
          if (hasTime && !hasDate) return date.toLocaleTimeString(this.#locales, options);
          return hasTime ? date.toLocaleString(this.#locales, options) : date.toLocaleDateString(this.#locales, options);
        };
      }
      return this.#format;
    }
    resolvedOptions() {
      return {locale: this.#locales, calendar: "gregory", numberingSystem: "latn", timeZone: "UTC", year: "numeric", month: "numeric", day: "numeric"};
    }
    get [%SymbolToStringTag%]() {
      return "Intl.DateTimeFormat";
    }
  }
  class Collator {
    #options;
    constructor(locales, options) {
      this.#options = options === undefined ? {} : options;
    }
    get compare() {
      const numeric = !!this.#options.numeric;
      return (a, b) => {
        a = `${a}`;
        b = `${b}`;
        if (!numeric) return a.localeCompare(b);
        const split = text => text.match(/\d+|\D+/g) || [];
        const x = split(a);
        const y = split(b);
        for (let i = 0; i < x.length && i < y.length; i++) {
          const both = /^\d/.test(x[i]) && /^\d/.test(y[i]);
          const order = both ? +x[i] - +y[i] : x[i].localeCompare(y[i]);
          if (order !== 0) return order < 0 ? -1 : 1;
        }
        return x.length === y.length ? 0 : x.length < y.length ? -1 : 1;
      };
    }
  }
  class PluralRules {
    #ordinal;
    constructor(locales, options) {
      this.#ordinal = options !== undefined && options.type === "ordinal";
    }
    select(number) {
      if (!this.#ordinal) return number === 1 ? "one" : "other";
      const ten = number % 10;
      const hundred = number % 100;
      if (ten === 1 && hundred !== 11) return "one";
      if (ten === 2 && hundred !== 12) return "two";
      return ten === 3 && hundred !== 13 ? "few" : "other";
    }
  }
  class ListFormat {
    #word;
    constructor(locales, options) {
      const portuguese = %IntlLocale(locales).tag === "pt-BR";
      const or = options !== undefined && options.type === "disjunction";
      this.#word = portuguese ? or ? "ou" : "e" : or ? "or" : "and";
    }
    format(list) {
      const items = [...list];
      if (items.length < 2) return items.length === 0 ? "" : items[0];
      const last = items.pop();
      const comma = this.#word.length > 1 && this.#word !== "ou" && items.length > 1 ? "," : "";
      return items.join(", ") + comma + " " + this.#word + " " + last;
    }
  }
  class RelativeTimeFormat {
    #auto;
    constructor(locales, options) {
      this.#auto = options !== undefined && options.numeric === "auto";
    }
    format(value, unit) {
      const name = `${unit}`.replace(/s$/, "");
      if (this.#auto && name === "day" && value >= -1 && value <= 1) return value === 0 ? "today" : value === 1 ? "tomorrow" : "yesterday";
      const size = value < 0 ? -value : value;
      const words = numberText(size) + " " + name + (size === 1 ? "" : "s");
      return value < 0 || (value === 0 && 1 / value < 0) ? words + " ago" : "in " + words;
    }
  }
  const numberText = number => %IntlFormatNumber(number, %IntlLocale("en-US"), %IntlNumberOptions(undefined));
  const Intl = {};
  for (const [name, value] of %Object%.entries({NumberFormat, DateTimeFormat, Collator, PluralRules, ListFormat, RelativeTimeFormat})) %DefineHidden(Intl, name, value);
  %DefineHidden(Intl, "getCanonicalLocales", locales => locales === undefined ? [] : typeof locales === "string" ? [locales] : [...locales]);
  %Object%.defineProperty(Intl, %SymbolToStringTag%, {value: "Intl", configurable: true});
  return Intl;
}
