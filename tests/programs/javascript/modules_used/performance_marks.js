// Measuring with marks, measures, observers and timerify.
const { performance, PerformanceObserver, PerformanceEntry } = require('node:perf_hooks');
console.log(performance === globalThis.performance, typeof PerformanceObserver, PerformanceObserver.supportedEntryTypes);
const observer = new PerformanceObserver((list, self) => {
  const seen = list.getEntries().map(entry => `${entry.entryType} ${entry.name} ${entry.duration >= 0}`);
  console.log('observed', seen.sort(), self === observer);
  if (list.getEntriesByName('end').length > 0) observer.disconnect();
});
observer.observe({ entryTypes: ['mark', 'measure', 'function'] });
const mark = performance.mark('start', { startTime: 5, detail: { step: 1 } });
console.log(mark, mark instanceof PerformanceEntry, mark.detail, JSON.stringify(mark));
performance.mark('middle', { startTime: 8 });
console.log(performance.measure('whole', 'start', 'middle'));
console.log(performance.measure('given', { start: 2, duration: 6, detail: 'd' }).toJSON());
console.log(performance.measure('ends', { end: 10, duration: 4 }).startTime, performance.measure('from', { start: 'middle', end: 20 }).duration);
console.log(performance.getEntriesByType('measure').map(entry => entry.name), performance.getEntriesByName('start').length);
console.log(performance.getEntries().map(entry => `${entry.name}@${entry.startTime}`));
performance.clearMarks('start');
performance.clearMeasures();
console.log(performance.getEntries().map(entry => entry.name), performance.getEntriesByType('nothing'));
const timed = performance.timerify(function add(a, b) { return a + b; });
console.log(timed(2, 3), timed.name, timed.length);
for (const attempt of [() => performance.measure('x', 'absent'), () => performance.mark(), () => performance.mark('n', { startTime: -1 }),
  () => performance.measure('x', { start: 1, end: 2, duration: 3 }), () => new PerformanceEntry(), () => new PerformanceObserver(), () => observer.observe({})]) {
  try {
    console.log(attempt());
  } catch (error) {
    console.log(error.name, error.message, error.code);
  }
}
setTimeout(() => performance.mark('end'), 60);
performance.mark('later');
const before = performance.now();
setTimeout(() => console.log(performance.now() - before >= 99), 100);
