// origin: bug report, strange message when rejecting with a string
console.log('start');
Promise.reject('just a string');
setTimeout(() => console.log('never printed'), 50);
