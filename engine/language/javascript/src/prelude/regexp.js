// RegExp (ECMA-262 22.2), where reading properties or calling exec may run the program. Matching itself is native.

// 22.2.4.1
function regExpConstructor(pattern, flags) {
  const isPattern = %IsRegExp(pattern);
  let target = new.target;
  if (target === undefined) {
    target = %RegExp%;
    if (isPattern && flags === undefined && pattern.constructor === target) return pattern;
  }
  let source = pattern;
  let letters = flags;
  if (%IsRegExpObject(pattern)) {
    source = %RegExpSource(pattern);
    if (flags === undefined) letters = %RegExpLetters(pattern);
  } else if (isPattern) {
    source = pattern.source;
    if (flags === undefined) letters = pattern.flags;
  }
  const made = %RegExpAllocate(target);
  return %RegExpInitialize(made, source === undefined ? "" : `${source}`, letters === undefined ? "" : `${letters}`);
}

// B.2.4.1
function regExpCompile(pattern, flags) {
  if (!%IsRegExpObject(this)) %ThrowIncompatibleReceiver("RegExp.prototype.compile", this);
  if (%IsRegExpObject(pattern)) {
    if (flags !== undefined) %ThrowTypeError("Invalid flags supplied to RegExp constructor");
    return %RegExpInitialize(this, %RegExpSource(pattern), %RegExpLetters(pattern));
  }
  return %RegExpInitialize(this, pattern === undefined ? "" : `${pattern}`, flags === undefined ? "" : `${flags}`);
}

// 22.2.7.2 where lastIndex is no plain number: reading it as a length may run the program.
function regExpExecFrom(regexp, text) {
  const last = %ToLength(regexp.lastIndex);
  return %RegExpRun(regexp, text, last);
}

// 22.2.7.1 RegExpExec
function regExpExecAny(regexp, text) {
  const exec = regexp.exec;
  if (exec === %RegExpExec% && %IsRegExpObject(regexp)) return %RegExpExecPlain(regexp, text);
  if (%IsCallable(exec)) {
    const result = %Call(exec, regexp, text);
    if (result !== null && !%IsObject(result)) %ThrowTypeError(%ShownWithType(result) + " is not an object or null");
    return result;
  }
  if (!%IsRegExpObject(regexp)) %ThrowIncompatibleReceiver("RegExp.prototype.exec", regexp);
  return %RegExpExecPlain(regexp, text);
}

function regExpTest(value) {
  if (!%IsObject(this)) %ThrowIncompatibleReceiver("RegExp.prototype.test", this);
  return %RegExpExecAny(this, `${value}`) !== null;
}

function regExpToString() {
  if (!%IsObject(this)) %ThrowIncompatibleReceiver("RegExp.prototype.toString", this);
  return "/" + `${this.source}` + "/" + `${this.flags}`;
}

// 22.2.6.4
function regExpFlags() {
  if (!%IsObject(this)) %ThrowIncompatibleReceiver("RegExp.prototype.flags getter", this);
  let flags = "";
  if (this.hasIndices) flags += "d";
  if (this.global) flags += "g";
  if (this.ignoreCase) flags += "i";
  if (this.multiline) flags += "m";
  if (this.dotAll) flags += "s";
  if (this.unicode) flags += "u";
  if (this.unicodeSets) flags += "v";
  if (this.sticky) flags += "y";
  return flags;
}

// 22.2.6.8
function regExpMatch(value) {
  if (!%IsObject(this)) %ThrowIncompatibleReceiver("RegExp.prototype.@@match", this);
  const text = `${value}`;
  const flags = `${this.flags}`;
  if (%TextFind(flags, "g", 0) < 0) return %RegExpExecAny(this, text);
  const whole = %TextFind(flags, "u", 0) >= 0 || %TextFind(flags, "v", 0) >= 0;
  this.lastIndex = 0;
  const found = [];
  for (;;) {
    const result = %RegExpExecAny(this, text);
    if (result === null) return found.length === 0 ? null : found;
    const part = `${result[0]}`;
    %ArrayAppend(found, part);
    if (part === "") this.lastIndex = %RegExpAdvance(text, %ToLength(this.lastIndex), whole);
  }
}

