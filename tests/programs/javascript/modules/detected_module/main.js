import { value } from './plain.js';
import common from './common.js';
console.log(value, common, typeof require);
