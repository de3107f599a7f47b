// 7.1.1 ToPrimitive of an object; hint is "default", "number" or "string".
function toPrimitive(input, hint) {
  const exotic = input[%SymbolToPrimitive%];
  if (exotic !== undefined && exotic !== null) {
    if (!%IsCallable(exotic)) %ThrowTypeError(%ShownWithType(exotic) + " is not a function");
    const result = %Call(exotic, input, hint);
    if (%IsObject(result)) %ThrowTypeError("Cannot convert object to primitive value");
    return result;
  }
  if (hint === "string") {
    const toString = input.toString;
    if (%IsCallable(toString)) {
      const text = %Call(toString, input);
      if (!%IsObject(text)) return text;
    }
    const valueOf = input.valueOf;
    if (%IsCallable(valueOf)) {
      const value = %Call(valueOf, input);
      if (!%IsObject(value)) return value;
    }
  } else {
    const valueOf = input.valueOf;
    if (%IsCallable(valueOf)) {
      const value = %Call(valueOf, input);
      if (!%IsObject(value)) return value;
    }
    const toString = input.toString;
    if (%IsCallable(toString)) {
      const text = %Call(toString, input);
      if (!%IsObject(text)) return text;
    }
  }
  %ThrowTypeError("Cannot convert object to primitive value");
}
