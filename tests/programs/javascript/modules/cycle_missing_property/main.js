require('./user');
