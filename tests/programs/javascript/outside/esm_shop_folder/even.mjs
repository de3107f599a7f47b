import { isOdd } from './odd.mjs';
console.log('even evaluated', typeof isOdd);
export const isEven = n => n === 0 || isOdd(n - 1);
