const id = setTimeout(() => console.log('never'), 0);
clearTimeout(id);
const interval = setInterval(() => console.log('never either'), 1);
clearTimeout(interval);
console.log('cleared');
