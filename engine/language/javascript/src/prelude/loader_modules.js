// import: node's ES module loader (the page "Modules: ECMAScript modules" of its documentation). Its promises are
// node's own, one for one, since a program can count their turns. For "//@" and "//~" see loader_commonjs.js.

// --- the main module: everything it imports statically is there before it runs, and all of it in the first turn

function runModuleProgram() {
  let job;
  try {
    job = %LoadMainJob();
  } catch (error) {
    %UncaughtInMain(error);
    return;
  }
  job.record.isMain = true;
  const outcome = %EvaluateStack(job.record, []); //@ ModuleJob.run (node:internal/modules/esm/module_job:325:25);;async ModuleLoader.import (node:internal/modules/esm/loader:606:24);;async asyncRunEntryPointWithESMLoader (node:internal/modules/run_main:117:5)
  if (outcome !== undefined) {
    %MainModuleFailed(job.record, outcome.error);
  } else if (job.record.isAsync) {
    job.record.capability = %NewPromiseCapability(%Promise%);
    %MarkHandled(job.record.capability[0]);
    %SetMainPromise(job.record.capability[0]);
  }
}

function loadMainJob() {
  const path = %MainPath();
  const job = %JobSync({url: %FileUrl(path), path, isMain: true}, undefined);
  %LinkGraph(job.record); //@ ModuleJob._instantiate (node:internal/modules/esm/module_job:213:21);;async ModuleJob.run (node:internal/modules/esm/module_job:320:5);;async ModuleLoader.import (node:internal/modules/esm/loader:606:24);;async asyncRunEntryPointWithESMLoader (node:internal/modules/run_main:117:5)
  return job;
}

// The profile has made the program a module; its text decides only as far as there is something to warn of.
function mainFormat(path) {
  if (%ExtensionOf(path) === ".js" && %PackageScope(path)[0] === "none" && %HasModuleSyntax(path)) return undefined;
  return "module";
}

// The three awaits between the main module's failure and the end of the program.
async function mainModuleFailed(record, error) {
  await undefined;
  %ExplainMissingName(record, error);
  await undefined;
  await undefined;
  %UncaughtInMain(error);
}

// --- import()

async function importDynamically(specifier, options, referrer) {
  const text = `${specifier}`;
  const attributes = %ImportOptions(options);
  const path = %PathOfUrl(referrer);
  if (path !== undefined) return %ImportForModule(text, path, attributes); //@ importModuleDynamicallyCallback (node:internal/modules/esm/utils:260:12)
  return %ImportForScript(text, referrer, attributes); //@ importModuleDynamicallyCallback (node:internal/modules/esm/utils:256:12)
}

// 13.3.10.1 steps 9-11: the attributes as an object, or undefined.
function importOptions(options) {
  if (options === undefined) return undefined;
  if (!%IsObject(options)) %ThrowTypeError("The second argument of import() must be an object");
  const given = options.with === undefined ? options.assert : options.with;
  if (given === undefined) return undefined;
  if (!%IsObject(given)) %ThrowTypeError("The 'assert' option must be an object");
  const attributes = %BareObject();
  const keys = %OwnKeys(given);
  const count = keys.length;
  for (let i = 0; i < count; i++) {
    if (typeof keys[i] === "symbol" || !%IsEnumerableOwn(given, keys[i])) continue;
    const value = given[keys[i]];
    if (typeof value !== "string") %ThrowTypeError("Import assertion value must be a string");
    attributes[keys[i]] = value;
  }
  return attributes;
}

async function importForModule(specifier, parent, attributes) {
  return await %LoaderImport(specifier, parent, attributes); //@ defaultImportModuleDynamicallyForModule (node:internal/modules/esm/utils:221:31)
}

async function importForScript(specifier, parent, attributes) {
  return await %LoaderImport(specifier, parent, attributes); //@ defaultImportModuleDynamicallyForScript (node:internal/modules/esm/utils:234:31)
}

async function loaderImport(specifier, parent, attributes) {
  const wanted = %JobForImport(specifier, parent, attributes); //@ ModuleLoader.import (node:internal/modules/esm/loader:605:34)
  const job = await wanted;
  const running = %RunJob(job);
  await running; //~ async ModuleLoader.import (node:internal/modules/esm/loader:606:24)
  return %ModuleNamespace(job.record.cell);
}

