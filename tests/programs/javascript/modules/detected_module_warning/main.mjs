import { value } from './pack/lib.js';
import { other } from './pack/other.js';
console.log(value, other);
