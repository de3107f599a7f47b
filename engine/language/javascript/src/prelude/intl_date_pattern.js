// Which pattern writes the fields that are asked for (CLDR's skeletons). Module internal/intl/date_pattern; tools/intl/dates.mjs runs it too,
// to find out which patterns must be in the tables because the rules here do not give them. Letters of patterns: G era, y, M and L
// month, E and c weekday, d, a half of the day, B part of the day, h H K k hour, m, s, S fraction, z zone; quotes around literals.

function moduleIntlDatePattern() {
  const kit = %BareObject();

  const repeat = (letter, count) => {
    let text = "";
    for (let i = 0; i < count; i++) text += letter;
    return text;
  };
  const isLetter = unit => (unit >= "a" && unit <= "z") || (unit >= "A" && unit <= "Z");

  // A pattern as a list: [isField, text] one after the other; the text of a literal without its quotes.
  function tokens(pattern) {
    const list = [];
    let literal = "";
    const flush = () => {
      if (literal === "") return;
      %ArrayAppend(list, false);
      %ArrayAppend(list, literal);
      literal = "";
    };
    let isQuoted = false;
    for (let i = 0; i < pattern.length; i++) {
      const unit = pattern[i];
      if (unit === "'") {
        if (pattern[i + 1] === "'") {
          literal += "'";
          i++;
        } else isQuoted = !isQuoted;
      } else if (isQuoted || !isLetter(unit)) literal += unit;
      else {
        flush();
        let count = 1;
        while (pattern[i + count] === unit) count++;
        %ArrayAppend(list, true);
        %ArrayAppend(list, %TextPart(pattern, i, i + count));
        i += count - 1;
      }
    }
    flush();
    return list;
  }
  // The inverse, with as few quotes as can be.
  function quoted(literal) {
    let needs = false;
    let doubled = "";
    for (let i = 0; i < literal.length; i++) {
      if (isLetter(literal[i]) || literal[i] === "'") needs = true;
      doubled += literal[i] === "'" ? "''" : literal[i];
    }
    return needs ? "'" + doubled + "'" : literal;
  }
  function mapFields(pattern, change) {
    const list = tokens(pattern);
    let out = "";
    for (let i = 0; i < list.length; i += 2) out += list[i] ? change(list[i + 1]) : quoted(list[i + 1]);
    return out;
  }

  // The fields of a pattern in the widths that were asked for.
  function widened(pattern, want) {
    return mapFields(pattern, run => {
      const letter = run[0];
      if (letter === "E" || letter === "c") return repeat(letter, want.weekday.length);
      if (letter === "G") return repeat("G", want.era.length);
      if (letter === "M" || letter === "L") return run.length > 2 ? want.month.length > 2 ? repeat(letter, want.month.length) : run : want.month === "MM" ? "MM" : run;
      if (letter === "y") return want.year === "yy" ? "yy" : run;
      if (letter === "d") return want.day === "dd" ? "dd" : run;
      if (letter === "h" || letter === "H") return want.hour.length === 2 ? letter + letter : run;
      if (letter === "m") return want.minute === "mm" ? "mm" : run;
      if (letter === "s") return want.second === "ss" ? "ss" : run;
      return run;
    });
  }

  const one = text => text === "" ? "" : text[0];
  function dateKeys(want) {
    const era = one(want.era);
    const year = one(want.year);
    const day = one(want.day);
    const weekday = one(want.weekday);
    const month = want.month.length > 2 ? "MMM" : one(want.month);
    return [
      want.era + want.weekday + want.year + want.month + want.day,
      era + want.weekday + year + want.month + day,
      era + weekday + year + want.month + day,
      era + want.weekday + year + month + day,
      era + weekday + year + month + day,
    ];
  }
  function timeKeys(want) {
    const hour = want.hour === "" ? "" : want.hour[0] === "K" || want.hour[0] === "h" ? "h" : "H";
    const exact = want.period + (want.hour.length === 2 ? hour + hour : hour) + want.minute + want.second + want.zone;
    return [exact, one(want.period) + hour + one(want.minute) + one(want.second) + one(want.zone)];
  }
  // The first key's pattern stands as it is, a later one's fields get the widths that were asked for.
  function first(find, head, keys, tail, want) {
    for (let i = 0; i < keys.length; i++) {
      const line = find(head + keys[i] + tail);
      if (line !== "") return i === 0 ? line : widened(line, want);
    }
    return "";
  }

  function datePattern(find, want) {
    const keys = dateKeys(want);
    const found = keys[0] === "" ? "" : first(find, "p.", keys, "", want);
    if (found !== "" || want.era === "") return found;
    const {weekday, era, year, month, day} = want;
    const rest = datePattern(find, {weekday, era: "", year, month, day});
    return rest === "" ? era : rest + " " + era;
  }
  function timePattern(find, want) {
    const keys = timeKeys(want);
    return keys[0] === "" ? "" : first(find, "p.", keys, "", want);
  }
  // Seconds with their fraction; a fraction without seconds stands at the end.
  function withFraction(find, pattern, want) {
    // ICU forgets the fraction of seconds that it has put beside an hour without minutes.
    if (want.fraction === "" || (want.hour !== "" && want.minute === "")) return pattern;
    if (want.second === "") return pattern + want.fraction;
    return mapFields(pattern, run => run[0] === "s" ? run + quoted(find("n.point")) + want.fraction : run);
  }
  // The cycle's own letter for the hour.
  function withHour(pattern, want) {
    if (want.hour === "" || want.hour[0] === "h" || want.hour[0] === "H") return pattern;
    return mapFields(pattern, run => run[0] === "h" || run[0] === "H" ? repeat(want.hour[0], run.length) : run);
  }

  // Which of the four ways to put date and time together.
  const gluePlace = want => want.month === "MMMM" ? want.weekday !== "" ? 0 : 1 : want.month === "MMM" ? 2 : 3;
  function glued(glue, date, time) {
    const at = %TextFind(glue, "{1}", 0);
    const place = %TextFind(glue, "{0}", 0);
    const low = at < place ? at : place;
    const high = at < place ? place : at;
    return %TextPart(glue, 0, low) + (at < place ? date : time) + %TextPart(glue, low + 3, high) + (at < place ? time : date) + %TextPart(glue, high + 3, glue.length);
  }
  function nth(line, place) {
    let start = 0;
    for (let i = 0; i < place; i++) start = %TextFind(line, "|", start) + 1;
    const end = %TextFind(line, "|", start);
    return %TextPart(line, start, end < 0 ? line.length : end);
  }

  // `want` has a text of letters for each field, "" where it is not asked for.
  kit.pattern = (find, want) => {
    if (want.fraction !== "" && want.second === "" && want.minute !== "") want.second = "s";
    const time = timePattern(find, want);
    const date = datePattern(find, want);
    let out;
    if (date === "" || (time === "" && want.fraction === "")) out = withHour(withFraction(find, date + time, want), want);
    else {
      const own = want.weekday !== "" && want.era + want.year + want.month + want.day === "" ? first(find, "p.", [want.weekday + "," + timeKeys(want)[0], "E," + timeKeys(want)[1]], "", want) : "";
      if (own !== "") out = own;
      else out = glued(nth(find("p.glue"), gluePlace(want)), date, time);
      out = withHour(withFraction(find, out, want), want);
    }
    return out;
  };
  // Styles are 0 full, 1 long, 2 medium, 3 short; -1: not asked for. `half`: with halves of the day.
  kit.styled = (find, dateStyle, timeStyle, half) => {
    const date = dateStyle < 0 ? "" : nth(find("p.dates"), dateStyle);
    const time = timeStyle < 0 ? "" : nth(find(half ? "p.times12" : "p.times24"), timeStyle);
    if (date === "" || time === "") return date + time;
    return glued(nth(find("p.styleglue"), dateStyle), date, time);
  };
  // --- ranges: `field` is the first that differs, y M d a h or m

  const spread = (pattern, dash) => "{" + pattern + "}" + quoted(dash) + "[" + pattern + "]";
  // Dates have a dash of their own in some languages; parts of them and times have the general one.
  const plain = (find, want, pattern) => spread(pattern, find(want.year !== "" || want.day !== "" ? "i.dash" : "i.between"));
  // A field's range is also that of the next smaller one within the same half of the day, for clocks without halves of either.
  const nearby = {__proto__: null, a: "ah", h: "h", m: "mh"};
  function intervalLine(find, want, field, isTime) {
    const keys = isTime ? timeKeys(want) : dateKeys(want);
    const isWhole = want.hour !== "" && (want.hour[0] === "H" || want.hour[0] === "k");
    const fields = isTime ? field === "a" && !isWhole ? "a" : nearby[field] === undefined ? field : nearby[field] : field;
    for (let i = 0; i < fields.length; i++) {
      const line = first(find, "i.", keys, "/" + fields[i], want);
      if (line !== "") return line;
    }
    return "";
  }
  kit.interval = (find, want, field) => {
    const isTime = dateKeys(want)[0] === "";
    const {weekday, era, year, month, day, period, hour, minute, second, fraction, zone} = want;
    const line = fraction !== "" ? "" : intervalLine(find, want, field, isTime);
    if (line !== "") return withHour(line, want);
    if (era !== "" && year !== "") return kit.interval(find, {weekday, era: "", year, month, day, period, hour, minute, second, fraction, zone}, field) + " " + era;
    if (!isTime || zone === "" || second !== "") return plain(find, want, kit.pattern(find, want));
    return kit.interval(find, {weekday, era, year, month, day, period, hour, minute, second, fraction, zone: ""}, field) + " z";
  };
  // A style's range is that of its fields, unless the table has one for the style.
  kit.styledInterval = (find, style, field) => {
    const line = find("i.style" + style + "/" + field);
    if (line !== "") return line;
    const pattern = kit.styled(find, style, -1, false);
    const want = kit.wantOf(pattern);
    return kit.pattern(find, want) === pattern ? kit.interval(find, want, field) : plain(find, want, pattern);
  };
  // The fields that a pattern shows.
  kit.wantOf = pattern => {
    const list = tokens(pattern);
    const want = kit.nothing();
    for (let i = 0; i < list.length; i += 2) {
      if (!list[i]) continue;
      const run = list[i + 1];
      const letter = run[0];
      if (letter === "S") want.fraction = run;
      else if (letter === "z") want.zone = "z";
      else if (letter === "B") want.period = "B";
      else if (letter === "M" || letter === "L") want.month = repeat("M", run.length);
      else if (letter === "E" || letter === "c") want.weekday = repeat("E", run.length);
      else if (letter === "G") want.era = run;
      else if (letter === "y") want.year = run;
      else if (letter === "d") want.day = run;
      else if (letter === "m") want.minute = run;
      else if (letter === "s") want.second = run;
      else if (letter !== "a") want.hour = run;
    }
    return want;
  };
  // A date and a range of times on it.
  kit.joined = (find, date, time) => glued(find("i.glue"), date, time);
  // A time with the date of these fields before it.
  kit.withDate = (find, want, time) => glued(nth(find("p.glue"), gluePlace(want)), datePattern(find, want), time);
  kit.key = want => dateKeys(want)[0] + timeKeys(want)[0];
  kit.tokens = tokens;
  kit.quoted = quoted;
  kit.nth = nth;
  kit.withHour = withHour;
  kit.nothing = () => ({weekday: "", era: "", year: "", month: "", day: "", period: "", hour: "", minute: "", second: "", fraction: "", zone: ""});
  return kit;
}
