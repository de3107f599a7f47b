// structuredClone (HTML 2.7).

function structuredClone(value, options) {
  if (arguments.length === 0) %ThrowMissingArgument("value");
  const seen = new %Map%();
  const transfer = options === undefined || options === null ? undefined : options.transfer;
  if (transfer !== undefined) {
    const moved = [...transfer];
    for (const object of moved) {
      if (%BinaryKind(object) !== "ArrayBuffer") %ThrowDataClone(object);
    }
    for (const object of moved) seen.set(object, %TransferBuffer(object));
  }
  return %CloneValue(value, seen);
}

function cloneValue(value, seen) {
  if (typeof value === "symbol") %ThrowDataClone(value);
  if (!%IsObject(value)) return value;
  const known = seen.get(value);
  if (known !== undefined) return known;
  const kind = %KindName(value);
  const boxed = %BoxedKind(value);
  let copy;
  if (boxed !== undefined && boxed !== "symbol") copy = %Object%(%BoxedValue(value));
  else if (kind === "array") copy = %ArrayCreate(value.length);
  else if (kind === "map") copy = new %Map%();
  else if (kind === "set") copy = new %Set%();
  else if (kind === "array buffer") copy = %CloneBuffer(value);
  else if (kind === "typed array" || kind === "data view") copy = %CloneView(value, %CloneValue(value.buffer, seen));
  else if (kind === "date") copy = new %Date%(value);
  else if (kind === "error") copy = %CloneError(value);
  else if (kind === "regexp") copy = new %RegExp%(%RegExpSource(value), %RegExpLetters(value));
  else if (kind === "object" && !%IsCallable(value)) copy = {};
  else %ThrowDataClone(value);
  seen.set(value, copy);
  if (kind === "map") {
    for (const [key, item] of value) copy.set(%CloneValue(key, seen), %CloneValue(item, seen));
  } else if (kind === "set") {
    for (const item of value) copy.add(%CloneValue(item, seen));
  } else if (boxed === undefined && (kind === "array" || kind === "object")) {
    const keys = %OwnKeys(value);
    for (let i = 0; i < keys.length; i++) {
      if (typeof keys[i] === "string" && %IsEnumerableOwn(value, keys[i])) %CreateDataProperty(copy, keys[i], %CloneValue(value[keys[i]], seen));
    }
  }
  return copy;
}

function cloneError(error) {
  const name = error.name;
  const constructor = name === "TypeError" ? %TypeError% : name === "RangeError" ? %RangeError% : name === "SyntaxError" ? %SyntaxError% : name === "ReferenceError" ? %ReferenceError% : name === "EvalError" ? %EvalError% : name === "URIError" ? %URIError% : %Error%;
  const copy = new constructor(error.message);
  %DefineHidden(copy, "stack", error.stack);
  if (%HasOwn(error, "cause")) %DefineHidden(copy, "cause", %CloneValue(error.cause, new %Map%()));
  return copy;
}
