// What toLocaleString refuses, and the order in which it reads its options.
const date = new Date(0);
for (const act of [
  () => date.toLocaleString('x'), () => date.toLocaleString('en_US'), () => date.toLocaleString(''), () => date.toLocaleString('en-'), () => date.toLocaleString('a-DE'), () => date.toLocaleString('en-US-u'),
  () => date.toLocaleString(null), () => date.toLocaleString([null]), () => date.toLocaleString([5]), () => date.toLocaleString(['en-US', 'not a locale']), () => date.toLocaleString(5),
  () => date.toLocaleString('en-US', null), () => date.toLocaleString('en-US', 5), () => date.toLocaleString('en-US', 'text'),
  () => date.toLocaleString('en-US', { month: 'foo' }), () => date.toLocaleDateString('en-US', { weekday: 'Long' }), () => date.toLocaleTimeString('en-US', { hour: '2' }), () => date.toLocaleString('en-US', { year: null }),
  () => date.toLocaleString('en-US', { dateStyle: 'foo' }), () => date.toLocaleString('en-US', { dateStyle: 'short', year: 'numeric' }), () => date.toLocaleString('en-US', { timeStyle: 'short', hour: 'numeric' }),
  () => date.toLocaleString('en-US', { dateStyle: 'short', timeZoneName: 'short' }), () => date.toLocaleString('en-US', { timeStyle: 'short', fractionalSecondDigits: 1, weekday: 'long' }),
  () => date.toLocaleDateString('en-US', { timeStyle: 'short' }), () => date.toLocaleTimeString('en-US', { dateStyle: 'short' }), () => date.toLocaleDateString('en-US', { dateStyle: 'short', timeStyle: 'short' }),
  () => date.toLocaleDateString('en-US', { hour: 'numeric' }), () => date.toLocaleTimeString('en-US', { month: 'long' }), () => date.toLocaleTimeString('en-US', { weekday: 'long' }),
  () => date.toLocaleString('en-US', { fractionalSecondDigits: 0 }), () => date.toLocaleString('en-US', { fractionalSecondDigits: 4 }), () => date.toLocaleString('en-US', { fractionalSecondDigits: 'x' }), () => date.toLocaleString('en-US', { fractionalSecondDigits: '2' }),
  () => date.toLocaleString('en-US', { formatMatcher: 'x' }), () => date.toLocaleString('en-US', { localeMatcher: 'x' }), () => date.toLocaleString('en-US', { hourCycle: 'x' }), () => date.toLocaleString('en-US', { calendar: 'x' }),
  () => date.toLocaleString('en-US', { numberingSystem: '!' }), () => date.toLocaleString('en-US', { timeZone: 'nope' }), () => date.toLocaleString('en-US', { timeZone: '' }), () => date.toLocaleString('en-US', { timeZone: null }),
  () => date.toLocaleString('en-US', { timeZone: '+03:00' }), () => date.toLocaleString('en-US', { month: Symbol('m') }), () => date.toLocaleString('en-US', { get month() { throw new Error('mine'); } }),
  () => Date.prototype.toLocaleString.call({}), () => Date.prototype.toLocaleDateString.call(5), () => Date.prototype.toLocaleTimeString.call(undefined),
]) {
  try {
    console.log(act());
  } catch (error) {
    console.log(error.name + ': ' + error.message);
  }
}

console.log('--- the order of reading');
const names = ['weekday', 'year', 'month', 'day', 'dayPeriod', 'hour', 'minute', 'second', 'fractionalSecondDigits', 'dateStyle', 'timeStyle', 'localeMatcher', 'calendar', 'numberingSystem', 'hour12', 'hourCycle', 'timeZone', 'era', 'timeZoneName', 'formatMatcher'];
const spy = (log, values = {}) => {
  const options = {};
  for (const name of names) Object.defineProperty(options, name, { get() { log.push(name); return values[name]; } });
  return options;
};
for (const method of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) {
  for (const values of [{}, { month: 'long' }, { hour: 'numeric' }, { weekday: 'short', hour12: true }, { dateStyle: 'short' }]) {
    const log = [];
    let text;
    try {
      text = date[method]('en-US', spy(log, values));
    } catch (error) {
      text = error.message;
    }
    console.log(method, JSON.stringify(values), text, log.join());
  }
}
const log = [];
try {
  date.toLocaleString({ get length() { log.push('length'); return 2; }, get 0() { log.push('0'); return 'pt-BR'; }, get 1() { log.push('1'); return 'bad locale'; } }, spy(log));
} catch (error) {
  console.log(error.message, log.join());
}
const text = value => ({ toString() { log.push(value); return value; } });
log.length = 0;
console.log(date.toLocaleString('en-US', { month: text('long'), day: text('2-digit'), hour: text('numeric'), timeZone: text('UTC') }), log.join());
