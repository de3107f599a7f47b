console.log('so far');
const fs = require('fs');
console.log(fs);
