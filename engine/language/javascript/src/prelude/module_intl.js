// The Intl object (ECMA-402 8), and what of String, Number and BigInt depends on languages. Each service is made when Intl is; what
// it is made of, when a program first uses it. Its parts are intl_*.js; the tables are in src/locales.

function webIntl() {
  return %BuiltinModule("internal/intl");
}

function moduleIntl() {
  const locales = %BuiltinModule("internal/intl/locales");
  const text = %BuiltinModule("internal/intl/text");
  const Intl = {};
  const own = {
    getCanonicalLocales(list) {
      return locales.list(list);
    },
    // 8.3.2
    supportedValuesOf(key) {
      const name = `${key}`;
      const fact = {__proto__: null, calendar: "f.calendars", collation: "f.collations", currency: "f.currencies", numberingSystem: "f.systems", timeZone: "f.zones", unit: "f.units"}[name];
      if (fact === undefined) %ThrowRangeError("Invalid key : " + name);
      const list = text.split(text.fact(fact), " ");
      if (name !== "numberingSystem") return list;
      for (let i = 0; i < list.length; i++) list[i] = %TextPart(list[i], 0, %TextFind(list[i], ":", 0));
      return list;
    },
  };
  %DefineHidden(Intl, "getCanonicalLocales", own.getCanonicalLocales);
  %DefineHidden(Intl, "supportedValuesOf", own.supportedValuesOf);
  const words = %BuiltinModule("internal/intl/words");
  const names = %BuiltinModule("internal/intl/names");
  const collator = %BuiltinModule("internal/intl/collator");
  %DefineHidden(Intl, "DateTimeFormat", %BuiltinModule("internal/intl/date_format").DateTimeFormat);
  %DefineHidden(Intl, "NumberFormat", %BuiltinModule("internal/intl/number_format").NumberFormat);
  %DefineHidden(Intl, "Collator", collator.Collator);
  %DefineHidden(Intl, "PluralRules", words.PluralRules);
  %DefineHidden(Intl, "RelativeTimeFormat", words.RelativeTimeFormat);
  %DefineHidden(Intl, "ListFormat", words.ListFormat);
  %DefineHidden(Intl, "Locale", names.Locale);
  %DefineHidden(Intl, "DisplayNames", names.DisplayNames);
  %DefineHidden(Intl, "Segmenter", collator.Segmenter);
  %DefineOrThrow(Intl, %SymbolToStringTag%, {value: "Intl", writable: false, enumerable: false, configurable: true});
  return Intl;
}

// 21.1.3.4 and 21.2.3.2: the number itself, its receiver checked.
function numberToLocale(number, locales, options) {
  return %BuiltinModule("internal/intl/number_format").toLocale(number, locales, options, typeof number === "bigint" ? "BigInt.prototype.toLocaleString" : "Number.prototype.toLocaleString");
}

// 22.1.3.12, where more than two texts are given.
function stringLocaleCompare(one, other, locales, options) {
  return %BuiltinModule("internal/intl/collator").compare(one, other, locales, options);
}

// 22.1.3.26 with a language: Turkish and Azeri tell i with a dot from i without, Lithuanian keeps the dot below accents.
function stringCaseFor(text, kind, locales) {
  const list = %BuiltinModule("internal/intl/locales").list(locales);
  const tag = list.length === 0 ? "en" : list[0];
  const language = %TextPart(tag, 0, 2);
  const isTurkic = (language === "tr" || language === "az") && (tag.length === 2 || tag[2] === "-");
  const isUpper = kind === "toUpperCase";
  if (isTurkic) text = isUpper ? %IntlReplace(text, "i", "\u0130") : %IntlReplace(%IntlReplace(%IntlReplace(text, "I\u0307", "i"), "\u0130", "i"), "I", "\u0131");
  if (language === "lt" && (tag.length === 2 || tag[2] === "-") && isUpper) text = %IntlReplace(%IntlReplace(text, "i\u0307", "i"), "j\u0307", "j");
  return isUpper ? %IntlUpper(text) : %IntlLower(text);
}
