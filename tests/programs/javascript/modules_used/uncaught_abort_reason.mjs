import { setImmediate as turn } from 'node:timers/promises';
const controller = new AbortController();
process.nextTick(() => controller.abort(new RangeError('too slow')));
await turn('x', { signal: controller.signal });
