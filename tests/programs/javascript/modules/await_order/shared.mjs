import { log } from './log.mjs';
log('shared 1');
await 0;
log('shared 2');
