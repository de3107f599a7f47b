console.log('never printed');
console.log('missing'
console.log('next');
