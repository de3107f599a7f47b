import { isEven } from './even.mjs';
console.log('odd evaluated', typeof isEven);
export function isOdd(n) { return n !== 0 && isEven(n - 1); }
