const util = require('util');
const nested = { a: { b: { c: { d: { e: 1 } } } } };
console.log(nested);
console.log(util.inspect.defaultOptions);
util.inspect.defaultOptions.depth = null;
console.log(nested);
console.log(util.inspect(nested), util.inspect(nested, { depth: 1 }));
util.inspect.defaultOptions = { depth: 0, maxArrayLength: 2 };
console.log(nested, [1, 2, 3, 4], util.format('%O', nested), util.inspect.defaultOptions.depth);
console.dir(nested);
util.inspect.defaultOptions = { depth: 2, maxArrayLength: 100, compact: false };
console.log({ a: 1 });
util.inspect.defaultOptions.compact = 3;
console.log({ a: 1 });
try {
  util.inspect.defaultOptions = 5;
} catch (error) {
  console.log(error.code, error.message);
}
class Money {
  constructor(amount) {
    this.amount = amount;
  }
  [util.inspect.custom](depth, options, inspect) {
    return `${options.stylize('Money', 'special')}<${inspect(this.amount, options)}> ${depth} ${inspect === util.inspect}`;
  }
}
console.log(new Money(5), [new Money(7)], util.inspect({ m: new Money({ x: 1 }) }));