async function jobForImport(specifier, parent, attributes) {
  const resolved = await %ResolveForImport(specifier, parent); //@ ModuleLoader.getModuleJobForImport (node:internal/modules/esm/loader:264:38)
  return %JobFor(resolved, attributes);
}

function resolveForImport(specifier, parent) {
  const pair = %ResolveImport(specifier, parent); //@ defaultResolve (node:internal/modules/esm/resolve:1188:11);;ModuleLoader.defaultResolve (node:internal/modules/esm/loader:708:12);;#cachedDefaultResolve (node:internal/modules/esm/loader:657:25);;ModuleLoader.resolve (node:internal/modules/esm/loader:640:38)
  return {url: pair[0], path: pair[1]};
}

// --- jobs: one for each module, from the first time it is asked for

function jobKey(url, attributes) {
  const type = attributes === undefined ? undefined : attributes.type;
  return type === undefined ? url : url + "\0" + type;
}

// loaded, linked and instantiated are promises; those of a job that needed none are made when someone asks.
function makeJob(resolved, attributes) {
  return {__proto__: null, url: resolved.url, path: resolved.path, attributes, record: undefined, jobs: undefined, loaded: undefined, linked: undefined, instantiated: undefined};
}

function loadedOf(job) {
  if (job.loaded === undefined) job.loaded = %PromiseResolveNew(job.record);
  return job.loaded;
}

function linkedOf(job) {
  if (job.linked === undefined) job.linked = %PromiseResolveNew(job.jobs);
  return job.linked;
}

function instantiatedOf(job) {
  if (job.instantiated === undefined) job.instantiated = job.record === undefined || job.record.status === "unlinked" ? %InstantiateJob(job) : %PromiseResolveNew(undefined);
  return job.instantiated;
}

function jobFor(resolved, attributes) {
  const jobs = %LoaderState().jobs;
  const key = %JobKey(resolved.url, attributes);
  if (jobs[key] !== undefined) return jobs[key];
  const job = %MakeJob(resolved, attributes);
  job.loaded = %LoadAndTranslate(job);
  job.linked = %LinkJob(job);
  %PerformThen(job.linked, undefined, function () {}, undefined);
  jobs[key] = job;
  return job;
}

async function loadAndTranslate(job) {
  const format = await %LoadJob(job); //~ async ModuleLoader.loadAndTranslate (node:internal/modules/esm/loader:543:45)
  return %Translate(job, format); //@ #translate (node:internal/modules/esm/loader:497:12);;ModuleLoader.loadAndTranslate (node:internal/modules/esm/loader:544:27)
}

async function loadJob(job) {
  return %DefaultLoad(job);
}

// The format of a job's module, once its file has been read.
async function defaultLoad(job) {
  let format = %FormatForImport(job.url, job.path);
  if (format !== "builtin" && format !== "commonjs") await %ReadSource(job);
  format = %CheckedFormat(job, format); //@ defaultLoad (node:internal/modules/esm/load:145:22)
  return format;
}

async function readSource(job) {
  if (job.path === undefined) return undefined;
  const capability = %NewPromiseCapability(%Promise%);
  %StartOperation(job.path, capability[1], []);
  return await capability[0];
}

// What the URL says before the file is read; undefined: the text decides.
function formatForImport(url, path) {
  if (path === undefined) return %TextPart(url, 0, 5) === "data:" ? "data" : "builtin";
  const extension = %ExtensionOf(path);
  if (extension === ".mjs") return "module";
  if (extension === ".cjs") return "commonjs";
  if (extension === ".json") return "json";
  if (extension !== ".js" && extension !== "") return undefined;
  const type = %PackageScope(path)[0];
  return type === "none" ? undefined : type;
}

function checkedFormat(job, known) {
  const format = known === undefined ? %DetectFormat(job.url, job.path) : known === "data" ? %DataFormat(job.url) : known;
  %CheckAttributes(job.url, format, job.attributes); //@ validateAttributes (node:internal/modules/esm/assert:89:15);;defaultLoad (node:internal/modules/esm/load:155:3)
  return format;
}

