// How the constructors of Intl are made. Module internal/intl/service.

function moduleIntlService() {
  const kit = %BareObject();
  const locales = %BuiltinModule("internal/intl/locales");
  const options = %BuiltinModule("internal/intl/options");
  const slots = %BuiltinModule("internal/intl/slots");

  // Gives the constructor its methods and accessors, as hidden properties.
  kit.define = (Constructor, name, length, methods, hasLocales) => {
    const fullName = "Intl." + name;
    const prototype = Constructor.prototype;
    %DefineOrThrow(Constructor, "prototype", {value: prototype, writable: false, enumerable: false, configurable: false});
    %DefineOrThrow(Constructor, "length", {value: length, writable: false, enumerable: false, configurable: true});
    if (hasLocales) {
      const shared = {
        supportedLocalesOf(locales, options) {
          return kit.supported(locales, options, fullName);
        },
      };
      %DefineHidden(Constructor, "supportedLocalesOf", shared.supportedLocalesOf);
      %DefineOrThrow(shared.supportedLocalesOf, "length", {value: 1, writable: false, enumerable: false, configurable: true});
    }
    const keys = %OwnKeys(methods);
    for (let i = 0; i < keys.length; i++) {
      const row = %GetOwn(methods, keys[i]);
      if (!%HasOwn(row, "get")) %DefineHidden(prototype, keys[i], row.value);
      else %DefineOrThrow(prototype, keys[i], {get: row.get, set: undefined, enumerable: false, configurable: true});
    }
    %DefineOrThrow(prototype, %SymbolToStringTag%, {value: fullName, writable: false, enumerable: false, configurable: true});
  };

  // 9.2.11 SupportedLocales
  kit.supported = (list, given, service) => {
    const tags = locales.list(list);
    if (given !== undefined) options.matcher(%ToObject(given, ""), service);
    return locales.supported(tags);
  };

  // The state of `object`, which must be of this kind.
  kit.state = (object, kind, method) => {
    const state = slots.of(object);
    if (state === undefined || state.kind !== kind) %ThrowTypeError("Method Intl." + kind + ".prototype." + method + " called on incompatible receiver " + %Shown(object));
    return state;
  };
  // The same where the message does not name the method.
  kit.receiver = (object, kind, name) => {
    const state = slots.of(object);
    if (state === undefined || state.kind !== kind) %ThrowTypeError("Method " + name + " called on incompatible receiver " + %Shown(object));
    return state;
  };
  // A bound function of a service has no name.
  kit.unnamed = (callback, length) => {
    %DefineOrThrow(callback, "name", {value: "", writable: false, enumerable: false, configurable: true});
    %DefineOrThrow(callback, "length", {value: length, writable: false, enumerable: false, configurable: true});
    return callback;
  };
  kit.needNew = (target, name) => {
    if (target === undefined) %ThrowTypeError("Constructor Intl." + name + " requires 'new'");
  };
  // An object made by `new`, or by a call where that is allowed.
  kit.create = (target, Constructor, state) => slots.create(target === undefined ? Constructor : target, state);
  // Parts with their source, as formatRangeToParts gives them.
  kit.sourcedObjects = parts => {
    const list = [];
    for (let i = 0; i < parts.length; i += 3) %ArrayAppend(list, {type: parts[i], value: parts[i + 1], source: parts[i + 2]});
    return list;
  };
  kit.sourcedText = parts => {
    let out = "";
    for (let i = 1; i < parts.length; i += 3) out += parts[i];
    return out;
  };
  return kit;
}
