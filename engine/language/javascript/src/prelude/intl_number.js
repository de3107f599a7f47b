// How numbers are written (ECMA-402 15.5). Module internal/intl/number. `format` is what intlNumberOptions has resolved. In patterns
// # is the number, - its sign, % and \u00a4 what they stand for, {...} the letters of a compact form or unit.

function moduleIntlNumber() {
  const text = %BuiltinModule("internal/intl/text");
  const decimal = %BuiltinModule("internal/intl/decimal");
  const plural = %BuiltinModule("internal/intl/plural");
  const kit = %BareObject();

  // --- symbols and patterns of a locale, read once

  const known = %BareObject();
  function localeOf(locale) {
    if (known[locale] === undefined) {
      const find = key => text.find(locale, key);
      const symbols = text.split(find("n.symbols"), "|");
      const money = text.split(find("n.money"), "|");
      const groups = text.split(find("n.groups"), "|");
      known[locale] = {
        find, decimal: symbols[0], group: symbols[1], minus: symbols[2], plus: symbols[3], percent: symbols[4], exponent: symbols[5], infinity: symbols[6], nan: symbols[7], exponentMinus: symbols[8] === "" ? symbols[2] : symbols[8],
        moneyDecimal: money[0], moneyGroup: money[1] === "" ? symbols[1] : money[1], first: +groups[0], next: +groups[1], least: +groups[2], accountedNext: +find("n.accountedgroup"), moneyLeast: +find("n.moneyleast"),
        patterns: {__proto__: null, decimal: text.split(find("n.decimal"), "|"), percent: text.split(find("n.percent"), "|"), standard: text.split(find("n.currency"), "|"), accounting: text.split(find("n.accounting"), "|")},
        compact: %BareObject(),
      };
    }
    return known[locale];
  }

  // --- rounding

  // What is shown of a decimal: rounded, and the least count of fraction digits.
  function roundFraction(value, options) {
    const rounded = decimal.roundToIncrement(value, -options.maximumFraction, options.increment, options.mode);
    return {value: rounded, least: options.minimumFraction, power: -options.maximumFraction};
  }
  function roundSignificant(value, options) {
    const power = decimal.magnitude(value) - options.maximumSignificant + 1;
    const rounded = decimal.roundTo(value, power, options.mode);
    const least = options.minimumSignificant - 1 - decimal.magnitude(rounded);
    return {value: rounded, least: least > 0 ? least : 0, power};
  }
  function round(value, options) {
    if (value.kind !== "finite") return {value, least: 0, power: 0};
    if (options.rounding === "fraction") return roundFraction(value, options);
    if (options.rounding === "significant") return roundSignificant(value, options);
    const significant = roundSignificant(value, options);
    const fraction = roundFraction(value, options);
    const finer = significant.power <= fraction.power ? significant : fraction;
    const coarser = finer === significant ? fraction : significant;
    return options.rounding === "more" ? finer : coarser;
  }

  // --- scaling: scientific and compact forms

  // Short forms of money that have no row of their own: those of numbers in the currency's pattern.
  function inMoney(forms, pattern) {
    const list = text.split(forms, "~");
    const at = %TextFind(pattern, "#", 0);
    let out = "";
    for (let i = 0; i < list.length; i++) {
      const cut = i < list.length - 1 ? %TextFind(list[i], ":", 0) + 1 : 0;
      out += (i > 0 ? "~" : "") + %TextPart(list[i], 0, cut) + %TextPart(pattern, 0, at) + %TextPart(list[i], cut, list[i].length) + %TextPart(pattern, at + 1, pattern.length);
    }
    return out;
  }
  // The rows of a compact form: [digits, pattern forms] for 10^3 to 10^16; nothing where the number is written in full.
  function compactRows(locale, name) {
    const at = localeOf(locale);
    if (at.compact[name] === undefined) {
      const rows = [];
      const line = at.find(name);
      const isDerived = line === "";
      const items = text.split(isDerived ? at.find("n.compact.short") : line, ";");
      for (let i = 0; i < items.length; i++) {
        const item = items[i];
        const forms = %TextPart(item, 1, item.length);
        %ArrayAppend(rows, item === "0" ? undefined : {digits: +item[0], forms: isDerived ? inMoney(forms, at.patterns.standard[0]) : forms});
      }
      at.compact[name] = rows;
    }
    return at.compact[name];
  }
  function compactRow(format, magnitude) {
    const rows = format.compactRows;
    if (magnitude < 3) return undefined;
    const place = magnitude - 3;
    return place < rows.length ? rows[place] : rows[rows.length - 1];
  }
  // By how many powers of ten the number is divided.
  function exponentFor(format, magnitude) {
    if (format.notation === "scientific") return magnitude;
    if (format.notation === "engineering") return %IntlFloor(magnitude / 3) * 3;
    if (format.notation !== "compact") return 0;
    const row = compactRow(format, magnitude);
    if (row === undefined) return 0;
    const most = format.compactRows.length + 2;
    const last = magnitude > most ? most : magnitude;
    return last - row.digits + 1;
  }
  // ComputeExponent: rounding may reach the next power.
  function scale(format, value) {
    if (format.notation === "standard" || value.kind !== "finite" || decimal.isZero(value)) return {exponent: 0, shown: round(value, format)};
    const magnitude = decimal.magnitude(value);
    let exponent = exponentFor(format, magnitude);
    let shown = round(decimal.shift(value, -exponent), format);
    if (!decimal.isZero(shown.value) && decimal.magnitude(shown.value) !== magnitude - exponent) {
      const again = exponentFor(format, magnitude + 1);
      if (again !== exponent) {
        exponent = again;
        shown = round(decimal.shift(value, -exponent), format);
      }
    }
    return {exponent, shown};
  }

  // --- digits

  function addGrouped(parts, whole, format, at, isMoney) {
    const least = format.grouping === "always" ? 1 : isMoney ? at.moneyLeast : at.least;
    const needed = format.grouping === "min2" && least < 2 ? 2 : least;
    const group = isMoney ? at.moneyGroup : at.group;
    if (format.grouping === false || group === "" || whole.length < at.first + needed) return text.addPart(parts, "integer", text.digits(whole, format.system));
    const next = isMoney && format.currencySign === "accounting" ? at.accountedNext : at.next;
    const ends = [];
    for (let end = whole.length - at.first; end > 0; end -= next) %ArrayAppend(ends, end);
    let start = 0;
    for (let i = ends.length - 1; i >= 0; i--) {
      text.addPart(parts, "integer", text.digits(%TextPart(whole, start, ends[i]), format.system));
      text.addPart(parts, "group", group);
      start = ends[i];
    }
    text.addPart(parts, "integer", text.digits(%TextPart(whole, start, whole.length), format.system));
  }

  // The number without its sign, as parts.
  function numberParts(format, scaled) {
    const at = localeOf(format.data);
    const {value, least} = scaled.shown;
    const parts = [];
    const isMoney = format.style === "currency";
    if (value.kind === "nan") return ["nan", at.nan];
    if (value.kind === "infinity") return ["infinity", at.infinity];
    const pair = decimal.texts(value, least);
    let whole = pair[0];
    let fraction = pair[1];
    if (format.trailingZeros === "stripIfInteger" && +fraction === 0) fraction = "";
    while (whole.length < format.minimumInteger) whole = "0" + whole;
    addGrouped(parts, whole, format, at, isMoney);
    if (fraction !== "") {
      text.addPart(parts, "decimal", format.style === "currency" ? at.moneyDecimal : at.decimal);
      text.addPart(parts, "fraction", text.digits(fraction, format.system));
    }
    if (format.notation === "scientific" || format.notation === "engineering") {
      text.addPart(parts, "exponentSeparator", at.exponent);
      if (scaled.exponent < 0) text.addPart(parts, "exponentMinusSign", at.exponentMinus);
      text.addPart(parts, "exponentInteger", text.digits(`${scaled.exponent < 0 ? -scaled.exponent : scaled.exponent}`, format.system));
    }
    scaled.whole = whole;
    scaled.fraction = fraction;
    return parts;
  }

  // --- signs

  // "", "-" or "+" for a number that is shown as `shown`.
  function signOf(format, shown) {
    const display = format.signDisplay;
    if (display === "never") return "";
    const isZero = decimal.isZero(shown);
    if (display === "auto") return shown.negative ? "-" : "";
    if (display === "always") return shown.negative ? "-" : "+";
    if (display === "negative") return shown.negative && !isZero ? "-" : "";
    return isZero || shown.kind === "nan" ? "" : shown.negative ? "-" : "+";
  }
  function signedPattern(patterns, sign) {
    return sign === "" ? patterns[0] : sign === "-" || patterns.length < 3 ? patterns[1] : patterns[2];
  }
  // A compact form has a pattern for the positive number only; the locale's own says where the sign goes.
  function withSign(pattern, patterns, sign) {
    if (sign === "") return pattern;
    const signed = signedPattern(patterns, sign);
    const dash = %TextFind(signed, "-", 0);
    const number = %TextFind(signed, "#", 0);
    if (signed[0] === "(") return "(" + pattern + ")";
    return dash < number ? %TextPart(signed, 0, dash + 1) + pattern : pattern + "-";
  }

  // --- putting it together

  // Between a currency's letters and a digit stands a no-break space.
  const currencySigns = "$\u00a2\u00a3\u00a4\u00a5\u058f\u060b\u09f2\u09f3\u0af1\u0bf9\u0e3f\u17db\u20a0\u20a1\u20a2\u20a3\u20a4\u20a5\u20a6\u20a7\u20a8\u20a9\u20aa\u20ab\u20ac\u20ad\u20ae\u20af\u20b0\u20b1\u20b2\u20b3\u20b4\u20b5\u20b6\u20b7\u20b8\u20b9\u20ba\u20bb\u20bc\u20bd\u20be\u20bf\u20c0\ufdfc\uff04\uffe1\uffe5\uffe6 \u00a0\u200f\u200e\u061c";
  const isSymbol = unit => %TextFind(currencySigns, unit, 0) >= 0;
  function addCurrency(parts, format, pattern, i, isDigits) {
    const symbol = format.currencyText;
    const after = isDigits && pattern[i + 1] === "#";
    const before = isDigits && i > 0 && pattern[i - 1] === "#";
    if (before && !isSymbol(symbol[0])) text.addPart(parts, "literal", "\u00a0");
    text.addPart(parts, "currency", symbol);
    if (after && !isSymbol(symbol[symbol.length - 1])) text.addPart(parts, "literal", "\u00a0");
  }
  // Writes the pattern; `inner` are the parts of #.
  function fill(format, pattern, sign, inner, letters) {
    const at = localeOf(format.data);
    const parts = [];
    for (let i = 0; i < pattern.length; i++) {
      const unit = pattern[i];
      if (unit === "#") {
        for (let k = 0; k < inner.length; k += 2) text.addPart(parts, inner[k], inner[k + 1]);
      } else if (unit === "-" && sign !== "") {
        const isMinus = sign === "-";
        text.addPart(parts, isMinus ? "minusSign" : sign === "+" ? "plusSign" : "approximatelySign", isMinus ? at.minus : sign === "+" ? at.plus : sign);
      } else if (unit === "%") text.addPart(parts, "percentSign", at.percent);
      else if (unit === "\u00a4") addCurrency(parts, format, pattern, i, inner[0] !== "nan" && inner[0] !== "infinity");
      else if (unit === "{") {
        const end = %TextFind(pattern, "}", i);
        text.addPart(parts, letters, %TextPart(pattern, i + 1, end));
        i = end;
      } else text.addPart(parts, "literal", unit);
    }
    return parts;
  }

  // The layers around the number of a value: {inner, patterns...}, see parts().
  function layersOf(format, value, sign) {
    const at = localeOf(format.data);
    const scaled = scale(format, format.style === "percent" ? decimal.shift(value, 2) : value);
    const number = numberParts(format, scaled);
    const shown = scaled.shown.value;
    const mark = sign === undefined ? signOf(format, shown) : sign;
    const set = format.style === "percent" ? at.patterns.percent : format.style === "currency" && format.currencyDisplay !== "name" ? at.patterns[format.currencySign] : at.patterns.decimal;
    let pattern = signedPattern(set, mark === "" || mark === "-" || mark === "+" ? mark : "+");
    const finite = shown.kind === "finite";
    const row = format.notation === "compact" && finite ? compactRow(format, decimal.isZero(shown) ? 0 : decimal.magnitude(shown) + scaled.exponent) : undefined;
    if (row !== undefined) {
      const isOne = scaled.whole === "1" && scaled.fraction === "" && %TextFind(row.forms, "is1:", 0) >= 0;
      const form = text.form(row.forms, isOne ? "is1" : plural.select(format.data, false, scaled.whole, scaled.fraction, 0));
      pattern = withSign(form, format.currencySign === "accounting" ? set : at.patterns.decimal, mark === "" || mark === "-" || mark === "+" ? mark : "+");
    }
    const category = finite ? plural.select(format.data, false, scaled.whole, scaled.fraction, format.notation === "compact" ? scaled.exponent : 0) : "other";
    return {number, pattern, mark, outer: format.outer === "" ? "" : text.form(format.outer, category), category, shown};
  }
  function partsOfLayers(format, layers) {
    const middle = fill(format, layers.pattern, layers.mark, layers.number, "compact");
    return layers.outer === "" ? middle : fillOuter(format, layers.outer, middle, layers.category);
  }
  // The words of a unit or a currency's name around the number.
  function fillOuter(format, pattern, middle, category) {
    const parts = [];
    for (let i = 0; i < pattern.length; i++) {
      const unit = pattern[i];
      if (unit === "#") for (let k = 0; k < middle.length; k += 2) text.addPart(parts, middle[k], middle[k + 1]);
      else if (unit === "\u00a6") text.addPart(parts, "currency", format.currencySymbol);
      else if (unit === "\u00a4") text.addPart(parts, "currency", text.form(format.currencyNames, category));
      else if (unit === "%") text.addPart(parts, "percentSign", "%");
      else if (unit === "{") {
        const end = %TextFind(pattern, "}", i);
        text.addPart(parts, "unit", %TextPart(pattern, i + 1, end));
        i = end;
      } else text.addPart(parts, "literal", unit);
    }
    return parts;
  }

  // What numbers of this format look like, once for all of them.
  function prepare(format) {
    format.outer = "";
    const find = key => text.find(format.data, key);
    if (format.notation === "compact") {
      const isMoney = format.style === "currency" && format.currencyDisplay !== "name";
      format.compactRows = compactRows(format.data, isMoney ? "n.compact.currency" : format.compactDisplay === "long" ? "n.compact.long" : "n.compact.short");
    }
    if (format.style === "unit") format.outer = unitPattern(format);
    if (format.style !== "currency") return;
    format.currencyText = currencyText(format);
    if (format.currencyDisplay !== "name") return;
    format.currencySymbol = symbolOf(format, 0);
    format.outer = find("n.named");
    const names = find("wc." + format.currency);
    if (names === "" && text.find("en-US", "wc." + format.currency) !== "") %ThrowIntlMissing("the name of " + format.currency + " in " + format.data);
    format.currencyNames = names === "" ? format.currency : names;
  }
  function currencyText(format) {
    return format.currencyDisplay === "code" ? format.currency : symbolOf(format, format.currencyDisplay === "narrowSymbol" ? 1 : 0);
  }
  function symbolOf(format, place) {
    const found = text.part(text.find(format.data, "c." + format.currency), place);
    return found === "" ? format.currency : found;
  }
  function unitPattern(format) {
    const place = format.unitDisplay === "long" ? 0 : format.unitDisplay === "short" ? 1 : 2;
    const own = text.find(format.data, "wu." + format.unit);
    if (own !== "") return text.part(own, place);
    const cut = %TextFind(format.unit, "-per-", 0);
    const first = cut < 0 ? "" : text.find(format.data, "wu." + %TextPart(format.unit, 0, cut));
    const second = cut < 0 ? "" : text.find(format.data, "wp." + %TextPart(format.unit, cut + 5, format.unit.length));
    if (first === "" || second === "") %ThrowIntlMissing("the unit " + format.unit + " in " + format.data);
    const forms = text.split(text.part(first, place), "~");
    const after = text.part(second, place);
    let out = "";
    for (let i = 0; i < forms.length; i++) {
      const end = %TextFind(forms[i], "}", 0);
      out += (i > 0 ? "~" : "") + (end < 0 ? forms[i] + "{" + after + "}" : %TextPart(forms[i], 0, end) + after + %TextPart(forms[i], end, forms[i].length));
    }
    return out;
  }

  // --- ranges (ICU's rule: what both ends share is written once if it is longer than a character)

  const isSpace = unit => unit === " " || unit === "\u00a0" || unit === "\u202f";
  function lengthAround(format, pattern, mark) {
    const parts = fill(format, pattern, mark, [], "compact");
    return text.joinParts(parts).length;
  }
  function addSourced(parts, added, source) {
    for (let i = 0; i < added.length; i += 2) {
      %ArrayAppend(parts, added[i]);
      %ArrayAppend(parts, added[i + 1]);
      %ArrayAppend(parts, source);
    }
  }
  function affixes(format, layers) {
    const hole = fill(format, layers.pattern, layers.mark, ["#", "#"], "compact");
    const before = [];
    const after = [];
    let isAfter = false;
    for (let i = 0; i < hole.length; i += 2) {
      if (hole[i] === "#") isAfter = true;
      else %ArrayAppend(isAfter ? after : before, hole[i]), %ArrayAppend(isAfter ? after : before, hole[i + 1]);
    }
    return {before, after};
  }
  // Parts of type, value, source.
  function rangeParts(format, start, end) {
    const first = layersOf(format, start, undefined);
    const second = layersOf(format, end, undefined);
    const parts = [];
    if (text.joinParts(first.number) === text.joinParts(second.number) && first.pattern === second.pattern) {
      const about = text.find(format.data, "n.about");
      const same = first.mark !== "" ? first : layersOf(format, start, about);
      const all = partsOfLayers(format, same);
      if (first.mark !== "") addSourced(parts, ["approximatelySign", about], "shared");
      addSourced(parts, all, "shared");
      return parts;
    }
    const isOuterShared = first.outer === second.outer || format.outer !== "";
    const isSign = format.unit === "percent" && (first.outer.length < 5 || first.mark !== second.mark);
    const hasOuter = format.outer !== "" && !isSign;
    const isScientific = format.notation === "scientific" || format.notation === "engineering";
    const middle = lengthAround(format, first.pattern, first.mark);
    const isMiddleShared = isOuterShared && first.pattern === second.pattern && first.mark === second.mark && middle > 1;
    const around = affixes(format, first);
    const repeats = isScientific || isSign || (!isMiddleShared && middle > 0);
    let dash = text.find(format.data, "n.range");
    if (repeats && !isSpace(dash[0])) dash = " " + dash + " ";
    const body = [];
    if (isMiddleShared) {
      addSourced(body, around.before, "shared");
      addSourced(body, first.number, "startRange");
      addSourced(body, ["literal", dash], "shared");
      addSourced(body, second.number, "endRange");
      addSourced(body, around.after, "shared");
    } else {
      addSourced(body, hasOuter ? fill(format, first.pattern, first.mark, first.number, "compact") : partsOfLayers(format, first), "startRange");
      addSourced(body, ["literal", dash], "shared");
      addSourced(body, hasOuter ? fill(format, second.pattern, second.mark, second.number, "compact") : partsOfLayers(format, second), "endRange");
    }
    if (!hasOuter) return body;
    const outer = fillOuter(format, second.outer, ["#", "#"], second.category);
    for (let i = 0; i < outer.length; i += 2) {
      if (outer[i] === "#") for (let k = 0; k < body.length; k++) %ArrayAppend(parts, body[k]);
      else addSourced(parts, [outer[i], outer[i + 1]], "shared");
    }
    return parts;
  }

  kit.prepare = prepare;
  kit.parts = (format, value) => partsOfLayers(format, layersOf(format, value, undefined));
  kit.text = (format, value) => text.joinParts(kit.parts(format, value));
  kit.rangeParts = rangeParts;
  // What plural rules look at: the digits as they are shown.
  kit.shownDigits = (format, value) => {
    const shown = round(value, format);
    if (shown.value.kind !== "finite") return undefined;
    const pair = decimal.texts(shown.value, shown.least);
    return pair;
  };
  return kit;
}
