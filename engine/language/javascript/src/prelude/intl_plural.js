// Plural categories (ECMA-402 16.5; the rules are CLDR's, by language). Module internal/intl/plural. A rule sees n: the number, i: its whole
// part, f: its fraction digits as a number, v: how many they are, e: the exponent of a compact form.

function moduleIntlPlural() {
  const kit = %BareObject();
  const million = (i, v, e) => (e === 0 && i !== 0 && i % 1e6 === 0 && v === 0) || e > 5;
  const within = (n, low, high) => n >= low && n <= high;
  const slavic = (i, v) => {
    if (v !== 0) return "other";
    const ten = i % 10;
    const hundred = i % 100;
    if (ten === 1 && hundred !== 11) return "one";
    if (within(ten, 2, 4) && !within(hundred, 12, 14)) return "few";
    return "many";
  };
  const oneWhole = (n, i, f, v) => i === 1 && v === 0 ? "one" : "other";
  const oneNumber = n => n === 1 ? "one" : "other";
  const oneOrZero = (n, i) => i === 0 || n === 1 ? "one" : "other";
  const none = () => "other";
  const romance = (n, i, f, v, e) => i === 1 && v === 0 ? "one" : million(i, v, e) ? "many" : "other";
  const czech = (n, i, f, v) => i === 1 && v === 0 ? "one" : within(i, 2, 4) && v === 0 ? "few" : v !== 0 ? "many" : "other";
  const croatian = (n, i, f, v) => {
    const of = number => within(number % 10, 2, 4) && !within(number % 100, 12, 14);
    if ((v === 0 && i % 10 === 1 && i % 100 !== 11) || (f % 10 === 1 && f % 100 !== 11)) return "one";
    return (v === 0 && of(i)) || of(f) ? "few" : "other";
  };
  const arabic = n => {
    if (n === 0) return "zero";
    if (n === 1) return "one";
    if (n === 2) return "two";
    const hundred = n % 100;
    return within(hundred, 3, 10) && n % 1 === 0 ? "few" : within(hundred, 11, 99) && n % 1 === 0 ? "many" : "other";
  };
  const polish = (n, i, f, v) => {
    if (i === 1 && v === 0) return "one";
    if (v !== 0) return "other";
    return within(i % 10, 2, 4) && !within(i % 100, 12, 14) ? "few" : "many";
  };
  const cardinal = {
    __proto__: null,
    en: oneWhole, de: oneWhole, nl: oneWhole, sv: oneWhole, fi: oneWhole, no: oneNumber, nb: oneNumber, el: oneNumber, hu: oneNumber, tr: oneNumber, bg: oneNumber,
    da: (n, i, f) => n === 1 || (f !== 0 && (i === 0 || i === 1)) ? "one" : "other",
    it: romance,
    es: (n, i, f, v, e) => n === 1 ? "one" : million(i, v, e) ? "many" : "other",
    pt: (n, i, f, v, e) => i === 0 || i === 1 ? "one" : million(i, v, e) ? "many" : "other",
    "pt-PT": romance,
    fr: (n, i, f, v, e) => i === 0 || i === 1 ? "one" : million(i, v, e) ? "many" : "other",
    pl: polish, cs: czech, sk: czech, ru: (n, i, f, v) => slavic(i, v), uk: (n, i, f, v) => slavic(i, v), hr: croatian, sr: croatian,
    ro: (n, i, f, v) => i === 1 && v === 0 ? "one" : v !== 0 || n === 0 || (n !== 1 && within(n % 100, 1, 19)) ? "few" : "other",
    he: (n, i, f, v) => (i === 1 && v === 0) || (i === 0 && v !== 0) ? "one" : i === 2 && v === 0 ? "two" : "other",
    ar: arabic, fa: oneOrZero, hi: oneOrZero, bn: oneOrZero,
    id: none, th: none, vi: none, zh: none, ja: none, ko: none,
  };
  const hindi = n => n === 1 ? "one" : n === 2 || n === 3 ? "two" : n === 4 ? "few" : n === 6 ? "many" : "other";
  const ordinal = {
    __proto__: null,
    en: n => {
      const ten = n % 10;
      const hundred = n % 100;
      if (ten === 1 && hundred !== 11) return "one";
      if (ten === 2 && hundred !== 12) return "two";
      return ten === 3 && hundred !== 13 ? "few" : "other";
    },
    fr: oneNumber, vi: oneNumber, ro: oneNumber,
    it: n => n === 11 || n === 8 || n === 80 || n === 800 ? "many" : "other",
    sv: n => (n % 10 === 1 || n % 10 === 2) && n % 100 !== 11 && n % 100 !== 12 ? "one" : "other",
    uk: n => n % 10 === 3 && n % 100 !== 13 ? "few" : "other",
    hu: n => n === 1 || n === 5 ? "one" : "other",
    hi: hindi,
    bn: n => n === 1 || n === 5 || n === 7 || n === 8 || n === 9 || n === 10 ? "one" : n === 2 || n === 3 ? "two" : n === 4 ? "few" : n === 6 ? "many" : "other",
  };
  function languageOf(locale) {
    if (locale === "pt-PT" || %TextFind(locale, "pt-PT", 0) === 0) return "pt-PT";
    const dash = %TextFind(locale, "-", 0);
    return dash < 0 ? locale : %TextPart(locale, 0, dash);
  }
  // `whole` and `fraction` are what is shown.
  kit.select = (locale, isOrdinal, whole, fraction, exponent) => {
    const language = languageOf(locale);
    const rule = isOrdinal ? ordinal[language === "pt-PT" ? "pt" : language] : cardinal[language];
    if (rule === undefined) return "other";
    let end = fraction.length;
    while (end > 0 && fraction[end - 1] === "0") end--;
    const number = +(whole + "." + (fraction === "" ? "0" : fraction));
    // As ICU has it: of a longer number the last eighteen digits.
    const integer = +(whole.length > 18 ? %TextPart(whole, whole.length - 18, whole.length) : whole);
    const scale = 10 ** exponent;
    if (exponent === 0) return rule(number, integer, +%TextPart(fraction, 0, fraction.length) || 0, fraction.length, 0);
    const full = number * scale;
    return rule(full, full - full % 1, 0, 0, exponent);
  };
  return kit;
}
