import calculate, { add, multiply as times, PI, settings, Vector, 'a name with spaces' as odd } from './math.mjs';
import * as math from './math.mjs';
import fallback from './fallback.mjs';
import expression from './expression.mjs';
console.log(add(1, 2), times(3, 4), PI, settings, odd);
console.log(calculate.name, calculate(2), new Vector(1));
console.log(math);
console.log(Object.keys(math), Object.prototype.toString.call(math), Object.isFrozen(math), Object.isSealed(math));
console.log(fallback, fallback.name, expression);
