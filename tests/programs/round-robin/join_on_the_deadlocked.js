const stuck = spawn(function* () { yield join(stuck); }, 'stuck');
spawn(function* () { yield join(stuck); }, 'victim');
setTimeout(() => console.log('a timer still fires'), 30);
