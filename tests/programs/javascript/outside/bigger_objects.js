// origin: Stack Overflow question, why does node print [Object] and how do line breaks work
const company = {
  name: 'Initech',
  founded: 1999,
  departments: {
    engineering: { lead: { name: 'Peter', reports: [{ name: 'Samir' }, { name: 'Michael' }] }, budget: 1_000_000 },
    sales: { lead: { name: 'Lumbergh', reports: [] }, budget: 2e6 },
  },
  tags: ['software', 'tps-reports', 'staplers', 'red', 'swingline', 'basement', 'flair'],
  matrix: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  active: true,
  motto: "It's not that I'm lazy",
  quote: 'He said "hello" and \'bye\'',
  tick: `it's a "back\`tick"`,
  nothing: null,
  undef: undefined,
};
console.log(company);
console.log([company]);
console.dir(company, { depth: null });
console.log(Array.from({ length: 120 }, (_, i) => i));
console.log(Array.from({ length: 27 }, (_, i) => 'item' + i));
console.log(['short', 'list'], [1.5, -2, 1000000, 0.001, 33, 4, 5], 'a'.repeat(100));
console.log([['a', 'b'], ['c', ['d', ['e', ['f']]]]], { a: { b: { c: { d: 1 } } } });
console.log({ f() {}, g: () => {}, h: class Foo {}, [Symbol('sym')]: 'symbol', 'key with space': 1, 2: 'two', get computed() { return 1; } });
console.log([undefined, null, , NaN, -0, 'multi\nline', 10n, true], [,], [, , 'x'], new Array(5));
console.log({ longString: 'x'.repeat(60), second: 'y'.repeat(20) }, [{ a: 1, b: 2 }, { a: 3, b: 4 }]);
console.log(Object.create(null), Object.create({ x: 1 }), new (class Empty {})(), new (class extends Array {})(3));
console.log([new Error('inside array').message, new Number(3), new String('boxed'), new Boolean(false), Symbol.iterator]);