function detectFormat(url, path) {
  const extension = %ExtensionOf(path);
  if (extension === ".wasm" || extension === ".node") throw new %Error%("The simulator imports JavaScript and JSON only, not '" + extension + "' files");
  if (extension !== ".js" && extension !== "") {
    throw %LoaderError(%NodeError("TypeError", "Unknown file extension \"" + extension + "\" for " + path, "ERR_UNKNOWN_FILE_EXTENSION"), "node:internal/modules/esm/get_format:189\n  throw new ERR_UNKNOWN_FILE_EXTENSION(ext, filepath);\n        ^\n"); //@ Object.getFileProtocolModuleFormat [as file:] (node:internal/modules/esm/get_format:189:9);;defaultGetFormat (node:internal/modules/esm/get_format:232:36)
  }
  if (!%HasModuleSyntax(path)) return "commonjs";
  const json = %PackageScope(path)[1];
  const warned = %LoaderState().warnedPackages;
  if (json !== undefined && !warned[json] && %TextFind(path, "/node_modules/", 0) < 0) {
    warned[json] = true;
    %EmitCodedWarning("Module type of " + url + " is not specified and it doesn't parse as CommonJS.\nReparsing as ES module because module syntax was detected. This incurs a performance overhead.\nTo eliminate this warning, add \"type\": \"module\" to " + json + ".", "MODULE_TYPELESS_PACKAGE_JSON");
  }
  return "module";
}

function emitCodedWarning(message, code) {
  %QueueWarning(%MakeWarning(message, "Warning", code, undefined));
}

function dataFormat(url) {
  const type = %TextPart(url, 5, 20);
  if (type === "text/javascript") return "module";
  if (%TextPart(type, 0, 15) === "application/jso") return "json";
  throw new %Error%("The simulator imports data: URLs of the types text/javascript and application/json only");
}

function loaderError(error, excerpt) {
  %SetExcerpt(error, excerpt);
  return error;
}

function checkAttributes(url, format, attributes) {
  const type = attributes === undefined ? undefined : attributes.type;
  if (attributes !== undefined) {
    const keys = %OwnKeys(attributes);
    const count = keys.length;
    for (let i = 0; i < count; i++) {
      if (keys[i] !== "type") throw %LoaderError(%NodeError("TypeError", "Import attribute \"" + keys[i] + "\" with value \"" + attributes[keys[i]] + "\" is not supported", "ERR_IMPORT_ATTRIBUTE_UNSUPPORTED"), "node:internal/modules/esm/assert:61\n      throw new ERR_IMPORT_ATTRIBUTE_UNSUPPORTED(keys[i], importAttributes[keys[i]]);\n            ^\n");
    }
  }
  if (format === "json" && type === undefined) {
    throw %LoaderError(%NodeError("TypeError", "Module \"" + url + "\" needs an import attribute of type \"json\"", "ERR_IMPORT_ASSERTION_TYPE_MISSING"), "node:internal/modules/esm/assert:89\n        throw new ERR_IMPORT_ASSERTION_TYPE_MISSING(url, validType);\n              ^\n");
  }
  if (type === undefined || format === "json" && type === "json") return;
  if (type !== "json") throw %LoaderError(%NodeError("TypeError", "Import attribute type \"" + type + "\" is unsupported", "ERR_IMPORT_ASSERTION_TYPE_UNSUPPORTED"), "node:internal/modules/esm/assert:106\n    throw new ERR_IMPORT_ASSERTION_TYPE_UNSUPPORTED(type);\n          ^\n");
  throw %LoaderError(%NodeError("TypeError", "Module \"" + url + "\" is not of type \"json\"", "ERR_IMPORT_ASSERTION_TYPE_FAILED"), "node:internal/modules/esm/assert:110\n  throw new ERR_IMPORT_ASSERTION_TYPE_FAILED(url, type);\n        ^\n");
}

// What a then with these handlers gives.
function thenOf(promise, fulfilled, rejected) {
  const capability = %NewPromiseCapability(%Promise%);
  %PerformThen(promise, fulfilled, rejected, capability);
  return capability[0];
}

async function linkJob(job) {
  job.record = await job.loaded; //~ async ModuleJob._link (node:internal/modules/esm/module_job:148:19)
  const requests = %ModuleRequests(job.record.cell);
  const count = requests.length;
  const jobs = [];
  const loads = [];
  for (let i = 0; i < count; i++) {
    const wanted = %JobForImport(requests[i][0], job.path, requests[i][1]); //@ ModuleJob._link (node:internal/modules/esm/module_job:168:49)
    loads[i] = %ThenOf(wanted, dependency => {
      jobs[i] = dependency;
      return %LoadedOf(dependency);
    }, undefined);
  }
  const records = await %AllInOrder(loads);
  %SetDependencies(job.record, records);
  return jobs;
}

