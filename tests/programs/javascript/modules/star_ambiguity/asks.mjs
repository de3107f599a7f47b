import { clash } from './all.mjs';
console.log(clash);
