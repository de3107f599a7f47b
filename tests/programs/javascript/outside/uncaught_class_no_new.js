// origin: beginner question, class constructor cannot be invoked without new
class Logger {
  constructor(prefix = 'log') { this.prefix = prefix }
  info(m) { console.log(`${this.prefix}: ${m}`) }
}
const make = (K, ...args) => K(...args);
new Logger('a').info('works');
const { info } = new Logger('b');
try { info('lost this') } catch (e) { console.log(e.message) }
make(Logger, 'c').info('fails');
