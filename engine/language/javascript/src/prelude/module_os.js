// require('os') of a machine that does not exist: four processors, 8 GiB, no load, one network interface. Nothing is asked
// of the computer that Loopscope runs on.

function moduleOs() {
  const gibibyte = 2 ** 30;
  const cpu = () => ({model: "Loopscope Simulated CPU @ 2.00GHz", speed: 2000, times: {user: 0, nice: 0, sys: 0, idle: 0, irq: 0}});
  const home = () => %Process%.env.HOME || "/home/user";
  const bare = object => %Object%.assign({__proto__: null}, object);
  const os = {
    arch: () => %Process%.arch,
    availableParallelism: () => 4,
    cpus: () => [cpu(), cpu(), cpu(), cpu()],
    endianness: () => "LE",
    freemem: () => 4 * gibibyte,
    getPriority: () => 0,
    homedir: home,
    hostname: () => "loopscope",
    loadavg: () => [0, 0, 0],
    networkInterfaces: () => ({lo: [{address: "127.0.0.1", netmask: "255.0.0.0", family: "IPv4", mac: "00:00:00:00:00:00", internal: true, cidr: "127.0.0.1/8"}]}),
    platform: () => %Process%.platform,
    release: () => "6.1.0",
    setPriority() {},
    tmpdir() {
      const {env} = %Process%;
      const path = env.TMPDIR || env.TMP || env.TEMP || "/tmp";
      return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
    },
    totalmem: () => 8 * gibibyte,
    type: () => "Linux",
    userInfo: () => bare({uid: 1000, gid: 1000, username: %Process%.env.USER || "user", homedir: home(), shell: "/bin/sh"}),
    uptime: () => 3600 + %Math%.floor(%Process%.uptime()),
    version: () => "#1 SMP",
    machine: () => "x86_64",
  };
  for (const name of %Object%.keys(os)) {
    if (os[name].length === 0 && !"cpus getPriority loadavg networkInterfaces setPriority userInfo".includes(name)) os[name][%SymbolToPrimitive%] = () => os[name]();
  }
  const signals = bare({SIGHUP: 1, SIGINT: 2, SIGQUIT: 3, SIGILL: 4, SIGTRAP: 5, SIGABRT: 6, SIGIOT: 6, SIGBUS: 7, SIGFPE: 8, SIGKILL: 9, SIGUSR1: 10, SIGSEGV: 11, SIGUSR2: 12, SIGPIPE: 13, SIGALRM: 14, SIGTERM: 15, SIGCHLD: 17, SIGSTKFLT: 16, SIGCONT: 18, SIGSTOP: 19, SIGTSTP: 20, SIGTTIN: 21, SIGTTOU: 22, SIGURG: 23, SIGXCPU: 24, SIGXFSZ: 25, SIGVTALRM: 26, SIGPROF: 27, SIGWINCH: 28, SIGIO: 29, SIGPOLL: 29, SIGPWR: 30, SIGSYS: 31});
  const errno = bare({E2BIG: 7, EACCES: 13, EADDRINUSE: 98, EADDRNOTAVAIL: 99, EAGAIN: 11, EBADF: 9, EBUSY: 16, ECONNABORTED: 103, ECONNREFUSED: 111, ECONNRESET: 104, EEXIST: 17, EHOSTUNREACH: 113, EINTR: 4, EINVAL: 22, EIO: 5, EISDIR: 21, EMFILE: 24, ENOENT: 2, ENOMEM: 12, ENOSPC: 28, ENOSYS: 38, ENOTCONN: 107, ENOTDIR: 20, ENOTEMPTY: 39, EPERM: 1, EPIPE: 32, ETIMEDOUT: 110, EWOULDBLOCK: 11});
  const priority = bare({PRIORITY_LOW: 19, PRIORITY_BELOW_NORMAL: 10, PRIORITY_NORMAL: 0, PRIORITY_ABOVE_NORMAL: -7, PRIORITY_HIGH: -14, PRIORITY_HIGHEST: -20});
  const dlopen = bare({RTLD_LAZY: 1, RTLD_NOW: 2, RTLD_GLOBAL: 256, RTLD_LOCAL: 0, RTLD_DEEPBIND: 8});
  %Object%.defineProperty(os, "constants", {enumerable: true, value: bare({UV_UDP_REUSEADDR: 4, dlopen, errno, signals, priority})});
  %Object%.defineProperty(os, "EOL", {configurable: true, enumerable: true, value: "\n"});
  %Object%.defineProperty(os, "devNull", {configurable: true, enumerable: true, value: "/dev/null"});
  return os;
}
