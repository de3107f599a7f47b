// Intl.DateTimeFormat (ECMA-402 11) and the localised texts of dates. Module internal/intl/date_format.

function moduleIntlDateFormat() {
  const service = %BuiltinModule("internal/intl/service");
  const locales = %BuiltinModule("internal/intl/locales");
  const patterns = %BuiltinModule("internal/intl/date_pattern");
  const zones = %BuiltinModule("internal/intl/zones");
  const dates = %BuiltinModule("internal/intl/date");
  const text = %BuiltinModule("internal/intl/text");

  // --- options

  const letters = {
    __proto__: null,
    weekday: {__proto__: null, long: "EEEE", short: "E", narrow: "EEEEE"}, era: {__proto__: null, long: "GGGG", short: "G", narrow: "GGGGG"},
    year: {__proto__: null, numeric: "y", "2-digit": "yy"}, month: {__proto__: null, numeric: "M", "2-digit": "MM", short: "MMM", long: "MMMM", narrow: "MMMMM"}, day: {__proto__: null, numeric: "d", "2-digit": "dd"},
    minute: {__proto__: null, numeric: "m", "2-digit": "mm"}, second: {__proto__: null, numeric: "s", "2-digit": "ss"},
  };
  const hourLetters = {__proto__: null, h11: "K", h12: "h", h23: "H", h24: "k"};
  const styles = ["full", "long", "medium", "short"];

  // hour12 chooses the cycle that begins the day as the locale's own does; then come the option and the tag.
  function cycleOf(format, read) {
    const own = text.find(format.data, "d.cycle");
    if (read.hour12 !== "") {
      if (own === "h23" || own === "h11") return read.hour12 === "true" ? "h11" : "h23";
      return read.hour12 === "true" ? "h12" : "h24";
    }
    if (read.hourCycle !== "") return read.hourCycle;
    const inTag = locales.keyword(format.parsed, "hc");
    return inTag !== undefined && hourLetters[inTag] !== undefined ? inTag : own;
  }
  function calendarOf(format, asked) {
    const known = name => name !== undefined && name !== "" && text.hasWord(text.fact("f.calendars"), name);
    const inTag = locales.keyword(format.parsed, "ca");
    const own = text.find(format.data, "d.calendar");
    const calendar = known(asked) ? asked : known(inTag) ? inTag : own;
    if (known(inTag) && inTag === calendar && (!known(asked) || asked === inTag)) format.extension = "-ca-" + inTag + format.extension;
    if (calendar !== "gregory" && !(calendar === "buddhist" && own === "buddhist")) %ThrowIntlMissing("the calendar " + calendar);
    return calendar;
  }
  function wantOf(format, read) {
    const want = patterns.nothing();
    const fields = ["weekday", "era", "year", "month", "day", "minute", "second"];
    for (let i = 0; i < fields.length; i++) if (read[fields[i]] !== "") want[fields[i]] = letters[fields[i]][read[fields[i]]];
    if (read.hour !== "") want.hour = read.hour === "2-digit" ? format.hourLetter + format.hourLetter : format.hourLetter;
    if (read.dayPeriod !== "") want.period = "B";
    if (read.fractionalSecondDigits !== "") want.fraction = %TextPart("SSS", 0, +read.fractionalSecondDigits);
    if (read.timeZoneName !== "") want.zone = "z";
    return want;
  }

  function resolve(list, read) {
    const format = {__proto__: null};
    locales.resolveWithNumbers(format, list, read.numberingSystem);
    format.calendar = calendarOf(format, read.calendar);
    format.timeZone = read.timeZone === undefined ? %IntlLocalZone() : zones.canonical(read.timeZone);
    format.dateStyle = text.indexOf(styles, read.dateStyle);
    format.timeStyle = text.indexOf(styles, read.timeStyle);
    format.isStyled = format.dateStyle >= 0 || format.timeStyle >= 0;
    format.hasHour = read.hour !== "" || format.timeStyle >= 0;
    format.cycle = cycleOf(format, read);
    format.hourLetter = hourLetters[format.cycle];
    const inTag = locales.keyword(format.parsed, "hc");
    if (inTag === format.cycle && format.hasHour && read.hour12 === "") format.extension = afterCalendar(format.extension, "-hc-" + inTag);
    format.zoneName = format.isStyled ? format.timeStyle === 0 ? "long" : "short" : read.timeZoneName;
    format.dayPeriod = read.dayPeriod;
    format.want = format.isStyled ? undefined : wantOf(format, read);
    dates.prepare(format);
    return format;
  }
  function afterCalendar(extension, part) {
    const numbers = %TextFind(extension, "-nu-", 0);
    return numbers < 0 ? extension + part : %TextPart(extension, 0, numbers) + part + %TextPart(extension, numbers, extension.length);
  }

  // --- the constructor

  function DateTimeFormat(locales_, options) {
    const list = locales.list(locales_);
    const format = resolve(list, %DateFormatOptions(options, "Intl.DateTimeFormat"));
    return service.create(new.target, DateTimeFormat, {kind: "DateTimeFormat", format, bound: undefined});
  }
  function timeOf(date) {
    const time = date === undefined ? %DateValue(new %Date%()) : %DateValue(date) === undefined ? +date : %DateValue(date);
    if (!(time >= -8.64e15 && time <= 8.64e15)) %ThrowRangeError("Invalid time value");
    return %ToInteger(time);
  }
  function ends(start, end) {
    if (start === undefined || end === undefined) %ThrowTypeError("Invalid time value");
    const number = value => %DateValue(value) === undefined ? +value : %DateValue(value);
    const first = number(start);
    const second = number(end);
    return [timeOf(first), timeOf(second)];
  }

  // V8 reads the options back out of the pattern, where letters within quotes count too.
  const pairs = [
    "weekday", "EEEEE", "narrow", "weekday", "EEEE", "long", "weekday", "E", "short", "weekday", "ccccc", "narrow", "weekday", "cccc", "long", "weekday", "c", "short",
    "era", "GGGGG", "narrow", "era", "GGGG", "long", "era", "G", "short", "year", "yy", "2-digit", "year", "y", "numeric",
    "month", "MMMMM", "narrow", "month", "MMMM", "long", "month", "MMM", "short", "month", "MM", "2-digit", "month", "M", "numeric", "month", "LLLLL", "narrow", "month", "LLLL", "long", "month", "LLL", "short", "month", "LL", "2-digit", "month", "L", "numeric",
    "day", "dd", "2-digit", "day", "d", "numeric", "dayPeriod", "BBBBB", "narrow", "dayPeriod", "BBBB", "long", "dayPeriod", "B", "short",
    "hour", "HH", "2-digit", "hour", "H", "numeric", "hour", "hh", "2-digit", "hour", "h", "numeric", "hour", "kk", "2-digit", "hour", "k", "numeric", "hour", "KK", "2-digit", "hour", "K", "numeric",
    "minute", "mm", "2-digit", "minute", "m", "numeric", "second", "ss", "2-digit", "second", "s", "numeric",
  ];
  function resolved(format) {
    const out = {locale: locales.shownLocale(format), calendar: format.calendar, numberingSystem: format.system, timeZone: format.timeZone};
    if (format.hasHour) {
      out.hourCycle = format.cycle;
      out.hour12 = format.cycle === "h11" || format.cycle === "h12";
    }
    if (format.isStyled) {
      if (format.dateStyle >= 0) out.dateStyle = styles[format.dateStyle];
      if (format.timeStyle >= 0) out.timeStyle = styles[format.timeStyle];
      return out;
    }
    let last = "";
    for (let i = 0; i < pairs.length; i += 3) {
      const name = pairs[i];
      if (name === last || %TextFind(format.pattern, pairs[i + 1], 0) < 0) continue;
      last = name;
      out[name] = name === "dayPeriod" && format.dayPeriod !== "" ? format.dayPeriod : pairs[i + 2];
    }
    if (%TextFind(format.pattern, "S", 0) >= 0) out.fractionalSecondDigits = format.want.fraction.length;
    if (format.zoneName !== "") out.timeZoneName = format.zoneName;
    return out;
  }

  const methods = {
    resolvedOptions() {
      return resolved(service.state(this, "DateTimeFormat", "resolvedOptions").format);
    },
    formatToParts(date) {
      const {format} = service.state(this, "DateTimeFormat", "formatToParts");
      return text.partObjects(dates.parts(format, timeOf(date)));
    },
    get format() {
      const state = service.receiver(this, "DateTimeFormat", "UnwrapDateTimeFormat");
      if (state.bound === undefined) {
        const {format} = state;
        state.bound = service.unnamed(date => dates.text(format, timeOf(date)), 1);
      }
      return state.bound;
    },
    formatRange(start, end) {
      const {format} = service.state(this, "DateTimeFormat", "formatRange");
      const pair = ends(start, end);
      return dates.rangeText(format, pair[0], pair[1]);
    },
    formatRangeToParts(start, end) {
      const {format} = service.state(this, "DateTimeFormat", "formatRangeToParts");
      const pair = ends(start, end);
      return service.sourcedObjects(dates.rangeParts(format, pair[0], pair[1]));
    },
  };
  service.define(DateTimeFormat, "DateTimeFormat", 0, methods, true);

  const kit = %BareObject();
  kit.DateTimeFormat = DateTimeFormat;
  // Date's own methods without arguments are asked for again and again.
  const usual = %BareObject();
  kit.toLocale = (time, name, locales_, options, hasDate, hasTime) => {
    const isUsual = locales_ === undefined && options === undefined;
    if (isUsual && usual[name] !== undefined) return dates.text(usual[name], time);
    const chosen = %DateOptionsWithDefaults(options, hasDate, hasTime, hasTime);
    const list = locales.list(locales_);
    const format = resolve(list, %DateFormatOptions(chosen, "Date.prototype." + name));
    if (isUsual) usual[name] = format;
    return dates.text(format, time);
  };
  return kit;
}
