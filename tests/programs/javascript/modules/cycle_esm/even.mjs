import { odd } from './odd.mjs';
console.log('even runs, odd is', typeof odd);
export function even(n) { return n === 0 || odd(n - 1); }
