import { even } from './even.mjs';
console.log(even(10), even(7));
