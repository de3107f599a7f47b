// origin: functional programming course, curry with placeholders and partial application
const _ = Symbol('placeholder');
function curry(fn, arity = fn.length) {
  return function curried(...args) {
    const ready = args.slice(0, arity).filter(a => a !== _).length >= arity;
    if (ready) return fn.apply(this, args);
    return (...more) => {
      const filled = args.map(a => a === _ && more.length ? more.shift() : a);
      return curried.apply(this, [...filled, ...more]);
    };
  };
}
const volume = curry((l, w, h) => `${l}x${w}x${h}=${l * w * h}`);
console.log(volume(2)(3)(4), volume(2, 3)(4), volume(2)(3, 4), volume(2, 3, 4), volume(_, 3)(2)(4), volume(_, _, 4)(2)(3), volume(_, _, 4)(_, 3)(2));
const add = a => b => b === undefined ? a : add(a + b);
console.log(add(1)(2)(3)(), add(5)());
function sum(a) { const f = b => sum(a + b); f.valueOf = () => a; f.toString = () => `sum(${a})`; f[Symbol.toPrimitive] = h => h === 'string' ? f.toString() : a; return f }
console.log(+sum(1)(2)(3), `${sum(4)(5)}`, sum(1)(1) == 2, sum(1)(2) + 1, sum(10)(5) > 14);
console.log(sum(1));
console.log([1, 2, 3].map(curry((a, b) => a + b)(10)), ['1', '2', '3'].map(Number), ['1', '2', '3'].map(parseInt), ['a', 'b'].map(String.prototype.toUpperCase.call, String.prototype.toUpperCase));
console.log(curry.length, volume.length, ((a, b = 2, ...c) => 0).length, (function (a, { b }, [c]) {}).length, curry.name, volume.name, add(1).name, (() => {}).bind().name, new Function().name, Symbol('d').description);
const unary = f => x => f(x), flip = f => (a, b, ...r) => f(b, a, ...r), negate = f => (...a) => !f(...a), tap = f => x => (f(x), x), zip = (...xs) => xs[0].map((_, i) => xs.map(x => x[i]));
console.log(['1', '2', '3'].map(unary(parseInt)), flip(Math.pow)(2, 3), [1, 2, 3, 4].filter(negate(n => n % 2)), [5].map(tap(x => console.log('tapped', x))), zip([1, 2], ['a', 'b'], [true, false]));
const once = f => { let done, v; return (...a) => done ? v : (done = true, v = f(...a)) }; const init = once(() => { console.log('init'); return 42 }); console.log(init(), init());
console.log(Function.prototype.toString.call(curry).split('\n').length, add.toString(), (class { m() { return 1 } }).toString(), Object.getOwnPropertyDescriptor({ get x() { return 1 } }, 'x').get.toString(), Math.max.toString(), (async x => x).toString(), ({ async *g() {} }).g.toString());
