// structuredClone keeps cycles, collections, dates; loses classes, getters, symbols.
const original = { name: 'x', nested: { list: [1, 2, { deep: true }] }, when: new Date(1e12), tags: new Set(['a', 'b']), index: new Map([[{ id: 1 }, 'one']]) };
original.me = original;
const copy = structuredClone(original);
console.log(copy);
console.log(copy !== original, copy.me === copy, copy.nested.list[2] !== original.nested.list[2]);
class Temperature {
  #celsius = 20;
  unit = 'C';
  get celsius() {
    return this.#celsius;
  }
}
const t = structuredClone(new Temperature());
console.log(t, t instanceof Temperature, t.celsius);
console.log(structuredClone({ get now() { return 5; }, [Symbol('hidden')]: 1 }));
console.log(structuredClone(Object.create({ inherited: 1 }, { own: { value: 2, enumerable: true }, hidden: { value: 3 } })));
const error = new TypeError('wrong', { cause: { code: 7 } });
error.extra = true;
const e = structuredClone(error);
console.log(e instanceof TypeError, e.name, e.message, e.cause, e.extra, e.stack === error.stack);
class MyError extends Error {
  constructor(m) {
    super(m);
    this.name = 'MyError';
  }
}
const m = structuredClone(new MyError('custom'));
console.log(m.name, m instanceof MyError, m instanceof Error);
console.log(structuredClone([new Number(1), new String('s'), new Boolean(false), Object(1n)]));
const sparse = [1, , 3];
sparse.extra = 'yes';
console.log(structuredClone(sparse), structuredClone(/x/y), structuredClone(new Date(NaN)), Object.is(structuredClone(-0), -0));
const bytes = new Uint8Array([1, 2, 3, 4]);
console.log(structuredClone(bytes.subarray(1, 3)), structuredClone(Buffer.from('hi')), structuredClone(new DataView(new ArrayBuffer(2))));
const moved = structuredClone(bytes, { transfer: [bytes.buffer] });
console.log(moved, bytes.length, Object.isFrozen(structuredClone(Object.freeze({ a: 1 }))));
