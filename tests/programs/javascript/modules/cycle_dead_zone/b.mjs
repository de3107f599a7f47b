import { limit, open as state } from './a.mjs';
import * as a from './a.mjs';
for (const read of [() => limit, () => state, () => a.limit, () => Object.keys(a)]) {
  try {
    console.log(read());
  } catch (error) {
    console.log(error.name + ': ' + error.message);
  }
}
console.log(a);
export function report() { console.log(limit, state, a.open); }
console.log(limit);
