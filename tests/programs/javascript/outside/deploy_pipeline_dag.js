// origin: blog post on build systems, tasks with dependencies run as early as they can
const util = require('util');
const wait = ms => new Promise(done => setTimeout(done, ms));

class Pipeline {
  #tasks = new Map();
  #log = [];
  task(name, deps, work) {
    if (this.#tasks.has(name)) throw new RangeError(`task ${util.inspect(name)} is already defined`);
    this.#tasks.set(name, { name, deps, work, state: 'waiting' });
    return this;
  }
  async run({ concurrency = Infinity } = {}) {
    const running = new Set();
    const started = Date.now();
    const ready = () => [...this.#tasks.values()].filter(t => t.state === 'waiting' && t.deps.every(d => this.#tasks.get(d)?.state === 'done'));
    while (true) {
      for (const t of ready()) {
        if (running.size >= concurrency) break;
        t.state = 'running';
        const p = t.work()
          .then(v => { t.state = 'done'; t.result = v; }, e => { t.state = 'failed'; t.error = e; })
          .finally(() => { running.delete(p); this.#log.push(t.name); });
        running.add(p);
      }
      if (running.size === 0) break;
      await Promise.race(running);
    }
    const stuck = [...this.#tasks.values()].filter(t => t.state === 'waiting').map(t => t.name);
    if (stuck.length) throw new AggregateError([...this.#tasks.values()].map(t => t.error).filter(Boolean), `stuck: ${stuck.join(', ')}`);
    return this.#log;
  }
  get states() { return Object.fromEntries([...this.#tasks].map(([k, t]) => [k, t.state])); }
  [util.inspect.custom](depth, options, inspect) {
    return `${options.stylize('Pipeline', 'special')} ${inspect(this.states, options)}`;
  }
}

const build = () => new Pipeline()
  .task('install', [], () => wait(30).then(() => 'ok'))
  .task('lint', ['install'], () => wait(10))
  .task('types', ['install'], () => wait(25))
  .task('unit', ['install'], () => wait(20))
  .task('bundle', ['types'], () => wait(40))
  .task('e2e', ['bundle', 'unit'], () => wait(50))
  .task('publish', ['e2e', 'lint'], async () => { await wait(5); return { version: '1.0.0', files: ['a.js', 'b.js'] }; });

(async () => {
  const free = build();
  console.log(free);
  console.log(await free.run());
  console.log([free, { nested: free }]);
  const narrow = build();
  console.log(await narrow.run({ concurrency: 1 }));
  const broken = build().task('docs', ['missing'], async () => {}).task('smoke', [], async () => { throw new TypeError('no smoke without fire'); }).task('report', ['smoke'], async () => {});
  try { await broken.run(); } catch (e) {
    console.log(e.name, e.message, e.errors.map(String));
    console.log(broken);
  }
  try { broken.task('lint', [], null); } catch (e) { console.log(`${e}`); }
})();