function setDependencies(record, records) {
  const cells = [];
  const count = records.length;
  for (let i = 0; i < count; i++) cells[i] = records[i].cell;
  record.requested = records;
  %SetRequested(record.cell, cells);
}

// A promise of all the values; two turns fewer than Promise.all takes.
function allInOrder(promises) {
  const capability = %NewPromiseCapability(%Promise%);
  const resolve = capability[1];
  const count = promises.length;
  const values = [];
  let pending = count;
  if (count === 0) resolve(values);
  for (let i = 0; i < count; i++) {
    %PerformThen(promises[i], value => {
      values[i] = value;
      if (--pending === 0) resolve(values);
    }, capability[2], undefined);
  }
  return capability[0];
}

async function instantiateJob(job) {
  const seen = [];
  await %AddToGraph(job, seen);
  %LinkGraph(job.record); //@ ModuleJob._instantiate (node:internal/modules/esm/module_job:213:21)
  const done = %PromiseResolveNew(undefined);
  const count = seen.length;
  for (let i = 0; i < count; i++) seen[i].instantiated = done;
}

async function addToGraph(job, seen) {
  const known = seen.length;
  for (let i = 0; i < known; i++) if (seen[i] === job) return undefined;
  seen[known] = job;
  const jobs = await %LinkedOf(job);
  const branches = [];
  const count = jobs.length;
  for (let i = 0; i < count; i++) branches[i] = %AddToGraph(jobs[i], seen);
  return %AllInOrder(branches);
}

async function runJob(job) {
  await %InstantiatedOf(job); //~ async ModuleJob.run (node:internal/modules/esm/module_job:320:5)
  try {
    const evaluated = %EvaluateModule(job.record); //@ ModuleJob.run (node:internal/modules/esm/module_job:325:25)
    await evaluated;
  } catch (error) {
    %ExplainMissingName(job.record, error);
    throw error;
  }
}

// An ES module that speaks of require, module and the like is told where they are not.
function explainMissingName(record, error) {
  if (%KindName(error) !== "error" || error.name !== "ReferenceError") return;
  const message = error.message;
  const end = %TextFind(message, " is not defined", 0);
  if (end < 0 || end + 15 !== message.length) return;
  const name = %TextPart(message, 0, end);
  if (name !== "require" && name !== "module" && name !== "exports" && name !== "__filename" && name !== "__dirname") return;
  let text = message + " in ES module scope";
  if (name === "require") text += ", you can use import instead";
  if (record.path !== undefined && %ExtensionOf(record.path) === ".js") {
    const scope = %PackageScope(record.path);
    if (scope[0] === "module") text += "\nThis file is being treated as an ES module because it has a '.js' file extension and '" + scope[1] + "' contains \"type\": \"module\". To treat it as a CommonJS script, rename it to use the '.cjs' file extension.";
  }
  error.message = text;
}

// --- without a turn: what the main module imports, and what require(esm) loads

function jobSync(resolved, attributes) {
  const jobs = %LoaderState().jobs;
  const key = %JobKey(resolved.url, attributes);
  if (jobs[key] !== undefined) return jobs[key];
  const job = %MakeJob(resolved, attributes);
  let done = false;
  try {
    const format = %CheckedFormat(job, resolved.isMain ? %MainFormat(job.path) : %FormatForImport(job.url, job.path)); //@ async ModuleLoader.loadAndTranslate (node:internal/modules/esm/loader:543:45)
    job.record = %Translate(job, format); //@ #translate (node:internal/modules/esm/loader:497:12);;ModuleLoader.loadAndTranslate (node:internal/modules/esm/loader:544:27)
    jobs[key] = job;
    %LinkSync(job);
    done = true;
  } finally {
    if (!done) delete jobs[key];
  }
  return job;
}

function linkSync(job) {
  const requests = %ModuleRequests(job.record.cell);
  const count = requests.length;
  const resolved = [];
  for (let i = 0; i < count; i++) resolved[i] = %ResolveForImport(requests[i][0], job.path); //@ ModuleLoader.getModuleJobForImport (node:internal/modules/esm/loader:264:38);;ModuleJob._link (node:internal/modules/esm/module_job:168:49)
  const jobs = [];
  const records = [];
  for (let i = 0; i < count; i++) {
    jobs[i] = %JobSync(resolved[i], requests[i][1]);
    records[i] = jobs[i].record;
  }
  %SetDependencies(job.record, records);
  job.jobs = jobs;
}

