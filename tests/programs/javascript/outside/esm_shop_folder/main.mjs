// origin: modules chapter, a small shop in several files: named, default, re-exports, cycles, live bindings, dynamic import
import createCart, { TAX as rate, total } from './cart.mjs';
import * as catalog from './catalog.mjs';
import { counter, bump, default as label } from './state.mjs';
import { isOdd } from './odd.mjs';
console.log('main starts', counter, label, rate);
const cart = createCart('ana');
cart.add('tea', 2); cart.add('mug');
console.log(cart, total(cart), `${cart}`);
console.log(catalog);
console.log(Object.keys(catalog), catalog[Symbol.toStringTag], Object.getOwnPropertyDescriptor(catalog, 'find'), Reflect.ownKeys(catalog));
bump(); bump(); console.log(counter);
try { counter = 5; } catch (e) { console.log(e.name, e.message); }
try { catalog.find = null; } catch (e) { console.log(e.name, e.message); }
try { catalog.added = 1; } catch (e) { console.log(e.name, e.message); }
try { delete catalog.find; } catch (e) { console.log(e.name, e.message); }
console.log(isOdd(7), isOdd(10), typeof this, import.meta.url.endsWith('main.mjs'));
const lazy = await import('./lazy.mjs');
console.log(lazy, lazy.default(3));
console.log(await import('./lazy.mjs') === lazy);
for (const bad of ['./missing.mjs', './throws.mjs', './throws.mjs', './bad_syntax.mjs', 'not-installed', 'node:nope', './legacy.cjs']) {
  try { const m = await import(bad); console.log(bad, m.default, m); }
  catch (e) { console.log(bad, '->', e.name, e.code, e.message.split('\n')[0].replace(/'?file:\/\/\S*\/|\/\S*\/(?=\w+\.mjs)/g, '~')); }
}
const { createRequire } = await import('node:module');
const require = createRequire(import.meta.url);
console.log(require('./legacy.cjs').loaded(), require('./data.json').items.length);
console.log('main ends');
