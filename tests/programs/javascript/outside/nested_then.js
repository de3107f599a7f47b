// origin: forum question about nested then blocks interleaving with an outer chain
const t = (label) => () => console.log(label);

const outer = Promise.resolve('go')
  .then((word) => {
    console.log('outer one', word);
    const inner = Promise.resolve();
    inner.then(t('  inner one')).then(t('  inner two')).then(t('  inner three'));
  })
  .then(t('outer two'))
  .then(() => {
    console.log('outer three returns a chain');
    return Promise.resolve().then(t('    returned one')).then(t('    returned two'));
  })
  .then(t('outer four waits for it'));

const side = Promise.resolve();
side.then(t('side one')).then(t('side two')).then(t('side three')).then(t('side four')).then(t('side five'));
outer.finally(t('done'));
