// What programs ask process about themselves.
const start = process.hrtime.bigint();
console.log(typeof start, process.hrtime.bigint() >= start, process.hrtime().length, typeof process.uptime());
console.log(Object.keys(process.memoryUsage()), process.memoryUsage().heapUsed > 1e6, process.memoryUsage.rss() > 1e6);
console.log(Object.keys(process.cpuUsage()), process.cpuUsage(process.cpuUsage()).user >= 0);
console.log(process.title, process.argv0, process.platform, process.arch, process.version, process.versions, process.release.name, process.release.lts);
console.log(process.execArgv, typeof process.pid, typeof process.ppid, process.argv.length, require('process') === process);
const mb = bytes => `${Math.round(bytes / 1024 / 1024)} MB`;
console.log(/^\d+ MB$/.test(mb(process.memoryUsage().rss)), process.umask().toString(8), typeof process.getuid());
const os = require('os');
console.log(os.EOL === '\n', os.platform(), os.type(), os.arch(), os.endianness(), os.tmpdir(), os.devNull, os.constants.signals.SIGTERM);
console.log(os.cpus().length === os.availableParallelism(), Object.keys(os.cpus()[0]), Object.keys(os.userInfo()), os.totalmem() > os.freemem());
console.log(`${os.platform} ${os.arch}`, os.homedir().startsWith('/'), typeof os.hostname(), os.loadavg().length, os.networkInterfaces().lo[0]);
