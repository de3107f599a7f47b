// origin: interview: LazyMan with sleep and eat
class LazyMan {
  constructor(name) {
    this.tasks = [];
    this.tasks.push(() => { console.log(`Hi! This is ${name}!`); this.next(); });
    setTimeout(() => this.next(), 0);
  }
  next() { const t = this.tasks.shift(); t && t(); }
  eat(food) { this.tasks.push(() => { console.log(`Eat ${food}~`); this.next(); }); return this; }
  sleep(s) { this.tasks.push(() => setTimeout(() => { console.log(`Wake up after ${s}`); this.next(); }, s * 10)); return this; }
  sleepFirst(s) { this.tasks.unshift(() => setTimeout(() => { console.log(`Wake up first after ${s}`); this.next(); }, s * 10)); return this; }
}
const LazyManFactory = (name) => new LazyMan(name);
LazyManFactory('Hank').sleep(1).eat('dinner').eat('supper').sleepFirst(2);
