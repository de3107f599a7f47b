import { report } from './b.mjs';
export const limit = 10;
export let open = 'open';
report();
