const util = require('util');
console.log(util.format('%s has %d points and %i lives, %f %%', 'Ana', '12', 3.9, '1.50'));
console.log(util.format('%j %o %O', { a: [1] }, [1], { b: { c: {} } }));
console.log(util.format('%s', null, undefined, 5n, Symbol('s'), -0, { a: 1 }));
console.log(util.format('%s %s', 'only one'), util.format('%x', 1), util.format('a', 'b', { c: 1 }), util.format(1, 2));
console.log(util.format('%c styled', 'color: red'), util.format('%d', 'x'), util.format('%i', {}), util.format('%s', () => 1), util.format('%s', class A {}));
console.log(util.format('%s', new (class Named { toString() { return 'own text'; } })()), util.format('%s', new Error('in format').message), util.format('%s', [1, [2, [3]]]));
console.log(util.formatWithOptions({ compact: true, depth: 0 }, '%O', { a: { b: 1 } }), util.formatWithOptions({ colors: true }, 'See object %O', { foo: 42 }, 7));
for (const wrong of [undefined, 5, null]) {
  try {
    util.formatWithOptions(wrong, 'x');
  } catch (error) {
    console.log(error.code, error.message);
  }
}
const circular = { name: 'c' };
circular.self = circular;
console.log(util.format('%j', circular), util.format('%j', { toJSON() { return 'json'; } }), util.format('%j', undefined));
console.log(util.inspect('a\'b'), util.inspect("it's \"both\""), util.inspect(new Map([[{ k: 1 }, new Set([1])]]), { depth: 0 }));
console.log(util.inspect({ a: 1, b: 'x' }, { compact: false }), util.inspect({ a: { b: { c: { d: 1 } } } }, { depth: null }), util.inspect([3, 1, 2], { sorted: true }));
