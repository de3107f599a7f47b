// String's functions in which the program takes part (ECMA-262 22.1).

// 22.1.2.4
function stringRaw(template) {
  const cooked = %ToObject(template, "");
  const literals = %ToObject(cooked.raw, "");
  const length = %ToLength(literals.length);
  let text = "";
  for (let k = 0; k < length; k++) {
    text += `${literals[k]}`;
    if (k + 1 < length && k + 1 < arguments.length) text += `${arguments[k + 1]}`;
  }
  return text;
}

// Symbol.match and its like where reading the method runs the program; without one, the builtin goes on with what
// reading gave: nothing.
function stringHandOver(callee, pattern, symbol, list, receiver, args) {
  const method = pattern[symbol];
  if (method !== undefined && method !== null) {
    if (!%IsCallable(method)) %ThrowNotCallable(method);
    return %CallWithArray(method, pattern, list);
  }
  args[0] = `${pattern}`;
  return %CallWithArray(callee, receiver, args);
}

// 22.1.3.19 with a function, the receiver and the text looked for being texts.
function replaceWithFunction(text, wanted, replacer, all) {
  let at = %TextFind(text, wanted, 0);
  if (at < 0) return text;
  const step = wanted.length > 1 ? wanted.length : 1;
  const places = [];
  while (at >= 0) {
    %ArrayAppend(places, at);
    if (!all) break;
    at = %TextFind(text, wanted, at + step);
  }
  let result = "";
  let done = 0;
  for (let i = 0; i < places.length; i++) {
    const place = places[i];
    const replacement = `${%Call(replacer, undefined, wanted, place, text)}`;
    result += %TextPart(text, done, place) + replacement;
    done = place + wanted.length;
  }
  return result + %TextPart(text, done, text.length);
}

// includes, startsWith and endsWith where asking whether the argument is a regular expression runs the program.
function stringSearchChecked(callee, receiver, args, method) {
  const matcher = args[0][%SymbolMatch%];
  if (matcher !== undefined && !!matcher) %ThrowTypeError("First argument to " + method + " must not be a regular expression");
  args[0] = `${args[0]}`;
  return %CallWithArray(callee, receiver, args);
}

// match, matchAll and search by text need a regular expression made of it.
function matchByPattern(text, pattern, flags, symbol) {
  const made = %MakeRegExp(pattern, flags);
  return made[symbol](text);
}

// 22.1.3.14: matchAll looks at the flags first.
function matchAllRegExp(callee, receiver, pattern) {
  if (%IsRegExp(pattern)) {
    const flags = pattern.flags;
    if (flags === undefined || flags === null) %ThrowTypeError("String.prototype.matchAll called with a non-global RegExp argument");
    if (%TextFind(`${flags}`, "g", 0) < 0) %ThrowTypeError("String.prototype.matchAll called with a non-global RegExp argument");
  }
  const matcher = pattern[%SymbolMatchAll%];
  if (matcher !== undefined && matcher !== null) {
    if (!%IsCallable(matcher)) %ThrowNotCallable(matcher);
    return %Call(matcher, pattern, receiver);
  }
  return %MakeRegExp(pattern, "g")[%SymbolMatchAll%](`${receiver}`);
}

// 22.1.3.20: so does replaceAll.
function replaceAllRegExp(callee, receiver, pattern, replacement) {
  if (%IsRegExp(pattern)) {
    const flags = pattern.flags;
    if (flags === undefined || flags === null) %ThrowTypeError("String.prototype.replaceAll called with a non-global RegExp argument");
    if (%TextFind(`${flags}`, "g", 0) < 0) %ThrowTypeError("String.prototype.replaceAll called with a non-global RegExp argument");
  }
  const replacer = pattern[%SymbolReplace%];
  if (replacer !== undefined && replacer !== null) {
    if (!%IsCallable(replacer)) %ThrowNotCallable(replacer);
    return %Call(replacer, pattern, receiver, replacement);
  }
  return %Call(callee, `${receiver}`, `${pattern}`, replacement);
}

// 7.2.8 IsRegExp
function isRegExp(value) {
  if (!%IsObject(value)) return false;
  const matcher = value[%SymbolMatch%];
  return matcher === undefined ? %KindName(value) === "regexp" : !!matcher;
}