function importSync(module, filename, parent) {
  const state = %LoaderState();
  const from = %IsObject(parent) && typeof parent.filename === "string" ? parent.filename : undefined;
  const url = %FileUrl(filename);
  const known = state.jobs[url];
  const job = known !== undefined ? known : %JobSync({url, path: filename}, undefined);
  const record = job.record;
  if (record === undefined) throw new %Error%("Cannot require() ES Module " + filename + " because it is not yet fully loaded. This may be caused by a race condition if the module is simultaneously dynamically import()-ed via Promise.all(). Try await-ing the import() sequentially in a loop instead." + (from ? " (from " + from + ")" : ""));
  module[state.required] = record;
  if (record.status === "evaluating") {
    throw %NodeError("Error", "Cannot require() ES Module " + filename + " in a cycle." + (from ? " (from " + from + ")" : "") + " A cycle involving require(esm) is not allowed to maintain invariants mandated by the ECMAScript specification. Try making at least part of the dependency in the graph lazily loaded.", "ERR_REQUIRE_CYCLE_MODULE"); //@ ModuleLoader.importSyncForRequire (node:internal/modules/esm/loader:367:13)
  }
  %LinkGraph(record); //@ ModuleJobSync.runSync (node:internal/modules/esm/module_job:422:31);;ModuleLoader.importSyncForRequire (node:internal/modules/esm/loader:389:47)
  if (%GraphAwaits(record, [])) {
    throw %LoaderError(%NodeError("Error", "require() cannot be used on an ESM graph with top-level await. Use import() instead. To see where the top-level await comes from, use --experimental-print-required-tla." + (from ? "\n  From " + from + " " : "") + "\n  Requiring " + filename + " ", "ERR_REQUIRE_ASYNC_MODULE"), "node:internal/modules/esm/module_job:433\n      throw new ERR_REQUIRE_ASYNC_MODULE(filename, parentFilename);\n      ^\n"); //@ ModuleJobSync.runSync (node:internal/modules/esm/module_job:433:13);;ModuleLoader.importSyncForRequire (node:internal/modules/esm/loader:389:47)
  }
  const promise = %EvaluateModule(record); //@ ModuleJobSync.runSync (node:internal/modules/esm/module_job:437:37);;ModuleLoader.importSyncForRequire (node:internal/modules/esm/loader:389:47)
  %MarkHandled(promise);
  if (record.failure !== undefined) {
    %ExplainMissingName(record, record.failure.error);
    %Rethrow(record.failure.error);
  }
  return record;
}

function graphAwaits(record, seen) {
  const known = seen.length;
  for (let i = 0; i < known; i++) if (seen[i] === record) return false;
  seen[known] = record;
  if (record.hasAwait) return true;
  const count = record.requested.length;
  for (let i = 0; i < count; i++) if (%GraphAwaits(record.requested[i], seen)) return true;
  return false;
}

// --- records

// status: unlinked, linked, evaluating, evaluating-async, evaluated
function makeRecord(cell, url, path, evaluate) {
  return {
    __proto__: null, cell, url, path, evaluate, requested: [], status: "unlinked", isMain: false, hasAwait: false, failure: undefined,
    index: 0, ancestor: 0, asyncOrder: 0, isAsync: false, pendingAsync: 0, asyncParents: [], cycleRoot: undefined, capability: undefined, facade: undefined,
  };
}

function translate(job, format) {
  if (format === "module") return %TranslateModule(job); //@ ModuleLoader.moduleStrategy (node:internal/modules/esm/translators:146:18)
  if (format === "builtin") return %TranslateBuiltin(job); //@ ModuleLoader.builtinStrategy (node:internal/modules/esm/translators:391:11)
  if (format === "json") return %TranslateJson(job); //@ ModuleLoader.jsonStrategy (node:internal/modules/esm/translators:435:21)
  return %TranslateCommonJs(job);
}

