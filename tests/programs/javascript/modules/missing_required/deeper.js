require('./not-here');
