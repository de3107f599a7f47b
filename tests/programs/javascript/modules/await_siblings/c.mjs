import './b.mjs';
console.log('c, synchronous, needs b only');
