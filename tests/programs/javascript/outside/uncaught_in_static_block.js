// origin: quiz, an exception inside a static block and a field initializer
const log = [];
class Config {
  static defaults = { retries: 3 };
  static {
    log.push('block');
    console.log(log, Config.defaults);
    Config.limits = Config.defaults.limits.max;
  }
  static never = log.push('never');
}
console.log('unreachable');
