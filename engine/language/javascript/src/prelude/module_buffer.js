// Buffer.from where the program's objects must be asked, and the module 'buffer'.

function bufferFrom(value, encodingOrOffset, length) {
  const valueOf = value.valueOf && value.valueOf();
  if (valueOf !== undefined && valueOf !== null && valueOf !== value && (typeof valueOf === "string" || typeof valueOf === "object")) {
    const from = %BufferClass().from;
    return from(valueOf, encodingOrOffset, length);
  }
  let list;
  if (value.length !== undefined || %IsAnyBuffer(value.buffer)) {
    list = typeof value.length === "number" ? value : [];
  } else if (value.type === "Buffer" && %IsArray(value.data)) {
    list = value.data;
  }
  if (list !== undefined) {
    const numbers = [];
    const count = %ToLength(list.length);
    for (let i = 0; i < count; i++) %ArrayAppend(numbers, +list[i]);
    return %BufferOfList(numbers);
  }
  const toPrimitive = value[%SymbolToPrimitive%];
  if (typeof toPrimitive === "function") {
    const primitive = %Call(toPrimitive, value, "string");
    if (typeof primitive === "string") return %BufferOfText(primitive, encodingOrOffset);
  }
  %ThrowFirstArgument(value);
}

function moduleBuffer() {
  const Buffer = %BufferClass();
  const constants = {MAX_LENGTH: 4294967296, MAX_STRING_LENGTH: 536870888};
  return {
    Buffer,
    SlowBuffer: Buffer.allocUnsafeSlow,
    isUtf8: input => %IsUtf8(input),
    isAscii: input => %IsAscii(input),
    kMaxLength: constants.MAX_LENGTH,
    kStringMaxLength: constants.MAX_STRING_LENGTH,
    get Blob() {
      return %BuiltinModule("internal/blob").Blob;
    },
    get File() {
      return %BuiltinModule("internal/blob").File;
    },
    btoa,
    atob,
    constants,
    get INSPECT_MAX_BYTES() {
      const known = %KnownModule("internal/inspect_max_bytes");
      return known === undefined ? 50 : known.most;
    },
    set INSPECT_MAX_BYTES(value) {
      if (typeof value !== "number") %ThrowInvalidArgument("INSPECT_MAX_BYTES", "number", value);
      if (!(value >= 0)) throw %NodeError("RangeError", `The value of "INSPECT_MAX_BYTES" is out of range. It must be >= 0. Received ${value}`, "ERR_OUT_OF_RANGE");
      %StoreModule("internal/inspect_max_bytes", {most: value});
    },
  };
}
