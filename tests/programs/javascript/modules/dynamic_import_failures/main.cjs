const tries = ['./missing.mjs', './syntax.mjs', './throws.mjs', './throws.mjs', './wrong-name.mjs', 'no-such-package', 'node:nothing', './folder', './data.json', './notes.txt', 'https://example.org/x.mjs'];
(async () => {
  for (const specifier of tries) {
    try {
      await import(specifier);
      console.log(specifier, 'loaded');
    } catch (error) {
      console.log(specifier, '|', error.name, error.code, '|', error.message.replaceAll(__dirname, '').replace('file://', ''));
    }
  }
  try { await import({ toString() { throw 'no name'; } }); } catch (error) { console.log(error); }
  try { await import(Symbol('s')); } catch (error) { console.log(error.message); }
})();
