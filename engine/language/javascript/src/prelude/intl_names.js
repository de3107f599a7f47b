// Intl.DisplayNames and Intl.Locale (ECMA-402 12, 14). Module internal/intl/names.

function moduleIntlNames() {
  const service = %BuiltinModule("internal/intl/service");
  const options = %BuiltinModule("internal/intl/options");
  const locales = %BuiltinModule("internal/intl/locales");
  const slots = %BuiltinModule("internal/intl/slots");
  const text = %BuiltinModule("internal/intl/text");
  const kit = %BareObject();

  const isLetter = unit => (unit >= "a" && unit <= "z") || (unit >= "A" && unit <= "Z");
  const isDigit = unit => unit >= "0" && unit <= "9";
  function every(word, test) {
    for (let i = 0; i < word.length; i++) if (!test(word[i])) return false;
    return word !== "";
  }
  const isScript = word => word.length === 4 && every(word, isLetter);
  const isRegion = word => (word.length === 2 && every(word, isLetter)) || (word.length === 3 && every(word, isDigit));
  const isLanguage = word => every(word, isLetter) && (word.length === 2 || word.length === 3 || (word.length >= 5 && word.length <= 8));
  const title = word => %IntlUpper(word[0]) + %IntlLower(%TextPart(word, 1, word.length));

  // --- Intl.DisplayNames

  const types = ["language", "region", "script", "currency", "calendar", "dateTimeField"];
  function DisplayNames(locales_, given) {
    service.needNew(new.target, "DisplayNames");
    const name = "Intl.DisplayNames";
    const list = locales.list(locales_);
    if (given === undefined || !%IsObject(given)) %ThrowTypeError("invalid_argument");
    options.matcher(given, name);
    const state = {kind: "DisplayNames", __proto__: null};
    state.style = options.choice(given, "style", ["narrow", "short", "long"], "long", name);
    state.type = options.choice(given, "type", types, undefined, name);
    if (state.type === undefined) %ThrowTypeError("invalid_argument");
    state.fallback = options.choice(given, "fallback", ["code", "none"], "code", name);
    state.languageDisplay = options.choice(given, "languageDisplay", ["dialect", "standard"], "dialect", name);
    state.locale = locales.resolve(list).locale;
    state.data = locales.data(state.locale);
    return service.create(new.target, DisplayNames, state);
  }
  const find = (state, key) => text.find(state.data, key);
  const bad = () => %ThrowRangeError("invalid_argument");

  // `English (United Kingdom)`, or the name that the language has in that place.
  function languageName(state, tag) {
    const locale = locales.parse(tag);
    const base = locales.base(locale);
    if (state.languageDisplay === "dialect") {
      const short = state.style === "long" ? "" : find(state, "wl." + base + ".short");
      const whole = short === "" ? find(state, "wl." + base) : short;
      if (whole !== "") return whole;
    }
    const {language, script, region} = locale;
    const details = [];
    const name = find(state, "wl." + language);
    if (script !== "") %ArrayAppend(details, scriptName(state, script));
    if (name === "") return "";
    if (region !== "") %ArrayAppend(details, regionName(state, region) === "" ? region : regionName(state, region));
    if (details.length === 0) return name;
    let inside = details[0];
    for (let i = 1; i < details.length; i++) inside += ", " + details[i];
    const pattern = find(state, "wl.in");
    const at = %TextFind(pattern, "{1}", 0);
    return name + %TextPart(pattern, 3, at) + inside + %TextPart(pattern, at + 3, pattern.length);
  }
  // Within brackets `Simplified Han` is `Simplified`.
  function scriptName(state, code) {
    const inside = find(state, "ws." + code + ".inside");
    const name = inside === "" ? find(state, "ws." + code) : inside;
    return name === "" ? code : name;
  }
  function regionName(state, code) {
    const short = state.style === "long" ? "" : find(state, "wr." + code + ".short");
    return short === "" ? find(state, "wr." + code) : short;
  }
  function currencyName(state, code) {
    const own = find(state, "wn." + code);
    if (own !== "") return own;
    const forms = find(state, "wc." + code);
    return forms === "" ? "" : text.form(forms, "");
  }
  const fields = ["era", "year", "quarter", "month", "weekOfYear", "weekday", "day", "dayPeriod", "hour", "minute", "second", "timeZoneName"];
  function calendarName(state, code) {
    const rows = text.split(find(state, "wf.calendars"), "|");
    for (let i = 0; i < rows.length; i++) if (%TextFind(rows[i], code + ":", 0) === 0) return %TextPart(rows[i], code.length + 1, rows[i].length);
    return "";
  }
  // [the code in its usual form, its name]
  function nameOf(state, code) {
    if (state.type === "region") return isRegion(code) ? [%IntlUpper(code), regionName(state, %IntlUpper(code))] : bad();
    if (state.type === "script") return isScript(code) ? [title(code), find(state, "ws." + title(code))] : bad();
    if (state.type === "currency") return code.length === 3 && every(code, isLetter) ? [%IntlUpper(code), currencyName(state, %IntlUpper(code))] : bad();
    if (state.type === "language") {
      if (!%IsLocaleTag(code) || locales.parse(code).keywords !== undefined) bad();
      return [locales.canonical(code), languageName(state, code)];
    }
    if (state.type === "calendar") return [%IntlLower(code), %IsTypeText(code) ? calendarName(state, %IntlLower(code)) : bad()];
    const place = text.indexOf(fields, code);
    if (place < 0) bad();
    const width = state.style === "long" ? 0 : state.style === "short" ? 1 : 2;
    return [code, text.split(text.part(find(state, "wf.fields"), width), "^")[place]];
  }
  service.define(DisplayNames, "DisplayNames", 2, {
    resolvedOptions() {
      const state = service.state(this, "DisplayNames", "resolvedOptions");
      const out = {locale: state.locale, style: state.style, type: state.type, fallback: state.fallback};
      if (state.type === "language") out.languageDisplay = state.languageDisplay;
      return out;
    },
    of(code) {
      const state = service.state(this, "DisplayNames", "of");
      const name = `${code}`;
      const pair = nameOf(state, name);
      if (pair[1] !== "") return pair[1];
      const english = {__proto__: state, data: "en-US"};
      if (state.data !== "en-US" && nameOf(english, name)[1] !== "") %ThrowIntlMissing("the name of " + pair[0] + " in " + state.data);
      return state.fallback !== "code" ? undefined : state.type === "language" ? pair[0] : name;
    },
  }, true);
  kit.DisplayNames = DisplayNames;

  // --- Intl.Locale

  function Locale(tag, given) {
    service.needNew(new.target, "Locale");
    if (typeof tag !== "string" && !%IsObject(tag)) %ThrowTypeError("First argument to Intl.Locale constructor can't be empty or missing");
    const own = slots.of(tag);
    const name = own !== undefined && own.kind === "Locale" ? own.tag : `${tag}`;
    if (name === "") %ThrowRangeError("First argument to Intl.Locale constructor can't be empty or missing");
    const object = options.coerced(given, "Intl.Locale");
    const locale = locales.parse(name);
    readParts(locale, object);
    readKeywords(locale, object);
    return service.create(new.target, Locale, stateOf(locale));
  }
  function stateOf(locale) {
    return {kind: "Locale", locale, tag: locales.write(locale)};
  }
  const incorrect = () => %ThrowRangeError("Incorrect locale information provided");
  function readParts(locale, object) {
    const language = options.text(object, "language");
    if (language !== undefined) locale.language = isLanguage(language) ? %IntlLower(language) : incorrect();
    const script = options.text(object, "script");
    if (script !== undefined) locale.script = isScript(script) ? title(script) : incorrect();
    const region = options.text(object, "region");
    if (region !== undefined) locale.region = isRegion(region) ? %IntlUpper(region) : incorrect();
  }
  function readKeywords(locale, object) {
    const type = (name, key) => {
      const value = options.text(object, name);
      if (value === undefined) return;
      if (!%IsTypeText(value)) incorrect();
      locales.setKeyword(locale, key, value === "gregorian" ? "gregory" : value === "islamicc" ? "islamic-civil" : %IntlLower(value));
    };
    type("calendar", "ca");
    type("collation", "co");
    const cycle = options.choice(object, "hourCycle", ["h11", "h12", "h23", "h24"], undefined, "locale");
    if (cycle !== undefined) locales.setKeyword(locale, "hc", cycle);
    const caseFirst = options.choice(object, "caseFirst", ["upper", "lower", "false"], undefined, "locale");
    if (caseFirst !== undefined) locales.setKeyword(locale, "kf", caseFirst);
    const numeric = options.boolean(object, "numeric");
    if (numeric !== undefined) locales.setKeyword(locale, "kn", numeric ? "" : "false");
    type("numberingSystem", "nu");
  }

  // Likely subtags: `zh-TW>zh-Hant-TW` or, for a language alone, its full form.
  function likely(tag) {
    const line = " " + text.fact("f.likely") + " ";
    const at = %TextFind(line, " " + tag + ">", 0);
    if (at >= 0) return %TextPart(line, at + tag.length + 2, %TextFind(line, " ", at + 1));
    if (%TextFind(tag, "-", 0) >= 0) return "";
    const place = %TextFind(line, " " + tag + "-", 0);
    return place < 0 ? "" : %TextPart(line, place + 1, %TextFind(line, " ", place + 1));
  }
  function withParts(locale, language, script, region) {
    return {language, script, region, variants: locale.variants, extensions: locale.extensions, keywords: locale.keywords, attributes: locale.attributes, private: locale.private};
  }
  function maximized(locale) {
    const {language, script, region} = locale;
    if (language !== "und" && script !== "" && region !== "") return locale;
    const tries = [region === "" ? "" : language + "-" + region, script === "" ? "" : language + "-" + script, region === "" ? "" : "und-" + region, script === "" ? "" : "und-" + script, language];
    if (language !== "und") tries[2] = language;
    for (let i = 0; i < tries.length; i++) {
      const found = tries[i] === "" ? "" : likely(tries[i]);
      if (found === "" || (language === "und" && i < 2)) continue;
      const parts = text.split(found, "-");
      return withParts(locale, language === "und" ? parts[0] : language, script === "" ? parts[1] : script, region === "" ? parts[2] : region);
    }
    return locale;
  }
  function minimized(locale) {
    const full = maximized(locale);
    const same = other => {
      const most = maximized(other);
      return most.language === full.language && most.script === full.script && most.region === full.region;
    };
    const tries = [withParts(locale, full.language, "", ""), withParts(locale, full.language, "", full.region), withParts(locale, full.language, full.script, "")];
    for (let i = 0; i < tries.length; i++) if (same(tries[i])) return tries[i];
    return full;
  }
  // The value of the row whose list has the region: `171:UG 651:IR,AF ...`
  function byRegion(fact, region) {
    const rows = text.split(text.fact(fact), " ");
    for (let i = 0; i < rows.length; i++) {
      const cut = %TextFind(rows[i], ":", 0);
      if (%TextFind(%TextPart(rows[i], cut + 1, rows[i].length) + ",", region + ",", 0) >= 0) return %TextPart(rows[i], 0, cut);
    }
    return "";
  }
  function weekInfo(locale) {
    const region = maximized(locale).region;
    const found = byRegion("f.weeks", region);
    const row = found === "" ? "1671" : found;
    const weekend = [];
    for (let i = 1; i < row.length - 1; i++) %ArrayAppend(weekend, +row[i]);
    return {firstDay: +row[0], weekend, minimalDays: +row[row.length - 1]};
  }
  const key = (state, name) => {
    const value = locales.keyword(state.locale, name);
    return value === "" ? "" : value;
  };
  const stateIn = (object, name) => service.state(object, "Locale", name);
  service.define(Locale, "Locale", 1, {
    toString() {
      return stateIn(this, "toString").tag;
    },
    maximize() {
      return slots.create(Locale, stateOf(maximized(stateIn(this, "maximize").locale)));
    },
    minimize() {
      return slots.create(Locale, stateOf(minimized(stateIn(this, "minimize").locale)));
    },
    get language() {
      return stateIn(this, "language").locale.language;
    },
    get script() {
      const {script} = stateIn(this, "script").locale;
      return script === "" ? undefined : script;
    },
    get region() {
      const {region} = stateIn(this, "region").locale;
      return region === "" ? undefined : region;
    },
    get baseName() {
      return locales.base(stateIn(this, "baseName").locale);
    },
    get calendar() {
      return key(stateIn(this, "calendar"), "ca");
    },
    get caseFirst() {
      return key(stateIn(this, "caseFirst"), "kf");
    },
    get collation() {
      return key(stateIn(this, "collation"), "co");
    },
    get hourCycle() {
      return key(stateIn(this, "hourCycle"), "hc");
    },
    get numeric() {
      return key(stateIn(this, "numeric"), "kn") === "";
    },
    get numberingSystem() {
      return key(stateIn(this, "numberingSystem"), "nu");
    },
    get calendars() {
      const state = stateIn(this, "calendars");
      const asked = key(state, "ca");
      const data = locales.data(locales.resolve([state.tag]).locale);
      return [asked === undefined ? text.find(data, "d.calendar") : asked];
    },
    get collations() {
      const asked = key(stateIn(this, "collations"), "co");
      return asked === undefined ? ["emoji", "eor"] : [asked];
    },
    get hourCycles() {
      const state = stateIn(this, "hourCycles");
      const asked = key(state, "hc");
      if (asked !== undefined) return [asked];
      const found = byRegion("f.cycles", maximized(state.locale).region);
      return [found === "" ? "h23" : found];
    },
    get numberingSystems() {
      const state = stateIn(this, "numberingSystems");
      const asked = key(state, "nu");
      const data = locales.data(locales.resolve([state.tag]).locale);
      return [asked === undefined ? text.find(data, "n.system") : asked];
    },
    get textInfo() {
      const {script} = maximized(stateIn(this, "textInfo").locale);
      return {direction: text.hasWord("Adlm Arab Aran Hebr Mand Nkoo Rohg Syrc Thaa", script) ? "rtl" : "ltr"};
    },
    get timeZones() {
      const {region} = stateIn(this, "timeZones").locale;
      if (region === "") return undefined;
      %ThrowIntlMissing("the time zones of the region " + region);
    },
    get weekInfo() {
      return weekInfo(stateIn(this, "weekInfo").locale);
    },
  }, false);
  kit.Locale = Locale;
  return kit;
}
