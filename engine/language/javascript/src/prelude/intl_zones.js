// Time zones: their offsets and names. Module internal/intl/zones.

function moduleIntlZones() {
  const text = %BuiltinModule("internal/intl/text");
  const kit = %BareObject();

  // Minutes east of Greenwich at a time.
  kit.offset = (zone, time) => zone === "UTC" ? 0 : %IntlZoneOffset(zone, time);

  // A zone has summer time when its offset is the larger one of January's and July's.
  function isDaylight(zone, at) {
    const year = %IntlCivil(at.time)[0];
    const january = %IntlZoneOffset(zone, %IntlTimeOf(year, 0, 15));
    const july = %IntlZoneOffset(zone, %IntlTimeOf(year, 6, 15));
    return january !== july && at.offset === (january > july ? january : july);
  }

  const isDigit = unit => unit >= "0" && unit <= "9";
  function digitIn(sample) {
    let place = 0;
    while (place < sample.length && !isDigit(sample[place])) place++;
    return place;
  }
  // Hours and minutes as in GMT-3 and GMT-03:00, from the samples for UTC, Brasilia, Tokyo and Kolkata.
  function offsetName(format, offset, isLong) {
    const samples = text.split(text.find(format.data, "z.offset"), "|");
    if (offset === 0) return text.digits(samples[isLong ? 1 : 0], format.system);
    const sample = offset < 0 ? samples[isLong ? 3 : 2] : samples[4];
    const digit = digitIn(sample);
    let last = sample.length;
    while (last > digit && !isDigit(sample[last - 1])) last--;
    const size = offset < 0 ? -offset : offset;
    const minutes = size % 60;
    const hours = (size - minutes) / 60;
    const two = number => (number < 10 ? "0" : "") + number;
    const point = samples[3][digitIn(samples[3]) + 2];
    const body = (isLong ? two(hours) : hours) + (isLong || minutes > 0 ? point + two(minutes) : "");
    return %TextPart(sample, 0, digit) + text.digits(`${body}`, format.system) + %TextPart(sample, last, sample.length);
  }

  const missing = (format, what) => %ThrowIntlMissing("the " + what + " of " + format.timeZone + " in " + format.data);
  // What most zones of its names are called in general, or the zone's own.
  function genericName(format, at, names, isLong) {
    const own = text.find(format.data, "wg." + format.timeZone);
    const pair = own !== "" ? text.split(own, "|") : [names.length > 4 ? names[4] : undefined, names.length > 5 ? names[5] : ""];
    if (pair[0] === undefined) missing(format, "general name");
    const name = pair[isLong ? 0 : 1];
    return name === "" ? offsetName(format, at.offset, isLong) : name;
  }
  // What timeZoneName asks for.
  kit.name = (format, at) => {
    const width = at.isRange ? "short" : format.zoneName;
    const isLong = %TextFind(width, "long", 0) === 0;
    if (width === "shortOffset" || width === "longOffset") return offsetName(format, at.offset, isLong);
    const isGeneric = width === "longGeneric" || width === "shortGeneric";
    const number = text.valueIn(text.fact("f.metazones"), format.timeZone);
    const line = number === undefined ? "" : text.find(format.data, "wz." + number);
    const isNamed = number !== undefined && text.find("en-US", "wz." + number) !== "";
    if (line === "" && isNamed && (isLong || isGeneric)) missing(format, "name");
    if (line === "") return offsetName(format, at.offset, isLong);
    const names = text.split(line, "|");
    if (isGeneric) return genericName(format, at, names, isLong);
    const isSummer = names.length > 1 && names[1] !== "" && isDaylight(format.timeZone, at);
    const place = (isLong ? 0 : 2) + (isSummer ? 1 : 0);
    return place >= names.length || names[place] === "" ? offsetName(format, at.offset, isLong) : names[place];
  };

  // The canonical name of a zone.
  kit.canonical = name => {
    const found = %IntlZoneName(name);
    if (found === "") %ThrowRangeError("Invalid time zone specified: " + name);
    return found;
  };
  return kit;
}
