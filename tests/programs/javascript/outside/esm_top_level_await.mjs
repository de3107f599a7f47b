// origin: tutorial, top-level await and imports in an .mjs file
import { readFile } from 'node:fs/promises';
import path, { basename } from 'node:path';
import * as util from 'util';
console.log('module starts', typeof require, typeof module, typeof __filename, this);
const wait = (ms, v) => new Promise(r => setTimeout(r, ms, v));
const first = await wait(5, 'first');
console.log(first, basename(new URL(import.meta.url).pathname), path.sep, typeof util.inspect, Object.keys(import.meta).sort());
const text = await readFile(new URL(import.meta.url), 'utf8');
console.log(text.split('\n').length, text.startsWith('// origin'));
const { default: events, once } = await import('events');
console.log(typeof once, events.name);
try { await import('./not_there.mjs') } catch (e) { console.log(e.code) }
try { undeclared = 1 } catch (e) { console.log(e.message) }
try { await Promise.reject(new Error('awaited')) } catch (e) { console.log(e.message) }
for await (const x of [wait(1, 'a'), 'b']) console.log(x);
process.nextTick(() => console.log('tick')); Promise.resolve().then(() => console.log('micro'));
await null; console.log('after null');
export const answer = 42; export default function named() {}
import(import.meta.url).then((self) => console.log(self.answer, self));
