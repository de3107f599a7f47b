// Functions without a name that are given before an object take the name of its first property in traces.
const place = () => new Error('x').stack.split('\n').slice(2, 3).map(line => line.trim().replace(/\/.*\//, ''))[0];
const api = { on(work, options) { work(); }, deep: { only(label, work, options) { work(); } } };
function run(work, options) { work(); }
class Runner { constructor(work, options) { work(); } static start(work, options) { work(); } }
run(() => console.log(place()), { once: true });
run(function () { console.log(place()); }, { name: 'x', age: 2 });
api.on(() => console.log(place()), { capture: false });
api.deep.only('label', () => console.log(place()), { timeout: 5, retries: 2 });
new Runner(() => console.log(place()), { mode: 'fast' });
Runner.start(() => console.log(place()), { 'quoted key': 1 });
run(() => console.log(place()), {});
run(() => console.log(place()), [{ a: 1 }]);
run(() => console.log(place()), { ...{ a: 1 } });
run(() => console.log(place()), { method() {}, other: 1 });
run(() => console.log(place()));
const kept = api.on(() => console.log(place()), { passive: true });
run(function named() { console.log(place()); }, { once: true });
run(async () => console.log(place()), { once: true });
