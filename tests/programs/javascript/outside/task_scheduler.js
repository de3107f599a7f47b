// origin: coding challenge, scheduler that runs at most two tasks (prints order of completion)
class Crane {
  busy = 0
  line = []
  constructor(slots = 2) {
    this.slots = slots
  }
  lift(load) {
    return new Promise((ok, fail) => {
      this.line.push([load, ok, fail])
      this.#pull()
    })
  }
  #pull() {
    while (this.busy < this.slots && this.line.length) {
      const [load, ok, fail] = this.line.shift()
      this.busy += 1
      load().then(ok, fail).finally(() => {
        this.busy -= 1
        this.#pull()
      })
    }
  }
}

const heavy = ms => () => new Promise(ok => setTimeout(ok, ms, `${ms} kg`))
const crane = new Crane()
const loads = { steel: 120, wood: 50, sand: 30, glass: 90 }
for (const [name, ms] of Object.entries(loads)) {
  crane.lift(heavy(ms)).then(got => console.log(name, got, '| busy', crane.busy, '| waiting', crane.line.length))
}
crane.lift(() => Promise.reject(new Error('rope'))).catch(e => console.log('snapped:', e.message))
console.log(crane)
