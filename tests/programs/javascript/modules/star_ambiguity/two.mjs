export const b = 2, clash = 'two';
export { same } from './base.mjs';