function translateModule(job) {
  const text = job.path === undefined ? %DataText(job.url) : undefined;
  const cell = %CompileModule(job.url, job.path, text); //@ compileSourceTextModule (node:internal/modules/esm/utils:346:16)
  const record = %MakeRecord(cell, job.url, job.path, undefined);
  record.hasAwait = %IsAsyncModule(cell);
  return record;
}

// What follows the comma of a data: URL.
function dataText(url) {
  const comma = %TextFind(url, ",", 0);
  const body = %TextPart(url, comma + 1, url.length);
  if (comma > 11 && %TextPart(url, comma - 7, comma) === ";base64") return %BuiltinModule("buffer").Buffer.from(body, "base64").toString();
  return %DecodeText(body);
}

function translateBuiltin(job) {
  const name = %BuiltinName(job.url);
  if (name === undefined) {
    %RefuseModule(job.url);
    throw %LoaderError(%NodeError("Error", "No such built-in module: " + job.url, "ERR_UNKNOWN_BUILTIN_MODULE"), "node:internal/modules/esm/translators:391\n    throw new ERR_UNKNOWN_BUILTIN_MODULE(url);\n          ^\n");
  }
  const exports = %BuiltinModule(name);
  const keys = %OwnKeys(exports);
  const names = ["default"];
  const count = keys.length;
  for (let i = 0; i < count; i++) {
    if (typeof keys[i] === "string" && keys[i] !== "default" && %IsEnumerableOwn(exports, keys[i])) names[names.length] = keys[i];
  }
  const cell = %MakeSyntheticModule(job.url, names, false);
  return %MakeRecord(cell, job.url, undefined, function () {
    %SetExports(cell, names, exports);
  });
}

function setExports(cell, names, exports) {
  const count = names.length;
  for (let i = 0; i < count; i++) {
    if (names[i] === "default" || !%HasOwn(exports, names[i])) continue;
    let value;
    try {
      value = exports[names[i]];
    } catch {
      value = undefined;
    }
    %SetExport(cell, names[i], value);
  }
  %SetExport(cell, "default", exports);
}

// A JSON file is one value, whether it is required or imported.
function translateJson(job) {
  const cache = %ModuleClass()._cache;
  const isPlain = job.path !== undefined && job.url === %FileUrl(job.path);
  let module = isPlain ? cache[job.path] : undefined;
  if (module === undefined || !module.loaded) {
    const text = job.path === undefined ? %DataText(job.url) : %SourceOf(job.path);
    module = {exports: %ParseJsonFile(text, job.path === undefined ? job.url : job.path), loaded: true};
    if (isPlain) cache[job.path] = module;
  }
  const exports = module.exports;
  const cell = %MakeSyntheticModule(job.url, ["default"], false);
  return %MakeRecord(cell, job.url, job.path, function () {
    %SetExport(cell, "default", exports);
  });
}

function translateCommonJs(job) {
  const found = %PrepareCommonJs(job.path);
  const module = found[0];
  const names = [];
  let hasDefault = false;
  const count = found[1].length;
  for (let i = 0; i < count; i++) if (found[1][i] === "default") hasDefault = true;
  if (!hasDefault) names[0] = "default";
  for (let i = 0; i < count; i++) names[names.length] = found[1][i];
  const cell = %MakeSyntheticModule(job.url, names, true);
  return %MakeRecord(cell, job.url, job.path, function () {
    %EvaluateCommonJs(module, job.path, cell, names); //@ ModuleWrap.<anonymous> (node:internal/modules/esm/translators:240:7)
  });
}

function evaluateCommonJs(module, path, cell, names) {
  const state = %LoaderState();
  if (!module.loaded) state.Module._load(path, undefined, false); //@ cjsLoader (node:internal/modules/esm/translators:298:15)
  let exports = module.exports;
  if (module[state.snapshot] !== undefined) {
    exports = module[state.snapshot];
    module[state.snapshot] = undefined;
  }
  %SetExports(cell, names, exports);
}

// [module, names]: the module object that the import will load, and what it seems to export.
function prepareCommonJs(filename) {
  const state = %LoaderState();
  const Module = %ModuleClass();
  let module = Module._cache[filename];
  if (module !== undefined && module[state.exportNames] !== undefined) return [module, module[state.exportNames]];
  if (module === undefined) {
    module = new Module(filename);
    module.filename = filename;
    module.paths = Module._nodeModulePaths(module.path);
    module[state.isCachedByImport] = true;
    Module._cache[filename] = module;
  }
  const found = %ExportNames(filename);
  const names = found[0];
  module[state.exportNames] = names;
  const count = found[1].length;
  for (let i = 0; i < count; i++) {
    const target = %ReexportedFile(found[1][i], module);
    if (target === undefined) continue;
    const more = %PrepareCommonJs(target)[1];
    const length = more.length;
    for (let j = 0; j < length; j++) %AddName(names, more[j]);
  }
  return [module, names];
}

