import a from './state.mjs';
import { default as b } from './state.mjs';
import c from './folder/../state.mjs';
import d from './state.mjs?copy';
import e from './state.mjs#part';
console.log(a === b, a === c, a === d, a === e, d === e);
console.log(globalThis.runs);
console.log((await import(new URL('./state.mjs', import.meta.url))).default === a);
