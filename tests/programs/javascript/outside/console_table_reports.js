// origin: blog post, console.table for reports, with the odd inputs of its comment section
const orders = [
  { id: 1, customer: 'Ana', total: 19.9, paid: true, items: ['pen', 'ink'] },
  { id: 2, customer: "O'Neil", total: 120, paid: false, items: [], note: undefined },
  { id: 3, customer: 'Zoë 日本', total: -0, paid: null, when: new Date(0) },
];
console.table(orders);
console.table(orders, ['customer', 'total']);
console.table(orders, ['nope']);
console.table(orders, []);
console.table(orders.map(o => Object.values(o).slice(0, 3)));
console.table(Object.fromEntries(orders.map(({ customer, ...rest }) => [customer, rest])), ['total', 'id']);
console.table([new Map([['a', 1]]), new Set(['q'])]);
console.table(new Map([[{ k: 1 }, [1, 2]], ['plain', 5]]));
console.table(new Map(Object.entries({ x: { a: 1 }, y: { b: 2 } })).entries());
console.table(new Set([{ a: 1 }, 'str', [3]]).values());
console.table([[]]);
console.table([1, , 3]);
console.table(new Uint8Array([5, 250]));
console.table([() => 1, class A {}, Symbol('s'), 10n, 'text', null, undefined]);
console.table({ a: 1, b: 'two', c: { d: 3 } });
console.table('abc'); console.table(42); console.table();
class Point { #secret = 1; constructor(x, y) { this.x = x; this.y = y; } get norm() { return Math.hypot(this.x, this.y); } }
console.table([new Point(3, 4), new Point(1, 1)]);
console.table([{ f: { deep: { er: { still: 1 } } } }, { f: 'a\nb' }]);
console.table([['x'.repeat(40), '👍'], ['é', 'e\u0301']]);
console.group('inside'); console.table([[1, 2]]); console.groupEnd();
console.table(Object.create({ inherited: 1 }, { own: { value: 2, enumerable: true } }));
console.table([Object.assign(Object.create(null), { bare: 1 })]);
console.table([{ a: 1 }], 'a');
