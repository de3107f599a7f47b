import { log } from './log.mjs';
import './shared.mjs';
import './sync.mjs';
log('right 1');
await 0;
log('right 2');
