export * from './circle.mjs';
export { rectangle as box, default } from './rectangle.mjs';
export * as helpers from './helpers.mjs';
export const version = '1.0';
