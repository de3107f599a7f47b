import './helper.mjs';
console.log('never printed');
