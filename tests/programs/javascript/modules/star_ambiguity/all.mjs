export * from './one.mjs';
export * from './two.mjs';
export * from './one.mjs';
