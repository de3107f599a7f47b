try { require('./not_here'); } catch (e) { console.log(e.code, e.message.split('\n')[0]); }
require('no-such-package');
