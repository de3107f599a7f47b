// origin: blog post, a small dependency injection container with cycle detection
class Container {
  #providers = new Map(); #instances = new Map(); #stack = [];
  register(name, factory, { deps = [], singleton = true } = {}) {
    if (this.#providers.has(name)) throw new Error(`"${name}" is already registered`);
    this.#providers.set(name, { factory, deps, singleton });
    return this;
  }
  resolve(name) {
    if (this.#instances.has(name)) return this.#instances.get(name);
    const p = this.#providers.get(name);
    if (!p) throw new ReferenceError(`no provider for ${[...this.#stack, name].join(' -> ')}`);
    if (this.#stack.includes(name)) throw new Error('cycle: ' + [...this.#stack, name].join(' -> '));
    this.#stack.push(name);
    try {
      const made = p.factory(...p.deps.map(d => this.resolve(d)));
      if (p.singleton) this.#instances.set(name, made);
      return made;
    } finally { this.#stack.pop() }
  }
}
let ids = 0;
const c = new Container()
  .register('config', () => ({ url: 'db://local', verbose: true }))
  .register('logger', ({ verbose }) => ({ log: m => verbose && console.log('[log]', m) }), { deps: ['config'] })
  .register('db', (cfg, logger) => { logger.log('connecting to ' + cfg.url); return { id: ++ids, query: (q) => `${q}@${cfg.url}` } }, { deps: ['config', 'logger'] })
  .register('request', (db) => ({ db, id: ++ids }), { deps: ['db'], singleton: false })
  .register('a', () => 1, { deps: ['b'] }).register('b', () => 2, { deps: ['c'] }).register('c', () => 3, { deps: ['a'] })
  .register('orphan', () => 0, { deps: ['logger', 'mailer'] });
console.log(c.resolve('request'), c.resolve('request').id, c.resolve('db') === c.resolve('db'));
for (const n of ['a', 'orphan', 'nope']) try { c.resolve(n) } catch (e) { console.log(`${e}`) }
try { c.register('db', () => 1) } catch (e) { console.log(`${e}`) }
console.log(c.resolve('db').query('SELECT 1'), c);
