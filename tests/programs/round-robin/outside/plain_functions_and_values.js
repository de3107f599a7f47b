// Reader's question: can I spawn an ordinary function, and what do yielded numbers do?
const plain = spawn(() => { console.log('plain runs'); return 42; }, 'plain');
spawn(function* () {
  const x = yield 7;
  console.log('yield 7 gives', x);
  const y = yield join(plain);
  console.log('join gives', y);
  const z = yield 'text';
  console.log('yield text gives', z);
}, 'gen');
