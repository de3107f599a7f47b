import module, { createRequire, builtinModules, isBuiltin } from 'node:module';
const require = createRequire(import.meta.url);
const tool = require('./tool.cjs');
console.log(tool.name, require.resolve('./tool.cjs').endsWith('tool.cjs'), require.main);
console.log(typeof require.cache, builtinModules.includes('fs'), isBuiltin('node:fs'), module.createRequire === createRequire);
console.log((await import('./tool.cjs')).default === tool);
