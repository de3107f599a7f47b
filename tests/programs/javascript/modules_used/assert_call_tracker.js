const assert = require('assert');
const tracker = new assert.CallTracker();
function save(record, done) {
  return `${record} saved, ${done}`;
}
const tracked = tracker.calls(save, 2);
console.log(tracked('first', true));
console.log(tracker.getCalls(tracked));
try {
  tracker.verify();
} catch (error) {
  console.log(error.message, error.code);
}
const [report] = tracker.report();
console.log(report.message, report.actual, report.expected, report.operator);
tracked.call({ me: 1 }, 'second', false);
tracker.verify();
console.log(tracker.getCalls(tracked).length, tracker.report());
tracker.reset(tracked);
console.log(tracker.getCalls(tracked));
const never = tracker.calls();
try {
  tracker.verify();
} catch (error) {
  console.log(error.message);
}
for (const wrong of [() => tracker.getCalls(() => {}), () => tracker.calls(save, 0), () => tracker.calls(save, 'x'), () => assert.CallTracker()]) {
  try {
    wrong();
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
}
