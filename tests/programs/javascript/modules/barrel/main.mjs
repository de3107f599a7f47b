import * as shapes from './shapes/index.mjs';
import { circle, box as rectangle, helpers, version } from './shapes/index.mjs';
import main from './shapes/index.mjs';
console.log(shapes);
console.log(circle(2), rectangle(2, 3), helpers.round(1.7), version, main);
