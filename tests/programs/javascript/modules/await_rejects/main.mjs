import './fails.mjs';
console.log('never reached');
