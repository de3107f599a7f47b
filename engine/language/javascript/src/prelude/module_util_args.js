// util.parseArgs: the arguments of a command by a table of its options.

function moduleUtilArgs() {
  const {inspect} = %UtilBase();
  const {forEach} = %ArrayPrototype%;
  function bad(name, wanted, value) {
    return %LibraryError(%ArgumentTypeError(name, wanted, value), "internal/errors:541", "      throw error;");
  }
  function refuse(message, code) {
    return %NodeError("TypeError", message, "ERR_PARSE_ARGS_" + code);
  }
  const own = (options, name, part) => %HasOwn(options, name) && %HasOwn(options[name], part) ? options[name][part] : undefined;

  // --- the table

  function check(value, name, type) {
    if (typeof value !== type) throw bad(name, "of type " + type, value);
  }
  function checkObject(value, name) {
    if (value === null || typeof value !== "object" || %IsArray(value)) throw bad(name, "of type object", value);
  }
  function checkDefault(value, name, type, isList) {
    if (!isList) return check(value, name, type);
    if (!%IsArray(value)) throw bad(name, "an instance of Array", value);
    for (let i = 0; i < value.length; i++) check(value[i], `${name}[${i}]`, type);
    return undefined;
  }
  function checkOption(option, name) {
    checkObject(option, name);
    const {type} = option;
    if (type !== "string" && type !== "boolean") throw bad(name + ".type", "('string|boolean')", type);
    if (%HasOwn(option, "short")) {
      check(option.short, name + ".short", "string");
      if (option.short.length !== 1) throw %NodeError("TypeError", `The property '${name}.short' must be a single character. Received ${inspect(option.short)}`, "ERR_INVALID_ARG_VALUE");
    }
    if (%HasOwn(option, "multiple")) check(option.multiple, name + ".multiple", "boolean");
    if (option.default !== undefined) checkDefault(option.default, name + ".default", type, option.multiple);
  }
  function readConfig(config) {
    const known = {args: config.args ?? %Process%.argv.slice(2), strict: config.strict ?? true, tokens: config.tokens ?? false, allowNegative: config.allowNegative ?? false, options: config.options ?? %BareObject()};
    known.allowPositionals = config.allowPositionals ?? !known.strict;
    if (!%IsArray(known.args)) throw bad("args", "an instance of Array", known.args);
    for (const name of ["strict", "allowPositionals", "tokens", "allowNegative"]) check(known[name], name, "boolean");
    checkObject(known.options, "options");
    for (const name of %Object%.keys(known.options)) checkOption(known.options[name], "options." + name);
    return known;
  }

  // --- the arguments, one token each

  function longName(short, options) {
    for (const name of %Object%.keys(options)) {
      if (own(options, name, "short") === short) return name;
    }
    return short;
  }
  const takesText = (name, options) => own(options, name, "type") === "string";

  // "-abc" as "-a", "-b", "-c"; one that takes a text takes the rest.
  function expandGroup(argument, options) {
    const parts = [];
    for (let i = 1; i < argument.length; i++) {
      if (!takesText(longName(argument[i], options), options) || i === argument.length - 1) {
        parts.push("-" + argument[i]);
      } else {
        parts.push("-" + argument.slice(i));
        break;
      }
    }
    return parts;
  }

  function tokenize(args, options) {
    const tokens = [];
    let index = -1;
    let inGroup = 0;
    const rest = [...args];
    const option = (name, rawName, value, inlineValue) => tokens.push({kind: "option", name, rawName, index, value, inlineValue});
    // An option whose text, if it takes one, is the next argument.
    function alone(name, rawName) {
      const takesNext = takesText(name, options) && rest[0] !== undefined && rest[0] !== null;
      if (!takesNext) return option(name, rawName, undefined, undefined);
      option(name, rawName, rest.shift(), false);
      index++;
      return undefined;
    }
    while (rest.length > 0) {
      const argument = `${rest.shift()}`;
      if (inGroup > 0) inGroup--;
      else index++;
      const equals = argument.indexOf("=", 3);
      if (argument === "--") {
        tokens.push({kind: "option-terminator", index});
        for (const value of rest) tokens.push({kind: "positional", index: ++index, value});
        break;
      } else if (argument[0] !== "-" || argument === "-") {
        tokens.push({kind: "positional", index, value: argument});
      } else if (argument[1] === "-") {
        if (equals < 0) alone(argument.slice(2), argument);
        else option(argument.slice(2, equals), argument.slice(0, equals), argument.slice(equals + 1), true);
      } else if (argument.length === 2) {
        alone(longName(argument[1], options), argument);
      } else if (takesText(longName(argument[1], options), options)) {
        option(longName(argument[1], options), argument.slice(0, 2), argument.slice(2), true);
      } else {
        const parts = expandGroup(argument, options);
        rest.unshift(...parts);
        inGroup = parts.length;
      }
    }
    return tokens;
  }

  // --- what they say

  function checkUsage(token, {options, allowNegative, allowPositionals}) {
    let {name} = token;
    if (!%HasOwn(options, name)) {
      const positive = allowNegative && name.startsWith("no-") ? name.slice(3) : undefined;
      if (positive === undefined || own(options, positive, "type") !== "boolean") {
        const hint = allowPositionals ? `. To specify a positional argument starting with a '-', place it at the end of the command after '--', as in '-- "${token.rawName}"` : "";
        throw %LibraryError(refuse(`Unknown option '${token.rawName}'${hint}`, "UNKNOWN_OPTION"), "internal/util/parse_args/parse_args:107", "      throw new ERR_PARSE_ARGS_UNKNOWN_OPTION(");
      }
      name = positive;
    }
    const short = own(options, name, "short");
    const both = `${short ? `-${short}, ` : ""}--${name}`;
    if (takesText(name, options) && typeof token.value !== "string") throw refuse(`Option '${both} <value>' argument missing`, "INVALID_OPTION_VALUE");
    if (!takesText(name, options) && token.value !== undefined) throw refuse(`Option '${both}' does not take an argument`, "INVALID_OPTION_VALUE");
  }
  function checkAmbiguity({rawName, name, value, inlineValue}) {
    if (inlineValue || value === undefined || value.length < 2 || value[0] !== "-") return;
    const example = rawName.startsWith("--") ? `'${rawName}=-XYZ'` : `'--${name}=-XYZ' or '${rawName}-XYZ'`;
    throw refuse(`Option '${rawName}' argument is ambiguous.\nDid you forget to specify the option argument for '${rawName}'?\nTo specify an option argument starting with a dash use ${example}.`, "INVALID_OPTION_VALUE");
  }
  function store(token, known, values) {
    if (token.name === "__proto__") return;
    let value = token.value ?? true;
    if (known.allowNegative && token.name.startsWith("no-") && token.value === undefined) {
      token.name = token.name.slice(3);
      value = false;
    }
    if (!own(known.options, token.name, "multiple")) values[token.name] = value;
    else if (values[token.name]) values[token.name].push(value);
    else values[token.name] = [value];
  }

  function parseArgs(config = {__proto__: null}) {
    const known = readConfig(config);
    const tokens = tokenize(known.args, known.options);
    const result = {values: %BareObject(), positionals: []};
    if (known.tokens) result.tokens = tokens;
    %Call(forEach, tokens, function take(token) {
      if (token.kind === "option") {
        if (known.strict) {
          checkUsage(token, known);
          checkAmbiguity(token);
        }
        store(token, known, result.values);
      } else if (token.kind === "positional") {
        if (!known.allowPositionals) throw %LibraryError(refuse(`Unexpected argument '${token.value}'. This command does not take positional arguments`, "UNEXPECTED_POSITIONAL"), "internal/util/parse_args/parse_args:387", "        throw new ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL(token.value);");
        result.positionals.push(token.value);
      }
    });
    for (const name of %Object%.keys(known.options)) {
      const {default: value} = known.options[name];
      if (value !== undefined && result.values[name] === undefined) result.values[name] = value;
    }
    return result;
  }
  return {parseArgs};
}
