// Date's functions in which the program takes part (ECMA-262 21.4.4), and the reading of the options of its localised
// texts (ECMA-402 11 and 19.4).

// The rest of a setter whose later arguments are objects; `time` was read before they are converted.
function dateSetRest(date, first, time, numbers, isLocal) {
  for (let i = 1; i < numbers.length; i++) numbers[i] = +numbers[i];
  return %DateStore(date, first, time, numbers, isLocal);
}

// 21.4.4.37
function dateToJSON() {
  const object = %ToObject(this, "");
  const value = %ToPrimitive(object, "number");
  if (typeof value === "number" && value - value !== 0) return null;
  const toISOString = object.toISOString;
  if (!%IsCallable(toISOString)) %ThrowTypeError("toISOString is not a function");
  return %Call(toISOString, object);
}

// 21.4.4.45
function dateToPrimitive(hint) {
  if (!%IsObject(this)) %ThrowTypeError("Method Date.prototype [ @@toPrimitive ] called on incompatible receiver " + %Shown(this));
  if (hint !== "number" && hint !== "string" && hint !== "default") %ThrowTypeError("Invalid hint: " + %Shown(hint));
  const names = hint === "number" ? ["valueOf", "toString"] : ["toString", "valueOf"];
  for (let i = 0; i < 2; i++) {
    const method = this[names[i]];
    if (!%IsCallable(method)) continue;
    const result = %Call(method, this);
    if (!%IsObject(result)) return result;
  }
  %ThrowTypeError("Cannot convert object to primitive value");
}

function dateToLocaleString(locales, options) {
  return %DateToLocale(this, "toLocaleString", locales, options, true, true);
}

function dateToLocaleDateString(locales, options) {
  return %DateToLocale(this, "toLocaleDateString", locales, options, true, false);
}

function dateToLocaleTimeString(locales, options) {
  return %DateToLocale(this, "toLocaleTimeString", locales, options, false, true);
}

// What the text shows when the options name no field: the date, the time, or both.
function dateToLocale(date, name, locales, options, hasDate, hasTime) {
  const time = %DateValue(date);
  if (time === undefined) %ThrowTypeError("Method Date.prototype." + name + " called on incompatible receiver " + %Shown(date));
  if (time !== time) return "Invalid Date";
  return %BuiltinModule("internal/intl/date_format").toLocale(time, name, locales, options, hasDate, hasTime);
}

// ECMA-402 ToDateTimeOptions: what is looked for, and whether a time is what is shown of nothing else.
function dateOptionsWithDefaults(options, hasDate, hasTime, fillsTime) {
  const given = options === undefined ? %BareObject() : %ToObject(options, "");
  let isBare = true;
  if (hasDate) {
    if (given.weekday !== undefined) isBare = false;
    if (given.year !== undefined) isBare = false;
    if (given.month !== undefined) isBare = false;
    if (given.day !== undefined) isBare = false;
  }
  if (hasTime) {
    if (given.dayPeriod !== undefined) isBare = false;
    if (given.hour !== undefined) isBare = false;
    if (given.minute !== undefined) isBare = false;
    if (given.second !== undefined) isBare = false;
    if (given.fractionalSecondDigits !== undefined) isBare = false;
  }
  const dateStyle = given.dateStyle;
  const timeStyle = given.timeStyle;
  if (dateStyle !== undefined || timeStyle !== undefined) isBare = false;
  if (!hasTime && timeStyle !== undefined) %ThrowTypeError("Invalid option : timeStyle");
  if (!hasDate && dateStyle !== undefined) %ThrowTypeError("Invalid option : dateStyle");
  const chosen = %InheritingObject(given);
  if (!isBare) return chosen;
  if (hasDate) {
    %CreateDataProperty(chosen, "year", "numeric");
    %CreateDataProperty(chosen, "month", "numeric");
    %CreateDataProperty(chosen, "day", "numeric");
  }
  if (fillsTime) {
    %CreateDataProperty(chosen, "hour", "numeric");
    %CreateDataProperty(chosen, "minute", "numeric");
    %CreateDataProperty(chosen, "second", "numeric");
  }
  return chosen;
}

// ECMA-402 9.2.12 GetOption for one of a few texts.
function dateOption(options, name, allowed, service) {
  const value = options[name];
  if (value === undefined) return "";
  const text = `${value}`;
  for (let i = 0; i < allowed.length; i++) {
    if (allowed[i] === text) return text;
  }
  %ThrowRangeError("Value " + text + " out of range for " + service + " options property " + name);
}

// 11.1.2 CreateDateTimeFormat: what it reads, in its order. An option that is not given is the empty text.
function dateFormatOptions(given, service) {
  const options = %DateOptionsWithDefaults(given, true, true, false);
  const names = ["narrow", "short", "long"];
  const digits = ["2-digit", "numeric"];
  const read = %BareObject();
  %DateOption(options, "localeMatcher", ["lookup", "best fit"], service);
  read.calendar = %DateTypeOption(options, "calendar");
  read.numberingSystem = %DateTypeOption(options, "numberingSystem");
  const hour12 = options.hour12;
  read.hour12 = hour12 === undefined ? "" : hour12 ? "true" : "false";
  read.hourCycle = %DateOption(options, "hourCycle", ["h11", "h12", "h23", "h24"], service);
  const timeZone = options.timeZone;
  read.timeZone = timeZone === undefined ? undefined : `${timeZone}`;
  read.weekday = %DateOption(options, "weekday", names, service);
  read.era = %DateOption(options, "era", names, service);
  read.year = %DateOption(options, "year", digits, service);
  read.month = %DateOption(options, "month", ["2-digit", "numeric", "narrow", "short", "long"], service);
  read.day = %DateOption(options, "day", digits, service);
  read.dayPeriod = %DateOption(options, "dayPeriod", names, service);
  read.hour = %DateOption(options, "hour", digits, service);
  read.minute = %DateOption(options, "minute", digits, service);
  read.second = %DateOption(options, "second", digits, service);
  const fraction = options.fractionalSecondDigits;
  read.fractionalSecondDigits = "";
  if (fraction !== undefined) {
    const count = +fraction;
    if (!(count >= 1 && count <= 3)) %ThrowRangeError("fractionalSecondDigits value is out of range.");
    read.fractionalSecondDigits = count < 2 ? "1" : count < 3 ? "2" : "3";
  }
  read.timeZoneName = %DateOption(options, "timeZoneName", ["short", "long", "shortOffset", "longOffset", "shortGeneric", "longGeneric"], service);
  %DateOption(options, "formatMatcher", ["basic", "best fit"], service);
  const styles = ["full", "long", "medium", "short"];
  read.dateStyle = %DateOption(options, "dateStyle", styles, service);
  read.timeStyle = %DateOption(options, "timeStyle", styles, service);
  if (read.dateStyle !== "" || read.timeStyle !== "") %CheckNoFieldsBesideStyle(read);
  return read;
}

// A Unicode type: groups of three to eight letters and digits.
function dateTypeOption(options, name) {
  const value = options[name];
  if (value === undefined) return undefined;
  const text = `${value}`;
  %CheckTypeOption(name, text);
  return text;
}

function checkNoFieldsBesideStyle(read) {
  const fields = ["weekday", "era", "year", "month", "day", "dayPeriod", "hour", "minute", "second", "fractionalSecondDigits", "timeZoneName"];
  for (let i = 0; i < fields.length; i++) {
    if (read[fields[i]] !== "") %ThrowTypeError("Can't set option " + fields[i] + " when " + (read.dateStyle !== "" ? "dateStyle" : "timeStyle") + " is used");
  }
}
