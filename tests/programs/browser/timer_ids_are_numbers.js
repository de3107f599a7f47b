const first = setTimeout(() => {}, 0);
const second = setInterval(() => clearInterval(second), 1);
console.log(typeof first, second - first);
