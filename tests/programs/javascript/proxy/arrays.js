// Proxies over arrays: the sequence of traps behind each method.
function traced(target) {
  const log = [];
  const proxy = new Proxy(target, {
    get(t, key, r) { log.push(`get ${String(key)}`); return Reflect.get(t, key, r); },
    set(t, key, v, r) { log.push(`set ${String(key)}=${v}`); return Reflect.set(t, key, v, r); },
    has(t, key) { log.push(`has ${String(key)}`); return Reflect.has(t, key); },
    deleteProperty(t, key) { log.push(`delete ${String(key)}`); return Reflect.deleteProperty(t, key); },
    defineProperty(t, key, d) { log.push(`define ${String(key)} ${Object.keys(d)}`); return Reflect.defineProperty(t, key, d); },
    getOwnPropertyDescriptor(t, key) { log.push(`describe ${String(key)}`); return Reflect.getOwnPropertyDescriptor(t, key); },
    ownKeys(t) { log.push('ownKeys'); return Reflect.ownKeys(t); },
  });
  return { proxy, log };
}

function run(name, action, source = [3, 1, 2]) {
  const { proxy, log } = traced(source);
  let result;
  try { result = action(proxy); } catch (error) { result = String(error); }
  console.log(name, result === proxy ? '<proxy>' : result, source);
  console.log('   ', log.join(', '));
}

run('push', p => p.push(9, 8));
run('pop', p => p.pop());
run('shift', p => p.shift());
run('unshift', p => p.unshift(7));
run('splice', p => p.splice(1, 1, 'x', 'y'));
run('reverse', p => p.reverse());
run('sort', p => p.sort());
run('sort by', p => p.sort((a, b) => b - a));
run('fill', p => p.fill(0, 1));
run('copyWithin', p => p.copyWithin(0, 1));
run('concat', p => p.concat([4]));
run('concat to', p => [0].concat(p));
run('slice', p => p.slice(1));
run('indexOf', p => p.indexOf(2));
run('includes', p => p.includes(2));
run('lastIndexOf', p => p.lastIndexOf(3));
run('join', p => p.join('-'));
run('toString', p => String(p));
run('map', p => p.map(x => x * 2));
run('filter', p => p.filter(x => x > 1));
run('reduce', p => p.reduce((a, b) => a + b));
run('forEach', p => p.forEach(() => {}));
run('find', p => p.find(x => x === 2));
run('some', p => p.some(x => x === 1));
run('every', p => p.every(x => x > 0));
run('flat', p => p.flat(), [1, [2]]);
run('flatMap', p => p.flatMap(x => [x, x]));
run('entries', p => [...p.entries()]);
run('keys', p => [...p.keys()]);
run('for of', p => { let s = ''; for (const x of p) s += x; return s; });
run('spread', p => [...p]);
run('destructure', p => { const [a, , b] = p; return [a, b]; });
run('length', p => { p.length = 1; return p.length; });
run('grow', p => { p[5] = 1; return p.length; });
run('isArray', p => Array.isArray(p));
run('from', p => Array.from(p));
run('of', p => Array.of(...p));
run('at', p => p.at(-1));
run('with', p => p.with(0, 'w'));
run('toSorted', p => p.toSorted());
run('toReversed', p => p.toReversed());
run('toSpliced', p => p.toSpliced(0, 1));
run('findLast', p => p.findLast(x => x > 1));
run('json', p => JSON.stringify(p));
run('keys of', p => Object.keys(p));
run('in', p => [0 in p, 5 in p]);
run('delete', p => delete p[1]);
run('max', p => Math.max(...p));
run('apply', p => Math.max.apply(null, p));
run('frozen push', p => p.push(1), Object.freeze([1]));
run('for in', p => { const k = []; for (const i in p) k.push(i); return k; });

// negative indexes
const n = new Proxy(['a', 'b', 'c'], {
  get(target, key, receiver) {
    const index = typeof key === 'string' ? Number(key) : NaN;
    if (Number.isInteger(index) && index < 0) return target[target.length + index];
    return Reflect.get(target, key, receiver);
  },
});
console.log(n[-1], n[-3], n[0], n[-4], n.length, n.slice(-2), n);
