let count = 0;
console.log('counter is loaded once');
exports.increment = () => ++count;
exports.value = () => count;
