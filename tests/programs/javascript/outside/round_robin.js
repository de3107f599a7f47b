// origin: lecture notes, round-robin scheduling with generators
function* task(name, work) {
  let t = 0;
  while (t < work) {
    t++;
    console.log(`${name}: ${'#'.repeat(t)}${'.'.repeat(work - t)}`);
    yield;
  }
  return `${name} took ${work} slices`;
}

class RoundRobin {
  constructor() { this.ready = []; this.clock = 0; this.finished = []; }
  spawn(gen) { this.ready.push({ gen, arrived: this.clock }); return this; }
  run(onSlice = () => {}) {
    while (this.ready.length > 0) {
      const current = this.ready.shift();
      const { done, value } = current.gen.next();
      if (done) {
        this.finished.push({ value, turnaround: this.clock - current.arrived });
      } else {
        this.clock++;
        this.ready.push(current);
      }
      onSlice(this);
    }
    return this.finished;
  }
}
const rr = new RoundRobin();
rr.spawn(task('A', 3)).spawn(task('B', 1)).spawn(task('C', 2));
let injected = false;
const result = rr.run((self) => {
  if (self.clock === 4 && !injected) {
    injected = true;
    self.spawn(task('D', 1));
  }
});
console.log(result);
console.table(result);
console.log('total', rr.clock, rr);
