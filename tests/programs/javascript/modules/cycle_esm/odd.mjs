import { even } from './even.mjs';
console.log('odd runs first, even is', typeof even, even(0));
export function odd(n) { return n !== 0 && even(n - 1); }
