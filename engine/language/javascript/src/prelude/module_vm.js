// require('vm'), as far as it concerns one set of globals.

function moduleVm() {
  function run(code) {
    if (typeof code !== "string") %ThrowInvalidArgument("code", "string", code);
    const evaluate = %Eval%;
    return evaluate(code);
  }
  function refuse() {
    throw new %Error%("The simulator has one set of globals and no contexts beside it; use vm.runInThisContext");
  }
  class Script {
    #code;
    constructor(code) {
      this.#code = `${code}`;
    }
    runInThisContext() {
      return run(this.#code);
    }
    runInContext() {
      refuse();
    }
    runInNewContext() {
      refuse();
    }
  }
  function isContext() {
    return false;
  }
  function runInThisContext(code) {
    return run(code);
  }
  function createContext() {
    refuse();
  }
  function runInContext() {
    refuse();
  }
  function runInNewContext() {
    refuse();
  }
  function compileFunction(code, params = []) {
    return new %Function%(...params, code);
  }
  return {Script, createContext, runInContext, runInNewContext, runInThisContext, isContext, compileFunction};
}
