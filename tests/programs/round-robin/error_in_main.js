spawn(function* () { console.log('never'); }, 'A');
console.log('main');
throw new Error('main fails');
