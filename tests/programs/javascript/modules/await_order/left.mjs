import { log } from './log.mjs';
import './shared.mjs';
log('left 1');
await 0;
log('left 2');
await 0;
log('left 3');
