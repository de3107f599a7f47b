// The other side of a Worker: what node does in the new thread (lib/internal/main/worker_thread.js). The program of the
// worker runs in the turn of the first message, which says what to load.

function runThread() {
  const record = %ThreadRecord();
  const {kit} = %BuiltinModule("internal/messaging");
  const number = kit.nextPort();
  %OpenHandle(record);
  const side = %BuiltinModule("internal/worker_side");
  record.take = (type, data) => {
    if (type === "wants more") %OutputWanted(data);
    else side.takeInput();
  };
  %QueueMessage(number, side.load, []);
}

function moduleWorkerSide() {
  const record = %ThreadRecord();
  let stdin;
  let isFailing = false;
  function tell(type, data) {
    %QueueMessage(record.number, record.receive, [type, data], record.parent, 20000);
  }
  function setEnvironment(env) {
    if (env === undefined) {
      %Process%.env = record.environment;
      return;
    }
    const target = %Process%.env;
    const old = %Object%.keys(target);
    for (let i = 0; i < old.length; i++) delete target[old[i]];
    for (let i = 0; i < env.length; i++) target[env[i][0]] = env[i][1];
  }
  // Made when the program asks for it.
  function input() {
    if (stdin !== undefined) return stdin;
    const {Readable} = %BuiltinModule("stream");
    stdin = new Readable({read() {}});
    stdin.fd = 0;
    if (!record.hasInput) stdin.push(null);
    return stdin;
  }
  function takeInput() {
    const chunks = record.input;
    record.input = [];
    for (let i = 0; i < chunks.length; i++) input().push(chunks[i]);
  }
  function evaluate(text) {
    const name = "[worker eval]";
    const folder = %FolderOf(%MainPath());
    const Module = %ModuleClass();
    const module = new Module(name);
    module.filename = folder + "/" + name;
    module.paths = Module._nodeModulePaths(folder);
    const globals = {module, exports: module.exports, require: %MakeRequire(module), __filename: name, __dirname: "."};
    const keys = %Object%.keys(globals);
    for (let i = 0; i < keys.length; i++) %CreateDataProperty(globalThis, keys[i], globals[keys[i]]);
    try {
      %RunScript(name, text); //@ runScriptInThisContext (node:internal/vm:209:10);;node:internal/process/execution:118:14;;[worker eval]-wrapper:6:24;;runScript (node:internal/process/execution:101:62);;evalScript (node:internal/process/execution:133:3)
    } catch (error) {
      if (error instanceof %Error%) error.stack;
      %DecorateStack(error);
      throw error;
    }
  }
  function importEntry(specifier, from) {
    const running = %LoaderImport(specifier, from, undefined);
    %SetMainPromise(running);
    %PerformThen(running, undefined, error => %UncaughtInMain(error), undefined);
  }
  function runFile(path) {
    const extension = %ExtensionOf(path);
    const isModule = extension === ".mjs" || extension === ".js" && %PackageScope(path)[0] === "module";
    if (isModule) importEntry(%FileUrl(path), path);
    else %ModuleClass()._load(path, null, true); //@ Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)
  }
  function load() {
    %CloseHandle(record);
    const {argv, entry, env, hasInput, workerData, environmentData, port} = %OpenMessage(record.load).value;
    record.load = undefined;
    const threads = %BuiltinModule("worker_threads");
    threads.parentPort = port;
    threads.workerData = workerData;
    environmentData.forEach((value, key) => threads.setEnvironmentData(key, value));
    setEnvironment(env);
    record.hasInput = hasInput;
    %Object%.defineProperty(%Process%, "stdin", {configurable: true, enumerable: true, get: input});
    if (hasInput) takeInput();
    const name = entry.how === "eval" ? "[worker eval]" : entry.how === "file" ? entry.filename : undefined;
    %Process%.argv = name === undefined ? ["/usr/bin/node", ...argv] : ["/usr/bin/node", name, ...argv];
    tell("online", undefined);
    if (entry.how === "eval") evaluate(entry.filename); //@ MessagePort.<anonymous> (node:internal/main/worker_thread:173:9)
    else if (entry.how === "module") importEntry(entry.filename, %FolderOf(%MainPath()) + "/[eval1]");
    else runFile(entry.filename); //@ MessagePort.<anonymous> (node:internal/main/worker_thread:192:26)
  }
  // workerOnGlobalUncaughtException, once no listener took the error.
  function fail(error) {
    if (!isFailing) {
      isFailing = true;
      %FailExitCode();
      if (!%IsExiting()) {
        %BeginExit();
        %ProcessEmit("exit", %ExitCode(), undefined);
      }
    }
    let message;
    try {
      message = %CloneWith(%SerializeError(error), [], undefined);
    } catch {}
    if (message !== undefined) tell("error", message);
    else tell("unserializable", undefined);
    %FinishProcess();
  }
  return {load, fail, takeInput};
}
