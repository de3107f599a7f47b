// util's functions over texts, and the styles they may carry.

function moduleUtilText() {
  const {inspect, format} = %UtilBase();
  function invalid(value, names) {
    const all = names.map(name => `'${name}'`).join(", ");
    const error = %NodeError("TypeError", `The argument 'format' must be one of: ${all}. Received ${inspect(value)}`, "ERR_INVALID_ARG_VALUE");
    return %LibraryError(error, "internal/errors:541", "      throw error;");
  }

  const colors = %BareObject();
  const rows = "reset 0 0 bold 1 22 dim 2 22 italic 3 23 underline 4 24 blink 5 25 inverse 7 27 hidden 8 28 strikethrough 9 29 doubleunderline 21 24 " +
    "black 30 39 red 31 39 green 32 39 yellow 33 39 blue 34 39 magenta 35 39 cyan 36 39 white 37 39 " +
    "bgBlack 40 49 bgRed 41 49 bgGreen 42 49 bgYellow 43 49 bgBlue 44 49 bgMagenta 45 49 bgCyan 46 49 bgWhite 47 49 framed 51 54 overlined 53 55 " +
    "gray 90 39 redBright 91 39 greenBright 92 39 yellowBright 93 39 blueBright 94 39 magentaBright 95 39 cyanBright 96 39 whiteBright 97 39 " +
    "bgGray 100 49 bgRedBright 101 49 bgGreenBright 102 49 bgYellowBright 103 49 bgBlueBright 104 49 bgMagentaBright 105 49 bgCyanBright 106 49 bgWhiteBright 107 49";
  const words = rows.split(" ");
  for (let i = 0; i < words.length; i += 3) colors[words[i]] = [+words[i + 1], +words[i + 2]];
  const aliases = {gray: "grey blackBright", bgGray: "bgGrey bgBlackBright", dim: "faint", strikethrough: "crossedout strikeThrough crossedOut", hidden: "conceal", inverse: "swapColors swapcolors", doubleunderline: "doubleUnderline"};
  for (const name of %Object%.keys(aliases)) {
    for (const alias of aliases[name].split(" ")) {
      %Object%.defineProperty(colors, alias, {
        get() {
          return this[name];
        },
        set(value) {
          this[name] = value;
        },
        configurable: true, enumerable: false,
      });
    }
  }
  const styles = %Object%.assign(%BareObject(), {
    special: "cyan", number: "yellow", bigint: "yellow", boolean: "yellow", undefined: "grey", null: "bold", string: "green", symbol: "green", date: "magenta", regexp: "red", module: "underline",
  });

  function codesOf(name) {
    const codes = colors[name];
    if (codes === undefined || codes === null) throw invalid(name, %Object%.keys(colors));
    return codes;
  }
  // A single style is left out where the stream is no terminal; a list of them is not.
  function styleText(format, text, {validateStream = true, stream = %Process%.stdout} = {}) {
    if (typeof text !== "string") %ThrowInvalidArgument("text", "string", text);
    if (typeof validateStream !== "boolean") throw %ArgumentTypeError("options.validateStream", "of type boolean", validateStream);
    if (%IsArray(format)) {
      let left = "";
      let right = "";
      for (const name of format) {
        const [on, off] = codesOf(name);
        left += `\u001b[${on}m`;
        right = `\u001b[${off}m${right}`;
      }
      return left + text + right;
    }
    const [on, off] = codesOf(format);
    return validateStream && !stream?.isTTY ? text : `\u001b[${on}m${text}\u001b[${off}m`;
  }

  // Operating system commands, control sequences and shorter escape sequences (ECMA-48).
  const controls = /(?:\u001b\]|\u009d)[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)|(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b[ -/]*[0-~]/g;
  function stripVTControlCharacters(str) {
    if (typeof str !== "string") %ThrowInvalidArgument("str", "string", str);
    return str.replace(controls, "");
  }
  function toUSVString(input) {
    return `${input}`.toWellFormed();
  }

  const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
  function log(...args) {
    const now = new %Date%();
    const two = number => `${number}`.padStart(2, "0");
    const time = [two(now.getHours()), two(now.getMinutes()), two(now.getSeconds())].join(":");
    %Console%.log("%s - %s", [now.getDate(), months[now.getMonth()], time].join(" "), %CallWithArray(format, undefined, args));
  }

  // The variables of a .env file.
  function parseEnv(content) {
    if (typeof content !== "string") %ThrowInvalidArgument("content", "string", content);
    const found = new %Map%();
    const line = /^[ \t]*(?:export[ \t]+)?([^=\s#][^=\n]*?)[ \t]*=[ \t]*(?:"([^"]*)"|'([^']*)'|`([^`]*)`|([^\n#]*))/gm;
    for (const [, name, double, single, back, plain] of content.replace(/\r\n?/g, "\n").matchAll(line)) {
      found.set(name, double === undefined ? single ?? back ?? plain.trim() : double.replace(/\\n/g, "\n"));
    }
    return %Object%.fromEntries([...found].sort((a, b) => a[0] < b[0] ? -1 : 1));
  }
  return {colors, styles, styleText, stripVTControlCharacters, toUSVString, log, parseEnv};
}
