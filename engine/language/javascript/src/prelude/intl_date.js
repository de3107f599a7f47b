// How dates are written (ECMA-402 11.5). Module internal/intl/date. `format` is what moduleIntlDateOptions has resolved.

function moduleIntlDate() {
  const text = %BuiltinModule("internal/intl/text");
  const patterns = %BuiltinModule("internal/intl/date_pattern");
  const zones = %BuiltinModule("internal/intl/zones");
  const kit = %BareObject();

  const types = {__proto__: null, G: "era", E: "weekday", c: "weekday", y: "year", M: "month", L: "month", d: "day", a: "dayPeriod", B: "dayPeriod", h: "hour", H: "hour", k: "hour", K: "hour", m: "minute", s: "second", S: "fractionalSecond", z: "timeZoneName"};
  const widths = {__proto__: null, "4": "long", "5": "narrow"};
  const widthOf = run => widths[run.length] === undefined ? "short" : widths[run.length];

  // --- fields

  function padded(number, count, format) {
    let digits = `${number}`;
    while (digits.length < count) digits = "0" + digits;
    return text.digits(digits, format.system);
  }
  function nameIn(format, key, isAlone, place) {
    let line = isAlone ? text.find(format.data, key + ".alone") : "";
    if (line === "") line = text.find(format.data, key);
    return patterns.nth(line, place);
  }
  // Years before the first one are counted backwards from 1.
  function yearText(format, year, count) {
    const shown = format.calendar === "buddhist" ? year + 543 : year > 0 ? year : 1 - year;
    return padded(count === 2 ? shown % 100 : shown, count, format);
  }
  function shownHour(letter, hour) {
    if (letter === "h") return hour % 12 === 0 ? 12 : hour % 12;
    if (letter === "K") return hour % 12;
    return letter === "k" && hour === 0 ? 24 : hour;
  }
  // The part of the day: noon and midnight have their own name when nothing else is shown of the hour.
  function dayPart(format, at, width) {
    const rows = text.split(text.find(format.data, "b." + width), "|");
    const isExact = (!format.hasMinute || at.minute === 0) && (!format.hasSecond || at.second === 0);
    let name = "";
    for (let i = 0; i < rows.length; i++) {
      const cut = %TextFind(rows[i], ":", 0);
      if (cut < 0) continue;
      const head = %TextPart(rows[i], 0, cut);
      const body = %TextPart(rows[i], cut + 1, rows[i].length);
      if (head === "n" || head === "m") {
        if (isExact && at.hour === (head === "n" ? 12 : 0)) name = body;
      } else if (at.hour >= +head) name = body;
    }
    return name;
  }
  function fieldText(format, run, at) {
    const letter = run[0];
    const count = run.length;
    if (letter === "y") return yearText(format, at.year, count);
    if (letter === "M" || letter === "L") return count < 3 ? padded(at.month + 1, count, format) : nameIn(format, "m." + widthOf(run), letter === "L", at.month);
    if (letter === "d") return padded(at.day, count, format);
    if (letter === "E" || letter === "c") return nameIn(format, "e." + widthOf(run), letter === "c", at.weekday);
    if (letter === "a") return patterns.nth(text.find(format.data, "a"), at.hour < 12 ? 0 : 1);
    if (letter === "m") return padded(at.minute, count, format);
    if (letter === "s") return padded(at.second, count, format);
    if (letter === "G") return eraText(format, run, at);
    if (letter === "B") return dayPart(format, at, format.dayPeriod === "" ? "short" : format.dayPeriod);
    if (letter === "S") return text.digits(%TextPart(`${1000 + at.millisecond}`, 1, 1 + count), format.system);
    if (letter === "z") return zones.name(format, at);
    return padded(shownHour(letter, at.hour), count, format);
  }
  function eraText(format, run, at) {
    if (format.calendar === "buddhist" && text.find(format.data, "d.calendar") !== "buddhist") return "BE";
    return patterns.nth(text.find(format.data, "era." + widthOf(run)), at.year > 0 ? 1 : 0);
  }

  // The local fields of a time: year, month, day, weekday, hour, minute, second, millisecond, and what zone names ask for.
  function fieldsAt(format, time) {
    const offset = zones.offset(format.timeZone, time);
    const list = %IntlCivil(time + offset * 60000);
    return {isRange: false, time, offset, year: list[0], month: list[1], day: list[2], weekday: list[3], hour: list[4], minute: list[5], second: list[6], millisecond: list[7]};
  }
  function addTokens(parts, format, tokens, at) {
    for (let i = 0; i < tokens.length; i += 2) {
      if (tokens[i]) text.addPart(parts, types[tokens[i + 1][0]], fieldText(format, tokens[i + 1], at));
      else text.addPart(parts, "literal", tokens[i + 1]);
    }
  }
  function tokensOf(format, pattern) {
    const tokens = patterns.tokens(pattern);
    format.hasMinute = format.hasSecond = false;
    for (let i = 0; i < tokens.length; i += 2) {
      if (tokens[i] && tokens[i + 1][0] === "m") format.hasMinute = true;
      if (tokens[i] && tokens[i + 1][0] === "s") format.hasSecond = true;
    }
    return tokens;
  }

  // The pattern, once for all dates of this format.
  kit.prepare = format => {
    const find = key => text.find(format.data, key);
    const half = format.hourLetter === "h" || format.hourLetter === "K";
    let pattern = format.isStyled ? patterns.styled(find, format.dateStyle, format.timeStyle, half) : patterns.pattern(find, format.want);
    if (format.isStyled) pattern = patterns.withHour(pattern, {hour: format.hourLetter});
    format.find = find;
    format.pattern = pattern;
    format.tokens = tokensOf(format, pattern);
  };
  kit.parts = (format, time) => {
    const parts = [];
    addTokens(parts, format, format.tokens, fieldsAt(format, time));
    return parts;
  };
  kit.text = (format, time) => {
    const at = fieldsAt(format, time);
    const {tokens} = format;
    let out = "";
    for (let i = 0; i < tokens.length; i += 2) out += tokens[i] ? fieldText(format, tokens[i + 1], at) : tokens[i + 1];
    return plain(out);
  };
  // V8 writes a plain space for a narrow one, except in parts and ranges.
  function plain(line) {
    if (%TextFind(line, "\u202f", 0) < 0) return line;
    const pieces = text.split(line, "\u202f");
    let out = pieces[0];
    for (let i = 1; i < pieces.length; i++) out += " " + pieces[i];
    return out;
  }

  // --- ranges

  // The largest field that differs; "": all that is shown is the same.
  function difference(format, first, second) {
    const shows = letters => {
      for (let i = 0; i < format.tokens.length; i += 2) if (format.tokens[i] && %TextFind(letters, format.tokens[i + 1][0], 0) >= 0) return true;
      return false;
    };
    const hasTime = shows("hHkKmsSB");
    if (first.year !== second.year) return shows("yMLdEc") || hasTime ? "y" : "";
    if (first.month !== second.month) return shows("MLdEc") || hasTime ? "M" : "";
    if (first.day !== second.day) return shows("dEc") || hasTime ? "d" : "";
    if (!hasTime) return "";
    if (first.hour !== second.hour) return first.hour < 12 !== second.hour < 12 ? "a" : "h";
    if (first.minute !== second.minute) return shows("msS") ? "m" : "";
    if (first.second !== second.second) return shows("sS") ? "s" : "";
    return first.millisecond !== second.millisecond && shows("S") ? "S" : "";
  }
  const isDate = want => want.era + want.year + want.month + want.day + want.weekday !== "";
  const isTime = want => want.hour + want.minute + want.second + want.fraction + want.period !== "";
  function without(want, fields) {
    const out = patterns.nothing();
    const all = ["weekday", "era", "year", "month", "day", "period", "hour", "minute", "second", "fraction", "zone"];
    for (let i = 0; i < all.length; i++) if (text.indexOf(fields, all[i]) < 0) out[all[i]] = want[all[i]];
    return out;
  }
  const timeFields = ["period", "hour", "minute", "second", "fraction", "zone"];
  const dateFields = ["weekday", "era", "year", "month", "day"];

  // ICU leaves zones that are written as an offset out of ranges.
  function rangeWant(format) {
    const isOffset = format.zoneName === "shortOffset" || format.zoneName === "longOffset";
    return isOffset ? without(format.want, ["zone"]) : format.want;
  }
  // The pattern of the range, with {start} and [end].
  function rangePattern(format, field) {
    const want = format.isStyled ? patterns.wantOf(format.pattern) : rangeWant(format);
    const differs = field === "y" || field === "M" || field === "d";
    if (want.zone !== "" && !isTime(want)) return spread(format, format.pattern);
    if (format.isStyled && format.timeStyle < 0) return patterns.styledInterval(format.find, format.dateStyle, field);
    if (isTime(want) && differs && (format.isStyled || !isDate(want))) return spread(format, patterns.withDate(format.find, isDate(want) ? want : numericDate, timePattern(format, want)));
    if (isTime(want) && isDate(want)) {
      if (differs) return spread(format, patterns.pattern(format.find, completed(want, field)));
      return patterns.joined(format.find, patterns.pattern(format.find, plainDate(want)), timeRange(format, without(want, dateFields), field));
    }
    if (isTime(want)) return timeRange(format, want, field);
    return patterns.interval(format.find, completed(want, field), field);
  }
  // A time alone whose days differ is written with its date. ICU makes the patterns for ranges of fields without a zero before them.
  const numericDate = {weekday: "", era: "", year: "y", month: "M", day: "d"};
  function plainDate(want) {
    const out = without(want, timeFields);
    if (want.day !== "") out.day = "d";
    if (want.month === "MM") out.month = "M";
    return out;
  }
  function plainTime(want) {
    const out = without(want, dateFields);
    const one = run => run === "" ? "" : run[0];
    out.hour = one(want.hour);
    out.minute = one(want.minute);
    out.second = one(want.second);
    return out;
  }
  // A style's own pattern where it has a zone.
  function timePattern(format, want) {
    if (!format.isStyled || want.zone === "") return patterns.pattern(format.find, plainTime(want));
    const half = format.hourLetter === "h" || format.hourLetter === "K";
    return patterns.withHour(patterns.styled(format.find, -1, format.timeStyle, half), {hour: format.hourLetter});
  }
  function timeRange(format, want, field) {
    if (format.isStyled && want.zone !== "" && want.second !== "") return spread(format, timePattern(format, want));
    return patterns.interval(format.find, want, field);
  }
  const spread = (format, pattern) => "{" + pattern + "}" + patterns.quoted(format.find("i.between")) + "[" + pattern + "]";
  // A date that does not show the field that differs gets it; a weekday does beside a time.
  function completed(want, field) {
    const shown = field === "y" ? want.year : field === "M" ? want.month : want.day;
    const isWeekday = want.weekday !== "" && want.month + want.year === "";
    const isComplete = shown !== "" || (isWeekday ? !isTime(want) : want.day === "");
    if (isComplete && !(isWeekday && isTime(want))) return want;
    const out = without(want, []);
    if (out.day === "") out.day = "d";
    if (out.month === "" && field !== "d") out.month = "M";
    if (field === "y") out.year = "y";
    return out;
  }

  kit.rangeText = (format, start, end) => {
    const first = fieldsAt(format, start);
    if (difference(format, first, fieldsAt(format, end)) === "") return kit.text(format, start);
    const parts = kit.rangeParts(format, start, end);
    let out = "";
    for (let i = 1; i < parts.length; i += 3) out += parts[i];
    return out;
  };
  // Parts of type, value, source.
  kit.rangeParts = (format, start, end) => {
    const first = fieldsAt(format, start);
    const second = fieldsAt(format, end);
    const field = difference(format, first, second);
    first.isRange = second.isRange = format.isStyled && format.dateStyle >= 0 && field !== "y" && field !== "M" && field !== "d";
    const out = [];
    const add = (type, value, source) => {
      if (value === "") return;
      const last = out.length - 3;
      if (type === "literal" && last >= 0 && out[last] === "literal" && out[last + 2] === source) {
        out[last + 1] += value;
        return;
      }
      %ArrayAppend(out, type);
      %ArrayAppend(out, value);
      %ArrayAppend(out, source);
    };
    if (field === "") {
      const parts = kit.parts(format, start);
      for (let i = 0; i < parts.length; i += 2) add(parts[i], parts[i + 1], "shared");
      return out;
    }
    const tokens = patterns.tokens(rangePattern(format, field));
    let source = "shared";
    for (let i = 0; i < tokens.length; i += 2) {
      const token = tokens[i + 1];
      if (tokens[i]) add(types[token[0]], fieldText(format, token, source === "endRange" ? second : first), source);
      else {
        for (let k = 0; k < token.length; k++) {
          const unit = token[k];
          if (unit === "{") source = "startRange";
          else if (unit === "[") source = "endRange";
          else if (unit === "}" || unit === "]") source = "shared";
          else add("literal", unit, source);
        }
      }
    }
    return out;
  };
  kit.types = types;
  return kit;
}
