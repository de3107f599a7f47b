import './waits.mjs';
console.log('never');
