async function overSync() {
  for await (const v of ['s1', 's2', 's3']) console.log(v);
  console.log('sync iterator done');
}
async function overPromises() {
  for await (const v of [Promise.resolve('p1'), Promise.resolve('p2')]) console.log(v);
  console.log('promises done');
}
async function overGenerator() {
  for await (const v of (async function* () { yield 'g1'; yield Promise.resolve('g2'); yield 'g3'; })()) console.log(v);
  console.log('generator done');
}
async function ruler() {
  for (let i = 1; i < 16; i++) { await 0; console.log('-', i); }
}
overSync();
overPromises();
overGenerator();
ruler();
