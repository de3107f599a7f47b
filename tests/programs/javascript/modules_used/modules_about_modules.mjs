// createRequire, builtinModules and friends in an ES module.
import { createRequire, builtinModules, isBuiltin } from 'node:module';
import url, { fileURLToPath, URL as Address } from 'node:url';
import querystring from 'querystring';
import * as os from 'os';
import vm from 'vm';
const require = createRequire(import.meta.url);
console.log(require('node:path').basename(fileURLToPath(import.meta.url)), require('url') === url, Address === URL);
console.log(builtinModules.includes('fs'), builtinModules.length, isBuiltin('node:test'), isBuiltin('lodash'), isBuiltin('os'));
console.log(querystring.parse('a=1&b=2').b, os.EOL.length, typeof os.default.cpus);
console.log(vm.runInThisContext('1 + 2'), new vm.Script('typeof globalThis').runInThisContext());
const { URLSearchParams: Params } = await import('url');
console.log(new Params({ x: 1 }).toString(), (await import('node:crypto')).createHash('md5').update('').digest('hex'));
import('no-such-package').catch(error => console.log(error.code));
