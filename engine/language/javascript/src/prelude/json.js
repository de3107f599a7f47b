// JSON where the program takes part: revivers, replacers, toJSON, getters (ECMA-262 25.5).

function jsonRevive(value, reviver) {
  return %JsonInternalize({"": value}, "", reviver);
}

// 25.5.1.1 InternalizeJSONProperty
function jsonInternalize(holder, name, reviver) {
  const value = holder[name];
  if (%IsObject(value)) {
    const isArray = %IsArray(value);
    const keys = isArray ? undefined : %EnumerableKeys(value, 0);
    const length = isArray ? %ToLength(value.length) : keys.length;
    for (let i = 0; i < length; i++) {
      const key = isArray ? `${i}` : keys[i];
      const element = %JsonInternalize(value, key, reviver);
      if (element === undefined) %DeleteOwn(value, key);
      else %TryCreate(value, key, element);
    }
  }
  return %Call(reviver, holder, name, value);
}

// 25.5.2
function jsonStringify(value, replacer, space) {
  const state = {replacer: undefined, list: undefined, gap: "", indent: "", stack: [], keys: []};
  if (%IsCallable(replacer)) {
    state.replacer = replacer;
  } else if (%IsArray(replacer)) {
    state.list = [];
    const length = %ToLength(replacer.length);
    for (let k = 0; k < length; k++) {
      const item = replacer[k];
      let name;
      if (typeof item === "string") name = item;
      else if (typeof item === "number") name = `${item}`;
      else {
        const kind = %BoxedKind(item);
        if (kind === "number" || kind === "string") name = `${item}`;
      }
      if (name !== undefined && !%IncludesKey(state.list, name)) %ArrayAppend(state.list, name);
    }
  }
  const kind = %BoxedKind(space);
  state.gap = %JsonGap(kind === "number" ? +space : kind === "string" ? `${space}` : space);
  return %JsonProperty(state, {"": value}, "");
}

// 25.5.2.2 SerializeJSONProperty; key is a number in arrays.
function jsonProperty(state, holder, key) {
  let value = holder[key];
  const name = typeof key === "number" ? `${key}` : key;
  if (%IsObject(value) || typeof value === "bigint") {
    const toJSON = value.toJSON;
    if (%IsCallable(toJSON)) value = %Call(toJSON, value, name);
  }
  if (state.replacer !== undefined) value = %Call(state.replacer, holder, name, value);
  const kind = %BoxedKind(value);
  if (kind === "number") value = +value;
  else if (kind === "string") value = `${value}`;
  else if (kind === "boolean" || kind === "bigint") value = %BoxedValue(value);
  if (value === null) return "null";
  if (value === true) return "true";
  if (value === false) return "false";
  if (typeof value === "string") return %JsonQuote(value);
  if (typeof value === "number") return value - value === 0 ? `${value}` : "null";
  if (typeof value === "bigint") %ThrowTypeError("Do not know how to serialize a BigInt");
  if (!%IsObject(value) || %IsCallable(value)) return undefined;
  return %IsArray(value) ? %JsonArray(state, value, key) : %JsonObject(state, value, key);
}

// 25.5.2.4 SerializeJSONObject
function jsonObject(state, value, place) {
  %CheckCircle(state.stack, state.keys, value, place);
  %ArrayAppend(state.stack, value);
  %ArrayAppend(state.keys, place);
  const stepback = state.indent;
  state.indent = stepback + state.gap;
  const keys = state.list === undefined ? %EnumerableKeys(value, 0) : state.list;
  const count = keys.length;
  let text = "";
  for (let k = 0; k < count; k++) {
    const part = %JsonProperty(state, value, keys[k]);
    if (part === undefined) continue;
    if (text !== "") text += ",";
    if (state.gap !== "") text += "\n" + state.indent;
    text += %JsonQuote(keys[k]) + (state.gap === "" ? ":" : ": ") + part;
  }
  if (text !== "" && state.gap !== "") text += "\n" + stepback;
  state.stack.length = state.stack.length - 1;
  state.keys.length = state.keys.length - 1;
  state.indent = stepback;
  return "{" + text + "}";
}

// 25.5.2.5 SerializeJSONArray
function jsonArray(state, value, place) {
  %CheckCircle(state.stack, state.keys, value, place);
  %ArrayAppend(state.stack, value);
  %ArrayAppend(state.keys, place);
  const stepback = state.indent;
  state.indent = stepback + state.gap;
  const length = %ToLength(value.length);
  let text = "";
  for (let k = 0; k < length; k++) {
    const part = %JsonProperty(state, value, k);
    if (k > 0) text += ",";
    if (state.gap !== "") text += "\n" + state.indent;
    text += part === undefined ? "null" : part;
  }
  if (length > 0 && state.gap !== "") text += "\n" + stepback;
  state.stack.length = state.stack.length - 1;
  state.keys.length = state.keys.length - 1;
  state.indent = stepback;
  return "[" + text + "]";
}
