// require: node's CommonJS loader (the page "Modules: CommonJS modules" of its documentation), over the files of the
// scenario's folder. A comment that begins with "//@" names the lines that stand in a stack trace for a call there, as
// node 20.20.2 prints them; one with "//~" those for an await.

// What the loaders keep: the class Module, the modules asked for by import, the symbols of a module's private parts.
function loaderState() {
  const known = %KnownModule("internal/loader");
  if (known !== undefined) return known;
  const state = {
    Module: undefined,
    jobs: %BareObject(),
    warnedPackages: %BareObject(),
    asyncOrder: 0,
    parent: %PrivateSymbol("kModuleParent"),
    source: %PrivateSymbol("kModuleSource"),
    exportNames: %PrivateSymbol("kModuleExportNames"),
    snapshot: %PrivateSymbol("kModuleExport"),
    visited: %PrivateSymbol("kModuleCircularVisited"),
    required: %PrivateSymbol("kRequiredModule"),
    isMain: %PublicSymbol("kIsMainSymbol"),
    isCachedByImport: %PublicSymbol("kIsCachedByESMLoader"),
    isExecuting: %PublicSymbol("kIsExecuting"),
  };
  %StoreModule("internal/loader", state);
  return state;
}

function runCommonJsProgram() {
  const Module = %ModuleClass();
  Module._load(%MainPath(), null, true); //@ Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12);;node:internal/main/run_main_module:28:49
}

function addChild(parent, child, isOnce) {
  const children = %IsObject(parent) ? parent.children : undefined;
  if (!%IsArray(children)) return;
  if (isOnce) {
    const count = children.length;
    for (let i = 0; i < count; i++) if (children[i] === child) return;
  }
  %ArrayAppend(children, child);
}

// The class of the objects that programs know as `module`, and what require('module') gives.
function moduleClass() {
  const state = %LoaderState();
  if (state.Module !== undefined) return state.Module;
  function Module(id = "", parent) {
    this.id = id;
    this.path = %FolderOf(`${id}`);
    this.exports = {};
    this[state.parent] = parent;
    %AddChild(parent, this, false);
    this.filename = null;
    this.loaded = false;
    this.children = [];
  }
  state.Module = Module;
  Module._cache = {__proto__: null};
  Module._pathCache = {__proto__: null};
  Module._extensions = {__proto__: null};
  Module.globalPaths = [];
  Module.Module = Module;
  %AddModuleParts(Module, Module.prototype, Module._extensions);
  return Module;
}

// What is left of the class for programs that look at it.
function finishedModuleClass() {
  const Module = %ModuleClass();
  if (Module.builtinModules === undefined) %FinishModuleClass(Module);
  return Module;
}

// --- the functions of the class, each made when it is first called

function commonJsNodeModulePaths(from) {
  return %ModuleFolders(%JoinPath(%FolderOf(%MainPath()), `${from}`));
}

function commonJsLookupPaths(request, parent) {
  if (%BuiltinName(request) !== undefined) return null;
  const isRelative = request === "." || request === ".." || %TextPart(request, 0, 2) === "./" || %TextPart(request, 0, 3) === "../";
  if (isRelative) return [parent ? parent.path : "."];
  return %ModuleFolders(parent ? %FolderOf(parent.filename) : %FolderOf(%MainPath()));
}

function commonJsResolveFilename(request, parent, isMain, options) {
  return %ResolveFilename(request, parent, options);
}

function commonJsLoad(request, parent, isMain) {
  const state = %LoaderState();
  const {Module} = state;
  if (%TextPart(request, 0, 5) === "node:") return %LoadBuiltin(request); //@ Module._load (node:internal/modules/cjs/loader:1031:13)
  const filename = Module._resolveFilename(request, parent, isMain); //@ Module._load (node:internal/modules/cjs/loader:1038:27)
  const cached = Module._cache[filename];
  if (cached !== undefined) {
    %AddChild(parent, cached, true);
    if (cached.loaded) return cached.exports;
    if (!cached[state.isCachedByImport] || cached[state.visited]) return %CircularExports(cached);
    cached[state.visited] = true;
  }
  const builtin = %BuiltinName(filename);
  if (builtin !== undefined) return %BuiltinModule(builtin);
  const module = cached !== undefined ? cached : new Module(filename, parent);
  if (cached === undefined) {
    module[state.isMain] = !!isMain;
    if (isMain) {
      module.id = ".";
      %CreateDataProperty(%Process%, "mainModule", module);
    }
    Module._cache[filename] = module;
    module[state.isCachedByImport] = false;
  }
  let threw = true;
  try {
    module.load(filename); //@ Module._load (node:internal/modules/cjs/loader:1091:12)
    threw = false;
  } finally {
    if (threw) %ForgetModule(Module, filename, module, parent);
    else %LeaveCircle(module);
  }
  return module.exports;
}

