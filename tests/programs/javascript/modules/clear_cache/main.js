const first = require('./stamp');
const again = require('./stamp');
delete require.cache[require.resolve('./stamp')];
const fresh = require('./stamp');
console.log(first === again, first === fresh, first.id, fresh.id);
