// Iterators that break the protocol: no method, a method that gives no object, no next, results that are none.
const { basename } = require('path');
const broken = {
  noNext: { [Symbol.iterator]() { return {}; } },
  numberNext: { [Symbol.iterator]() { return { next: 5 }; } },
  nullNext: { [Symbol.iterator]: () => ({ next: null }) },
  numberMethod: { [Symbol.iterator]: 1 },
  nullMethod: { [Symbol.iterator]: null },
  noObject: { [Symbol.iterator]() { return 3; } },
  noResult: { [Symbol.iterator]() { return { next() { return 'abc'; } }; } },
};
function tell(label, work) {
  try {
    work();
    console.log(label, 'fine');
  } catch (error) {
    console.log(label, '|', error.message, '|', basename(error.stack.split('\n')[1]));
  }
}
function show(...values) { return values.length; }
for (const [name, value] of Object.entries(broken)) {
  const box = { value };
  tell(name + ' for-of', () => { for (const x of value) x; });
  tell(name + ' array', () => [...value]);
  tell(name + ' array of a property', () => [0, ...box.value]);
  tell(name + ' last argument', () => show(...value));
  tell(name + ' first argument', () => show(...value, 1));
  tell(name + ' new', () => new Set(...value));
  tell(name + ' declared', () => { const [a, b] = value; });
  tell(name + ' declared from a property', () => { const [a] = box.value; });
  tell(name + ' assigned', () => { let a; [a] = value; });
  tell(name + ' parameter', () => (([a]) => a)(value));
  tell(name + ' property', () => { const { value: [a] } = box; });
  tell(name + ' yield*', () => [...(function* () { yield* value; })()]);
  tell(name + ' yield* of a property', () => [...(function* () { yield* box.value; })()]);
  tell(name + ' yield* and more', () => [...(function* () { yield 1; if (box) { yield* box.value; yield 2; } else yield 3; yield 4; })()]);
  tell(name + ' Map', () => new Map(value));
  tell(name + ' Set', () => new Set(value));
  tell(name + ' fromEntries', () => Object.fromEntries(value));
}
