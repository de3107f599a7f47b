// Language tags: canonical forms and the choice among the available ones (ECMA-402 6.2, 9.2). Module internal/intl/locales.

function moduleIntlLocales() {
  const text = %BuiltinModule("internal/intl/text");
  const slots = %BuiltinModule("internal/intl/slots");
  const kit = %BareObject();

  // --- tags in parts: {language, script, region, variants, extensions: [letter, text, ...], private}

  const languages = {__proto__: null, iw: "he", in: "id", ji: "yi", jw: "jv", mo: "ro", tl: "fil", cmn: "zh", aam: "aas", adp: "dz", scc: "sr", scr: "hr", prs: "fa-AF", swh: "sw", arb: "ar", pes: "fa", zsm: "ms", ekk: "et", lvs: "lv", gom: "kok", npi: "ne", nob: "nb"};
  const regions = {__proto__: null, UK: "GB", DD: "DE", YU: "RS", CS: "RS", FX: "FR", BU: "MM", ZR: "CD", TP: "TL", SU: "RU", "840": "US", "076": "BR", "826": "GB", "276": "DE", "250": "FR", "156": "CN", "392": "JP"};
  const title = part => %IntlUpper(part[0]) + %TextPart(part, 1, part.length);
  const isDigit = unit => unit >= "0" && unit <= "9";
  const isRegion = part => part.length === 2 || (part.length === 3 && isDigit(part[0]));

  function parse(tag) {
    const parts = text.split(%IntlLower(%CheckLocale(tag)), "-");
    const locale = {language: parts[0], script: "", region: "", variants: [], extensions: [], keywords: undefined, attributes: [], private: ""};
    let at = 1;
    if (at < parts.length && parts[at].length === 4 && !isDigit(parts[at][0])) locale.script = title(parts[at++]);
    if (at < parts.length && isRegion(parts[at])) locale.region = %IntlUpper(parts[at++]);
    while (at < parts.length && parts[at].length > 1) %ArrayAppend(locale.variants, parts[at++]);
    while (at < parts.length) at = parseExtension(locale, parts, at);
    return locale;
  }
  function parseExtension(locale, parts, at) {
    const letter = parts[at++];
    let body = "";
    const start = at;
    while (at < parts.length && (letter === "x" || parts[at].length > 1)) body += "-" + parts[at++];
    if (letter === "x") locale.private = body;
    else if (letter === "u") parseKeywords(locale, parts, start, at);
    else %ArrayAppend(locale.extensions, letter + body);
    return at;
  }
  const calendarNames = {__proto__: null, gregorian: "gregory", islamicc: "islamic-civil", "ethiopic-amete-alem": "ethioaa"};
  // Keys and values one after the other; the first of a key counts.
  function parseKeywords(locale, parts, at, end) {
    while (at < end && parts[at].length > 2) %ArrayAppend(locale.attributes, parts[at++]);
    locale.keywords = [];
    while (at < end) {
      const key = parts[at++];
      let value = "";
      while (at < end && parts[at].length > 2) value += (value === "" ? "" : "-") + parts[at++];
      if (value === "true" || value === "yes") value = value === "yes" && key !== "kn" && key !== "kb" && key !== "kc" && key !== "kh" && key !== "kk" ? value : "";
      if (key === "ca" && calendarNames[value] !== undefined) value = calendarNames[value];
      if (keyword(locale, key) === undefined) %ArrayAppend(locale.keywords, key), %ArrayAppend(locale.keywords, value);
    }
  }
  function keyword(locale, key) {
    if (locale.keywords === undefined) return undefined;
    for (let i = 0; i < locale.keywords.length; i += 2) if (locale.keywords[i] === key) return locale.keywords[i + 1];
    return undefined;
  }
  function setKeyword(locale, key, value) {
    if (locale.keywords === undefined) locale.keywords = [];
    for (let i = 0; i < locale.keywords.length; i += 2) {
      if (locale.keywords[i] !== key) continue;
      locale.keywords[i + 1] = value;
      return;
    }
    %ArrayAppend(locale.keywords, key);
    %ArrayAppend(locale.keywords, value);
  }

  function sorted(list, step) {
    for (let i = step; i < list.length; i += step) {
      for (let k = i; k > 0 && list[k] < list[k - step]; k -= step) {
        for (let j = 0; j < step; j++) {
          const other = list[k - step + j];
          list[k - step + j] = list[k + j];
          list[k + j] = other;
        }
      }
    }
    return list;
  }
  function alias(locale) {
    if (locale.language === "sh") {
      locale.language = "sr";
      if (locale.script === "") locale.script = "Latn";
    }
    if (locale.language === "art" && locale.variants[0] === "lojban") {
      locale.language = "jbo";
      locale.variants = [];
    }
    const language = languages[locale.language];
    if (language !== undefined) {
      const pair = text.split(language, "-");
      locale.language = pair[0];
      if (pair.length > 1 && locale.region === "") locale.region = pair[1];
    }
    if (regions[locale.region] !== undefined) locale.region = regions[locale.region];
  }
  function base(locale) {
    let tag = locale.language;
    if (locale.script !== "") tag += "-" + locale.script;
    if (locale.region !== "") tag += "-" + locale.region;
    const variants = sorted(locale.variants, 1);
    for (let i = 0; i < variants.length; i++) tag += "-" + variants[i];
    return tag;
  }
  function unicodeExtension(locale) {
    if (locale.keywords === undefined) return "";
    let out = "u";
    const attributes = sorted(locale.attributes, 1);
    for (let i = 0; i < attributes.length; i++) out += "-" + attributes[i];
    const list = sorted(locale.keywords, 2);
    for (let i = 0; i < list.length; i += 2) out += "-" + list[i] + (list[i + 1] === "" ? "" : "-" + list[i + 1]);
    return out;
  }
  function write(locale) {
    let tag = base(locale);
    const extensions = [];
    for (let i = 0; i < locale.extensions.length; i++) %ArrayAppend(extensions, locale.extensions[i]);
    const own = unicodeExtension(locale);
    if (own !== "") %ArrayAppend(extensions, own);
    sorted(extensions, 1);
    for (let i = 0; i < extensions.length; i++) tag += "-" + extensions[i];
    return locale.private === "" ? tag : tag + "-x" + locale.private;
  }
  function canonical(tag) {
    const locale = parse(tag);
    alias(locale);
    return write(locale);
  }

  // 9.2.1 CanonicalizeLocaleList
  kit.list = locales => {
    if (locales === undefined) return [];
    if (typeof locales === "string") return [canonical(locales)];
    const own = slots.of(locales);
    if (own !== undefined && own.kind === "Locale") return [own.tag];
    const list = %ToObject(locales, "");
    const length = %ToLength(list.length);
    const tags = [];
    for (let k = 0; k < length; k++) {
      if (!(k in list)) continue;
      const tag = list[k];
      if (typeof tag !== "string" && !%IsObject(tag)) %ThrowTypeError("Language ID should be string or object.");
      const held = slots.of(tag);
      const name = held !== undefined && held.kind === "Locale" ? held.tag : canonical(`${tag}`);
      if (text.indexOf(tags, name) < 0) %ArrayAppend(tags, name);
    }
    return tags;
  };

  // --- available locales

  // `fact` lists languages, each with its scripts and regions after commas.
  function isAvailable(tag, fact) {
    const line = " " + text.fact(fact) + " ";
    const dash = %TextFind(tag, "-", 0);
    const language = dash < 0 ? tag : %TextPart(tag, 0, dash);
    for (let from = 0; ;) {
      const place = %TextFind(line, " " + language, from);
      if (place < 0) return false;
      const next = line[place + 1 + language.length];
      if (next === " " || next === ",") {
        if (dash < 0) return true;
        const entry = %TextPart(line, place, %TextFind(line, " ", place + 1)) + ",";
        return %TextFind(entry, "," + %TextPart(tag, dash + 1, tag.length) + ",", 0) >= 0;
      }
      from = place + 1;
    }
  }
  // 9.2.2 BestAvailableLocale; "": none.
  function bestAvailable(tag, fact) {
    for (;;) {
      if (isAvailable(tag, fact)) return tag;
      let at = -1;
      for (let next = %TextFind(tag, "-", 0); next >= 0; next = %TextFind(tag, "-", next + 1)) at = next;
      if (at < 0) return "";
      if (at >= 2 && tag[at - 2] === "-") at -= 2;
      tag = %TextPart(tag, 0, at);
    }
  }
  function withoutExtensions(tag) {
    const locale = parse(tag);
    return {locale, base: base(locale)};
  }
  kit.supported = list => {
    const out = [];
    for (let i = 0; i < list.length; i++) if (bestAvailable(withoutExtensions(list[i]).base, "f.locales") !== "") %ArrayAppend(out, list[i]);
    return out;
  };

  // 9.2.7 ResolveLocale: {locale, parsed}; what the extension says is read by the services. Rules of plurals and of sorting
  // are of whole languages, mostly.
  kit.resolve = (list, fact) => {
    if (fact === undefined) fact = "f.locales";
    for (let i = 0; i < list.length; i++) {
      const {locale, base: name} = withoutExtensions(list[i]);
      const found = bestAvailable(name, fact);
      if (found !== "") return {locale: found, parsed: locale};
    }
    return {locale: "en-US", parsed: parse("en-US")};
  };
  // The table for it.
  kit.data = locale => {
    const data = %IntlTable(locale);
    if (data === "") %ThrowIntlMissing("the locale " + locale);
    return data;
  };

  // The numbering system asked for by option, by the tag, or the locale's own.
  kit.resolveWithNumbers = (format, list, asked) => {
    const {locale, parsed} = kit.resolve(list);
    format.data = kit.data(locale);
    const line = text.fact("f.systems");
    const known = name => name !== undefined && text.valueIn(line, name) !== undefined;
    const inTag = keyword(parsed, "nu");
    const own = text.find(format.data, "n.system");
    format.system = known(asked) ? asked : known(inTag) ? inTag : own;
    const keepsTag = known(inTag) && inTag === format.system && (!known(asked) || asked === inTag);
    format.locale = locale;
    format.extension = keepsTag ? "-nu-" + inTag : "";
    format.parsed = parsed;
  };
  kit.shownLocale = format => format.extension === "" ? format.locale : format.locale + "-u" + format.extension;

  kit.parse = tag => {
    const locale = parse(tag);
    alias(locale);
    return locale;
  };
  kit.keyword = keyword;
  kit.setKeyword = setKeyword;
  kit.base = base;
  kit.write = write;
  kit.canonical = canonical;
  return kit;
}