// 22.2.6.9
function regExpMatchAll(value) {
  if (!%IsObject(this)) %ThrowIncompatibleReceiver("RegExp.prototype.@@matchAll", this);
  const text = `${value}`;
  const constructor = %SpeciesConstructor(this, %RegExp%);
  const flags = `${this.flags}`;
  const matcher = new constructor(this, flags);
  matcher.lastIndex = %ToLength(this.lastIndex);
  const whole = %TextFind(flags, "u", 0) >= 0 || %TextFind(flags, "v", 0) >= 0;
  return %RegExpIteratorMake(matcher, text, %TextFind(flags, "g", 0) >= 0, whole);
}

// 22.2.9.2.1
function regExpIteratorNext() {
  const state = %RegExpIteratorState(this);
  if (state === undefined) return {value: undefined, done: true};
  const matcher = state[0];
  const text = state[1];
  const result = %RegExpExecAny(matcher, text);
  if (result === null || !state[2]) %RegExpIteratorEnd(this);
  if (result === null) return {value: undefined, done: true};
  if (!state[2]) return {value: result, done: false};
  if (`${result[0]}` === "") matcher.lastIndex = %RegExpAdvance(text, %ToLength(matcher.lastIndex), state[3]);
  return {value: result, done: false};
}

// 22.2.6.12
function regExpSearch(value) {
  if (!%IsObject(this)) %ThrowIncompatibleReceiver("RegExp.prototype.@@search", this);
  const text = `${value}`;
  const before = this.lastIndex;
  if (!%SameValue(before, 0)) this.lastIndex = 0;
  const result = %RegExpExecAny(this, text);
  const after = this.lastIndex;
  if (!%SameValue(after, before)) this.lastIndex = before;
  return result === null ? -1 : result.index;
}

// 22.1.3.19.1 GetSubstitution; captures[0] is the match itself.
function regExpSubstitute(text, position, captures, groups, template) {
  let result = "";
  let at = 0;
  const count = captures.length - 1;
  const matched = captures[0];
  for (;;) {
    const dollar = %TextFind(template, "$", at);
    if (dollar < 0) return result + %TextPart(template, at, template.length);
    result += %TextPart(template, at, dollar);
    const next = %TextPart(template, dollar + 1, dollar + 2);
    at = dollar + 2;
    if (next === "$") {
      result += "$";
    } else if (next === "&") {
      result += matched;
    } else if (next === "`") {
      result += %TextPart(text, 0, position);
    } else if (next === "'") {
      const end = position + matched.length;
      if (end < text.length) result += %TextPart(text, end, text.length);
    } else if (next === "<" && groups !== undefined) {
      const close = %TextFind(template, ">", at);
      if (close < 0) {
        result += "$<";
      } else {
        const value = groups[%TextPart(template, at, close)];
        if (value !== undefined) result += `${value}`;
        at = close + 1;
      }
    } else if (next >= "0" && next <= "9") {
      const second = %TextPart(template, at, at + 1);
      const two = second !== "" && second >= "0" && second <= "9" ? +next * 10 + +second : 0;
      if (two >= 1 && two <= count) {
        if (captures[two] !== undefined) result += captures[two];
        at++;
      } else if (+next >= 1 && +next <= count) {
        if (captures[+next] !== undefined) result += captures[+next];
      } else {
        result += "$" + next;
      }
    } else {
      result += "$";
      at = dollar + 1;
    }
  }
}

