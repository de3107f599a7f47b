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

  // Hours and minutes as in GMT-3 and GMT-03:00, from the samples for UTC, Brasilia, Tokyo and Kolkata.
  function offsetName(format, offset, isLong) {
    const samples = text.split(text.find(format.data, "z.offset"), "|");
    if (offset === 0) return samples[isLong ? 1 : 0];
    const sample = offset < 0 ? samples[isLong ? 3 : 2] : samples[4];
    let digit = 0;
    while (!(sample[digit] >= "0" && sample[digit] <= "9")) digit++;
    let last = sample.length;
    while (!(sample[last - 1] >= "0" && sample[last - 1] <= "9")) last--;
    const size = offset < 0 ? -offset : offset;
    const minutes = size % 60;
    const hours = (size - minutes) / 60;
    const two = number => (number < 10 ? "0" : "") + number;
    const body = (isLong ? two(hours) : hours) + (isLong || minutes > 0 ? ":" + two(minutes) : "");
    return %TextPart(sample, 0, digit) + text.digits(`${body}`, format.system) + %TextPart(sample, last, sample.length);
  }

  // What timeZoneName asks for.
  kit.name = (format, at) => {
    const width = at.isRange ? "short" : format.zoneName;
    const isLong = %TextFind(width, "long", 0) === 0;
    if (width === "shortOffset" || width === "longOffset") return offsetName(format, at.offset, isLong);
    const number = text.valueIn(text.fact("f.metazones"), format.timeZone);
    const line = number === undefined ? "" : text.find(format.data, "wz." + number);
    if (line === "" && (isLong || width === "shortGeneric") && number !== undefined && text.find("en-US", "wz." + number) !== "") %ThrowIntlMissing("the name of " + format.timeZone + " in " + format.data);
    if (line === "") return offsetName(format, at.offset, isLong);
    const names = text.split(line, "|");
    const isGeneric = width === "longGeneric" || width === "shortGeneric";
    const own = isGeneric ? text.split(text.find(format.data, "wg." + format.timeZone), "|") : [];
    if (own.length > 1) return own[isLong ? 0 : 1] === "" ? offsetName(format, at.offset, isLong) : own[isLong ? 0 : 1];
    if (isGeneric && names.length < 5 && names[0] !== "") %ThrowIntlMissing("the general name of " + format.timeZone + " in " + format.data);
    const place = isGeneric ? isLong ? 4 : 5 : (isLong ? 0 : 2) + (names.length > 1 && names[1] !== "" && isDaylight(format.timeZone, at) ? 1 : 0);
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