function reexportedFile(specifier, module) {
  let resolved;
  try {
    resolved = %ResolveFilename(specifier, module, undefined);
  } catch {
    return undefined;
  }
  if (%TextPart(resolved, 0, 1) !== "/") return undefined;
  const extension = %ExtensionOf(resolved);
  return extension === ".js" || extension === ".cjs" || !%ModuleClass()._extensions[extension] ? resolved : undefined;
}

function addName(names, name) {
  const count = names.length;
  for (let i = 0; i < count; i++) if (names[i] === name) return;
  names[count] = name;
}

// --- linking (16.2.1.5.1): every module of the graph gets its environment before any is linked, since imports in a
// circle are links to environments that come later

function linkGraph(record) {
  const order = [];
  %CollectUnlinked(record, order);
  const count = order.length;
  for (let i = 0; i < count; i++) if (order[i].evaluate === undefined) %InstantiateModule(order[i].cell);
  let linked = 0;
  try {
    for (; linked < count; linked++) if (order[linked].evaluate === undefined) %LinkModule(order[linked].cell);
  } finally {
    if (linked < count) for (let i = 0; i < count; i++) order[i].status = "unlinked";
  }
}

// Dependencies first.
function collectUnlinked(record, order) {
  if (record.status !== "unlinked") return;
  record.status = "linked";
  const count = record.requested.length;
  for (let i = 0; i < count; i++) %CollectUnlinked(record.requested[i], order);
  order[order.length] = record;
}

// --- evaluation, 16.2.1.5.3; the comments are the steps of that section

function evaluateModule(record) {
  // A module of node's, of CommonJS or of JSON that is asked for by itself fails at once.
  if (record.evaluate !== undefined && record.capability === undefined && record.status === "linked") {
    record.capability = %NewPromiseCapability(%Promise%);
    %RunSynthetic(record, record.capability);
    return record.capability[0];
  }
  if ((record.status === "evaluating-async" || record.status === "evaluated") && record.cycleRoot !== undefined) record = record.cycleRoot;
  if (record.capability !== undefined) return record.capability[0];
  const stack = [];
  const capability = %NewPromiseCapability(%Promise%);
  record.capability = capability;
  const outcome = %EvaluateStack(record, stack);
  if (outcome !== undefined) %RejectRoot(record, outcome.error);
  else if (!record.isAsync) %ResolveRoot(record);
  return capability[0];
}

function runSynthetic(record, capability) {
  record.status = "evaluated";
  try {
    const evaluate = record.evaluate;
    evaluate();
  } catch (error) {
    record.failure = {__proto__: null, error};
    %MarkHandled(capability[0]);
    const reject = capability[2];
    reject(error);
    throw error;
  }
  const resolve = capability[1];
  resolve(undefined);
}

// The failure, or undefined.
function evaluateStack(record, stack) {
  try {
    %InnerEvaluate(record, stack, 0);
  } catch (error) {
    const count = stack.length;
    const failure = {__proto__: null, error};
    for (let i = 0; i < count; i++) {
      stack[i].status = "evaluated";
      stack[i].failure = failure;
      stack[i].cycleRoot = stack[i];
    }
    if (record.failure === undefined) record.failure = failure;
    return failure;
  }
  return undefined;
}

function rejectRoot(record, error) {
  const reject = record.capability[2];
  reject(error);
  if (record.isMain) %MainModuleFailed(record, error);
}

function resolveRoot(record) {
  const resolve = record.capability[1];
  resolve(undefined);
}

