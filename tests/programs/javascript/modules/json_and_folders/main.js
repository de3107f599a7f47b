const config = require('./config');
const shapes = require('./shapes');
const tools = require('./tools');
console.log(config.name, config.sizes.length, require('./config.json') === config);
console.log(shapes.area(3), shapes.kinds);
console.log(tools('x'));
console.log(require('./shapes/../tools/') === tools);
