// What cannot be copied.
const attempts = [
  ['function', () => structuredClone(function named() {})],
  ['arrow in array', () => structuredClone([1, (x) => x * 2])],
  ['method', () => structuredClone({ a: 1, greet() { return 'hi'; } })],
  ['symbol', () => structuredClone(Symbol('s'))],
  ['class', () => structuredClone(class A {})],
  ['weak map', () => structuredClone(new WeakMap())],
  ['promise', () => structuredClone(Promise.resolve())],
  ['proxy', () => structuredClone(new Proxy({}, {}))],
  ['getter that throws', () => structuredClone({ get x() { throw new TypeError('no'); } })],
  ['nothing', () => structuredClone()],
  ['bad options', () => structuredClone(1, 5)],
  ['bad transfer', () => structuredClone(1, { transfer: [{}] })],
  ['transfer twice', () => { const b = new ArrayBuffer(1); return structuredClone(b, { transfer: [b, b] }); }],
  ['detached', () => { const b = new ArrayBuffer(1); structuredClone(b, { transfer: [b] }); return structuredClone(b); }],
  ['arguments', () => (function () { return structuredClone(arguments); })(1)],
];
for (const [name, attempt] of attempts) {
  try {
    console.log(name, attempt());
  } catch (e) {
    console.log(name, '|', e.name, '|', e.code, '|', e.message, '|', e instanceof DOMException);
  }
}
