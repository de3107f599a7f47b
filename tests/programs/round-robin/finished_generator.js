const generator = (function* () {})();
generator.next();
const task = spawn(generator, 'finished');
spawn(function* () { console.log('result', yield join(task)); }, 'join');
