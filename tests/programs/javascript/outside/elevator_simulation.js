// origin: job interview take-home, elevator simulation in ticks
class Elevator {
  constructor(floors) { this.floors = floors; this.at = 0; this.dir = 0; this.inside = []; this.waiting = Array.from({ length: floors }, () => []); this.tick = 0; this.log = [] }
  call(from, to, name) { if (from === to || from < 0 || to >= this.floors) throw new RangeError(`${name}: cannot go from ${from} to ${to}`); this.waiting[from].push({ to, name, since: this.tick }) }
  get busy() { return this.inside.length > 0 || this.waiting.some(w => w.length) }
  wants(d) { const ahead = f => d > 0 ? f > this.at : f < this.at; return this.inside.some(p => ahead(p.to)) || this.waiting.some((w, f) => w.length && ahead(f)) }
  step() {
    this.tick++;
    const out = this.inside.filter(p => p.to === this.at); this.inside = this.inside.filter(p => p.to !== this.at);
    const inn = this.waiting[this.at].splice(0); this.inside.push(...inn);
    if (out.length || inn.length) this.log.push(`t${this.tick} floor ${this.at}:${out.map(p => ` -${p.name}(${this.tick - p.since})`).join('')}${inn.map(p => ` +${p.name}`).join('')}`);
    if (!this.busy) { this.dir = 0; return }
    if (!this.dir || !this.wants(this.dir)) this.dir = this.wants(1) ? 1 : this.wants(-1) ? -1 : 0;
    this.at += this.dir;
  }
  draw() { return Array.from({ length: this.floors }, (_, i) => { const f = this.floors - 1 - i; return `${f}|${f === this.at ? `[${this.inside.map(p => p.name[0]).join('').padEnd(3)}]` : '     '}|${this.waiting[f].map(p => p.name[0]).join('')}` }).join('\n') }
}
const e = new Elevator(5);
e.call(0, 4, 'Ann'); e.call(3, 1, 'Bob'); e.call(2, 3, 'Cy');
for (const bad of [[1, 1, 'Same'], [0, 9, 'Sky']]) try { e.call(...bad) } catch (x) { console.log(`${x}`) }
let guard = 0; while (e.busy && guard++ < 50) { e.step(); if (e.tick === 3) { e.call(0, 2, 'Di'); console.log(e.draw()) } }
console.log(e.log.join('\n')); console.log(e.draw()); console.log(e, e.waiting.flat().length, guard);
