console.log('never printed');
import { present,
  absent } from './names.mjs';
console.log(present, absent);
