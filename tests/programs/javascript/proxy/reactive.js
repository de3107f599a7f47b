// A small reactive system: effects run again when what they read changes.
const targets = new WeakMap();
const proxies = new WeakMap();
const stack = [];

function track(target, key) {
  const effect = stack[stack.length - 1];
  if (!effect) return;
  let deps = targets.get(target);
  if (!deps) targets.set(target, (deps = new Map()));
  let set = deps.get(key);
  if (!set) deps.set(key, (set = new Set()));
  set.add(effect);
  effect.deps.push(set);
}

function trigger(target, key) {
  const deps = targets.get(target);
  const set = deps && deps.get(key);
  if (set) [...set].forEach(effect => effect.scheduler ? effect.scheduler(effect) : effect());
}

const arrayMethods = {};
for (const method of ['push', 'pop', 'shift', 'unshift', 'splice']) {
  arrayMethods[method] = function (...args) {
    stack.push(null);
    try { return Array.prototype[method].apply(this, args); } finally { stack.pop(); }
  };
}

function reactive(object) {
  if (typeof object !== 'object' || object === null) return object;
  if (proxies.has(object)) return proxies.get(object);
  const proxy = new Proxy(object, {
    get(target, key, receiver) {
      if (key === '__raw') return target;
      if (Array.isArray(target) && Object.hasOwn(arrayMethods, key)) return Reflect.get(arrayMethods, key, receiver);
      const value = Reflect.get(target, key, receiver);
      track(target, key);
      return reactive(value);
    },
    set(target, key, value, receiver) {
      const had = Object.prototype.hasOwnProperty.call(target, key);
      const old = target[key];
      const done = Reflect.set(target, key, value, receiver);
      if (!had) trigger(target, 'keys');
      if (!had || !Object.is(old, value)) trigger(target, key);
      return done;
    },
    has(target, key) { track(target, key); return Reflect.has(target, key); },
    ownKeys(target) { track(target, 'keys'); return Reflect.ownKeys(target); },
    deleteProperty(target, key) {
      const had = key in target;
      const done = Reflect.deleteProperty(target, key);
      if (had && done) { trigger(target, key); trigger(target, 'keys'); }
      return done;
    },
  });
  proxies.set(object, proxy);
  return proxy;
}

function effect(fn, scheduler) {
  const run = () => {
    run.deps.forEach(set => set.delete(run));
    run.deps.length = 0;
    stack.push(run);
    try { return fn(); } finally { stack.pop(); }
  };
  run.deps = [];
  run.scheduler = scheduler;
  run();
  return run;
}

function computed(getter) {
  let value, dirty = true;
  const runner = effect(() => { value = getter(); dirty = false; }, () => { dirty = true; });
  return { get value() { if (dirty) runner(); return value; } };
}

const state = reactive({ count: 0, user: { name: 'Ann', tags: ['a'] }, items: [1, 2] });
effect(() => console.log('count is', state.count));
effect(() => console.log('name is', state.user.name));
effect(() => console.log('keys are', Object.keys(state.user).join()));
effect(() => console.log('items', state.items.length, state.items.join('+')));
const double = computed(() => { console.log('(computing)'); return state.count * 2; });

state.count++;
state.count = 1;
state.user.name = 'Bob';
state.user.age = 5;
delete state.user.age;
state.items.push(3);
state.items[0] = 10;
state.items.length = 1;
console.log(double.value, double.value);
state.count = 21;
console.log(double.value, double.value);
state.user.tags.push('b');
console.log(state.user.tags, state.user.__raw === state.user.__raw, reactive(state.user.__raw) === state.user);
console.log(state, JSON.stringify(state));
effect(() => console.log('has flag', 'flag' in state));
state.flag = true;

// batched
const queue = new Set();
let flushing = false;
function schedule(job) {
  queue.add(job);
  if (flushing) return;
  flushing = true;
  Promise.resolve().then(() => { for (const j of queue) j(); queue.clear(); flushing = false; });
}
const view = reactive({ a: 1, b: 1 });
effect(() => console.log('render', view.a, view.b), schedule);
view.a++; view.a++; view.b = 9;
console.log('sync done');
