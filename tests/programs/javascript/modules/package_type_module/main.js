import { shout } from './lib/shout.js';
import legacy from './legacy.cjs';
console.log(shout('typed'), legacy, typeof require);
