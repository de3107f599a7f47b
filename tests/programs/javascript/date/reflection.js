// What Date is made of.
console.log(Reflect.ownKeys(Date), Date.length, Date.name, Object.getPrototypeOf(Date) === Function.prototype);
console.log(Reflect.ownKeys(Date.prototype));
for (const key of Reflect.ownKeys(Date.prototype)) {
  const { value, writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(Date.prototype, key);
  console.log(String(key), value.name, value.length, writable, enumerable, configurable, 'prototype' in value);
}
for (const key of Reflect.ownKeys(Date)) {
  const { value, writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(Date, key);
  console.log(String(key), typeof value, value.length, writable, enumerable, configurable);
}
console.log(Object.getOwnPropertyDescriptor(globalThis, 'Date').enumerable, Date.prototype.constructor === Date, Object.prototype.toString.call(Date.prototype));
const receivers = [undefined, null, 0, 'text', {}, [], Date.prototype, Object.create(new Date(0)), () => {}, Symbol('s')];
for (const key of Object.getOwnPropertyNames(Date.prototype)) {
  if (key === 'constructor' || key === 'toJSON') continue;
  const messages = new Set(receivers.map(receiver => {
    try {
      return 'gave ' + String(Date.prototype[key].call(receiver));
    } catch (error) {
      return error.name + ': ' + error.message;
    }
  }));
  console.log(key, [...messages].join(' / '));
}
for (const act of [() => new Date.now(), () => new Date.prototype.getTime(), () => new (new Date(0))(), () => Map.prototype.get.call(new Date(0)), () => { const date = new Date(0); date(); }, () => { for (const x of new Date(0)); },
  () => { 'use strict'; Date.prototype[Symbol.toPrimitive] = 1; }, () => { 'use strict'; Object.freeze(new Date(0)).x = 1; }, () => null instanceof Date, () => new Date(0).foo.bar, () => new Date(0) in {}, () => Symbol() + new Date(0)]) {
  try {
    console.log(act());
  } catch (error) {
    console.log(error.name + ': ' + error.message);
  }
}
