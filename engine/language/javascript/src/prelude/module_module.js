// require('module') and require('vm'), as far as they concern one program that is one file.

function moduleModule() {
  const names = "_http_agent _http_client _http_common _http_incoming _http_outgoing _http_server _stream_duplex _stream_passthrough _stream_readable _stream_transform _stream_wrap _stream_writable _tls_common _tls_wrap assert assert/strict async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns dns/promises domain events fs fs/promises http http2 https inspector inspector/promises module net os path path/posix path/win32 perf_hooks process punycode querystring readline readline/promises repl stream stream/consumers stream/promises stream/web string_decoder sys timers timers/promises tls trace_events tty url util util/types v8 vm wasi worker_threads zlib";
  function Module(id = "") {
    this.id = id;
    this.exports = {};
    this.loaded = false;
  }
  Module._cache = {__proto__: null};
  Module.builtinModules = names.split(" ");
  Module.isBuiltin = function isBuiltin(moduleName) {
    if (typeof moduleName !== "string") return false;
    const isPrefixed = moduleName.startsWith("node:");
    const name = isPrefixed ? moduleName.slice(5) : moduleName;
    return Module.builtinModules.includes(name) || isPrefixed && ["sea", "sqlite", "test", "test/reporters"].includes(name);
  };
  Module.createRequire = function createRequire(filename) {
    if (typeof filename !== "string" && !(%IsObject(filename) && typeof filename.href === "string")) %ThrowInvalidArgument("filename", "string or an instance of URL", filename);
    return %RequireFunction();
  };
  Module.syncBuiltinESMExports = function syncBuiltinESMExports() {};
  Module.Module = Module;
  return Module;
}

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
