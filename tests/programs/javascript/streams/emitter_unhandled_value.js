const { EventEmitter } = require('events');
new EventEmitter().emit('error', { reason: 'no error at all' });
