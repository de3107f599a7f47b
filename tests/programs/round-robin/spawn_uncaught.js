console.log('before');
spawn(function* () { console.log('never'); }, 'A');
spawn(12, 'B');
