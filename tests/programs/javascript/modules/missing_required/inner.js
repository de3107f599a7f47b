require('./deeper');
