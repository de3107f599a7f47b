import './second.mjs';
console.log('third');
