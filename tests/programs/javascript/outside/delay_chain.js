// origin: interview task, chainable robot (queue of commands with pauses)
function Robot(name) {
  if (!(this instanceof Robot)) return new Robot(name);
  const program = [];
  const tick = () => {
    const command = program.shift();
    if (command) command(tick);
  };
  this.log = (text) => (next) => { console.log(`[${name}] ${text}`); next(); };
  this.add = (command, first) => { program[first ? 'unshift' : 'push'](command); return this; };
  process.nextTick(tick);
}
Robot.prototype = {
  constructor: Robot,
  walk(n) { return this.add(this.log('walks ' + n)); },
  pause(ms) { return this.add((next) => setTimeout(next, ms)).add(this.log(`paused ${ms}`)); },
  warmUp(ms) { return this.add((next) => setTimeout(() => this.log('is warm')(next), ms), true); },
};

console.log(Robot('r2').walk(3).pause(60).walk(5) instanceof Robot);
setTimeout(() => Robot('c3').walk(1).warmUp(20).walk(2), 200);

class Steps {
  #p = Promise.resolve([]);
  do(label) { this.#p = this.#p.then((xs) => [...xs, label]); return this; }
  wait(ms) { this.#p = this.#p.then((xs) => new Promise((r) => setTimeout(r, ms, xs))); return this; }
  then(ok, bad) { return this.#p.then(ok, bad); }
}
(async () => {
  const out = await new Steps().do('a').wait(400).do('b').do('c');
  console.log(out);
})();
console.log('sync end');