function loadBuiltin(request) {
  const name = %BuiltinName(request);
  if (name !== undefined) return %BuiltinModule(name);
  %RefuseModule(request);
  throw %NodeError("Error", "No such built-in module: " + request, "ERR_UNKNOWN_BUILTIN_MODULE");
}

function commonJsLoadFile(filename) {
  const {Module, snapshot} = %LoaderState();
  this.filename = filename;
  this.paths = Module._nodeModulePaths(%FolderOf(filename));
  const extension = %RegisteredExtension(filename, Module._extensions);
  Module._extensions[extension](this, filename); //@ Module.load (node:internal/modules/cjs/loader:1266:32)
  this.loaded = true;
  this[snapshot] = this.exports;
}

function commonJsRequire(id) {
  return %RequireFrom(this, id);
}

function commonJsCompile(content, filename, format) {
  return %CompileAndRun(this, content, filename, format);
}

function commonJsScript(module, filename) {
  const content = %SourceOf(filename);
  module[%LoaderState().source] = content;
  module._compile(content, filename, %FormatForRequire(filename)); //@ Module._extensions..js (node:internal/modules/cjs/loader:1623:10)
}

function commonJsJson(module, filename) {
  const exports = %ParseJsonFile(%SourceOf(filename), filename, "node:internal/modules/cjs/loader:1644\n    throw err;\n    ^\n"); //@ Module._extensions..json (node:internal/modules/cjs/loader:1641:39)
  module.exports = exports;
}

function commonJsAddon(module, filename) {
  throw new %Error%("The simulator runs no compiled add-ons; write what '" + filename + "' does in JavaScript");
}

function commonJsParent() {
  return this[%LoaderState().parent];
}

function commonJsSetParent(value) {
  this[%LoaderState().parent] = value;
}

function commonJsIsPreloading() {
  return false;
}

// The parts of Module that programs rarely touch.
function finishModuleClass(Module) {
  const names = "_http_agent _http_client _http_common _http_incoming _http_outgoing _http_server _stream_duplex _stream_passthrough _stream_readable _stream_transform _stream_wrap _stream_writable _tls_common _tls_wrap assert assert/strict async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns dns/promises domain events fs fs/promises http http2 https inspector inspector/promises module net os path path/posix path/win32 perf_hooks process punycode querystring readline readline/promises repl stream stream/consumers stream/promises stream/web string_decoder sys timers timers/promises tls trace_events tty url util util/types v8 vm wasi worker_threads zlib";
  Module.builtinModules = names.split(" ");
  Module.isBuiltin = function isBuiltin(moduleName) {
    if (typeof moduleName !== "string") return false;
    const isPrefixed = moduleName.startsWith("node:");
    const name = isPrefixed ? moduleName.slice(5) : moduleName;
    return Module.builtinModules.includes(name) || isPrefixed && ["sea", "sqlite", "test", "test/reporters"].includes(name);
  };
  Module.createRequire = function createRequire(filename) {
    return %CreateRequire(filename); //@ Function.createRequire (node:internal/modules/cjs/loader:1712:12)
  };
  Module.wrapper = ["(function (exports, require, module, __filename, __dirname) { ", "\n});"];
  Module.wrap = function (script) {
    return Module.wrapper[0] + script + Module.wrapper[1];
  };
  Module.syncBuiltinESMExports = function syncBuiltinESMExports() {};
  Module.findSourceMap = function findSourceMap() {};
  Module._findPath = function (request, paths) {
    const found = %ResolveRequire(request, %JoinPath(paths && paths.length > 0 ? paths[0] : ".", "noop.js"), %OwnKeys(Module._extensions));
    return found === undefined ? false : found;
  };
}

function sourceOf(filename) {
  const content = %FileText(filename);
  return content === undefined ? %BuiltinModule("fs").readFileSync(filename, "utf8") : content;
}

