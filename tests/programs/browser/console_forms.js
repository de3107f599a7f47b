console.log('text', 1, -0, 2n, true, null, undefined, Symbol('s'));
console.log({a: 1, b: 'two', c: [1, 'x'], 'not plain': null}, [undefined, , 3], new Map([['k', {v: 1}]]), new Set([1, 2]));
console.log(function named() {}, () => 1, class A {}, async () => {}, new (class Point { x = 1; })());
console.log(new Error('message'), /re/g, new Date(0), Promise.resolve(1), [[[[[[[1]]]]]]]);
console.log('%s is %d years and %o %%', 'Ada', 36.5, {x: 1}, 'rest');
