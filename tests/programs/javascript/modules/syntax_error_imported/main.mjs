import { total } from './total.mjs';
console.log(total);
