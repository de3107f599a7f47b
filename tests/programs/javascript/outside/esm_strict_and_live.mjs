// origin: tutorial, modules are strict and hoist their imports
console.log(typeof readFileSync, sum(2, 3));
export function sum(a, b) { return a + b }
import { readFileSync } from 'fs';
try { console.log(early) } catch (e) { console.log(e.message) }
let early = 1;
try { readFileSync = null } catch (e) { console.log(e.name, e.message) }
try { delete Object.prototype } catch (e) { console.log(e.message) }
console.log((function () { return this })(), this, typeof arguments === 'undefined');
try { (0, eval)('var viaEval = 1'); console.log(typeof viaEval) } catch (e) { console.log(e.message) }
try { Function('with({}) {}'); console.log('sloppy Function ok') } catch (e) { console.log(e.message) }
import * as fs from 'fs'; try { fs.readFileSync = 1 } catch (e) { console.log(e.message) } console.log(Object.prototype.toString.call(fs), Object.isSealed(fs), Reflect.has(fs, 'nope'), fs.nope);
import def from 'node:events'; import { default as same, EventEmitter } from 'events'; console.log(def === same, def === EventEmitter);
setTimeout(() => console.log('timeout'), 0); process.nextTick(() => console.log('nextTick')); queueMicrotask(() => console.log('microtask')); (async () => { console.log('async start'); await 0; console.log('async end') })(); console.log('end of module');
