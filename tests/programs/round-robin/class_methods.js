class Counter {
  constructor(from) {
    this.at = from;
  }
  *count(steps) {
    while (steps-- > 0) {
      console.log(this.at++);
      yield;
    }
  }
}
const low = new Counter(1), high = new Counter(100);
spawn(low.count(3), 'low');
spawn(high.count(2), 'high');
