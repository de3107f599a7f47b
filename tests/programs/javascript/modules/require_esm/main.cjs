const math = require('./math.mjs');
console.log(math);
const Point = require('./point.mjs');
console.log(Point, Point.default.name, Point.__esModule);
console.log(require('./whole.mjs'));
console.log(require('./math.mjs') === math);
import('./math.mjs').then(space => console.log(space === math, space.add(1, 2)));
