class T { get [Symbol.toStringTag]() { return 'Tag'; } }
console.log(new T(), { [Symbol.toStringTag]: 'Own', a: 1 }, Object.create({ [Symbol.toStringTag]: 'Inherited' }), Object.create(null, { [Symbol.toStringTag]: { value: 'NullTag' } }));
class Same { get [Symbol.toStringTag]() { return 'Same'; } } console.log(new Same());
class TM extends Map { get [Symbol.toStringTag]() { return 'MyMap'; } } console.log(new TM([[1, 2]]));
class TA extends Array { get [Symbol.toStringTag]() { return 'MyArr'; } } console.log(TA.of(1, 2));
console.log({ [Symbol.toStringTag]: '' }, { [Symbol.toStringTag]: 5 }, Object.assign(() => {}, { [Symbol.toStringTag]: 'FnTag' }));
const custom = Symbol.for('nodejs.util.inspect.custom');
class Temp { constructor(c) { this.c = c; } [custom](depth, options, inspect) { return `${this.c}°C (depth ${depth}, ${typeof options}, ${typeof inspect})`; } }
console.log(new Temp(20), [new Temp(1)], { t: new Temp(2), n: { m: new Temp(3) } });
console.log({ [custom]() { return { replaced: 'object', nested: { deep: { er: 1 } } }; } }, { [custom]() { return 'multi\nline'; } }, [{ [custom]() { return 'multi\nline'; } }]);
console.log({ [custom]() { return 42; } }, { [custom]() { return this; }, a: 1 }, { [custom]: 'not a function' }, { [custom]() { return undefined; } }, { [custom]() { return null; } });
class Box { constructor(v) { this.v = v; } [custom](depth, options, inspect) { return 'Box<' + inspect(this.v, options) + '>'; } }
console.log(new Box({ a: [1, 2, { b: 3 }] }), new Box(new Box('inner')), new Map([[new Box(1), new Box(2)]]), new Set([new Box('s')]));
console.log('%s|%o|%O|%d', new Temp(5), new Temp(6), new Temp(7), new Temp(8));
try { console.log({ [custom]() { throw new Error('from inspect'); } }); } catch (e) { console.log('threw', e.message); }
console.log(`${{ toString() { return 'ts'; } }}`, { toString() { return 'not used'; } }, '%s', { toString() { return 'used?'; } });
