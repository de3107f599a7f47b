import './first.mjs';
console.log('second');
process.nextTick(() => console.log('tick of second'));
