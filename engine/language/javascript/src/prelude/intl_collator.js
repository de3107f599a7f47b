// Intl.Collator, String.prototype.localeCompare and Intl.Segmenter (ECMA-402 10, 18, 19.1.1). Module internal/intl/collator. Comparing and looking
// for boundaries is the engine's (src/builtins/collation.cpp, segmentation.cpp).

function moduleIntlCollator() {
  const service = %BuiltinModule("internal/intl/service");
  const options = %BuiltinModule("internal/intl/options");
  const locales = %BuiltinModule("internal/intl/locales");
  const slots = %BuiltinModule("internal/intl/slots");
  const text = %BuiltinModule("internal/intl/text");
  const kit = %BareObject();
  const name = "Intl.Collator";

  // 10.1.1; `name` is the service that messages speak of.
  function resolve(list, given, name = "Intl.Collator") {
    const object = options.coerced(given, name);
    const state = {kind: "Collator", __proto__: null, bound: undefined};
    state.usage = options.choice(object, "usage", ["sort", "search"], "sort", name);
    options.matcher(object, name);
    const collation = options.type(object, "collation");
    const numeric = options.boolean(object, "numeric");
    const caseFirst = options.choice(object, "caseFirst", ["upper", "lower", "false"], undefined, name);
    const {locale, parsed} = locales.resolve(list, "f.sorted");
    state.locale = locale;
    state.extension = "";
    const inTag = key => locales.keyword(parsed, key);
    state.collation = chosenCollation(state, collation, inTag("co"));
    const first = inTag("kf");
    const isCase = first === "upper" || first === "lower" || first === "false";
    state.caseFirst = caseFirst !== undefined ? caseFirst : isCase ? first : %IntlCaseFirst(locale);
    if (isCase && (caseFirst === undefined || caseFirst === first)) state.extension += "-kf-" + first;
    const digits = inTag("kn");
    state.numeric = numeric !== undefined ? numeric : digits === "";
    if (digits !== undefined && (numeric === undefined || numeric === (digits === ""))) state.extension += digits === "" ? "-kn" : "-kn-" + digits;
    state.sensitivity = options.choice(object, "sensitivity", ["base", "accent", "case", "variant"], "variant", name);
    const ignore = options.boolean(object, "ignorePunctuation");
    state.ignorePunctuation = ignore === undefined ? %TextFind(locale, "th", 0) === 0 : ignore;
    state.way = %IntlCollation(locale, state.collation, state.sensitivity, state.numeric, state.caseFirst, state.ignorePunctuation);
    return state;
  }
  function chosenCollation(state, asked, inTag) {
    const known = value => value !== undefined && value !== "standard" && value !== "search" && text.hasWord("compat dict emoji eor phonebk phonetic pinyin searchjl stroke trad unihan zhuyin", value);
    const fits = value => known(value) && %IntlHasCollation(state.locale, value);
    if (fits(asked)) return asked;
    if (!fits(inTag)) return "default";
    state.extension += "-co-" + inTag;
    return inTag;
  }
  function Collator(locales_, given) {
    const list = locales.list(locales_);
    return service.create(new.target, Collator, resolve(list, given));
  }
  service.define(Collator, "Collator", 0, {
    resolvedOptions() {
      const state = service.state(this, "Collator", "resolvedOptions");
      return {locale: locales.shownLocale(state), usage: state.usage, sensitivity: state.sensitivity, ignorePunctuation: state.ignorePunctuation, collation: state.collation, numeric: state.numeric, caseFirst: state.caseFirst};
    },
    get compare() {
      const state = service.receiver(this, "Collator", "get Intl.Collator.prototype.compare");
      if (state.bound === undefined) state.bound = service.unnamed((a, b) => %IntlCompare(state.way, `${a}`, `${b}`), 2);
      return state.bound;
    },
  }, true);
  kit.Collator = Collator;

  const usual = %BareObject();
  kit.compare = (one, other, locales_, given) => {
    if (given !== undefined || (locales_ !== undefined && typeof locales_ !== "string")) return %IntlCompare(resolve(locales.list(locales_), given, "String.prototype.localeCompare").way, one, other);
    const tag = locales_ === undefined ? "" : locales_;
    if (usual[tag] === undefined) usual[tag] = resolve(locales.list(locales_), undefined).way;
    return %IntlCompare(usual[tag], one, other);
  };

  // --- Intl.Segmenter

  function Segmenter(locales_, given) {
    service.needNew(new.target, "Segmenter");
    const list = locales.list(locales_);
    const object = options.object(given);
    options.matcher(object, "Intl.Segmenter");
    const state = {kind: "Segmenter", __proto__: null};
    state.granularity = options.choice(object, "granularity", ["grapheme", "word", "sentence"], "grapheme", "Intl.Segmenter");
    state.locale = locales.resolve(list).locale;
    return service.create(new.target, Segmenter, state);
  }
  // The segment that begins at `start`.
  function segmentAt(state, start, end) {
    const segment = {segment: %TextPart(state.string, start, end), index: start, input: state.string};
    if (state.granularity === "word") segment.isWordLike = %IntlIsWord(segment.segment);
    return segment;
  }
  const segmentsMethods = {
    containing(index) {
      const state = slots.of(this);
      if (state === undefined || state.kind !== "Segments") %ThrowTypeError("Method %SegmentsPrototype%.containing called on incompatible receiver " + %Shown(this));
      const at = %ToInteger(index);
      if (at < 0 || at >= state.string.length) return undefined;
      let start = 0;
      for (;;) {
        const end = %IntlBoundary(state.string, start, state.granularity);
        if (end > at) return segmentAt(state, start, end);
        start = end;
      }
    },
    [%SymbolIterator%]() {
      const state = slots.of(this);
      if (state === undefined || state.kind !== "Segments") %ThrowTypeError("Method %SegmentsPrototype%[@@iterator] called on incompatible receiver " + %Shown(this));
      return make(iteratorPrototype, {kind: "SegmentIterator", __proto__: null, string: state.string, granularity: state.granularity, at: 0});
    },
  };
  const iteratorMethods = {
    next() {
      const state = slots.of(this);
      if (state === undefined || state.kind !== "SegmentIterator") %ThrowTypeError("Method %SegmentIterator.prototype%.next called on incompatible receiver " + %Shown(this));
      if (state.at >= state.string.length) return {value: undefined, done: true};
      const end = %IntlBoundary(state.string, state.at, state.granularity);
      const segment = segmentAt(state, state.at, end);
      state.at = end;
      return {value: segment, done: false};
    },
  };
  function Holder() {}
  const make = (prototype, state) => {
    Holder.prototype = prototype;
    return slots.create(Holder, state);
  };
  const segmentsPrototype = {};
  %DefineHidden(segmentsPrototype, "containing", segmentsMethods.containing);
  %DefineHidden(segmentsPrototype, %SymbolIterator%, segmentsMethods[%SymbolIterator%]);
  const iteratorPrototype = {__proto__: %IteratorPrototype%};
  %DefineHidden(iteratorPrototype, "next", iteratorMethods.next);
  %DefineOrThrow(iteratorPrototype, %SymbolToStringTag%, {value: "Segmenter String Iterator", writable: false, enumerable: false, configurable: true});
  service.define(Segmenter, "Segmenter", 0, {
    resolvedOptions() {
      const state = service.state(this, "Segmenter", "resolvedOptions");
      return {locale: state.locale, granularity: state.granularity};
    },
    segment(input) {
      const state = service.state(this, "Segmenter", "segment");
      return make(segmentsPrototype, {kind: "Segments", __proto__: null, string: `${input}`, granularity: state.granularity});
    },
  }, true);
  kit.Segmenter = Segmenter;
  return kit;
}
