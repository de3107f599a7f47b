// What the services of Intl share: the lines of the tables, texts in parts, digits of other scripts. Module
// internal/intl/text. The tables are src/locales/*.txt; tools/intl says what a line means.

function moduleIntlText() {
  const kit = %BareObject();

  function split(text, separator) {
    const list = [];
    let start = 0;
    for (;;) {
      const at = %TextFind(text, separator, start);
      if (at < 0) break;
      %ArrayAppend(list, %TextPart(text, start, at));
      start = at + separator.length;
    }
    %ArrayAppend(list, %TextPart(text, start, text.length));
    return list;
  }

  // A line of the locale's table or its parents'; nothing is the empty text.
  kit.find = (locale, key) => %IntlLine(locale, key);
  kit.fact = key => %IntlLine("", key);
  // One of the parts between bars; those that are missing at the end are as the last one.
  function part(line, place) {
    if (%TextFind(line, "|", 0) < 0) return line;
    const parts = split(line, "|");
    return parts[place < parts.length ? place : parts.length - 1];
  }
  // Of `one:...~few:...~other` the one for the category.
  function form(forms, category) {
    if (%TextFind(forms, "~", 0) < 0) return forms;
    const list = split(forms, "~");
    const head = category + ":";
    for (let i = 0; i < list.length - 1; i++) {
      if (%TextFind(list[i], head, 0) === 0) return %TextPart(list[i], head.length, list[i].length);
    }
    return list[list.length - 1];
  }
  // The place of the item in a list parted by spaces; -1: not there.
  function indexOf(list, item) {
    for (let i = 0; i < list.length; i++) if (list[i] === item) return i;
    return -1;
  }

  // The value after `name:` in a line of words.
  function valueIn(line, name) {
    const text = " " + line + " ";
    const head = " " + name + ":";
    const at = %TextFind(text, head, 0);
    if (at < 0) return undefined;
    const start = at + head.length;
    return %TextPart(text, start, %TextFind(text, " ", start));
  }
  function hasWord(line, word) {
    return %TextFind(" " + line + " ", " " + word + " ", 0) >= 0;
  }

  // Latin digits in those of the numbering system.
  const zeros = %BareObject();
  function digits(text, system) {
    if (system === "latn") return text;
    if (zeros[system] === undefined) {
      const value = valueIn(kit.fact("f.systems"), system);
      zeros[system] = %IntlDigits(value === undefined ? "0" : value);
    }
    const own = zeros[system];
    let out = "";
    for (let i = 0; i < text.length; i++) {
      const unit = text[i];
      out += unit >= "0" && unit <= "9" ? own[+unit] : unit;
    }
    return out;
  }

  // Parts are lists of type, value, type, value...; neighbours of type literal become one.
  function addPart(parts, type, value) {
    if (value === "") return;
    const last = parts.length - 2;
    if (type === "literal" && last >= 0 && parts[last] === "literal") parts[last + 1] += value;
    else {
      %ArrayAppend(parts, type);
      %ArrayAppend(parts, value);
    }
  }
  function joinParts(parts) {
    let text = "";
    for (let i = 1; i < parts.length; i += 2) text += parts[i];
    return text;
  }
  // What formatToParts gives; `name` and `value` are a further property of each.
  function partObjects(parts) {
    const list = [];
    for (let i = 0; i < parts.length; i += 2) %ArrayAppend(list, {type: parts[i], value: parts[i + 1]});
    return list;
  }

  kit.split = split;
  kit.part = part;
  kit.form = form;
  kit.indexOf = indexOf;
  kit.valueIn = valueIn;
  kit.hasWord = hasWord;
  kit.digits = digits;
  kit.addPart = addPart;
  kit.joinParts = joinParts;
  kit.partObjects = partObjects;
  return kit;
}
