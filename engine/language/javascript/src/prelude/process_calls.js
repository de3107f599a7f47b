// What a program asks of the operating system by way of process (lib/internal/process/per_thread.js of node 20).

function systemCallError(message, code, number, call) {
  const error = new %Error%(`${message} ${code}`);
  error.errno = number;
  error.code = code;
  error.syscall = call;
  return error;
}

// Signals that end the process unless it listens; the others are ignored then.
function signalEnds(number) {
  return number !== 17 && number !== 18 && number !== 23 && number !== 28;
}

function processKill(pid, sig) {
  const {signals} = %BuiltinModule("os").constants;
  // As node compares them: "12" is fine.
  if (pid != (pid | 0)) %ThrowInvalidArgument("pid", "number", pid);
  let number = sig;
  if (sig !== 0 && (typeof sig !== "number" || sig !== (sig | 0))) {
    const name = sig || "SIGTERM";
    if (typeof name !== "string") throw %NodeError("TypeError", `Unknown signal: ${%BuiltinModule("util").format("%s", name)}`, "ERR_UNKNOWN_SIGNAL");
    number = %HasOwn(signals, name) ? signals[name] : undefined;
    if (number === undefined) throw %NodeError("TypeError", `Unknown signal: ${name}`, "ERR_UNKNOWN_SIGNAL");
  }
  if (number < 0 || number > 64) throw %SystemCallError("kill", "EINVAL", -22, "kill");
  const own = +pid === %Process%.pid || +pid === 0;
  if (!own) throw %SystemCallError("kill", "ESRCH", -3, "kill");
  if (number === 0) return true;
  let name;
  for (const each of %OwnKeys(signals)) {
    if (signals[each] === number && name === undefined) name = each;
  }
  const isCaught = number !== 9 && number !== 19 && name !== undefined && %HasListeners(name);
  if (isCaught) %StartOperation("signal", () => {
    %ProcessEmit(name, name, number);
  }, []);
  else if (%SignalEnds(number)) %FinishBySignal(number);
  return true;
}

function processAbort() {
  %FinishBySignal(6);
}

function processUmask(mask) {
  let known = %KnownModule("internal/umask");
  if (known === undefined) %StoreModule("internal/umask", known = {value: 18});
  const before = known.value;
  if (mask === undefined) return before;
  let wanted = mask;
  if (typeof mask === "string") {
    if (/^[0-7]+$/.exec(mask) === null) throw %NodeError("TypeError", `The argument 'mask' must be a 32-bit unsigned integer or an octal string. Received ${%BuiltinModule("util").inspect(mask)}`, "ERR_INVALID_ARG_VALUE");
    wanted = 0;
    for (let i = 0; i < mask.length; i++) wanted = wanted * 8 + +mask[i];
  }
  if (typeof wanted !== "number") %ThrowInvalidArgument("mask", "number", mask);
  if (wanted % 1 !== 0) %ThrowOutOfRange("mask", mask);
  if (wanted < 0 || wanted > 4294967295) throw %NodeError("RangeError", `The value of "mask" is out of range. It must be >= 0 && <= 4294967295. Received ${wanted}`, "ERR_OUT_OF_RANGE");
  known.value = wanted & 511;
  return before;
}

// What the environment has already stays.
function processLoadEnvFile(path) {
  const place = line => `${this === %Process% ? "process." : ""}loadEnvFile (node:internal/process/per_thread:${line})`;
  const {kit} = %BuiltinModule("internal/fs_forms");
  let text;
  try {
    text = `${kit.disk.readAll(path === undefined ? ".env" : kit.checks.path(path), 0)}`;
  } catch (fault) {
    const error = kit.errors.of(fault, "loadEnvFile");
    throw %WithFrames(error, place(error.code === "ERR_INVALID_ARG_TYPE" ? "259:14" : path === undefined ? "262:7" : "260:7"));
  }
  const found = %BuiltinModule("util").parseEnv(text);
  for (const name of %OwnKeys(found)) if (!%HasOwn(%Process%.env, name)) %Process%.env[name] = found[name];
}

// Only names of node's own bindings are known, and nothing of what they hold.
function processBinding(name) {
  const known = new %Set%(["async_wrap", "buffer", "cares_wrap", "config", "constants", "contextify", "crypto", "fs", "fs_event_wrap", "http_parser", "icu", "inspector", "js_stream", "natives", "os", "pipe_wrap", "process_wrap", "signal_wrap", "spawn_sync", "stream_wrap", "tcp_wrap", "tls_wrap", "tty_wrap", "udp_wrap", "url", "util", "uv", "v8", "zlib"]);
  if (!known.has(`${name}`)) throw new %Error%(`No such module: ${name}`);
  return {};
}

function processResourceUsage() {
  const {user, system} = %Process%.cpuUsage();
  return {
    userCPUTime: user, systemCPUTime: system, maxRSS: 41504, sharedMemorySize: 0, unsharedDataSize: 0, unsharedStackSize: 0, minorPageFault: 2310, majorPageFault: 0, swappedOut: 0, fsRead: 0, fsWrite: 0,
    ipcSent: 0, ipcReceived: 0, signalsCount: 0, voluntaryContextSwitches: 9, involuntaryContextSwitches: 3,
  };
}

function processFeatures() {
  return {inspector: true, debug: false, uv: true, ipv6: true, tls_alpn: true, tls_sni: true, tls_ocsp: true, tls: true, cached_builtins: true};
}

function processConfig() {
  return {target_defaults: {cflags: [], default_configuration: "Release", defines: [], include_dirs: [], libraries: []}, variables: {node_module_version: 115, host_arch: "x64", target_arch: "x64", napi_build_version: "9", v8_enable_i18n_support: 1}};
}

function processAllowedFlags() {
  return new %Set%(["--conditions", "--enable-source-maps", "--experimental-loader", "--import", "--inspect", "--max-old-space-size", "--no-deprecation", "--no-warnings", "--require", "--stack-trace-limit", "--trace-deprecation", "--trace-uncaught", "--trace-warnings", "--unhandled-rejections"]);
}
