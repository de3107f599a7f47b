// origin: beginner question, commas between class methods
class Counter {
  constructor() { this.n = 0 },
  up() { this.n++ }
}
console.log(new Counter());
