console.log(require('./assigns'), require('./returns'), require('./strict'), require('./primitive'));
const timer = require('./timer');
console.log(timer);
setTimeout(() => console.log(require('./timer')), 10);
