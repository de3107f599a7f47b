// origin: metaprogramming article, arrays with negative indexes, a revocable membrane and a catch-all trap log
const negative = a => new Proxy(a, {
  get: (t, k, r) => Reflect.get(t, typeof k === 'string' && /^-\d+$/.test(k) ? t.length + +k : k, r),
  set: (t, k, v, r) => Reflect.set(t, typeof k === 'string' && /^-\d+$/.test(k) ? String(t.length + +k) : k, v, r),
  has: (t, k) => Reflect.has(t, /^-\d+$/.test(String(k)) ? t.length + +k : k),
});
const xs = negative(['a', 'b', 'c']);
xs[-1] = 'z'; console.log(xs[-1], xs[-3], -2 in xs, -4 in xs, xs, xs.length, Array.isArray(xs), JSON.stringify(xs), xs.map(x => x + x), [...xs], xs.concat(['q']), xs.slice(-2));
const log = [];
const spy = (target, name) => new Proxy(target, new Proxy({}, { get: (_, trap) => (...args) => { log.push(`${name}.${trap}${args[1] !== undefined && typeof args[1] !== 'object' ? '(' + String(args[1]) + ')' : ''}`); return Reflect[trap](...args); } }));
const s = spy({ b: 1, a: 2, [Symbol.for('t')]: 3 }, 'o');
const flush = label => console.log(label.padEnd(12), log.splice(0).join(' '));
({ ...s }); flush('spread'); Object.keys(s); flush('keys'); JSON.stringify(s); flush('json'); for (const k in s); flush('for in'); 'a' in s; flush('in'); delete s.a; flush('delete'); s.c = 5; flush('set');
Object.assign({}, s); flush('assign'); Object.freeze(s); flush('freeze'); Object.isFrozen(s); flush('isFrozen'); const { b, ...rest } = s; flush('rest'); `${Object.prototype.toString.call(s)}`; flush('toString'); s + ''; flush('concat'); s == 1; flush('=='); s instanceof Object; flush('instanceof'); Object.entries(s); flush('entries'); structuredClone({}); Array.isArray(s); flush('isArray'); s?.b; flush('?.'); s.b++; flush('++ frozen'); s.hasOwnProperty('b'); flush('hasOwn'); Object.getOwnPropertyNames(s); flush('names'); with (s) { b; } flush('with');
console.log(s); flush('inspect');
const arr = spy([3, 1, 2], 'arr'); arr.sort(); flush('sort'); arr.push(4); flush('push'); arr.includes(2); flush('includes'); arr.length = 1; flush('length'); [...arr]; flush('iterate'); arr.splice(0, 1); flush('splice'); [].concat(arr); flush('concat');
const fn = spy(function add(a, b) { return a + b; }, 'fn'); fn(1, 2); flush('call'); new fn(1); flush('new'); fn.call(null, 1); flush('.call'); fn.bind(null); flush('bind'); fn.name; flush('name'); console.log(typeof fn, fn); flush('inspect');
const { proxy, revoke } = Proxy.revocable({ x: 1 }, {}); revoke(); for (const bad of [() => proxy.x, () => typeof proxy, () => Object.keys(proxy), () => proxy in {}, () => console.log(proxy), () => JSON.stringify(proxy), () => Array.isArray(proxy), () => proxy instanceof Object, () => new Proxy(proxy, {})]) try { console.log('ok', bad()); } catch (e) { console.log(e.name, e.message); }
const frozen = Object.freeze({ v: 1, get acc() { return 1; } });
for (const h of [{ get: () => 2 }, { has: () => false }, { ownKeys: () => [] }, { ownKeys: () => ['v', 'v'] }, { ownKeys: () => [1] }, { getPrototypeOf: () => null }, { deleteProperty: () => true }, { set: () => true }, { defineProperty: () => true }, { getOwnPropertyDescriptor: () => undefined }, { getOwnPropertyDescriptor: () => 5 }, { isExtensible: () => true }, { get: 5 }, { preventExtensions: () => false }, { ownKeys: () => ['v', 'acc', 'more'] }]) { 'use strict'; const p = new Proxy(frozen, h); for (const op of [() => p.v, () => 'v' in p, () => Object.keys(p), () => Object.getPrototypeOf(p), () => Reflect.deleteProperty(p, 'v'), () => Reflect.set(p, 'v', 3), () => Object.defineProperty(p, 'v', { value: 5 }), () => Object.isExtensible(p), () => Object.preventExtensions(p) === p]) try { op(); } catch (e) { console.log(Object.keys(h)[0], '|', e.message); } }