// 16.2.1.5.3.1 InnerModuleEvaluation
function innerEvaluate(record, stack, index) {
  if (record.evaluate !== undefined) {
    if (record.status === "evaluated") {
      if (record.failure !== undefined) throw record.failure.error;
      return index;
    }
    %EvaluateSynthetic(record);
    return index;
  }
  if (record.status === "evaluating-async" || record.status === "evaluated") {
    if (record.failure !== undefined) throw record.failure.error;
    return index;
  }
  if (record.status === "evaluating") return index;
  record.status = "evaluating";
  record.index = record.ancestor = index++;
  record.pendingAsync = 0;
  stack[stack.length] = record;
  const count = record.requested.length;
  for (let i = 0; i < count; i++) {
    let required = record.requested[i];
    index = %InnerEvaluate(required, stack, index);
    if (required.evaluate !== undefined) continue;
    if (required.status === "evaluating") {
      if (required.ancestor < record.ancestor) record.ancestor = required.ancestor;
    } else {
      required = required.cycleRoot;
      if (required.failure !== undefined) throw required.failure.error;
    }
    if (required.isAsync) {
      record.pendingAsync++;
      required.asyncParents[required.asyncParents.length] = record;
    }
  }
  if (record.pendingAsync > 0 || record.hasAwait) {
    record.isAsync = true;
    record.asyncOrder = ++%LoaderState().asyncOrder;
    if (record.pendingAsync === 0) %ExecuteAsync(record);
  } else {
    %RunModule(record.cell);
  }
  if (record.ancestor === record.index) {
    for (let done = false; !done;) {
      const last = stack[stack.length - 1];
      stack.length--;
      last.status = last.isAsync ? "evaluating-async" : "evaluated";
      last.cycleRoot = record;
      done = last === record;
    }
  }
  return index;
}

function evaluateSynthetic(record) {
  record.status = "evaluated";
  try {
    const evaluate = record.evaluate;
    evaluate();
  } catch (error) {
    record.failure = {__proto__: null, error};
    throw error;
  }
}

// 16.2.1.5.3.2 ExecuteAsyncModule
function executeAsync(record) {
  const promise = %RunModule(record.cell);
  %PerformThen(promise, function () {
    %AsyncFulfilled(record);
  }, function (error) {
    %AsyncRejected(record, error);
  }, undefined);
}

// 16.2.1.5.3.3 GatherAvailableAncestors
function gatherAncestors(record, list) {
  const count = record.asyncParents.length;
  for (let i = 0; i < count; i++) {
    const parent = record.asyncParents[i];
    const known = list.length;
    let isKnown = false;
    for (let j = 0; j < known; j++) if (list[j] === parent) isKnown = true;
    if (isKnown || parent.cycleRoot.failure !== undefined) continue;
    if (--parent.pendingAsync > 0) continue;
    list[known] = parent;
    if (!parent.hasAwait) %GatherAncestors(parent, list);
  }
}

// By the order in which they became asynchronous.
function sortByAsyncOrder(list) {
  const count = list.length;
  for (let i = 1; i < count; i++) {
    const moved = list[i];
    let j = i;
    for (; j > 0 && list[j - 1].asyncOrder > moved.asyncOrder; j--) list[j] = list[j - 1];
    list[j] = moved;
  }
}

// 16.2.1.5.3.4 AsyncModuleExecutionFulfilled
function asyncFulfilled(record) {
  if (record.status === "evaluated") return;
  record.isAsync = false;
  record.status = "evaluated";
  if (record.capability !== undefined) %ResolveRoot(record);
  const list = [];
  %GatherAncestors(record, list);
  %SortByAsyncOrder(list);
  const count = list.length;
  for (let i = 0; i < count; i++) {
    const next = list[i];
    if (next.status === "evaluated") continue;
    if (next.hasAwait) {
      %ExecuteAsync(next);
      continue;
    }
    const failure = %RunAfterAwait(next);
    if (failure !== undefined) {
      %AsyncRejected(next, failure.error);
      continue;
    }
    next.isAsync = false;
    next.status = "evaluated";
    if (next.capability !== undefined) %ResolveRoot(next);
  }
}

function runAfterAwait(record) {
  try {
    %RunModule(record.cell);
  } catch (error) {
    return {__proto__: null, error};
  }
  return undefined;
}

// 16.2.1.5.3.5 AsyncModuleExecutionRejected
function asyncRejected(record, error) {
  if (record.status === "evaluated") return;
  record.failure = {__proto__: null, error};
  record.isAsync = false;
  record.status = "evaluated";
  const count = record.asyncParents.length;
  for (let i = 0; i < count; i++) %AsyncRejected(record.asyncParents[i], error);
  if (record.capability !== undefined) %RejectRoot(record, error);
}
