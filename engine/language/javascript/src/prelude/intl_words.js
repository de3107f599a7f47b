// Intl.PluralRules, Intl.RelativeTimeFormat and Intl.ListFormat (ECMA-402 16, 17, 13). Module internal/intl/words.

function moduleIntlWords() {
  const service = %BuiltinModule("internal/intl/service");
  const options = %BuiltinModule("internal/intl/options");
  const locales = %BuiltinModule("internal/intl/locales");
  const plural = %BuiltinModule("internal/intl/plural");
  const number = %BuiltinModule("internal/intl/number");
  const decimal = %BuiltinModule("internal/intl/decimal");
  const numbers = %BuiltinModule("internal/intl/number_options");
  const text = %BuiltinModule("internal/intl/text");
  const kit = %BareObject();

  function resolveLocale(state, list, fact) {
    state.locale = locales.resolve(list, fact).locale;
    state.data = locales.data(state.locale);
  }

  // --- Intl.PluralRules

  function PluralRules(locales_, given) {
    service.needNew(new.target, "PluralRules");
    const list = locales.list(locales_);
    const object = options.coerced(given, "Intl.PluralRules");
    options.matcher(object, "Intl.PluralRules");
    const state = {kind: "PluralRules", __proto__: null};
    state.type = options.choice(object, "type", ["cardinal", "ordinal"], "cardinal", "Intl.PluralRules");
    options.digits(object, state, 0, 3, false, "Intl.PluralRules");
    state.increment = 1;
    state.mode = "halfExpand";
    resolveLocale(state, list, "f.plurals");
    return service.create(new.target, PluralRules, state);
  }
  function categoryOf(state, value) {
    const pair = number.shownDigits(state, value);
    return pair === undefined ? "other" : plural.select(state.data, state.type === "ordinal", pair[0], pair[1], 0);
  }
  service.define(PluralRules, "PluralRules", 0, {
    resolvedOptions() {
      const state = service.state(this, "PluralRules", "resolvedOptions");
      const out = {locale: state.locale, type: state.type, minimumIntegerDigits: state.minimumInteger};
      if (state.hasSignificant) {
        out.minimumSignificantDigits = state.minimumSignificant;
        out.maximumSignificantDigits = state.maximumSignificant;
      } else {
        out.minimumFractionDigits = state.minimumFraction;
        out.maximumFractionDigits = state.maximumFraction;
      }
      out.pluralCategories = text.split(text.part(text.find(state.data, "n.plurals"), state.type === "ordinal" ? 1 : 0), " ");
      return out;
    },
    select(value) {
      const state = service.state(this, "PluralRules", "select");
      return categoryOf(state, decimal.fromNumber(+value));
    },
    // The end's category, unless the table has another for the two.
    selectRange(start, end) {
      const state = service.state(this, "PluralRules", "selectRange");
      if (start === undefined) %ThrowTypeError("Invalid startRange : undefined");
      if (end === undefined) %ThrowTypeError("Invalid endRange : undefined");
      const first = +start;
      const last = +end;
      if (first !== first) %ThrowRangeError("Invalid startRange : NaN");
      if (last !== last) %ThrowRangeError("Invalid endRange : NaN");
      const from = categoryOf(state, decimal.fromNumber(first));
      const to = categoryOf(state, decimal.fromNumber(last));
      const found = text.valueIn(text.part(text.find(state.data, "n.pluralranges"), state.type === "ordinal" ? 1 : 0), from + "-" + to);
      return found === undefined ? to : found;
    },
  }, true);
  kit.PluralRules = PluralRules;

  // --- Intl.RelativeTimeFormat

  const widths = ["long", "short", "narrow"];
  function RelativeTimeFormat(locales_, given) {
    service.needNew(new.target, "RelativeTimeFormat");
    const name = "Intl.RelativeTimeFormat";
    const list = locales.list(locales_);
    const object = options.coerced(given, name);
    options.matcher(object, name);
    const asked = options.type(object, "numberingSystem");
    const state = {kind: "RelativeTimeFormat", __proto__: null};
    state.style = options.choice(object, "style", widths, "long", name);
    state.numeric = options.choice(object, "numeric", ["always", "auto"], "always", name);
    locales.resolveWithNumbers(state, list, asked);
    state.number = numbers.resolve([state.locale + "-u-nu-" + state.system], undefined);
    return service.create(new.target, RelativeTimeFormat, state);
  }
  const units = ["second", "minute", "hour", "day", "week", "month", "quarter", "year"];
  function unitOf(value, method) {
    const name = `${value}`;
    const singular = name[name.length - 1] === "s" ? %TextPart(name, 0, name.length - 1) : name;
    if (text.indexOf(units, singular) < 0) %ThrowRangeError("Invalid unit argument for Intl.RelativeTimeFormat.prototype." + method + "() '" + name + "'");
    return singular;
  }
  // Parts of type, value, whether it is of the number.
  function relativeParts(state, value, unitName, method) {
    const amount = +value;
    const unit = unitOf(unitName, method);
    if (amount - amount !== 0) %ThrowRangeError("Value need to be finite number for Intl.RelativeTimeFormat.prototype." + method + "()");
    const place = text.indexOf(widths, state.style);
    const isPast = amount < 0 || (amount === 0 && 1 / amount < 0);
    if (state.numeric === "auto") {
      const names = text.split(text.part(text.find(state.data, "wt." + unit + ".names"), place), "^");
      const name = amount >= -2 && amount <= 2 && amount % 1 === 0 ? names[amount + 2] : "";
      if (name !== undefined && name !== "") return ["literal", name, false];
    }
    const exact = decimal.fromNumber(isPast ? -amount : amount);
    const pair = number.shownDigits(state.number, exact);
    const forms = text.split(text.part(text.find(state.data, "wt." + unit), place), "^");
    const pattern = text.form(forms[isPast ? 1 : 0], plural.select(state.data, false, pair[0], pair[1], 0));
    const parts = [];
    const at = %TextFind(pattern, "#", 0);
    const add = (type, part, isNumber) => {
      if (part === "") return;
      %ArrayAppend(parts, type);
      %ArrayAppend(parts, part);
      %ArrayAppend(parts, isNumber);
    };
    if (at < 0) return ["literal", pattern, false];
    add("literal", %TextPart(pattern, 0, at), false);
    const inner = number.parts(state.number, exact);
    for (let i = 0; i < inner.length; i += 2) add(inner[i], inner[i + 1], true);
    add("literal", %TextPart(pattern, at + 1, pattern.length), false);
    return parts;
  }
  service.define(RelativeTimeFormat, "RelativeTimeFormat", 0, {
    resolvedOptions() {
      const state = service.state(this, "RelativeTimeFormat", "resolvedOptions");
      return {locale: locales.shownLocale(state), style: state.style, numeric: state.numeric, numberingSystem: state.system};
    },
    format(value, unit) {
      const parts = relativeParts(service.state(this, "RelativeTimeFormat", "format"), value, unit, "format");
      return service.sourcedText(parts);
    },
    formatToParts(value, unit) {
      const state = service.state(this, "RelativeTimeFormat", "formatToParts");
      const parts = relativeParts(state, value, unit, "formatToParts");
      const name = unitOf(unit, "formatToParts");
      const list = [];
      for (let i = 0; i < parts.length; i += 3) %ArrayAppend(list, parts[i + 2] ? {type: parts[i], value: parts[i + 1], unit: name} : {type: parts[i], value: parts[i + 1]});
      return list;
    },
  }, true);
  kit.RelativeTimeFormat = RelativeTimeFormat;

  // --- Intl.ListFormat

  function ListFormat(locales_, given) {
    service.needNew(new.target, "ListFormat");
    const name = "Intl.ListFormat";
    const list = locales.list(locales_);
    const object = options.object(given);
    options.matcher(object, name);
    const state = {kind: "ListFormat", __proto__: null};
    state.type = options.choice(object, "type", ["conjunction", "disjunction", "unit"], "conjunction", name);
    state.style = options.choice(object, "style", widths, "long", name);
    resolveLocale(state, list);
    state.between = text.split(text.part(text.find(state.data, "l." + state.type), text.indexOf(widths, state.style)), "^");
    return service.create(new.target, ListFormat, state);
  }
  function stringList(iterable) {
    if (iterable === undefined) return [];
    const list = [];
    const method = iterable === null ? undefined : iterable[%SymbolIterator%];
    if (!%IsCallable(method)) %ThrowNotIterable(iterable);
    const iterator = %Call(method, iterable);
    if (!%IsObject(iterator)) %ThrowTypeError("Result of the Symbol.iterator method is not an object");
    const {next} = iterator;
    for (;;) {
      const result = %Call(next, iterator);
      if (!%IsObject(result)) %ThrowTypeError("Iterator result " + %Shown(result) + " is not an object");
      if (result.done) return list;
      const {value} = result;
      if (typeof value !== "string") {
        %CloseIterator(iterator);
        %ThrowTypeError("Iterable yielded " + %Shown(value) + " which is not a string");
      }
      %ArrayAppend(list, value);
    }
  }
  // Spanish y before the sound of i is e, o before that of o is u; Hebrew's and takes a hyphen before other letters.
  function contextual(state, joint, next) {
    const first = next === "" ? "" : %IntlLower(next);
    const starts = head => %TextFind(first, head, 0) === 0;
    const language = %TextPart(state.data, 0, 2);
    if (language === "es" && joint === " y ") return (starts("i") || starts("hi")) && !starts("hia") && !starts("hie") ? " e " : joint;
    if (language === "es" && joint === " o ") return starts("o") || starts("ho") || starts("8") || first === "11" || starts("11 ") ? " u " : joint;
    if (language === "he" && joint === " \u05d5") return first !== "" && first >= "\u0590" && first < "\u0600" ? joint : " \u05d5-";
    return joint;
  }
  function listParts(state, items) {
    const parts = [];
    for (let i = 0; i < items.length; i++) {
      if (i > 0) {
        const place = items.length === 2 ? 0 : i === 1 ? 1 : i === items.length - 1 ? 3 : 2;
        const own = items.length === 3 && i === 1 ? 1 : place;
        const joint = state.between[own];
        text.addPart(parts, "literal", i === items.length - 1 ? contextual(state, joint, items[i]) : joint);
      }
      %ArrayAppend(parts, "element");
      %ArrayAppend(parts, items[i]);
    }
    return parts;
  }
  service.define(ListFormat, "ListFormat", 0, {
    resolvedOptions() {
      const state = service.state(this, "ListFormat", "resolvedOptions");
      return {locale: state.locale, type: state.type, style: state.style};
    },
    format(iterable) {
      const state = service.state(this, "ListFormat", "format");
      return text.joinParts(listParts(state, stringList(iterable)));
    },
    formatToParts(iterable) {
      const state = service.state(this, "ListFormat", "formatToParts");
      return text.partObjects(listParts(state, stringList(iterable)));
    },
  }, true);
  kit.ListFormat = ListFormat;
  return kit;
}
