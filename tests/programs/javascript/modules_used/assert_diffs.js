// How the differences of all kinds of values are drawn.
const assert = require('assert');
const show = (actual, expected, method = 'deepStrictEqual') => {
  try {
    assert[method](actual, expected);
    console.log(`${method}: equal`);
  } catch ({ message }) {
    console.log(message);
  }
  console.log('-'.repeat(20));
};
show(1, 2);
show('abc', 'abd');
show('a rather long sentence about cats', 'a rather long sentence about dogs');
show([1, 2, 3], [1, 2, 3, 4]);
show([1, 2, 3, 4], [1, 2, 3]);
show({ a: 1, b: { c: [1, 2, { d: 1 }] } }, { a: 1, b: { c: [1, 2, { d: 2 }] } });
show(new Map([['a', 1], ['b', { x: 1 }]]), new Map([['a', 1], ['b', { x: 2 }]]));
show(new Set(['x', 'y']), new Set(['x', 'z']));
show([1, [2, [3, [4]]]], [1, [2, [3, [5]]]]);
show(Array.from({ length: 30 }, (_, i) => i), Array.from({ length: 30 }, (_, i) => (i === 15 ? 'x' : i)));
show({ f() {} }, { f() {} });
show([1, 2], [1, 2], 'strictEqual');
show({}, [], 'strictEqual');
show(null, undefined, 'strictEqual');
show(NaN, 0, 'strictEqual');
show(0, -0, 'strictEqual');
show(10n, 10, 'strictEqual');
show('line one\nline two', 'line one\nline 2', 'strictEqual');
show(Symbol('a'), Symbol('b'), 'strictEqual');
show(new Date(0), new Date(86400000));
show(/a+/g, /a+/gi);
show([undefined], [null]);
show({ a: undefined }, {});
show([, 1], [undefined, 1]);
show({ a: 1 }, { a: 2 }, 'deepEqual');
show([1, 2], ['1', '2'], 'deepEqual');
show([1, 2], ['1', '2'], 'notDeepEqual');
show({ big: 'x'.repeat(200) }, { big: 'x'.repeat(199) + 'y' });
