// What V8 calls the thing that cannot be iterated over, by where the expression stands and where the fault is placed.
const { basename } = require('path');
function attempt(work) {
  try {
    work();
    console.log('fine');
  } catch (error) {
    console.log(error.message, '|', basename(error.stack.split('\n')[1]));
  }
}
const settings = { list: undefined, size: 3, get: () => ({}), nested: { none: null } };
const nothing = undefined, none = null, plain = {};
function find() {}
class Store { items = 4; all() { return this.items; } first() { const [head] = this.items; return head; } }
const store = new Store();

attempt(() => { for (const x of settings.list) x; });
attempt(() => { for (const x of settings.nested.none) x; });
attempt(() => { for (const x of settings['size']) x; });
attempt(() => { for (const x of find()) x; });
attempt(() => { for (const x of store.all()) x; });
attempt(() => { for (const x of settings.list || plain) x; });
attempt(() => { for (const x of settings.list ?? 5) x; });
attempt(() => { for (const x of settings?.size) x; });
attempt(() => { for (const x of (0, plain)) x; });
attempt(() => { for (const x of plain ? 1 : 2) x; });
attempt(() => { for (const [key, value] of settings) key; });
attempt(() => { for (const [key] of [settings]) key; });
attempt(() => { for (const { list: [x] } of [settings]) x; });

attempt(() => [...settings.list]);
attempt(() => [1, ...plain, 2]);
attempt(() => [...find()]);
attempt(() => [...store.all()]);
attempt(() => [...settings.list ?? plain]);
attempt(() => [...settings.list || plain]);
attempt(() => [...settings?.list]);
attempt(() => Math.max(...settings.list));
attempt(() => Math.max(...plain));
attempt(() => Math.max(...plain, 1));
attempt(() => Math.max(...find(), 1));
attempt(() => Math.max(...settings.nested.none, 1));
attempt(() => new Array(...nothing));
attempt(() => find(...store.all()));
attempt(() => find(...settings?.size, 1));

attempt(() => { const [a] = nothing; });
attempt(() => { const [a] = settings.list; });
attempt(() => { const [a] = find(); });
attempt(() => { const [a] = store.all(); });
attempt(() => { const [a] = settings.list || none; });
attempt(() => { const [a] = settings?.list; });
attempt(() => { const [a] = (plain); });
attempt(() => { const [a] = {}; });
attempt(() => { const [a] = new Store(); });
attempt(() => { const [a] = new Map().get(1); });
attempt(() => { let a; [a] = nothing; });
attempt(() => { let a; [a] = find(); });
attempt(() => store.first());
attempt(() => { const { list: [a] } = settings; });
attempt(() => { const { size: [a] } = settings; });
attempt(() => { const { nested: { none: [a] } } = settings; });
attempt(() => { const { nested: { none: [a] } = {} } = settings; });
attempt(() => { const { list: [a] = none } = settings; });
attempt(() => { const { list: [a] = settings.size } = settings; });
attempt(() => { const [[a]] = [none]; });
attempt(() => { const [[a] = find()] = []; });
attempt(() => { const [[a] = 7] = []; });
attempt(() => (([a]) => a)(plain));
attempt(() => (([a]) => a)());
attempt(() => ((x, [a]) => a)(1, none));
attempt(() => (([a] = plain) => a)());
attempt(() => (([a] = find()) => a)());
attempt(() => (({ list: [a] }) => a)(settings));
attempt(() => (({ list: [a] } = settings) => a)());
attempt(() => (({ list: [a] = plain } = {}) => a)());
attempt(function () { const [a] = this; });
