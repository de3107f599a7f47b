// origin: bug report, emitting an error event with something that is no Error
const { EventEmitter } = require('node:events');
const bus = new EventEmitter();
bus.on('message', (m) => { if (!m.ok) bus.emit('error', { status: 'bad', m }) });
console.log(bus.emit('message', { ok: true }));
bus.emit('message', { ok: false, list: [1, [2]] });
