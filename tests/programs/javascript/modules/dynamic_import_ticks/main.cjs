// How many turns of the microtask queue an import of something loaded takes.
async function turns(label, load) {
  let count = 0;
  let done = false;
  (function tick() {
    if (!done) Promise.resolve().then(() => { count++; tick(); });
  })();
  await load();
  done = true;
  console.log(label, count);
}
(async () => {
  await turns('a settled promise', () => Promise.resolve());
  await turns('a module of node, first', () => import('node:path'));
  await turns('a module of node, again', () => import('node:path'));
  await turns('CommonJS, first', () => import('./plain.cjs'));
  await turns('CommonJS, again', () => import('./plain.cjs'));
  await import('./leaf.mjs');
  await turns('an ES module, again', () => import('./leaf.mjs'));
  await turns('missing', () => import('./missing.mjs').catch(() => {}));
  await turns('thrown CommonJS', () => import('./throws.cjs').catch(() => {}));
  await turns('thrown CommonJS, again', () => import('./throws.cjs').catch(() => {}));
})();
