import './left.mjs';
import './right.mjs';
import { log } from './log.mjs';
log('main');
console.log(log.lines.join(', '));
