spawn({next() { return 5; }}, 'number').name;
let turns = 0;
spawn({next() { return {done: ++turns > 2}; }}, 'no value');
spawn({next() { return undefined; }}, 'nothing');
spawn({next() { throw new Error('next fails'); }}, 'fails');
setTimeout(() => process.exit(0), 60);
