// origin: coding challenge, scheduler that runs at most two tasks (prints order of completion)
class Scheduler {
  constructor(max = 2) {
    this.max = max
    this.running = 0
    this.waiting = []
  }
  add(creator) {
    return new Promise((resolve, reject) => {
      creator.resolve = resolve
      creator.reject = reject
      if (this.running < this.max) this.run(creator)
      else this.waiting.push(creator)
    })
  }
  run(creator) {
    this.running++
    creator()
      .then(creator.resolve, creator.reject)
      .finally(() => {
        this.running--
        if (this.waiting.length) this.run(this.waiting.shift())
      })
  }
}

const timeout = time => new Promise(resolve => setTimeout(resolve, time))
const scheduler = new Scheduler()
const addTask = (time, order) => {
  scheduler.add(() => timeout(time))
    .then(() => console.log(order, 'running', scheduler.running, 'waiting', scheduler.waiting.length))
}
addTask(100, '1')
addTask(50, '2')
addTask(30, '3')
addTask(40, '4')
console.log(scheduler)
