console.log([], [[]], [[[]]], [[[[]]]], [[[[1]]]], [{}], [[{}]], [[[{}]]], [[[{ a: 1 }]]]);
console.log([1, , 3], [, 1], [1, , ,], [, ,], new Array(1), new Array(100));
console.log(Object.assign([1, 2], { key: 'value', 'a-b': 1 }), Object.assign([], { only: 1 }), Object.assign([1], { '-1': 'neg', [Symbol('s')]: 1 }));
const long = []; long[150] = 'far'; long[3] = 'three';
console.log(long);
const manyHoles = []; for (let i = 0; i < 220; i += 2) manyHoles[i] = i;
console.log(manyHoles);
class Arr extends Array {}
console.log(new Arr(), Arr.from([1, 2]), new Arr(3), [Arr.of('x')]);
console.log([undefined, null], [function f() {}, class C {}, () => {}], [Symbol('x')]);
console.log([['a', 'b'], ['c', 'd']], [['key', { value: 1 }], ['key2', { value: 2 }]]);
console.log([{ a: 1, b: { c: {} } }, { a: 2, b: { c: { d: 1 } } }]);
console.log(Object.freeze([1]), Object.setPrototypeOf([1, 2], null), (function () { return arguments; })(1, [2]));
console.log([1.5, 'a', [2, ['b', [3, ['c', [4]]]]]]);
console.log('abc'.split(''), [..."hello"], [['x'.repeat(40)], ['y'.repeat(40)]]);
console.log(Array.from({ length: 101 }, () => ({})));
console.log([Array(101).fill(1)].concat([[1]]));
