const path = require('path');
module.exports = text => text + ' from ' + path.basename(__dirname) + '/' + path.basename(__filename);
