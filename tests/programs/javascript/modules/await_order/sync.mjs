import { log } from './log.mjs';
import './shared.mjs';
log('sync');
