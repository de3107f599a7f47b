const attempt = f => { try { return f(); } catch (e) { return e.name + ': ' + e.message; } };
console.log(attempt(() => { undeclared = 1; }), attempt(() => { Object.freeze([]).push(1); }), attempt(function () { return typeof this; }));
console.log(attempt(() => delete Object.prototype), attempt(() => typeof arguments), attempt(() => __filename), attempt(() => require('fs')), attempt(() => exports));
console.log(typeof globalThis, typeof import.meta, typeof import.meta.url, typeof process.version);
let live = 1; export { live as renamed }; live++; console.log(live);
import { inspect } from 'node:util'; console.log(inspect({ hoisted: 'import' }), typeof inspect);
