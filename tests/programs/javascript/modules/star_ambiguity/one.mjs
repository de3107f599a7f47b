export const a = 1, clash = 'one';
export { same } from './base.mjs';
