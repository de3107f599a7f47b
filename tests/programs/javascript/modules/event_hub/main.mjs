import { hub } from './hub.mjs';
import './listeners/logger.mjs';
import './listeners/counter.mjs';
hub.emit('saved', { id: 1 });
hub.emit('saved', { id: 2 });
setImmediate(() => hub.emit('done'));