// undefined: the text decides.
function formatForRequire(filename) {
  const extension = %ExtensionOf(filename);
  if (extension === ".cjs") return "commonjs";
  if (extension === ".mjs") return "module";
  if (extension !== ".js") return undefined;
  const type = %PackageScope(filename)[0];
  return type === "none" ? undefined : type;
}

// The longest ending of the file's name that a handler is registered for.
function registeredExtension(filename, extensions) {
  const name = %TextPart(filename, %FolderOf(filename).length + 1, filename.length);
  for (let at = %TextFind(name, ".", 1); at > 0; at = %TextFind(name, ".", at + 1)) {
    const extension = %TextPart(name, at, name.length);
    if (extensions[extension]) return extension;
  }
  return ".js";
}

function requireFrom(module, id) {
  if (typeof id !== "string") %ThrowInvalidArgument("id", "string", id); //@ Module.require (node:internal/modules/cjs/loader:1282:3)
  if (id === "") throw %NodeError("TypeError", "The argument 'id' must be a non-empty string. Received ''", "ERR_INVALID_ARG_VALUE"); //@ Module.require (node:internal/modules/cjs/loader:1284:11)
  return %LoaderState().Module._load(id, module, false); //@ Module.require (node:internal/modules/cjs/loader:1289:19)
}

function makeRequire(module) {
  const Module = %ModuleClass();
  function require(path) {
    return %RequireFrom(module, path); //@ require (node:internal/modules/helpers:182:18)
  }
  require.resolve = function resolve(request, options) {
    if (typeof request !== "string") %ThrowInvalidArgument("request", "string", request); //@ Function.resolve (node:internal/modules/helpers:192:5)
    return Module._resolveFilename(request, module, false, options); //@ Function.resolve (node:internal/modules/helpers:193:19)
  };
  require.resolve.paths = function paths(request) {
    if (typeof request !== "string") %ThrowInvalidArgument("request", "string", request); //@ Function.paths (node:internal/modules/helpers:204:5)
    return Module._resolveLookupPaths(request, module);
  };
  require.main = %Process%.mainModule;
  require.extensions = Module._extensions;
  require.cache = Module._cache;
  return require;
}

function createRequire(filename) {
  const expected = "The argument 'filename' must be a file URL object, file URL string, or absolute path string. Received ";
  let path;
  const href = %IsObject(filename) && typeof filename.href === "string" ? filename.href : filename;
  if (typeof href === "string" && href !== "") path = %TextPart(href, 0, 1) === "/" ? href : %PathOfUrl(href);
  if (path === undefined) throw %NodeError("TypeError", expected + %UtilBase().inspect(filename), "ERR_INVALID_ARG_VALUE");
  const Module = %ModuleClass();
  const isFolder = %TextPart(path, path.length - 1, path.length) === "/";
  const module = new Module(isFolder ? path + "noop.js" : path);
  module.filename = module.id;
  module.paths = Module._nodeModulePaths(module.path);
  return %MakeRequire(module);
}

function resolveFilename(request, parent, options) {
  if (%BuiltinName(request) !== undefined) return request;
  %RefuseModule(request);
  const extensions = %OwnKeys(%ModuleClass()._extensions);
  const paths = %IsObject(options) ? options.paths : undefined;
  let found;
  if (%IsArray(paths)) {
    const count = paths.length;
    for (let i = 0; i < count; i++) if (typeof paths[i] !== "string") throw %ArgumentTypeError("paths", "array of strings", paths);
    for (let i = 0; i < count && found === undefined; i++) found = %ResolveRequire(request, %JoinPath(%FolderOf(%MainPath()), paths[i] + "/noop.js"), extensions);
  } else {
    const from = %IsObject(parent) && typeof parent.filename === "string" ? parent.filename : %MainPath();
    found = %ResolveRequire(request, from, extensions);
  }
  if (found !== undefined) return found;
  const requireStack = [];
  for (let cursor = parent; cursor; cursor = cursor[%LoaderState().parent]) %ArrayAppend(requireStack, cursor.filename || cursor.id);
  let message = "Cannot find module '" + request + "'";
  const count = requireStack.length;
  for (let i = 0; i < count; i++) message += (i === 0 ? "\nRequire stack:\n- " : "\n- ") + requireStack[i];
  const error = new %Error%(message); //@ Module._resolveFilename (node:internal/modules/cjs/loader:1207:15)
  error.code = "MODULE_NOT_FOUND";
  error.requireStack = requireStack;
  %SetExcerpt(error, "node:internal/modules/cjs/loader:1210\n  throw err;\n  ^\n");
  throw error;
}

