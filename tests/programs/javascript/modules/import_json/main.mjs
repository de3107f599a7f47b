import data from './data.json' with { type: 'json' };
import * as space from './data.json' with { type: 'json' };
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
console.log(data, space);
console.log(require('./data.json') === data);
const again = await import('./data.json', { with: { type: 'json' } });
console.log(again.default === data, again === space);
try { await import('./data.json'); } catch (error) { console.log(error.code); }
try { await import('./data.json', { with: { type: 'css' } }); } catch (error) { console.log(error.code); }
try { await import('./other.mjs', { with: { type: 'json' } }); } catch (error) { console.log(error.code); }
