import { EventEmitter } from 'node:events';
export const hub = new EventEmitter();
