// origin: Stack Overflow question, using async/await with a forEach loop
const files = ['one.txt', 'two.txt', 'three.txt'];
const read = (name) => new Promise(res => setTimeout(res, name.length * 10, `<${name}>`));

async function withForEach() {
  const out = [];
  files.forEach(async (f) => {
    const c = await read(f);
    console.log('forEach got', c);
    out.push(c);
  });
  console.log('forEach done?', out);
}

async function withForOf() {
  const out = [];
  for (const f of files) {
    const c = await read(f);
    console.log('for-of got', c);
    out.push(c);
  }
  console.log('for-of done', out);
}

async function withMap() {
  const out = await Promise.all(files.map(async (f, i) => {
    const c = await read(f);
    console.log('map got', c);
    return { [i]: c };
  }));
  console.log('map done', out);
}

async function withReduce() {
  const r = await files.reduce(async (accP, f) => {
    const acc = await accP;
    acc.push(await read(f));
    return acc;
  }, Promise.resolve([]));
  console.log('reduce done', r);
}

withForEach()
  .then(() => read('x'.repeat(15)))
  .then(withForOf)
  .then(withMap)
  .then(withReduce);
