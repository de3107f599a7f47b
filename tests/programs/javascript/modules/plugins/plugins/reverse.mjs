import { letters } from '../letters.mjs';
export const run = text => letters(text).reverse().join('');