// 22.2.6.11
function regExpReplace(value, replacement) {
  if (!%IsObject(this)) %ThrowIncompatibleReceiver("RegExp.prototype.@@replace", this);
  const text = `${value}`;
  const isFunction = %IsCallable(replacement);
  const template = isFunction ? "" : `${replacement}`;
  const isPlain = !isFunction && %TextFind(template, "$", 0) < 0;
  const flags = `${this.flags}`;
  const isGlobal = %TextFind(flags, "g", 0) >= 0;
  const whole = %TextFind(flags, "u", 0) >= 0 || %TextFind(flags, "v", 0) >= 0;
  if (isGlobal) this.lastIndex = 0;
  const results = [];
  for (;;) {
    const result = %RegExpExecAny(this, text);
    if (result === null) break;
    %ArrayAppend(results, result);
    if (!isGlobal) break;
    if (`${result[0]}` === "") this.lastIndex = %RegExpAdvance(text, %ToLength(this.lastIndex), whole);
  }
  let made = "";
  let done = 0;
  for (let i = 0; i < results.length; i++) {
    const result = results[i];
    const count = %ToLength(result.length);
    const matched = `${result[0]}`;
    const place = %ToInteger(result.index);
    const position = place < 0 ? 0 : place > text.length ? text.length : place;
    let put;
    if (isPlain) {
      put = template;
    } else {
      const captures = [matched];
      for (let n = 1; n < count; n++) {
        const capture = result[n];
        %ArrayAppend(captures, capture === undefined ? undefined : `${capture}`);
      }
      let groups = result.groups;
      if (isFunction) {
        const list = captures;
        %ArrayAppend(list, position);
        %ArrayAppend(list, text);
        if (groups !== undefined) %ArrayAppend(list, groups);
        put = `${%CallWithArray(replacement, undefined, list)}`;
      } else {
        if (groups !== undefined) groups = %ToObject(groups, "");
        put = %RegExpSubstitute(text, position, captures, groups, template);
      }
    }
    if (position >= done) {
      made += %TextPart(text, done, position) + put;
      done = position + matched.length;
    }
  }
  return done >= text.length ? made : made + %TextPart(text, done, text.length);
}

// 22.2.6.14
function regExpSplit(value, limit) {
  if (!%IsObject(this)) %ThrowIncompatibleReceiver("RegExp.prototype.@@split", this);
  const text = `${value}`;
  const constructor = %SpeciesConstructor(this, %RegExp%);
  const flags = `${this.flags}`;
  const whole = %TextFind(flags, "u", 0) >= 0 || %TextFind(flags, "v", 0) >= 0;
  const splitter = new constructor(this, %TextFind(flags, "y", 0) >= 0 ? flags : flags + "y");
  const parts = [];
  const most = limit === undefined ? 4294967295 : limit >>> 0;
  if (most === 0) return parts;
  const size = text.length;
  if (size === 0) {
    if (%RegExpExecAny(splitter, text) === null) %ArrayAppend(parts, text);
    return parts;
  }
  let from = 0;
  let at = 0;
  const isBuiltin = splitter.exec === %RegExpExec% && %IsRegExpObject(splitter);
  while (at < size) {
    // Nothing matches before the next place where the pattern does when it is not held to one.
    if (isBuiltin) {
      at = %RegExpFind(splitter, text, at);
      if (at < 0 || at >= size) break;
    }
    splitter.lastIndex = at;
    const result = %RegExpExecAny(splitter, text);
    if (result === null) {
      at = %RegExpAdvance(text, at, whole);
      continue;
    }
    const last = %ToLength(splitter.lastIndex);
    const end = last < size ? last : size;
    if (end === from) {
      at = %RegExpAdvance(text, at, whole);
      continue;
    }
    %ArrayAppend(parts, %TextPart(text, from, at));
    if (parts.length === most) return parts;
    from = end;
    const count = %ToLength(result.length);
    for (let n = 1; n < count; n++) {
      %ArrayAppend(parts, result[n]);
      if (parts.length === most) return parts;
    }
    at = from;
  }
  %ArrayAppend(parts, %TextPart(text, from, size));
  return parts;
}
