console.log('never printed');
const a = 1;
const a = 2;
