// Reading the clock: dates move with the timers, and never stand still for ever.
const started = new Date();
const before = Date.now();
console.log(started instanceof Date, Number.isInteger(before), before - started < 1000, started.getTime() <= before);

const deadline = Date.now() + 20;
let turns = 0;
while (Date.now() < deadline) turns++;
console.log(turns > 0, Date.now() >= deadline);

setTimeout(() => {
  const elapsed = new Date() - started;
  console.log(elapsed >= 120, elapsed < 2000);
}, 100);

const performed = performance.timeOrigin + performance.now();
console.log(Math.abs(performed - Date.now()) < 100);

const times = Array.from({ length: 1000 }, () => Date.now());
console.log(times.every((time, i) => i === 0 || time >= times[i - 1]));
console.log(Date.parse(Date()) <= Date.now(), Date.now() - Date.parse(Date()) < 2000, new Date().toISOString().endsWith('Z'));
