import './third.mjs';
import { tag } from './first.mjs';
console.log('main', tag);
import './second.mjs';
Promise.resolve().then(() => console.log('microtask of main'));
process.nextTick(() => console.log('tick of main'));