function compileAndRun(module, content, filename, format) {
  const state = %LoaderState();
  let compiled;
  if (format !== "module") {
    const isFile = module[state.source] === content;
    compiled = %CompileCommonJs(filename, isFile ? undefined : `${content}`, format !== "commonjs"); //@ wrapSafe (node:internal/modules/cjs/loader:1464:18);;Module._compile (node:internal/modules/cjs/loader:1495:20)
  }
  if (compiled === undefined) {
    %RequireModule(module, filename); //@ Module._compile (node:internal/modules/cjs/loader:1503:5)
    return;
  }
  const require = %MakeRequire(module);
  const exports = module.exports;
  module[state.isExecuting] = true;
  const result = %Call(compiled, exports, exports, require, module, filename, %FolderOf(filename)); //@ Module._compile (node:internal/modules/cjs/loader:1521:14)
  module[state.isExecuting] = false;
  return result;
}

// --- circles

function circularPrototype() {
  const known = %CircularPrototype();
  if (known !== undefined) return known;
  function warn(property) {
    %EmitWarning("Warning", "Accessing non-existent property '" + (typeof property === "symbol" ? %Shown(property) : property) + "' of module exports inside circular dependency");
  }
  const made = %MakeProxy({
    __proto__: null,
    get(target, property) {
      if (property in target || property === "__esModule") return target[property];
      warn(property);
      return undefined;
    },
    getOwnPropertyDescriptor(target, property) {
      if (%HasOwn(target, property) || property === "__esModule") return %Object%.getOwnPropertyDescriptor(target, property);
      warn(property);
      return undefined;
    },
  });
  %StoreCircularPrototype(made);
  return made;
}

// What a module that is still being loaded gives who requires it: its exports so far, which warn of what is missing.
function circularExports(module) {
  const state = %LoaderState();
  if (module[state.required] !== undefined && module[state.required].status !== "evaluated") {
    const parent = module[state.parent];
    throw %NodeError("Error", "Cannot require() ES Module " + module.id + " in a cycle." + (parent ? " (from " + parent.filename + ")" : ""), "ERR_REQUIRE_CYCLE_MODULE"); //@ Module._load (node:internal/modules/cjs/loader:1057:14)
  }
  const exports = module.exports;
  if (%IsPlainObject(exports) && !exports.__esModule) %SetPrototype(exports, %CircularPrototypeMade());
  return exports;
}

// The module has been loaded: its exports are an ordinary object again.
function leaveCircle(module) {
  const known = %CircularPrototype();
  if (known !== undefined && %HasPrototype(module.exports, known)) %SetPrototype(module.exports, %Object%.prototype);
}

function forgetModule(Module, filename, module, parent) {
  delete Module._cache[filename];
  const children = %IsObject(parent) ? parent.children : undefined;
  if (!%IsArray(children)) return;
  const count = children.length;
  for (let i = 0; i < count; i++) {
    if (children[i] !== module) continue;
    for (let j = i + 1; j < count; j++) children[j - 1] = children[j];
    children.length = count - 1;
    return;
  }
}

// --- require of an ES module

function requireModule(module, filename) {
  const state = %LoaderState();
  const parent = module[state.parent];
  const record = %ImportSync(module, filename, parent); //@ loadESMFromCJS (node:internal/modules/cjs/loader:1363:24)
  const space = %ModuleNamespace(record.cell);
  if (%HasOwn(space, "module.exports")) module.exports = space["module.exports"];
  else if (!%HasOwn(space, "default") || %HasOwn(space, "__esModule")) module.exports = space;
  else module.exports = %RequiredFacade(record);
}

// The namespace with `__esModule`, so that compiled code finds the default export.
function requiredFacade(record) {
  if (record.facade !== undefined) return record.facade;
  const cell = %CompileModule("node:internal/require_module_default_facade", undefined, "export * from 'original'; export { default } from 'original'; export const __esModule = true;");
  %SetRequested(cell, [record.cell]);
  %InstantiateModule(cell);
  %LinkModule(cell);
  %RunModule(cell);
  record.facade = %ModuleNamespace(cell);
  return record.facade;
}
