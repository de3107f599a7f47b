// `stack` of an error whose header or lines the program itself writes (V8's ErrorUtils and CallSite).

function errorStackGet(trace) {
  const error = this;
  let header;
  try {
    const name = error.name;
    const message = error.message;
    const shownName = name === undefined ? "Error" : `${name}`;
    const shownMessage = message === undefined ? "" : `${message}`;
    header = shownName === "" ? shownMessage : shownMessage === "" ? shownName : shownName + ": " + shownMessage;
  } catch {
    header = "<error>";
  }
  const text = %StackText(header, trace);
  %DefineHidden(error, "stack", text);
  const prepare = %Error%.prepareStackTrace;
  if (!%IsCallable(prepare)) return text;
  const prepared = %Call(prepare, %Error%, error, %CallSites(trace));
  %DefineHidden(error, "stack", prepared);
  return prepared;
}

function errorStackSet(value) {
  %DefineHidden(this, "stack", value);
}

function callSites(trace) {
  const CallSite = %BuiltinModule("internal/call_site");
  const sites = %StackSites(trace);
  const count = sites.length;
  for (let i = 0; i < count; i++) sites[i] = new CallSite(sites[i]);
  return sites;
}

function callSiteClass() {
  return class CallSite {
    #line;
    #function;
    #type;
    #method;
    #where;
    #flags;
    constructor(parts) {
      const line = parts[0];
      this.#line = line;
      this.#function = parts[1];
      this.#type = parts[2];
      this.#method = parts[3];
      this.#flags = parts;
      let where = parts[4];
      if (where === null) {
        const open = %TextFind(line, " (", 0);
        where = open < 0 ? line : %TextPart(line, open + 2, line.length - 1);
        if (open >= 0) this.#function = %TextPart(line, 0, open);
      }
      this.#where = /^(.*):(\d+):(\d+)$/.exec(where);
    }
    getThis() {
      return undefined;
    }
    getFunction() {
      return undefined;
    }
    getTypeName() {
      return this.#type;
    }
    getFunctionName() {
      return this.#function;
    }
    getMethodName() {
      return this.#method;
    }
    getFileName() {
      return this.#where === null ? undefined : this.#where[1];
    }
    getScriptNameOrSourceURL() {
      return this.getFileName();
    }
    getLineNumber() {
      return this.#where === null ? null : +this.#where[2];
    }
    getColumnNumber() {
      return this.#where === null ? null : +this.#where[3];
    }
    getEvalOrigin() {
      return undefined;
    }
    isToplevel() {
      return this.#flags[5];
    }
    isEval() {
      return false;
    }
    isNative() {
      return this.#where === null;
    }
    isConstructor() {
      return this.#flags[6];
    }
    isAsync() {
      return this.#flags[7];
    }
    isPromiseAll() {
      return false;
    }
    getPromiseIndex() {
      return null;
    }
    toString() {
      return this.#line;
    }
  };
}
